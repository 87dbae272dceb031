"""Attention by others on this CPU: PyTorch in three ways, OpenVINO and ONNX Runtime where they are installed.

Each maker returns a call on fixed operands; q, k and v are [B, N, S, D] on the CPU.
"""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F

Call = Callable[[], object]


def installed(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


def sdpa(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool, mask: torch.Tensor | None = None) -> Call:
    gqa = q.shape[1] != k.shape[1]
    return lambda: F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=causal, enable_gqa=gqa)


def math_attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, mask: torch.Tensor | None) -> torch.Tensor:
    """Attention in small operators, as a model writes it. `mask`: added to the scores."""
    scores = q @ k.transpose(-1, -2) * (1 / math.sqrt(q.shape[-1]))
    if mask is not None:
        scores = scores + mask
    return torch.softmax(scores, -1) @ v


def causal_mask(q: torch.Tensor, k: torch.Tensor) -> torch.Tensor:
    """-inf above the diagonal, in the dtype of q."""
    full = torch.full((q.shape[2], k.shape[2]), -math.inf, dtype=q.dtype)
    return full.triu(1)


def eager(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> Call:
    mask = causal_mask(q, k) if causal else None
    return lambda: math_attention(q, k, v, mask)


def inductor(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> Call:
    """torch.compile of attention in small operators; compiled at the first call."""
    mask = causal_mask(q, k) if causal else None
    compiled = torch.compile(math_attention, dynamic=False)
    return lambda: compiled(q, k, v, mask)


def openvino(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> Call:
    """OpenVINO's scaled_dot_product_attention; bf16 operands with the bf16 hint, else fp32."""
    import openvino as ov
    from openvino import opset13

    bf16 = q.dtype == torch.bfloat16
    kind = ov.Type.bf16 if bf16 else ov.Type.f32
    parameters = [opset13.parameter(ov.PartialShape(list(t.shape)), kind) for t in (q, k, v)]
    node = opset13.scaled_dot_product_attention(*parameters, causal=causal)
    model = ov.Model([node.output(0)], parameters, "attention")
    hints = {
        "INFERENCE_PRECISION_HINT": "bf16" if bf16 else "f32",
        "PERFORMANCE_HINT": "LATENCY",
        "INFERENCE_NUM_THREADS": torch.get_num_threads(),
    }
    request = ov.Core().compile_model(model, "CPU", hints).create_infer_request()
    keep: list[Any] = []
    for i, t in enumerate((q, k, v)):
        array = t.contiguous().view(torch.uint16).numpy() if bf16 else t.contiguous().float().numpy()
        keep.append(array)
        tensor = ov.Tensor(array, list(t.shape), kind) if bf16 else ov.Tensor(array, shared_memory=True)
        request.set_input_tensor(i, tensor)
    return lambda: (request.infer(), keep)[0]


def onnxruntime(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> Call:
    """ONNX Runtime's MultiHeadAttention (its CPU kernel is fp32): [B, S, N * D]."""
    import onnx
    import onnxruntime as ort
    from onnx import TensorProto, helper

    batch, heads, length, depth = q.shape
    shapes = {"q": [batch, length, heads * depth], "k": [batch, k.shape[2], heads * depth]}
    shapes["v"] = shapes["k"]
    inputs = [helper.make_tensor_value_info(n, TensorProto.FLOAT, s) for n, s in shapes.items()]
    node = helper.make_node(
        "MultiHeadAttention", list(shapes), ["o"], domain="com.microsoft", num_heads=heads, unidirectional=int(causal)
    )
    graph = helper.make_graph(
        [node], "attention", inputs, [helper.make_tensor_value_info("o", TensorProto.FLOAT, shapes["q"])]
    )
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
    model = helper.make_model(graph, opset_imports=opsets)
    model.ir_version = min(model.ir_version, 10)
    onnx.checker.check_model(model)
    options = ort.SessionOptions()
    options.intra_op_num_threads = torch.get_num_threads()
    session = ort.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    feed = {n: t.float().transpose(1, 2).flatten(2).contiguous().numpy() for n, t in zip("qkv", (q, k, v), strict=True)}
    return lambda: session.run(None, feed)


def attention_peers(
    q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool, without: set[str], compiled: bool
) -> dict[str, Call]:
    """What this machine has; names in `without` are left out. OpenVINO and ONNX Runtime need equal heads.

    A maker that fails is reported by its call, as any other failure of a contender.
    """
    equal = q.shape[1] == k.shape[1]
    makers: dict[str, Callable[[], Call]] = {"torch SDPA": lambda: sdpa(q, k, v, causal)}
    if equal and q.shape[2] * k.shape[2] * q.shape[0] * q.shape[1] <= 2**30:
        makers["torch eager"] = lambda: eager(q, k, v, causal)
        if compiled:
            makers["Inductor"] = lambda: inductor(q, k, v, causal)
    if equal and installed("openvino") and q.dtype != torch.float16:
        makers["OpenVINO"] = lambda: openvino(q, k, v, causal)
    if equal and installed("onnxruntime") and installed("onnx") and q.dtype == torch.float32:
        makers["ONNX Runtime"] = lambda: onnxruntime(q, k, v, causal)
    return {name: _made(make) for name, make in makers.items() if name not in without}


def _made(make: Callable[[], Call]) -> Call:
    """A call that makes what it calls at its first use."""
    made: list[Call] = []

    def call() -> object:
        if not made:
            made.append(make())
        return made[0]()

    return call
