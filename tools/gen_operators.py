"""Makes the C++ side of the operator library from the definitions in ``hotplate.ops``.

    python tools/gen_operators.py           writes native/gen
    python tools/gen_operators.py --check   exits 1 when a committed file is not what would be written

Files: ``core_operators.cpp`` (tables: arguments and rules), ``opapi_<family>.cpp`` (the exported pairs of libopapi.so),
``host_operators_<family>.cpp`` (how each operator runs), ``args_<family>.h`` (typed arguments for the C++ kernels) and
``operators.json`` (what the tests of the interface compare exports with) and ``core_graph_types.cpp`` (the types that
single-operator calls name).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import defaultdict
from pathlib import Path

# The generator needs torch's schemas, not the device: the libraries it makes may not exist yet.
os.environ["TORCH_DEVICE_BACKEND_AUTOLOAD"] = "0"
os.environ["HOTPLATE"] = "0"

# An installed hotplate has its start-up hook in this process already; the definitions of this tree are meant.
for loaded in [name for name in sys.modules if name.partition(".")[0] == "hotplate"]:
    del sys.modules[loaded]

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from hotplate.ops.codegen import aten_call, graph_tables, tables  # noqa: E402
from hotplate.ops.definition import Operator, load_all  # noqa: E402
from hotplate.ops.graph_type import load_graph_types  # noqa: E402


def outputs() -> dict[str, str]:
    """The files to be written: name in native/gen -> text."""
    operators = load_all()
    types = load_graph_types()
    by_family: dict[str, list[tuple[int, Operator]]] = defaultdict(list)
    for index, operator in enumerate(operators.values()):
        # One file for each folder of definitions: every file that includes torch costs seconds to compile.
        by_family[operator.family.partition(".")[0]].append((index, operator))
    # Graph operator types stand behind the aclnn operators in the same tables; nothing is exported for them.
    everything = [*operators.values(), *types.values()]
    files = {
        "core_operators.cpp": tables.core_tables(everything),
        "core_graph_types.cpp": graph_tables.graph_type_table(list(types.values()), len(operators)),
        "host_run_table.cpp": tables.run_table(everything),
        "operators.json": json.dumps(tables.listing(list(operators.values())), indent=1) + "\n",
    }
    for family, members in sorted(by_family.items()):
        files[f"args_{family}.h"] = tables.argument_structs([o for _, o in members])
        files[f"opapi_{family}.cpp"] = tables.trampolines(family, members)
        files[f"host_operators_{family}.cpp"] = aten_call.host_family(family, members)
    for family in sorted({t.family for t in types.values()}):
        own = [(0, t) for t in types.values() if t.family == family]
        files[f"args_{family}.h"] = tables.argument_structs([t for _, t in own])
        files[f"host_operators_{family}.cpp"] = aten_call.host_family(family, own)
    return files


def main() -> int:
    """Writes the files, or with --check compares them; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when a file is stale")
    arguments = parser.parse_args()
    folder = ROOT / "native" / "gen"
    wanted = outputs()
    mine = (
        "core_operators",
        "core_graph_types",
        "operator_args",
        "args_",
        "host_run_table",
        "operators.json",
        "opapi_",
        "host_operators_",
    )
    present = {p.name for p in folder.iterdir() if p.name.startswith(mine)}
    stale = sorted(present - wanted.keys())
    stale += sorted(n for n, text in wanted.items() if not (folder / n).exists() or (folder / n).read_text() != text)
    if arguments.check:
        for name in stale:
            print(f"native/gen/{name} is not current: run python tools/gen_operators.py")
        return 1 if stale else 0
    for name in present - wanted.keys():
        (folder / name).unlink()
    for name in stale:
        if name in wanted:
            (folder / name).write_text(wanted[name])
            print(f"wrote native/gen/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
