# make run     set up and run the main job: a Llama trains and generates on npu:0
# make test    set up and pass the tests and checks
# make build   build the native libraries incrementally and install the package into the environment
# make check   formatting, lint, types, layers, generated files
# make format  format Python and C++ in place
#
# PYTHON=python3.11   the interpreter that makes the environment
# VENV=.venv          the environment; an existing one can be named
# BUILD=build/native  where the native libraries are built; kept between runs
# JOBS=               parallel compilers (default: as ninja sees fit)

PYTHON ?= python3
VENV ?= .venv
BUILD ?= build/native
JOBS ?=

PY := $(VENV)/bin/python
# Stamps are kept with the environment that they describe.
STAMPS := $(VENV)/.hotplate
PIP := $(PY) -m pip install --disable-pip-version-check --quiet
export PIP_ROOT_USER_ACTION := ignore

SOURCES := $(shell find src native spec tools hotplate.pth -type f -not -name '*.pyc' -not -path '*/gen/*.tmp')
DRIVER_SOURCES := $(shell find tests/native native/core -type f) native/gen/soc_table.cpp

.PHONY: run test build check native-test format clean
.DEFAULT_GOAL := run

run: $(STAMPS)/examples $(STAMPS)/installed
	$(PY) examples/llama.py

test: $(STAMPS)/test $(STAMPS)/installed check native-test
	$(PY) -m pytest

build: $(STAMPS)/installed

# --- set-up ---------------------------------------------------------------------------------------------------------

# torch first and by itself: the build below compiles against the very torch that will run, and needs no second copy.
$(STAMPS)/tools: pyproject.toml tools/requirements.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=...")'
	@test -x $(PY) || { echo "making $(VENV)"; $(PYTHON) -m venv $(VENV); }
	@echo "installing torch and the build tools"
	@$(PIP) $$($(PY) tools/requirements.py run | grep '^torch==')
	@$(PY) tools/requirements.py build | xargs $(PIP)
	@mkdir -p $(STAMPS) && touch $@

# The first build goes through pip, which also installs what the package requires and its command.
$(STAMPS)/package: $(STAMPS)/tools CMakeLists.txt native/CMakeLists.txt native/host.cmake
	@echo "building and installing hotplate"
	@HOTPLATE=0 CMAKE_BUILD_PARALLEL_LEVEL=$(JOBS) $(PIP) --no-build-isolation --force-reinstall --no-deps \
	  --config-settings=build-dir=$(abspath $(BUILD)) .
	@$(PY) tools/requirements.py run | xargs $(PIP)
	@touch $@ $(STAMPS)/installed

# Later builds compile and copy what has changed, into the same place.
$(STAMPS)/installed: $(STAMPS)/package $(SOURCES)
	@PATH=$(abspath $(VENV))/bin:$$PATH cmake --build $(BUILD) $(if $(JOBS),--parallel $(JOBS))
	@PATH=$(abspath $(VENV))/bin:$$PATH cmake --install $(BUILD) \
	  --prefix $$($(PY) -Ic 'import sysconfig; print(sysconfig.get_path("platlib"))') >/dev/null
	@touch $@

$(STAMPS)/examples $(STAMPS)/test: $(STAMPS)/%: $(STAMPS)/package
	@echo "installing what the $* need"
	@$(PY) tools/requirements.py $* | xargs $(PIP)
	@touch $@

# --- checks ---------------------------------------------------------------------------------------------------------

CPP := $(shell find native tests/native -name '*.cpp' -o -name '*.h' | grep -v '^native/gen/')
GENERATORS := $(wildcard tools/gen_*.py)

check: $(STAMPS)/test $(STAMPS)/installed
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	@for generator in $(GENERATORS); do echo "$$generator --check"; $(PY) $$generator --check || exit 1; done
	HOTPLATE=0 TORCH_DEVICE_BACKEND_AUTOLOAD=0 PYTHONPATH=src $(VENV)/bin/hotplate coverage --check docs/coverage.md
	$(VENV)/bin/clang-format --dry-run --Werror $(CPP)

# The driver program of the runtime, under each sanitizer.
SANITIZE_thread := thread
SANITIZE_address := address,undefined

native-test: $(BUILD)-thread/passed $(BUILD)-address/passed

$(BUILD)-%/passed: $(STAMPS)/tools $(DRIVER_SOURCES)
	@PATH=$(abspath $(VENV))/bin:$$PATH cmake -S tests/native -B $(BUILD)-$* -G Ninja -DHOTPLATE_SANITIZE=$(SANITIZE_$*) >/dev/null
	@PATH=$(abspath $(VENV))/bin:$$PATH cmake --build $(BUILD)-$* $(if $(JOBS),--parallel $(JOBS))
	$(BUILD)-$*/hotplate_driver
	@touch $@

format: $(STAMPS)/test
	$(VENV)/bin/ruff format .
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/clang-format -i $(CPP)

clean:
	rm -rf build .venv
