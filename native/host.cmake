# libhotplate_host.so: the operator bridge and the kernels, linked against libtorch.

# The torch that the build's Python would import is found without importing it: `import torch` would load torch_npu too.
# An empty Python_EXECUTABLE comes from a plain `cmake` call; a build by pip sets it.
find_package(Python 3.11 REQUIRED COMPONENTS Interpreter)
execute_process(
  COMMAND ${Python_EXECUTABLE} -c
    "import importlib.util, os; s = importlib.util.find_spec('torch'); print(os.path.dirname(s.origin) if s else '', end='')"
  OUTPUT_VARIABLE TORCH_FOLDER COMMAND_ERROR_IS_FATAL ANY)
if(NOT TORCH_FOLDER)
  message(FATAL_ERROR "${Python_EXECUTABLE} finds no torch: install torch==2.13.0 there first")
endif()
file(STRINGS ${TORCH_FOLDER}/version.py TORCH_VERSION REGEX "^__version__ = ")
string(REGEX MATCH "[0-9]+\\.[0-9]+\\.[0-9]+" TORCH_VERSION "${TORCH_VERSION}")
message(STATUS "torch ${TORCH_VERSION} in ${TORCH_FOLDER}")

file(GLOB_RECURSE HOST_SOURCES CONFIGURE_DEPENDS host/*.cpp)
file(GLOB HOST_GENERATED CONFIGURE_DEPENDS gen/host_*.cpp)
if(NOT HOST_SOURCES AND NOT HOST_GENERATED)
  return()
endif()

add_library(hotplate_host SHARED ${HOST_SOURCES} ${HOST_GENERATED})
target_include_directories(hotplate_host PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/host)
target_include_directories(hotplate_host SYSTEM PRIVATE
  ${TORCH_FOLDER}/include ${TORCH_FOLDER}/include/torch/csrc/api/include)
target_compile_definitions(hotplate_host PRIVATE _GLIBCXX_USE_CXX11_ABI=1)
# at::parallel_for is a template of torch's headers: without OpenMP it is compiled to run on one thread, silently. The
# runtime library is the one that torch has loaded.
target_compile_options(hotplate_host PRIVATE -fopenmp)
target_link_options(hotplate_host PRIVATE -fopenmp)
target_link_libraries(hotplate_host PRIVATE hotplate_flags hotplate_core Threads::Threads ${CMAKE_DL_LIBS}
  ${TORCH_FOLDER}/lib/libtorch_cpu.so ${TORCH_FOLDER}/lib/libc10.so)
# The wheel's libtorch_cpu has dependencies of its own (OpenMP, ...) that the linker need not resolve for us.
target_link_options(hotplate_host PRIVATE -Wl,--unresolved-symbols=ignore-in-shared-libs)
set_target_properties(hotplate_host PROPERTIES INSTALL_RPATH "$ORIGIN:$ORIGIN/../../torch/lib")
install(TARGETS hotplate_host LIBRARY DESTINATION ${LIBRARY_FOLDER})

# Files compiled for an instruction set: the code that calls them asks the processor first. Everything else is compiled
# for the plain architecture, so that one build runs everywhere.
set(ISA_avx2 -mavx2 -mfma -mf16c)
# GCC 12 takes the "undefined" registers in its own intrinsics headers for uninitialized variables.
set(ISA_avx512 ${ISA_avx2} -mavx512f -mavx512bw -mavx512dq -mavx512vl -Wno-uninitialized -Wno-maybe-uninitialized)
set(ISA_avx512bf16 ${ISA_avx512} -mavx512bf16)
set(ISA_avx512vnni ${ISA_avx512} -mavx512vnni)
set(ISA_amx ${ISA_avx512bf16} -mamx-tile -mamx-bf16 -mamx-int8)
foreach(source IN LISTS HOST_SOURCES HOST_GENERATED)
  if(source MATCHES "_(avx2|avx512|avx512bf16|avx512vnni|amx)\\.cpp$")
    set_source_files_properties(${source} PROPERTIES
      COMPILE_OPTIONS "${ISA_${CMAKE_MATCH_1}}")
  endif()
endforeach()
