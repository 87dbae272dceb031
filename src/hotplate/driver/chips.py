"""The chips that a device can be, as values. The facts are in spec/soc; tools/gen_soc.py makes the table from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from hotplate.driver.soc_table import FIELDS, SOCS


@dataclass(frozen=True)
class Chip:
    """One chip. Sizes in bytes (ub, l1, l0*: of one core), clock in MHz; `npu_arch` is the number of its architecture.

    `saturation`, `inf_nan`: what results that overflow can become; with both, inf and nan are the default.

    `estimated` names the fields whose value is not a documented one; spec/soc/families.toml says where it comes from.
    """

    name: str
    series: str
    npu_arch: int
    ai_cores: int
    cube_cores: int
    vector_cores: int
    cube_mhz: int
    bf16: bool
    fp8: bool
    saturation: bool
    inf_nan: bool
    hbm_bytes: int
    l2_bytes: int
    ub_bytes: int
    l1_bytes: int
    l0a_bytes: int
    l0b_bytes: int
    l0c_bytes: int
    estimated: tuple[str, ...]


def chip(name: str) -> Chip:
    """The chip of that exact name.

    Raises:
        KeyError: there is none; the text lists those there are.
    """
    if name not in SOCS:
        raise KeyError(f"no chip {name!r}; there are {', '.join(SOCS)}")
    values = dict(zip(FIELDS, SOCS[name], strict=True))
    estimated = tuple(cast(str, values.pop("estimated")).split())
    return Chip(name=name, estimated=estimated, **values)  # type: ignore[arg-type]


def all_chips() -> list[Chip]:
    """Every chip, in the order of spec/soc/platform.csv."""
    return [chip(name) for name in SOCS]
