"""The models of these tests: small transformers with random weights, and one batch of inputs for each.

Weights and inputs are made on the CPU from fixed seeds, so that the device and the reference get the same. Dropout is
off: the two draw different random numbers.
"""

import dataclasses
from collections.abc import Callable, Mapping

import torch
import transformers as hf

VOCABULARY = 512
HIDDEN = 128
BATCH, LENGTH = 4, 48
IMAGES, IMAGE, CLASSES = 16, 32, 256

Inputs = dict[str, torch.Tensor]


@dataclasses.dataclass(frozen=True)
class Case:
    """A model of the zoo.

    build: from the standard deviation of the weights to the model, on the CPU in float32, in eval mode.
    batch: the inputs, with labels, on the CPU; the same ones for the same seed.
    optimizer: arguments of AdamW on the device, clip: the norm that gradients are clipped to.
    prompt: the inputs of `generate`, None where the model writes no text.
    """

    name: str
    build: Callable[[float], hf.PreTrainedModel]
    batch: Callable[[int], Inputs]
    optimizer: Mapping[str, bool] = dataclasses.field(default_factory=dict)
    clip: float | None = None
    prompt: Callable[[], Inputs] | None = None
    mixture: bool = False


def _tokens(*shape: int, seed: int) -> torch.Tensor:
    return torch.randint(3, VOCABULARY, shape, generator=torch.Generator().manual_seed(seed))


def _padding(*, left: bool = False) -> torch.Tensor:
    """int64 [batch, length]: 1 for a token, 0 for padding; another length for each row."""
    lengths = torch.tensor([LENGTH, LENGTH - 7, LENGTH // 2, LENGTH - 1])[:, None]
    places = torch.arange(LENGTH)[None]
    return (places >= LENGTH - lengths if left else places < lengths).long()


def _causal(seed: int) -> Inputs:
    tokens = _tokens(BATCH, LENGTH, seed=seed)
    return {"input_ids": tokens, "labels": tokens}


def _padded(seed: int) -> Inputs:
    tokens, mask = _tokens(BATCH, LENGTH, seed=seed), _padding()
    return {"input_ids": tokens, "attention_mask": mask, "labels": tokens.masked_fill(mask == 0, -100)}


def _masked(seed: int) -> Inputs:
    inputs = _padded(seed)
    hidden = torch.rand(BATCH, LENGTH, generator=torch.Generator().manual_seed(seed + 1)) < 0.3
    labels = inputs["labels"].masked_fill(~hidden, -100)
    types = (torch.arange(LENGTH) >= LENGTH // 3).long().expand(BATCH, LENGTH)
    return {
        **inputs,
        "input_ids": inputs["input_ids"].masked_fill(hidden, 2),
        "token_type_ids": types,
        "labels": labels,
    }


def _translated(seed: int) -> Inputs:
    inputs = _padded(seed)
    return {**inputs, "labels": _tokens(BATCH, LENGTH // 2, seed=seed + 1)}


def _images(seed: int) -> Inputs:
    generator = torch.Generator().manual_seed(seed)
    pixels = torch.randn(IMAGES, 3, IMAGE, IMAGE, generator=generator)
    return {"pixel_values": pixels, "labels": torch.randint(CLASSES, (IMAGES,), generator=generator)}


def _prompt() -> Inputs:
    tokens = _tokens(2, 8, seed=1)
    return {"input_ids": tokens, "attention_mask": torch.ones_like(tokens)}


def _left_padded_prompt() -> Inputs:
    inputs = _prompt()
    inputs["attention_mask"][1, :3] = 0
    return inputs


def _make(
    model: type[hf.PreTrainedModel], config: type[hf.PreTrainedConfig], **settings: object
) -> Callable[[float], hf.PreTrainedModel]:
    def build(deviation: float) -> hf.PreTrainedModel:
        torch.manual_seed(0)
        # T5 scales each kind of weight by itself, and has a factor over all of them.
        scale = {"initializer_factor": deviation / 0.02} if config is hf.T5Config else {"initializer_range": deviation}
        special = {} if config is hf.ViTConfig else {"bos_token_id": None, "eos_token_id": None, "pad_token_id": 0}
        built = model(config(**special, **scale, **settings)).eval()
        if config is hf.T5Config:
            # Input and output share these weights. Small beside what the layers add: else each token leads to itself.
            built.shared.weight.data.mul_(0.02)
        # None is not enough: some generation configurations have an end of their own, and the text must not end early.
        if built.can_generate():
            built.generation_config.eos_token_id = None
        return built

    return build


_TEXT = {
    "vocab_size": VOCABULARY,
    "hidden_size": HIDDEN,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "max_position_embeddings": 128,
}
_LLAMA = {**_TEXT, "num_key_value_heads": 2, "intermediate_size": 2 * HIDDEN}
_MIXTURE = {**_LLAMA, "num_experts_per_tok": 2, "output_router_logits": True}
_QWEN = {**_MIXTURE, "num_experts": 4, "moe_intermediate_size": HIDDEN, "head_dim": 32, "norm_topk_prob": True}
_GPT2 = {"vocab_size": VOCABULARY, "n_embd": HIDDEN, "n_layer": 2, "n_head": 4, "n_positions": 128}
_NO_DROPOUT = {"hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0}

CASES = {
    case.name: case
    for case in (
        Case(
            "llama",
            _make(hf.LlamaForCausalLM, hf.LlamaConfig, **_LLAMA, attn_implementation="sdpa"),
            _causal,
            optimizer={"foreach": True},
            clip=1.0,
            prompt=_prompt,
        ),
        Case(
            "llama-eager",
            _make(hf.LlamaForCausalLM, hf.LlamaConfig, **_LLAMA, attn_implementation="eager"),
            _padded,
            optimizer={"fused": True},
            clip=1.0,
            prompt=_left_padded_prompt,
        ),
        Case(
            "gpt2",
            _make(
                hf.GPT2LMHeadModel,
                hf.GPT2Config,
                **_GPT2,
                attn_pdrop=0.0,
                embd_pdrop=0.0,
                resid_pdrop=0.0,
                attn_implementation="sdpa",
            ),
            _padded,
            prompt=_left_padded_prompt,
        ),
        Case(
            "mixtral",  # the experts as the library runs them where nothing is said: grouped
            _make(
                hf.MixtralForCausalLM,
                hf.MixtralConfig,
                **_MIXTURE,
                num_local_experts=4,
            ),
            _causal,
            optimizer={"foreach": False},
            prompt=_prompt,
            mixture=True,
        ),
        Case(
            "qwen3-moe",  # the experts one after the other: index, index_add, nonzero, where
            _make(hf.Qwen3MoeForCausalLM, hf.Qwen3MoeConfig, **_QWEN, experts_implementation="eager"),
            _padded,
            optimizer={"fused": True},
            prompt=_prompt,
            mixture=True,
        ),
        Case(
            "bert",
            _make(hf.BertForMaskedLM, hf.BertConfig, **_TEXT, **_NO_DROPOUT, intermediate_size=2 * HIDDEN),
            _masked,
            optimizer={"foreach": True},
            clip=1.0,
        ),
        Case(
            "t5",
            _make(
                hf.T5ForConditionalGeneration,
                hf.T5Config,
                vocab_size=VOCABULARY,
                d_model=HIDDEN,
                d_kv=32,
                d_ff=2 * HIDDEN,
                num_layers=2,
                num_heads=4,
                dropout_rate=0.0,
                decoder_start_token_id=0,
            ),
            _translated,
            clip=1.0,
            prompt=_prompt,
        ),
        Case(
            "vit",
            _make(
                hf.ViTForImageClassification,
                hf.ViTConfig,
                hidden_size=HIDDEN,
                num_hidden_layers=2,
                num_attention_heads=4,
                intermediate_size=2 * HIDDEN,
                image_size=IMAGE,
                patch_size=8,
                num_labels=CLASSES,
                **_NO_DROPOUT,
            ),
            _images,
            optimizer={"foreach": False, "fused": False},
        ),
    )
}


def to(inputs: Inputs, device: torch.device | str, dtype: torch.dtype | None = None) -> Inputs:
    """The inputs on `device`; what is floating point also in `dtype`."""
    return {k: v.to(device, dtype if v.is_floating_point() else None) for k, v in inputs.items()}


def logits(
    case: Case, device: torch.device | str, dtype: torch.dtype, weights: torch.dtype | None = None
) -> torch.Tensor:
    """Logits of the case's batch, float64 [places, classes] on the CPU, without the places that are padding.

    weights: a dtype that weights and inputs are rounded to first; the computation is in `dtype` all the same.
    """
    inputs = case.batch(1)
    mask = inputs.get("attention_mask")
    model = case.build(0.02).to(weights or dtype).to(dtype).to(device)
    if case.mixture and dtype == torch.float64:
        model.set_experts_implementation("eager")  # a grouped product of float64 does not exist
    with torch.no_grad():
        out = model(**to(to(inputs, "cpu", weights or dtype), device, dtype)).logits
    assert out.device.type == torch.device(device).type
    assert out.dtype == dtype
    out = out.cpu().double()
    # The rows of padding are of no use to anyone, and the implementations of attention differ in them.
    if mask is not None and out.shape[:2] == mask.shape:
        return out[mask.bool()]
    return out.flatten(0, -2)
