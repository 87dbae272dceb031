"""Inference attention written out in float64: caches are put together, made real numbers, and every score is there."""

from __future__ import annotations

from typing import Any

import torch

T = torch.Tensor
ORDER = {"BSND": "bsnd", "BNSD": "bnsd", "NBSD": "nbsd", "BSH": "bs(nd)", "TND": "snd", "NTD": "nsd", "NSD": "nsd"}


def to_bnsd(x: T, layout: str, heads: int) -> T:
    """[B, N, S, D] from a layout; those without batch get B = 1."""
    if layout == "BSH":
        x = x.reshape(*x.shape[:2], heads, -1)
        layout = "BSND"
    if layout in ("TND", "NTD", "NSD"):
        x = x.unsqueeze(0)
        layout = "BSND" if layout == "TND" else "BNSD"
    axes = ORDER[layout]
    return x.permute(*(axes.index(a) for a in "bnsd"))


def from_bnsd(x: T, layout: str) -> T:
    """The inverse of ``to_bnsd``."""
    if layout == "BSH":
        return x.transpose(1, 2).flatten(2)
    if layout == "TND":
        return x[0].transpose(0, 1)
    if layout in ("NTD", "NSD"):
        return x[0]
    return x.permute(*("bnsd".index(a) for a in ORDER[layout]))


def int4_values(x: T) -> T:
    """Words of eight 4-bit integers, the lowest bits first, as their values along the last dim."""
    nibbles = (x.unsqueeze(-1).long() >> (4 * torch.arange(8))) & 15
    return torch.where(nibbles >= 8, nibbles - 16, nibbles).flatten(-2).double()


def plain(x: T) -> T:
    """Any stored type as float64, without scales."""
    return int4_values(x) if x.dtype == torch.int32 else x.double()


def blocks_as_bnsd(cache: T, heads: int) -> T:
    """[blocks, N, rows, D] from the three forms of a cache."""
    if cache.dim() == 3:
        return cache.reshape(*cache.shape[:2], heads, -1).transpose(1, 2)
    return cache.permute(0, 1, 3, 2, 4).flatten(3) if cache.dim() == 5 else cache


def scale_plane(scale: T, mode: int, shape: torch.Size) -> T:
    """A scale or offset so that it broadcasts over [B (or blocks), N, S, D]."""
    b, n, _, d = shape
    if scale.numel() == 1:
        return scale.reshape(1, 1, 1, 1)
    if mode == 0:
        return scale.reshape(1, n, 1, d)
    if mode == 1:
        return scale.reshape(b, 1, -1, 1)[:, :, : shape[2]]
    if mode == 2:
        return scale.reshape(1, n, 1, 1)
    if mode == 4:
        return scale.reshape(-1, 1, scale.shape[-1], 1)[:b]
    return scale.reshape(-1, n, scale.shape[-1], 1)[:b, :, : shape[2]]


def real(x: T, scale: T | None, offset: T | None, mode: int) -> T:
    """(x + offset) * scale."""
    if scale is None:
        return x
    if offset is not None:
        x = x + scale_plane(offset, mode, x.shape)
    return x * scale_plane(scale, mode, x.shape)


def factor_of(t: T) -> T:
    """One factor as a 0-d tensor; a uint64 holds the bits of a float32 in its lower half."""
    if t.dtype == torch.uint64:
        t = t.view(torch.int32).reshape(-1, 2)[:, 0].contiguous().view(torch.float32)
    return t.double().reshape(())


class Arguments:
    """The arguments of any version, under short names."""

    def __init__(self, given: dict[str, Any]) -> None:
        def first(*names: str) -> Any:
            found = [given[n] for n in (*names, *(f"{n}Optional" for n in names)) if given.get(n) is not None]
            return found[0] if found else None

        self.query: T = given["query"]
        self.keys: list[T] = given["key"] if isinstance(given["key"], list) else [given["key"]]
        self.values: list[T] = given["value"] if isinstance(given["value"], list) else [given["value"]]
        self.table: T | None = first("blockTable", "blocktable")
        self.mask: T | None = first("attenMask")
        self.pse: T | None = first("pseShift")
        self.sink: T | None = first("learnableSink")
        self.rope: tuple[T | None, T | None] = first("queryRope"), first("keyRope")
        self.prefix: tuple[T | None, T | None] = first("keySharedPrefix"), first("valueSharedPrefix")
        self.prefix_len: list[int] | None = first("actualSharedPrefixLen")
        self.query_padding: T | None = first("queryPaddingSize")
        self.kv_padding: T | None = first("kvPaddingSize")
        self.query_scale: T | None = first("dequantScaleQuery")
        self.scale1, self.quant1, self.scale2 = (
            first("deqScale1", "dequantScale1"),
            first("quantScale1"),
            first("deqScale2", "dequantScale2"),
        )
        self.quant_out, self.quant_out_offset = first("quantScale2"), first("quantOffset2")
        both, both_offset = first("antiquantScale"), first("antiquantOffset")
        self.scales: list[T | None] = [first("keyAntiquantScale"), first("valueAntiquantScale")]
        self.offsets: list[T | None] = [first("keyAntiquantOffset"), first("valueAntiquantOffset")]
        self.modes = [given.get("keyAntiquantMode", 0), given.get("valueAntiquantMode", 0)]
        if both is not None:
            self.scales = [both[0], both[1]]
            self.offsets = [None, None] if both_offset is None else [both_offset[0], both_offset[1]]
            self.modes = [given.get("antiquantMode", 0)] * 2
        self.layout: str = given["inputLayout"]
        self.heads: int = given["numHeads"]
        self.kv_heads: int = given.get("numKeyValueHeads") or self.heads
        self.scale: float = given["scaleValue"]
        self.pre, self.next = given.get("preTokens", 1 << 31), given.get("nextTokens", 1 << 31)
        self.mode: int = given.get("sparseMode", 0)
        self.pse_type: int = given.get("pseType", 0)
        self.starts = [(given.get(n) or [0])[0] for n in ("qStartIdxOptional", "kvStartIdxOptional")]
        lengths = first("actualSeqLengths")
        increment = "kvPaddingSize" in given  # the increment operator counts keys only
        self.seq_q: list[int] | None = None if increment else lengths
        self.seq_kv: list[int] | None = lengths if increment else first("actualSeqLengthsKv")
        self.want_lse: bool = bool(given.get("softmaxLseFlag", False))


def sequences(a: Arguments) -> tuple[list[T], list[T], list[T], list[tuple[int, int, int]]]:
    """Per sequence q [N, Sq, D], k and v [Nkv, Skv, D], and (batch, first query row, first key column of masks)."""
    in_layout = a.layout.split("_")[0]
    varlen = in_layout in ("TND", "NTD")
    q = to_bnsd(plain(a.query), in_layout, a.heads)
    if a.query_scale is not None:
        q = q * to_bnsd(a.query_scale.unsqueeze(-1), "BSND" if in_layout == "BSH" else in_layout, a.heads)
    elif a.scale1 is not None:
        q = q * factor_of(a.scale1)
    if a.rope[0] is not None:
        q = torch.cat([q, to_bnsd(a.rope[0], in_layout, a.heads)], -1)
    tensors = []
    for i, stored in enumerate((a.keys, a.values)):
        paged_mode = a.modes[i] >= 4
        per_sequence: list[T] = []
        if a.table is not None:
            cache = blocks_as_bnsd(plain(stored[0]), a.kv_heads)
            if paged_mode:
                cache = real(cache, a.scales[i], a.offsets[i], a.modes[i])
            ropes = a.rope[1] if i == 0 else None
            used = a.table.long().clamp(0, cache.shape[0] - 1)
            full = torch.stack([torch.cat(list(cache[row]), 1) for row in used])
            if not paged_mode:
                full = real(full, a.scales[i], a.offsets[i], a.modes[i])
            if ropes is not None:
                rope = blocks_as_bnsd(ropes, a.kv_heads)
                full = torch.cat([full, torch.stack([torch.cat(list(rope[row]), 1) for row in used])], -1)
            per_sequence = list(full)
        else:
            for t in stored:
                x = real(to_bnsd(plain(t), in_layout, a.kv_heads), a.scales[i], a.offsets[i], a.modes[i])
                if i == 0 and a.rope[1] is not None:
                    x = torch.cat([x, to_bnsd(a.rope[1], in_layout, a.kv_heads)], -1)
                per_sequence += list(x)
        tensors.append(per_sequence)
    if a.scale2 is not None and a.quant1 is not None:
        factor = factor_of(a.quant1) * factor_of(a.scale2)
        tensors[1] = [v * factor for v in tensors[1]]
    qs, ks, vs, places = [], [], [], []
    if varlen:
        ends, kv_ends = a.seq_q or [], a.seq_kv or []
        for i, end in enumerate(ends):
            start = ends[i - 1] if i else 0
            qs.append(q[0][:, start:end])
            if a.table is not None:
                ks.append(tensors[0][i][:, : kv_ends[i]])
                vs.append(tensors[1][i][:, : kv_ends[i]])
            else:
                kv_start = kv_ends[i - 1] if i else 0
                ks.append(tensors[0][0][:, kv_start : kv_ends[i]])
                vs.append(tensors[1][0][:, kv_start : kv_ends[i]])
            places.append((i, 0, 0))
        return qs, ks, vs, places

    def length(given: list[int] | None, b: int, whole: int) -> int:
        return whole if not given else given[0] if len(given) == 1 else given[b]

    for b in range(q.shape[0]):
        whole = q.shape[2]
        n = whole if whole == 1 else length(a.seq_q, b, whole)
        row = 0 if a.query_padding is None or not a.seq_q else whole - max(int(a.query_padding), 0) - n
        k, v = tensors[0][b], tensors[1][b]
        m = length(a.seq_kv, b, k.shape[1])
        col = 0 if a.kv_padding is None or not a.seq_kv else k.shape[1] - max(int(a.kv_padding), 0) - m
        if col < 0:
            col = m = 0
        k, v = k[:, col : col + m], v[:, col : col + m]
        if a.prefix[0] is not None and a.prefix[1] is not None:
            p = (a.prefix_len or [1 << 40])[0]
            front = []
            for i in (0, 1):
                x = to_bnsd(plain(a.prefix[i]), in_layout, a.kv_heads)  # type: ignore[arg-type]
                front.append(real(x, a.scales[i], a.offsets[i], a.modes[i])[0][:, :p])
            k, v = torch.cat([front[0], k], 1), torch.cat([front[1], v], 1)
        qs.append(q[b][:, row : row + n])
        ks.append(k)
        vs.append(v)
        places.append((b, row, col))
    return qs, ks, vs, places


def hidden(a: Arguments, place: tuple[int, int, int], nq: int, nk: int, before: int, single: bool) -> T:
    """Scores that do not count, [1, nq, nk]. ``single``: queries of one row, where modes do not matter."""
    none = torch.zeros(1, nq, nk, dtype=torch.bool)
    if a.mask is None:
        return none
    batch, row, col = place
    rows, cols = torch.arange(nq).unsqueeze(1), torch.arange(nk)
    corner = nk - nq
    mode = 0 if single and a.mode in (0, 1) else a.mode
    if mode == 9:
        square = a.mask[before : before + nq * nq].reshape(nq, nq) if a.mask.dim() == 1 else a.mask[batch]
        return torch.cat([none[..., :corner], square.bool().unsqueeze(0)], -1)
    if mode in (2, 3, 4):
        if single:
            return none
        low = corner - a.pre if mode == 4 else -(1 << 40)
        high = {2: 0, 3: corner, 4: corner + a.next}[mode]
        outside: T = (cols < rows + low) | (cols > rows + high)
        return outside.unsqueeze(0)
    m = a.mask
    if m.dim() == 2 and single:
        m = m.unsqueeze(1)
    while m.dim() < 3:
        m = m.unsqueeze(0)
    if m.dim() == 4:
        m = m[:, 0]
    m = m[batch if m.shape[0] > 1 else 0].bool()
    out = m[row : row + nq, col : col + nk].unsqueeze(0)
    if a.mode == 0 and not single:
        out = out | ((cols < rows - a.pre) | (cols > rows + a.next)).unsqueeze(0)
    return out


def infer_attention(**given: Any) -> tuple[T | None, ...]:
    """Output in its layout, and the log-sum-exp where the operator has one."""
    a = Arguments(given)
    in_layout, _, out_layout = a.layout.partition("_")
    out_layout = out_layout or in_layout
    varlen = in_layout in ("TND", "NTD")
    qs, ks, vs, places = sequences(a)
    shape = to_bnsd(plain(a.query), in_layout, a.heads).shape
    out = torch.zeros(*shape[:3], vs[0].shape[-1] if vs else shape[-1], dtype=torch.float64)
    lse = torch.full(shape[:3], torch.inf, dtype=torch.float64)
    single = not varlen and shape[2] == 1 and a.rope[0] is None
    start = before = 0
    for q, k, v, place in zip(qs, ks, vs, places, strict=True):
        group = a.heads // a.kv_heads
        k, v = k.repeat_interleave(group, 0), v.repeat_interleave(group, 0)
        nq, nk = q.shape[1], k.shape[1]
        scores = q @ k.transpose(1, 2) * a.scale
        batch, row, col = place
        if a.pse is not None and a.pse_type >= 2:
            distance = torch.arange(nq).unsqueeze(1) + a.starts[0] - torch.arange(nk) - a.starts[1]
            distance = distance.abs().double()
            scores = scores - a.pse.view(-1, 1, 1) * (distance.sqrt() if a.pse_type == 3 else distance)
        elif a.pse is not None:
            scores = scores + a.pse[batch if a.pse.shape[0] > 1 else 0][:, row : row + nq, col : col + nk]
        scores = scores.masked_fill(hidden(a, place, nq, nk, before, single), -torch.inf)
        if a.sink is not None:
            scores = torch.cat([scores, a.sink.view(-1, 1, 1).expand(-1, nq, 1)], -1)
            v = torch.cat([v, torch.zeros(v.shape[0], 1, v.shape[2])], 1)
        result = (
            torch.nan_to_num(scores.softmax(-1), 0.0) @ v if scores.shape[-1] else torch.zeros(*q.shape[:2], v.shape[2])
        )
        total = torch.logsumexp(scores, -1) if scores.shape[-1] else torch.full(q.shape[:2], -torch.inf)
        total = total.masked_fill(total == -torch.inf, torch.inf)
        at = (0, slice(None), slice(start, start + nq)) if varlen else (batch, slice(None), slice(row, row + nq))
        out[at], lse[at] = result.double(), total.double()
        start += nq
        before += nq * nq
    if a.quant_out is not None:
        shape_of = (1, a.heads, 1, -1) if a.quant_out.numel() > 1 else ()
        out = out * a.quant_out.double().reshape(shape_of)
        if a.quant_out_offset is not None:
            out = out + a.quant_out_offset.double().reshape(shape_of)
        out = out.round().clamp(-128, 127)
    shaped = from_bnsd(out, out_layout)
    if "softmaxLseFlag" not in given:
        return (shaped,)
    if not a.want_lse:
        return shaped, None
    return shaped, (lse[0].transpose(0, 1) if varlen else lse).unsqueeze(-1)
