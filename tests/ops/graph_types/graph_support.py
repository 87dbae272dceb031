"""Calls a graph operator type through the single-operator interface, with raw handles and a stream of our own."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import harness
import torch

from hotplate.ops.contract import DTYPES
from hotplate.ops.definition import Out
from hotplate.ops.samples import dtype_name, torch_dtype

HOST = 2  # placement of an input that the compiler may look at


@dataclass(frozen=True)
class Host:
    """An input in host memory, as a call passes axes and scalars."""

    tensor: torch.Tensor


@dataclass(frozen=True)
class Named:
    """An input with a name in its description."""

    name: str
    tensor: torch.Tensor


Given = torch.Tensor | Host | Named | None


class SingleOperatorError(Exception):
    def __init__(self, code: int, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text


@functools.cache
def libraries() -> tuple[ctypes.CDLL, ctypes.CDLL]:
    harness.library()
    acl, compiler = ctypes.CDLL("libascendcl.so"), ctypes.CDLL("libacl_op_compiler.so")
    for name in ("aclCreateTensorDesc", "aclCreateDataBuffer", "aclopCreateAttr"):
        getattr(acl, name).restype = ctypes.c_void_p
    return acl, compiler


def description(value: torch.Tensor, *, host: bool = False, name: str = "", none: bool = False) -> ctypes.c_void_p:
    acl, _ = libraries()
    if none:
        return ctypes.c_void_p(acl.aclCreateTensorDesc(-1, 0, None, -1))
    shape = (ctypes.c_int64 * value.dim())(*value.shape)
    desc = ctypes.c_void_p(acl.aclCreateTensorDesc(DTYPES[dtype_name(value.dtype)], value.dim(), shape, 2))
    if host:
        assert acl.aclSetTensorPlaceMent(desc, HOST) == 0
    if name:
        acl.aclSetTensorDescName(desc, name.encode())
    return desc


def buffer(value: torch.Tensor, size: int | None = None) -> ctypes.c_void_p:
    acl, _ = libraries()
    nbytes = value.numel() * value.element_size() if size is None else size
    return ctypes.c_void_p(acl.aclCreateDataBuffer(ctypes.c_void_p(value.data_ptr()), ctypes.c_size_t(nbytes)))


def attributes(given: dict[str, Any]) -> ctypes.c_void_p:
    acl, _ = libraries()
    attr = ctypes.c_void_p(acl.aclopCreateAttr())
    for name, value in given.items():
        key = name.encode()
        if isinstance(value, bool):
            code = acl.aclopSetAttrBool(attr, key, ctypes.c_uint8(value))
        elif isinstance(value, int):
            code = acl.aclopSetAttrInt(attr, key, ctypes.c_int64(value))
        elif isinstance(value, float):
            code = acl.aclopSetAttrFloat(attr, key, ctypes.c_float(value))
        elif isinstance(value, str):
            code = acl.aclopSetAttrString(attr, key, value.encode())
        elif all(isinstance(v, int) for v in value):
            code = acl.aclopSetAttrListInt(attr, key, len(value), (ctypes.c_int64 * len(value))(*value))
        else:
            code = acl.aclopSetAttrListFloat(attr, key, len(value), (ctypes.c_float * len(value))(*value))
        assert code == 0
    return attr


def run(
    name: str,
    inputs: Sequence[Given],
    outputs: Sequence[Out],
    attrs: dict[str, Any] | None = None,
    *,
    wait: bool = False,
    short: bool = False,
) -> list[torch.Tensor]:
    """The outputs as CPU tensors. With ``wait`` the call reports computed shapes, and outputs have those; with
    ``short`` the first input's buffer is described one byte too small. Raises SingleOperatorError for a status.
    """
    acl, compiler = libraries()
    descs, buffers, kept = [], [], []
    for i, given in enumerate(inputs):
        if given is None:
            descs.append(description(torch.empty(0), none=True))
            buffers.append(buffer(torch.empty(0), 0))
            continue
        tensor = given if isinstance(given, torch.Tensor) else given.tensor
        tensor = tensor.clone() if isinstance(given, Host) else tensor.contiguous().to(harness.DEVICE)
        kept.append(tensor)
        label = given.name if isinstance(given, Named) else ""
        descs.append(description(tensor, host=isinstance(given, Host), name=label))
        size = tensor.numel() * tensor.element_size()
        buffers.append(buffer(tensor, size - 1 if short and i == 0 else size))
    results = [torch.full(o.shape, 1, dtype=torch_dtype(o.dtype), device=harness.DEVICE) for o in outputs]
    out_descs, out_buffers = [description(r) for r in results], [buffer(r) for r in results]
    torch.npu.synchronize()
    attr = attributes(attrs or {})
    call = compiler.aclopCompileAndExecuteV2 if wait else compiler.aclopCompileAndExecute

    def array(handles: list[ctypes.c_void_p]) -> Any:
        return (ctypes.c_void_p * len(handles))(*handles)

    code = call(
        name.encode(), len(descs), array(descs), array(buffers), len(results), array(out_descs), array(out_buffers),
        attr, 0, 0, None, harness._stream,
    )  # fmt: skip
    text = harness.error_text() if code else ""
    for i, given in enumerate(inputs):
        if isinstance(given, Host):
            kept[len([g for g in inputs[:i] if g is not None])].fill_(0)  # the call has taken its own copy
    acl.aclopDestroyAttr(attr)
    if code:
        raise SingleOperatorError(code, text)
    code = acl.aclrtSynchronizeStream(harness._stream)
    if code:
        raise SingleOperatorError(code, harness.error_text())
    found = [r.cpu() for r in results]
    if wait:
        for i, desc in enumerate(out_descs):
            acl.aclGetTensorDescNumDims.restype = ctypes.c_size_t
            acl.aclGetTensorDescDim.restype = ctypes.c_int64
            rank = acl.aclGetTensorDescNumDims(desc)
            shape = [acl.aclGetTensorDescDim(desc, ctypes.c_size_t(d)) for d in range(rank)]
            count = int(torch.tensor(shape).prod()) if shape else 1
            found[i] = found[i].reshape(-1)[:count].view(shape)
    for desc in descs + out_descs:
        acl.aclDestroyTensorDesc(desc)
    for b in buffers + out_buffers:
        acl.aclDestroyDataBuffer(b)
    return found


def out(shape: Sequence[int], dtype: str = "float32") -> Out:
    return Out(tuple(shape), dtype)
