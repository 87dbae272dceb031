"""The main job: a Llama trains on real text and writes some of its own, on the device, beside the same run on the CPU.

The model is built from a transformers configuration with random weights and is small enough for a CPU. The text is
`data/alice.txt`, one byte a token. Both runs start from the same weights and see the same batches, so that what is
different at the end was made by the device. The exit code is 1 when the difference is larger than the tolerance
that the last table states.

    python examples/llama.py                 # npu:0 and CPU, float32
    python examples/llama.py --dtype bfloat16 --attention eager
    python examples/llama.py --device cpu --steps 3
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import pathlib
import sys
import time
from collections.abc import Mapping

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import torch
from transformers import LlamaConfig, LlamaForCausalLM

TEXT = pathlib.Path(__file__).parent / "data" / "alice.txt"
PROMPTS = (b"Alice was ", b"The Rabbit", b"Down, down", b"And so it ")  # of one length, so that no row is padded
PEAK_LEARNING_RATE = 1.5e-3
WARM_UP = 0.4  # share of the steps in which the learning rate rises; it falls to zero in the others

DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}


@dataclasses.dataclass(frozen=True)
class Tolerance:
    """How far the device may be from the CPU; `None` is reported and not judged.

    logits: of the untrained model, largest difference over largest magnitude. losses: largest difference, in nats.
    tokens: number of generated tokens that may differ.
    """

    logits: float
    losses: float
    tokens: int | None


# In float32 both sides differ in the order of sums only. In the half precisions each side rounds in its own places
# (8 bits of mantissa in bfloat16: 2^-8 = 4e-3 at each of the model's layers), and one early token that differs changes
# all that follow: the text is then shown and not judged.
TOLERANCES = {
    "float32": Tolerance(logits=1e-4, losses=1e-3, tokens=0),
    "bfloat16": Tolerance(logits=5e-2, losses=5e-2, tokens=None),
    "float16": Tolerance(logits=1e-2, losses=5e-2, tokens=None),
}


@dataclasses.dataclass(frozen=True)
class Run:
    """What one device made of the job.

    logits: float32 [sequence, 256] on the CPU, of the untrained model. losses: one a step, in nats per byte.
    tokens: int64 [prompts, generated] on the CPU.
    """

    device: str
    logits: torch.Tensor
    losses: list[float]
    tokens: torch.Tensor
    train_seconds: float
    generate_seconds: float


def build_model(arguments: argparse.Namespace) -> LlamaForCausalLM:
    """The same random weights for the same seed, on the CPU, in the dtype of the run."""
    torch.manual_seed(arguments.seed)
    config = LlamaConfig(
        vocab_size=256,
        hidden_size=arguments.hidden,
        intermediate_size=arguments.hidden * 8 // 3,
        num_hidden_layers=arguments.layers,
        num_attention_heads=arguments.hidden // 64,
        num_key_value_heads=max(1, arguments.hidden // 128),
        max_position_embeddings=1024,
        initializer_range=0.05,
        attn_implementation=arguments.attention,
        bos_token_id=None,
        eos_token_id=None,
        pad_token_id=0,
    )
    return LlamaForCausalLM(config).to(DTYPES[arguments.dtype])


def batches(arguments: argparse.Namespace) -> list[torch.Tensor]:
    """One int64 [batch, sequence] of bytes a step: windows at random places of the text, the same for every device."""
    text = torch.tensor(list(TEXT.read_bytes()))
    generator = torch.Generator().manual_seed(arguments.seed + 1)
    starts = torch.randint(len(text) - arguments.sequence, (arguments.steps, arguments.batch), generator=generator)
    return [torch.stack([text[s : s + arguments.sequence] for s in row]) for row in starts.tolist()]


def readable(tokens: bytes) -> str:
    """Bytes on one line; what is no printable ASCII becomes a middle dot."""
    return "".join(chr(t) if 32 <= t < 127 else " " if t == 10 else "\u00b7" for t in tokens)


def say(device: torch.device, text: str) -> None:
    print(f"[{device}] {text}", flush=True)


def train(model: LlamaForCausalLM, arguments: argparse.Namespace, device: torch.device) -> list[float]:
    """Trains with AdamW, clipped gradients and a rising, then falling learning rate; the loss of every step."""
    rise = max(1, round(WARM_UP * arguments.steps))
    fall = max(1, arguments.steps - rise)
    optimizer = torch.optim.AdamW(model.parameters(), lr=PEAK_LEARNING_RATE, betas=(0.7, 0.95), weight_decay=0.1)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min((step + 1) / rise, (arguments.steps - step) / fall)
    )
    model.train()
    losses = []
    for step, batch in enumerate(batches(arguments), start=1):
        begin = time.perf_counter()
        tokens = batch.to(device)
        loss = model(input_ids=tokens, labels=tokens, use_cache=False).loss
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        schedule.step()
        losses.append(loss.item())
        took = time.perf_counter() - begin
        say(
            device,
            f"step {step:2d}/{arguments.steps}  loss {losses[-1]:.4f}  gradient {norm.item():7.3f}  {took:.2f} s",
        )
    return losses


def run(arguments: argparse.Namespace, device: torch.device) -> Run:
    """The whole job on one device."""
    model = build_model(arguments).to(device)
    parameters = sum(p.numel() for p in model.parameters())
    say(device, f"Llama, {parameters / 1e6:.1f} M parameters, {arguments.dtype}, attention {arguments.attention}")
    text = torch.tensor(list(TEXT.read_bytes()[: arguments.sequence]))

    model.eval()
    with torch.no_grad():
        logits = model(text[None].to(device)).logits[0].float().cpu()

    begin = time.perf_counter()
    losses = train(model, arguments, device)
    trained = time.perf_counter()

    model.eval()
    prompts = torch.tensor([list(prompt) for prompt in PROMPTS], device=device)
    mask = torch.ones_like(prompts)
    greedy = {"do_sample": False, "use_cache": True, "max_new_tokens": arguments.tokens}
    written = model.generate(prompts, attention_mask=mask, **greedy).cpu()
    done = time.perf_counter()
    say(device, f"{len(PROMPTS)} prompts, {arguments.tokens} tokens written after each, greedily, with a KV cache:")
    for row in written.tolist():
        print(f"    {readable(bytes(row))}", flush=True)
    return Run(str(device), logits, losses, written[:, prompts.shape[1] :], trained - begin, done - trained)


Counts = Mapping[str, Mapping[str, int]]


def operator_counts() -> Counts | None:
    """hotplate's counters of this process up to now; None where hotplate is not what runs the operators."""
    try:
        from hotplate.runtime import stats
    except ImportError:
        return None
    return stats.snapshot()


def since(before: Counts, after: Counts, group: str) -> dict[str, int]:
    """What a group of counters has grown by, largest first."""
    old = before.get(group, {})
    grown = {name: count - old.get(name, 0) for name, count in after.get(group, {}).items()}
    return dict(sorted(grown.items(), key=lambda item: -item[1]))


def operator_rows(before: Counts | None, after: Counts | None) -> list[tuple[str, str]]:
    """Operators executed on the device, by kind; those that torch_npu ran on the CPU are named."""
    if before is None or after is None:
        return [("operators", "not counted: hotplate is not in force")]
    kinds = since(before, after, "executions")
    fallbacks = since(before, after, "fallback")
    rows = [("operators", str(sum(kinds.values()) + sum(fallbacks.values())))]
    rows += [(f"  {kind}", str(count)) for kind, count in kinds.items()]
    rows.append(("  fallback", str(sum(fallbacks.values()))))
    rows += [(f"    {name}", str(count)) for name, count in fallbacks.items() if count]
    return rows


def report(result: Run, counts: list[tuple[str, str]]) -> None:
    """States what ran where, at what cost."""
    rows = [("device", result.device)]
    if result.device.startswith("npu"):
        rows.append(("chip", torch.npu.get_device_name(result.device)))
        rows += counts
        rows.append(("peak device memory", f"{torch.npu.max_memory_allocated(result.device) / 2**20:.1f} MiB"))
    rows.append(("training", f"{result.train_seconds:.1f} s, {result.train_seconds / len(result.losses):.2f} s a step"))
    rate = result.tokens.numel() / result.generate_seconds
    rows.append(("writing", f"{result.generate_seconds:.1f} s, {rate:.1f} tokens a second"))
    rows.append(("loss", f"{result.losses[0]:.4f} -> {result.losses[-1]:.4f}"))
    print()
    for name, value in rows:
        print(f"{name:<20} {value}")


def compare(device: Run, cpu: Run, dtype: str) -> bool:
    """Prints the differences between the two runs; True when all are within the tolerance."""
    allowed = TOLERANCES[dtype]
    logits = ((device.logits - cpu.logits).abs().max() / cpu.logits.abs().max()).item()
    losses = max(abs(a - b) for a, b in zip(device.losses, cpu.losses, strict=True))
    differing = int((device.tokens != cpu.tokens).sum())
    tokens = f"{differing} of {cpu.tokens.numel()} differ" if differing else "identical"
    # Written so that a NaN fails.
    verdicts = [
        ("logits before training", f"{logits:.2e} relative", f"{allowed.logits:.0e}", logits <= allowed.logits),
        ("losses", f"{losses:.2e}", f"{allowed.losses:.0e}", losses <= allowed.losses),
        (
            "generated tokens",
            tokens,
            "not judged" if allowed.tokens is None else f"{allowed.tokens} differ",
            allowed.tokens is None or differing <= allowed.tokens,
        ),
    ]
    print(f"\ndifference between {device.device} and {cpu.device}")
    for name, value, limit, good in verdicts:
        print(f"  {name:<24} {value:<36} allowed: {limit:<12} {'ok' if good else 'TOO LARGE'}")
    return all(good for *_, good in verdicts)


def parse(argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--device", default="npu:0", help="where the job runs (default: %(default)s)")
    parser.add_argument("--dtype", default="float32", choices=DTYPES, help="default: %(default)s")
    parser.add_argument("--attention", default="sdpa", choices=("sdpa", "eager"), help="default: %(default)s")
    parser.add_argument("--steps", type=int, default=20, help="optimizer steps (default: %(default)s)")
    parser.add_argument("--batch", type=int, default=64, help="windows of text a step (default: %(default)s)")
    parser.add_argument("--sequence", type=int, default=64, help="bytes in a window (default: %(default)s)")
    parser.add_argument("--tokens", type=int, default=128, help="tokens to write (default: %(default)s)")
    parser.add_argument("--layers", type=int, default=4, help="default: %(default)s")
    parser.add_argument("--hidden", type=int, default=384, help="hidden size, a multiple of 128 (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of weights and batches (default: %(default)s)")
    parser.add_argument("--no-comparison", action="store_true", help="leave the run on the CPU out")
    arguments = parser.parse_args(argv)
    for name, least in {"steps": 1, "batch": 1, "sequence": 2, "tokens": 1, "layers": 1, "hidden": 128}.items():
        if getattr(arguments, name) < least:
            parser.error(f"--{name} must be at least {least}")
    if arguments.hidden % 128:
        parser.error("--hidden must be a multiple of 128")
    if max(arguments.sequence, len(PROMPTS[0]) + arguments.tokens) > 1024:
        parser.error("--sequence, and the prompt with --tokens, must fit into 1024 positions")
    return arguments


def main(argv: list[str] | None = None) -> int:
    arguments = parse(argv)
    device = torch.device(arguments.device)
    begin = time.perf_counter()
    before = operator_counts()
    result = run(arguments, device)
    report(result, operator_rows(before, operator_counts()))
    good = True
    if device.type != "cpu" and not arguments.no_comparison:
        print("\nThe same on the CPU:")
        good = compare(result, run(arguments, torch.device("cpu")), arguments.dtype)
    print(f"\ntime in all          {time.perf_counter() - begin:.1f} s")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
