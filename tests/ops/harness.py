"""Calls an aclnn pair through the C interface, as any program would: tensors on the device, raw pointers, a stream.

Nothing here goes through torch_npu's operators: torch only provides device memory and copies.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from typing import Any

import torch

from hotplate.ops.contract import DTYPES
from hotplate.ops.definition import Operator, Out, Sample
from hotplate.ops.samples import dtype_name, torch_dtype
from hotplate.ops.signature import Argument

DEVICE = "npu:0"
GUARD = 256  # bytes before and after an output that must not change
FORMATS = {3: 47, 4: 0, 5: 30}  # torch_npu tags 3-, 4- and 5-D tensors NCL, NCHW, NCDHW


NUMBERS = {
    "int64": ctypes.c_int64,
    "int32": ctypes.c_int32,
    "int8": ctypes.c_int8,
    "uint64": ctypes.c_uint64,
    "double": ctypes.c_double,
    "float": ctypes.c_float,
    "bool": ctypes.c_bool,
    "dtype": ctypes.c_int32,
}
ARRAYS = {"ints": ("Int", ctypes.c_int64), "bools": ("Bool", ctypes.c_bool), "floats": ("Float", ctypes.c_float)}


def allocated(out: Out) -> torch.Tensor:
    """The output that a sample asks for, on the CPU, filled with what no result is."""
    tensor = torch.zeros(out.shape, dtype=torch_dtype(out.dtype))
    tensor.untyped_storage().fill_(0xA5)
    return tensor


def create_scalar(lib: ctypes.CDLL, value: Any) -> int:
    """A handle of aclCreateScalar for a Python number."""
    if isinstance(value, bool):
        cell: Any = ctypes.c_bool(value)
        dtype = DTYPES["bool"]
    elif isinstance(value, int):
        cell, dtype = ctypes.c_int64(value), DTYPES["int64"]
    elif isinstance(value, complex):
        cell, dtype = (ctypes.c_double * 2)(value.real, value.imag), DTYPES["complex128"]
    else:
        cell, dtype = ctypes.c_double(value), DTYPES["float64"]
    handle = lib.aclCreateScalar(ctypes.byref(cell), dtype)
    assert handle
    return int(handle)


def create_array(lib: ctypes.CDLL, kind: str, values: list[Any]) -> int:
    """A handle of aclCreateIntArray, aclCreateBoolArray or aclCreateFloatArray."""
    name, c_type = ARRAYS[kind]
    return int(getattr(lib, f"aclCreate{name}Array")((c_type * len(values))(*values), ctypes.c_uint64(len(values))))


def view_shape(lib: ctypes.CDLL, handle: int) -> list[int]:
    """The shape of a tensor as the library tells it: an operator may have computed it."""
    dims, rank = ctypes.POINTER(ctypes.c_int64)(), ctypes.c_uint64()
    assert lib.aclGetViewShape(ctypes.c_void_p(handle), ctypes.byref(dims), ctypes.byref(rank)) == 0
    return [dims[i] for i in range(rank.value)]


class CallError(Exception):
    """A non-zero status, with the text of aclGetRecentErrMsg."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(f"status {code}: {text}")
        self.code = code
        self.text = text


@dataclass
class DeviceTensor:
    """A tensor in device memory, with guard bytes around it."""

    handle: int
    buffer: torch.Tensor  # uint8, on the device, with guards
    like: torch.Tensor  # CPU tensor with the same layout
    bytes: int
    before: torch.Tensor  # what the buffer held before the call


@dataclass
class Call:
    """One call being put together. Keeps everything alive until the stream has run it."""

    lib: ctypes.CDLL
    kept: list[Any] = field(default_factory=list)
    tensors: dict[str, Any] = field(default_factory=dict)

    def tensor(self, value: torch.Tensor) -> DeviceTensor:
        base = torch.empty(0, dtype=torch.uint8).set_(value.untyped_storage())
        nbytes = base.numel()
        host = torch.full((nbytes + 2 * GUARD,), 0x5A, dtype=torch.uint8)
        host[GUARD : GUARD + nbytes] = base
        buffer = host.to(DEVICE)
        shape = (ctypes.c_int64 * value.dim())(*value.shape)
        strides = (ctypes.c_int64 * value.dim())(*value.stride())
        storage = (ctypes.c_int64 * 1)(nbytes // value.element_size())
        handle = self.lib.aclCreateTensor(
            shape,
            ctypes.c_uint64(value.dim()),
            DTYPES[dtype_name(value.dtype)],
            strides,
            ctypes.c_int64(value.storage_offset()),
            FORMATS.get(value.dim(), 2),
            storage,
            ctypes.c_uint64(1),
            ctypes.c_void_p(buffer.data_ptr() + GUARD),
        )
        assert handle, "aclCreateTensor returned null"
        return DeviceTensor(handle, buffer, value, nbytes, host)

    def argument(self, argument: Argument, value: Any) -> Any:
        """The ctypes value of one argument; tensors are remembered under the argument's name."""
        kind = argument.kind
        if isinstance(value, Out):
            value = allocated(value)
        if argument.is_tensor:
            if value is None:
                return ctypes.c_void_p(0)
            made = self.tensor(value)
            self.tensors[argument.name] = made
            return ctypes.c_void_p(made.handle)
        if argument.is_list:
            if value is None or (len(value) == 0 and not argument.is_output):
                return ctypes.c_void_p(0)
            items = []
            for v in value:
                if isinstance(v, Out):
                    v = allocated(v)
                items.append(None if v is None else self.tensor(v))
            self.tensors[argument.name] = items
            handles = (ctypes.c_void_p * len(items))(*[0 if i is None else i.handle for i in items])
            return ctypes.c_void_p(self.lib.aclCreateTensorList(handles, ctypes.c_uint64(len(items))))
        if kind in ("scalar",):
            return ctypes.c_void_p(0 if value is None else create_scalar(self.lib, value))
        if kind == "scalars":
            handles = (ctypes.c_void_p * len(value))(*[create_scalar(self.lib, v) for v in value])
            return ctypes.c_void_p(self.lib.aclCreateScalarList(handles, ctypes.c_uint64(len(value))))
        if kind in ARRAYS:
            return ctypes.c_void_p(0 if value is None else create_array(self.lib, kind, value))
        if kind == "str":
            text = None if value is None else ctypes.create_string_buffer(value.encode())
            self.kept.append(text)
            return ctypes.cast(text, ctypes.c_void_p) if text is not None else ctypes.c_void_p(0)
        if kind == "dtype" and isinstance(value, str):
            value = DTYPES[value]
        return NUMBERS[kind](value)


_library: ctypes.CDLL | None = None
_stream = ctypes.c_void_p()


def library() -> ctypes.CDLL:
    global _library
    if _library is None:
        torch.empty(1, device=DEVICE)  # initialises the device, without an operator
        lib = ctypes.CDLL("libopapi.so")
        for name in ("Tensor", "Scalar", "IntArray", "BoolArray", "FloatArray", "TensorList", "ScalarList"):
            getattr(lib, f"aclCreate{name}").restype = ctypes.c_void_p
        # A stream of our own does not stop the device when a call fails, as the streams of torch_npu do.
        assert ctypes.CDLL("libascendcl.so").aclrtCreateStream(ctypes.byref(_stream)) == 0
        _library = lib
    return _library


def error_text() -> str:
    acl = ctypes.CDLL("libascendcl.so")
    acl.aclGetRecentErrMsg.restype = ctypes.c_char_p
    text = acl.aclGetRecentErrMsg()
    return text.decode() if text else ""


def run(operator: Operator, sample: Sample) -> list[Any]:
    """Runs one call and returns the outputs (out and in-place arguments, in order) as CPU tensors or lists of them.

    Raises CallError for a non-zero status, AssertionError when memory outside the outputs changed.
    """
    lib = library()
    call = Call(lib)
    missing = [a.name for a in operator.signature.arguments if a.name not in sample.arguments and not a.optional]
    unknown = [n for n in sample.arguments if n not in operator.signature]
    if missing or unknown:
        raise ValueError(f"{operator.c_name}: sample lacks {missing}, has unknown {unknown}")
    values = [call.argument(a, sample.arguments.get(a.name)) for a in operator.signature.arguments]
    torch.npu.synchronize()
    workspace, executor = ctypes.c_uint64(), ctypes.c_void_p()
    code = getattr(lib, operator.c_name + "GetWorkspaceSize")(*values, ctypes.byref(workspace), ctypes.byref(executor))
    if code:
        raise CallError(code, error_text())
    space = torch.empty(max(workspace.value, 1), dtype=torch.uint8, device=DEVICE)
    code = getattr(lib, operator.c_name)(ctypes.c_void_p(space.data_ptr()), workspace, executor, _stream)
    if code:
        raise CallError(code, error_text())
    acl = ctypes.CDLL("libascendcl.so")
    code = acl.aclrtSynchronizeStream(_stream)
    if code:
        raise CallError(code, error_text())
    outputs: list[Any] = []
    for a in operator.signature.arguments:
        made = call.tensors.get(a.name)
        if made is None:
            continue
        if a.is_output:
            outputs.append([read(m, lib) for m in made if m] if isinstance(made, list) else read(made, lib))
        else:
            for m in made if isinstance(made, list) else [made]:
                if m is not None:
                    now = m.buffer.cpu()
                    assert torch.equal(now, m.before), f"{operator.c_name}: input {a.name} was changed"
    return outputs


def read(made: DeviceTensor, lib: ctypes.CDLL) -> torch.Tensor:
    host = made.buffer.cpu()
    assert (host[:GUARD] == 0x5A).all(), "memory before the output was written"
    assert (host[GUARD + made.bytes :] == 0x5A).all(), "memory behind the output was written"
    flat = host[GUARD : GUARD + made.bytes].clone()
    shape = view_shape(lib, made.handle)
    result = torch.empty(0, dtype=made.like.dtype).set_(flat.untyped_storage())
    if shape == list(made.like.shape):
        return result.as_strided(made.like.shape, made.like.stride(), made.like.storage_offset())
    # The operator computed its output's shape: the result lies at the front of the buffer.
    count = 1
    for d in shape:
        count *= d
    return result[:count].view(shape)


def to_reference(value: Any) -> Any:
    """Floating tensors as float64 (complex128), everything else as it is."""
    if isinstance(value, torch.Tensor):
        if value.dtype.is_complex:
            return value.to(torch.complex128)
        return value.double() if value.dtype.is_floating_point else value.clone()
    if isinstance(value, list):
        return [to_reference(v) for v in value]
    return value


def expected(operator: Operator, sample: Sample) -> list[Any]:
    assert operator.reference is not None
    inputs = {a.name: to_reference(sample.arguments.get(a.name)) for a in operator.signature.arguments if a.is_input}
    result = operator.reference(**inputs)
    return list(result) if isinstance(result, tuple) else [result]


def compare(operator: Operator, sample: Sample, got: Any, want: Any) -> None:
    if want is None:  # an optional output that the reference does not predict
        return
    if isinstance(got, list):
        assert len(got) == len(want), f"{len(got)} tensors, expected {len(want)}"
        for g, w in zip(got, want, strict=True):
            compare(operator, sample, g, w)
        return
    want = torch.as_tensor(want)
    if want.shape != got.shape:
        raise AssertionError(f"shape {tuple(got.shape)}, expected {tuple(want.shape)}")
    want = want.to(got.dtype)
    if operator.exact or not (got.dtype.is_floating_point or got.dtype.is_complex):
        torch.testing.assert_close(got, want, rtol=0, atol=0, equal_nan=True)
    elif sample.tolerance is not None:
        rtol, atol = sample.tolerance
        torch.testing.assert_close(got, want, rtol=rtol, atol=atol, equal_nan=True)
    else:
        torch.testing.assert_close(got, want, equal_nan=True)
