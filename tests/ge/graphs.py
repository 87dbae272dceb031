"""Serialized graphs for the tests, written with the message classes of the wheel; and the table of operator types."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy

from hotplate import paths
from hotplate.ge.ir.parse import messages
from hotplate.ge.types import Types, parse

FLOAT, INT64 = 1, 8  # as a serialized graph counts them


class Builder:
    """A graph, node by node; `bytes()` gives the model."""

    def __init__(self, name: str = "g") -> None:
        self.model = messages().ModelDef()
        self.graph = self.model.graph.add()
        self.graph.name = name

    def node(
        self,
        kind: str,
        name: str,
        inputs: Sequence[str] = (),
        names: Sequence[str] = (),
        dtypes: Sequence[int] = (FLOAT,),
    ) -> Any:
        op = self.graph.op.add()
        op.name, op.type = name, kind
        op.input.extend(inputs)
        for text in names or [f"x{i + 1}" for i in range(len(inputs))]:
            op.input_desc.add().name = text
        for i, dtype in enumerate(dtypes):
            desc = op.output_desc.add()
            desc.name, desc.dtype = "y" if len(dtypes) == 1 else f"y{i}", dtype
        return op

    def data(self, name: str, index: int, dtype: int = FLOAT) -> str:
        self.node("Data", name, dtypes=(dtype,)).attr["index"].i = index
        return f"{name}:0"

    def const(self, name: str, values: Any, dtype: int = INT64) -> str:
        array = numpy.asarray(values, dtype=numpy.int64 if dtype == INT64 else numpy.float32)
        tensor = self.node("Const", name, dtypes=(dtype,)).attr["value"].t
        tensor.desc.dtype = dtype
        tensor.desc.shape.dim.extend(array.shape)
        tensor.data = array.tobytes()
        return f"{name}:0"

    def output(self, *inputs: str) -> None:
        self.node("NetOutput", "NetOutput", inputs, dtypes=())

    def bytes(self) -> bytes:
        data: bytes = self.model.SerializeToString()
        return data


def types() -> Types:
    """The table of operator types of the installed core."""
    core = ctypes.CDLL(str(paths.LIBRARIES / "libhotplate_core.so"))
    core.hotplate_graph_types_json.restype = ctypes.c_char_p
    return parse(core.hotplate_graph_types_json().decode())
