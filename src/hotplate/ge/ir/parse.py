"""Reads a serialized graph (ModelDef) into a program.

The message classes are those of the torchair that wrote the graph, found in the wheel at run time.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy

from hotplate.ge.errors import GraphError
from hotplate.ge.ir import dtypes
from hotplate.ge.ir.program import Attribute, Desc, Node, Program, Ref

_PACKAGE = "torchair._ge_concrete_graph"
_BOOKKEEPING = {"_input_name_key", "_input_name_value", "_output_name_key", "_output_name_value", "_readable_value"}


def messages() -> ModuleType:
    """The generated module with ModelDef and the rest.

    In a process that uses torchair it is there already; else the file is read on its own, because importing torchair
    would import torch_npu.

    Raises:
        GraphError: torch_npu is not installed, or its torchair holds no such module.
    """
    loaded = sys.modules.get(f"{_PACKAGE}.ge_ir_pb2")
    if loaded is not None:
        return loaded
    for name in ("ge_ir_by_protoc_3_19_pb2", "ge_ir_by_protoc_3_13_pb2"):
        already = sys.modules.get(f"{_PACKAGE}.{name}") or sys.modules.get(f"hotplate_{name}")
        if already is not None:
            return already
    spec = importlib.util.find_spec("torch_npu")
    if spec is None or spec.origin is None:
        raise GraphError("graph engine: torch_npu is not installed: its torchair says how graphs are serialized")
    file = Path(spec.origin).parent / "dynamo/torchair/_ge_concrete_graph/ge_ir_by_protoc_3_19_pb2.py"
    own = importlib.util.spec_from_file_location("hotplate_ge_ir_by_protoc_3_19_pb2", file)
    if own is None or own.loader is None or not file.exists():
        raise GraphError(f"graph engine: {file} is missing: this torch_npu serializes graphs in an unknown way")
    module = importlib.util.module_from_spec(own)
    own.loader.exec_module(module)
    sys.modules[own.name] = module
    return module


def _text(value: bytes) -> str:
    return value.decode("utf-8", "replace")


def _list(value: Any) -> Attribute:
    for kind in ("i", "f", "b", "s", "dt"):
        items = getattr(value, kind)
        if len(items):
            return [_text(x) for x in items] if kind == "s" else list(items)
    return []


def _attribute(value: Any) -> Attribute | None:
    kind = value.WhichOneof("value")
    if kind in ("i", "b", "f"):
        plain: Attribute = getattr(value, kind)
        return plain
    if kind == "s":
        return _text(value.s)
    if kind == "dt":
        return dtypes.of_file(value.dt).number if value.dt else -1
    if kind == "list":
        return _list(value.list)
    if kind == "list_list_int":
        return [list(row.list_i) for row in value.list_list_int.list_list_i]
    return None


def _constant(node: str, tensor: Any) -> numpy.ndarray[Any, Any]:
    dtype = dtypes.of_file(tensor.desc.dtype)
    shape = tuple(tensor.desc.shape.dim)
    count = int(numpy.prod(shape, dtype=numpy.int64))
    if len(tensor.data) != count * dtype.size:
        raise GraphError(
            f"graph engine: node {node} (Const): {len(tensor.data)} bytes of data, "
            f"but {dtype.name}{list(shape)} needs {count * dtype.size}"
        )
    return numpy.frombuffer(tensor.data, dtype=dtype.array).reshape(shape)


def _origin(op: Any) -> str:
    for key in ("_fx_source", "_stack_trace", "stack_trace"):
        if key in op.attr:
            return _text(op.attr[key].s).strip().replace("\n", " ")
    for desc in op.output_desc:
        if "_fx_tensor_name" in desc.attr:
            return _text(desc.attr["_fx_tensor_name"].s).split(".OUTPUT.")[0]
    return ""


def _desc(desc: Any, what: str) -> Desc:
    try:
        dtype = dtypes.of_file(desc.dtype)
    except GraphError as e:
        raise GraphError(f"graph engine: {what}: {e}") from e
    # No dimensions are written both for a scalar and for "not known": only inputs and constants are told apart.
    shape = tuple(desc.shape.dim)
    certain = "_meta" in desc.attr or "_fx_tensor_name" in desc.attr
    return Desc(desc.name, dtype, shape or None, desc.layout or "ND", certain)


def _node(op: Any) -> Node:
    node = Node(op.name, op.type, source=_origin(op))
    names = [desc.name for desc in op.input_desc]
    refs: list[Ref | None] = []
    for text in op.input:
        if not text:
            refs.append(None)
            continue
        source, _, index = text.rpartition(":")
        if not source or not index.lstrip("-").isdigit():
            raise GraphError(f"graph engine: {node.label()}: input '{text}' is not written as node:index")
        if int(index) < 0:
            node.controls.append(source)
        else:
            refs.append(Ref(source, int(index)))
    node.inputs = [(names[i] if i < len(names) else f"input{i}", ref) for i, ref in enumerate(refs)]
    for key, value in op.attr.items():
        if key == "value" and op.type in ("Const", "Constant"):
            node.constant = _constant(op.name, value.t)
        elif key not in _BOOKKEEPING:
            plain = _attribute(value)
            if plain is not None:
                node.attributes[key] = plain
    node.outputs = [_desc(desc, f"output {i} of {node.label()}") for i, desc in enumerate(op.output_desc)]
    if node.outputs and (node.constant is not None or (node.type == "Data" and node.outputs[0].shape is None)):
        shape = () if node.constant is None else node.constant.shape
        node.outputs[0] = replace(node.outputs[0], shape=shape)
    if node.outputs and node.type in ("Const", "Constant", "Data", "RefData"):
        node.outputs[0] = replace(node.outputs[0], certain=True)
    if node.type in ("Const", "Constant") and node.constant is None:
        raise GraphError(f"graph engine: {node.label()} has no value")
    return node


def parse_graph(graph: Any) -> Program:
    """The program of one GraphDef. GraphError for what cannot be read."""
    program = Program(graph.name)
    data: list[tuple[int, str]] = []
    for op in graph.op:
        node = _node(op)
        if node.type == "NetOutput":
            program.outputs = list(node.refs())
            continue
        if node.type in ("Data", "RefData"):
            index = node.attributes.get("index", len(data))
            data.append((index if isinstance(index, int) else len(data), node.name))
        program.nodes.append(node)
    program.inputs = [name for _, name in sorted(data)]
    for key, value in graph.attr.items():
        plain = _attribute(value)
        if plain is not None:
            program.attributes[key] = plain
    return program


def parse_model(data: bytes) -> Program:
    """The program of a serialized ModelDef, whose first graph is the one that runs.

    Raises:
        GraphError: the bytes are no ModelDef, hold no graph, or hold something that the engine does not know.
    """
    try:
        model = messages().ModelDef.FromString(data)
    except GraphError:
        raise
    except Exception as e:  # the exception's class depends on the version of protobuf
        raise GraphError(f"graph engine: {len(data)} bytes that are no serialized model: {e}") from e
    if len(model.graph) != 1:
        raise GraphError(
            f"graph engine: the model holds {len(model.graph)} graphs; one is supported "
            "(control flow with subgraphs is not)"
        )
    return parse_graph(model.graph[0])
