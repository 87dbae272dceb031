"""Attention, rotary embedding and products: masks, causal alignment, sequence lists and shapes that users get wrong."""

from __future__ import annotations

import math

import pytest
import torch
import torch.nn.functional as F
from field_support import error_of

torch_npu = pytest.importorskip("torch_npu")

DEVICE = "npu:0"
# A failed tiling has another number in each release of the real stack; the text is what stays.
REFUSED = ("161001", "161002", "561002", "561103")


def random(*shape: int, dtype: torch.dtype = torch.float16, seed: int = 0) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed + sum(shape))).to(dtype)


def attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, dropped: torch.Tensor | None = None) -> torch.Tensor:
    """float64 on the CPU, BNSD; `dropped`: True where a key is not attended; rows without keys give 0."""
    q, k, v = (t.cpu().double() for t in (q, k, v))
    group = q.shape[1] // k.shape[1]
    k, v = k.repeat_interleave(group, 1), v.repeat_interleave(group, 1)
    scores = q @ k.transpose(-1, -2) / math.sqrt(q.shape[-1])
    if dropped is not None:
        scores = scores.masked_fill(dropped, -math.inf)
    return scores.softmax(-1).nan_to_num(0.0) @ v


def close(got: torch.Tensor, want: torch.Tensor, tolerance: float = 4e-3) -> None:
    torch.testing.assert_close(got.cpu().double(), want.cpu().double(), rtol=tolerance, atol=tolerance)


def refused(call: object, *words: str) -> str:
    """The call fails with one of the codes, and its text holds the words."""
    text = str(error_of(call))  # type: ignore[arg-type]
    assert any(code in text for code in REFUSED), text
    for word in words:
        assert word in text, f"{word!r} is not in: {text}"
    return text


def test_d16_a_linear_layer_with_the_wrong_input_size() -> None:
    """vllm-ascend #5297: the text names the k-axis, and both shapes."""
    layer = torch.nn.Linear(16, 8).half().to(DEVICE)
    refused(
        lambda: layer(random(4, 12).to(DEVICE)), "aclnnAddmm", "The k-axis of the two inputs are different.", "[4,12]"
    )


def test_d20_a_padding_mask_is_not_broadcast() -> None:
    """diffusers #13490: the refusal lists the four shapes that are legal; the expanded mask gives the right values."""
    b, n, s, d = 2, 4, 16, 64
    q, k, v = (random(b, n, s, d, seed=i).to(DEVICE) for i in range(3))
    pad = torch.zeros(b, 1, 1, s, dtype=torch.bool)
    pad[1, ..., 10:] = True

    def call(mask: torch.Tensor) -> torch.Tensor:
        return torch_npu.npu_fusion_attention(q, k, v, n, "BNSD", atten_mask=mask.to(DEVICE), scale=d**-0.5)[0]

    legal = ("[B, N, Sq, Skv]", "[B, 1, Sq, Skv]", "[1, 1, Sq, Skv]", "[Sq, Skv]")
    refused(lambda: call(pad), "get unsupported atten_mask shape", *legal)
    close(call(pad.expand(b, 1, s, s).contiguous()), attention(q, k, v, pad))
    for shape in ((s,), (b, s, s)):
        refused(lambda shape=shape: call(torch.zeros(shape, dtype=torch.bool)), "atten mask dim should be 2 or 4")


def test_d21_true_means_dropped_and_additive_masks_are_refused() -> None:
    """diffusers #14397: the polarity is the opposite of scaled_dot_product_attention's; a float mask is no mask."""
    n, s, d = 2, 8, 64
    q, k, v = (random(1, n, s, d, seed=i).to(DEVICE) for i in range(3))
    dropped = torch.zeros(s, s, dtype=torch.bool)
    dropped[:, 5:] = True

    def call(mask: torch.Tensor) -> torch.Tensor:
        return torch_npu.npu_fusion_attention(q, k, v, n, "BNSD", atten_mask=mask.to(DEVICE), scale=d**-0.5)[0]

    close(call(dropped), attention(q, k, v, dropped))
    close(F.scaled_dot_product_attention(q, k, v, attn_mask=~dropped.to(DEVICE)), attention(q, k, v, dropped))
    refused(lambda: call(torch.zeros(s, s, dtype=torch.float16)), "only support bool or uint8")


def test_d22_causal_alignment_and_the_meaning_of_no_mask() -> None:
    """vllm-omni #7322: mode 2 starts top left, mode 3 ends bottom right; without a mask the mode says nothing."""
    n, rows, cols, d = 1, 2, 4, 64
    q = random(1, n, rows, d).to(DEVICE)
    k, v = (random(1, n, cols, d, seed=i).to(DEVICE) for i in (1, 2))
    triangle = torch.triu(torch.ones(2048, 2048, dtype=torch.bool), 1).to(DEVICE)

    def call(**more: object) -> torch.Tensor:
        return torch_npu.npu_fusion_attention(q, k, v, n, "BNSD", scale=d**-0.5, **more)[0]

    all_of_it = torch.ones(rows, cols, dtype=torch.bool)
    top_left, bottom_right = torch.triu(all_of_it, 1), torch.triu(all_of_it, 1 + cols - rows)
    assert not torch.equal(attention(q, k, v, top_left), attention(q, k, v, bottom_right))
    close(call(atten_mask=triangle, sparse_mode=2), attention(q, k, v, top_left))
    close(call(atten_mask=triangle, sparse_mode=3), attention(q, k, v, bottom_right))
    close(call(sparse_mode=3, next_tockens=0), attention(q, k, v))


@pytest.mark.parametrize("mode", [2, 3, 4])
def test_d23_compressed_modes_want_the_large_mask(mode: int) -> None:
    """sglang #25455: the text says which size."""
    q = random(1, 2, 16, 64).to(DEVICE)
    small = torch.triu(torch.ones(16, 16, dtype=torch.bool), 1).to(DEVICE)
    refused(
        lambda: torch_npu.npu_fusion_attention(q, q, q, 2, "BNSD", atten_mask=small, scale=0.125, sparse_mode=mode),
        "please set the atten_mask_shape to [2048,2048]",
    )


def test_d24_the_lists_of_sequences_end_where_the_tokens_end() -> None:
    """vllm-ascend #10094: the wheel checks presence and length; a list that does not end at T is refused below it."""
    tokens, n, d = 12, 2, 64
    q = random(tokens, n, d).to(DEVICE)

    def call(**more: object) -> torch.Tensor:
        return torch_npu.npu_fusion_attention(q, q, q, n, "TND", scale=d**-0.5, **more)[0]

    assert "actual_seq_qlen and actual_seq_kvlen" in str(error_of(call))
    assert "must be the same" in str(error_of(lambda: call(actual_seq_qlen=[5, 12], actual_seq_kvlen=[12])))
    lists = {"actual_seq_qlen": [5, 12], "actual_seq_kvlen": [5, 12]}
    assert "must be in range" in str(error_of(lambda: call(**lists, sparse_mode=5)))
    refused(lambda: call(**{**lists, "actual_seq_qlen": [5, 11]}), "actual_seq_qlen", "11", "12")
    x = q.cpu().transpose(0, 1)[None]
    first, second = x[:, :, :5], x[:, :, 5:]
    out = call(**lists)
    close(out[:5], attention(first, first, first)[0].transpose(0, 1))
    close(out[5:], attention(second, second, second)[0].transpose(0, 1))


def test_d25_inference_of_sequences_laid_end_to_end_wants_usual_heads() -> None:
    """vllm-ascend #9632: D 256 is refused, and the text names the sizes."""
    q = random(8, 2, 256).to(DEVICE)
    refused(
        lambda: torch_npu.npu_fused_infer_attention_score(
            q,
            q,
            q,
            actual_seq_lengths=[8],
            actual_seq_lengths_kv=[8],
            num_heads=2,
            num_key_value_heads=2,
            scale=256**-0.5,
            input_layout="TND",
        ),
        "561002",
        "queryD(256)",
        "192/128/64",
    )


def test_d26_a_mask_over_the_whole_cache_is_never_ignored() -> None:
    """vllm-ascend #15503: [1, 1, 1, capacity] hides what it says."""
    heads, d, page, capacity, valid = 4, 64, 128, 1024, 600
    cache = [random(capacity // page, page, heads * d, dtype=torch.bfloat16, seed=i).to(DEVICE) for i in range(2)]
    q = random(1, 1, heads * d, dtype=torch.bfloat16, seed=2).to(DEVICE)
    table = torch.arange(capacity // page, dtype=torch.int32)[None].to(DEVICE)
    mask = torch.zeros(1, 1, 1, capacity, dtype=torch.bool)
    mask[..., valid:] = True
    out = torch_npu.npu_fused_infer_attention_score(
        q,
        *cache,
        atten_mask=mask.to(DEVICE),
        block_table=table,
        block_size=page,
        num_heads=heads,
        num_key_value_heads=heads,
        scale=d**-0.5,
        input_layout="BSH",
        actual_seq_lengths_kv=[capacity],
        sparse_mode=0,
    )[0]

    def split(t: torch.Tensor) -> torch.Tensor:
        return t.cpu().reshape(1, -1, heads, d).transpose(1, 2)

    close(split(out), attention(split(q), *(split(c)[:, :, :valid] for c in cache)), 1e-2)


def test_d28_grouped_heads_equal_repeated_ones() -> None:
    """transformers #41601: keys and values need not be repeated."""
    q, k, v = (random(1, heads, 16, 64, seed=i).to(DEVICE) for i, heads in enumerate((8, 2, 2)))
    grouped = F.scaled_dot_product_attention(q, k, v, enable_gqa=True)
    close(grouped, attention(q, k, v))
    close(grouped, F.scaled_dot_product_attention(q, k.repeat_interleave(4, 1), v.repeat_interleave(4, 1)))


def test_d29_an_attention_of_other_devices_cannot_run_here() -> None:
    """vllm-omni #755: the fallback to the CPU is announced, and then the CPU has no such kernel either."""
    q = random(1, 2, 8, 64, dtype=torch.float32).to(DEVICE)
    call = torch.ops.aten._scaled_dot_product_efficient_attention
    text = str(error_of(lambda: call(q, q, q, None, False)))
    assert "Could not run" in text, text
    assert "CPU" in text, text


def test_d30_rotary_embedding_takes_tables_of_full_width() -> None:
    """transformers #38491: tables of half the width are refused, with both sizes."""
    d = 80
    x = random(1, 6, 2, d, dtype=torch.float32)
    angles = torch.randn(6, d // 2, generator=torch.Generator().manual_seed(1))
    cos, sin = (f(torch.cat([angles, angles], -1))[None, :, None, :] for f in (torch.cos, torch.sin))
    turned = torch.cat([-x[..., d // 2 :], x[..., : d // 2]], -1)
    close(torch_npu.npu_rotary_mul(x.to(DEVICE), cos.to(DEVICE), sin.to(DEVICE)), x * cos + turned * sin, 1e-5)
    half = [t[..., : d // 2].contiguous().to(DEVICE) for t in (cos, sin)]
    refused(lambda: torch_npu.npu_rotary_mul(x.to(DEVICE), *half), "head_dim", "40", "80")


def test_d31_rotary_embedding_refuses_many_heads_before_few_rows() -> None:
    """ms-swift #9329: BNSD with B * N > 8 * S is refused by the tiling."""

    def rope(b: int, n: int, s: int) -> torch.Tensor:
        x = random(b, n, s, 128, dtype=torch.bfloat16).to(DEVICE)
        table = random(1, 1, s, 128, dtype=torch.bfloat16).to(DEVICE)
        return torch_npu.npu_rotary_mul(x, table, table)

    assert rope(2, 4, 64).shape == (2, 4, 64, 128)
    refused(lambda: rope(2, 32, 4), "BNSD", "do not use RotaryPositionEmbedding fusion operator")


def test_d32_apply_rotary_names_the_rule_that_is_broken() -> None:
    """LMCache-Ascend #152: BSND, the same B and S, and 128 channels."""

    def rotate(keys: int = 4, d: int = 128) -> torch.Tensor:
        q, k, table = (random(1, s, n, d).to(DEVICE) for s, n in ((4, 2), (keys, 1), (4, 1)))
        return torch_npu.npu_apply_rotary_pos_emb(q.clone(), k.clone(), table, table)[0]

    assert rotate().shape == (1, 4, 2, 128)
    refused(lambda: rotate(keys=5), "dim1 must equal")
    refused(lambda: rotate(d=64), "not 128")


def test_d33_the_reciprocal_root_of_a_norm_has_one_value_a_row() -> None:
    """llama.cpp #15330: float32, shaped like x with 1 at the end."""
    x = random(3, 5, 64)
    y, rstd = torch_npu.npu_rms_norm(x.to(DEVICE), torch.ones(64, dtype=torch.float16, device=DEVICE), epsilon=1e-6)
    assert rstd.dtype == torch.float32
    assert rstd.shape == (3, 5, 1)
    wide = x.double()
    root = (wide.square().mean(-1, keepdim=True) + 1e-6).rsqrt()
    close(rstd, root, 1e-5)
    close(y, wide * root)


def test_d34_a_grouped_product_gives_one_tensor() -> None:
    """vllm-ascend #2153: a list of one with split_item 2 or 3; rows behind the last group are not what was there."""
    x, weights = random(7, 16), [random(16, 8, seed=i) for i in range(3)]
    groups = torch.tensor([2, 2, 6], device=DEVICE)  # ends: group 1 is empty, row 6 belongs to none
    for split_item in (2, 3):
        torch.full((7, 8), 77.0, dtype=torch.float16, device=DEVICE)  # what fresh memory may hold
        out = torch_npu.npu_grouped_matmul(
            [x.to(DEVICE)], [w.to(DEVICE) for w in weights], group_list=groups, split_item=split_item, group_type=0
        )
        assert len(out) == 1
        assert out[0].shape == (7, 8)
        close(out[0][:2], x[:2].double() @ weights[0].double(), 1e-2)
        close(out[0][2:6], x[2:6].double() @ weights[2].double(), 1e-2)
        close(out[0][6:], torch.zeros(1, 8))


def test_d35_a_quantised_product_has_the_value_of_its_factors() -> None:
    """xpu_graph #306, the operator's side: graph and eager differed there."""
    generator = torch.Generator().manual_seed(5)
    x, w = (torch.randint(-8, 8, (16, 16), generator=generator, dtype=torch.int8) for _ in range(2))
    scale = torch.rand(16, generator=generator)
    out = torch_npu.npu_quant_matmul(x.to(DEVICE), w.to(DEVICE), scale.to(DEVICE), output_dtype=torch.float16)
    close(out, (x.double() @ w.double()) * scale.double(), 1e-3)
