"""`npu-smi`: what programs read about the devices of the machine, in the words of the real tool.

Each query is a row of QUERIES; one that is not there yet is refused by name. Columns and field names are those of the
published npu-smi reference (25.x); values that a software device does not have are NA.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from hotplate import config
from hotplate.driver.chips import Chip, chip

TOOL_VERSION = "25.5.2"
USAGE = "Usage: npu-smi info <-l | -t board -i ID [-c CHIP]>"
LABEL_WIDTH = 30  # of the field names, up to the colon


class Refusal(Exception):
    """A command that cannot be answered; the text says which and what can be asked."""


@dataclass(frozen=True)
class Machine:
    """What the commands report on: the chip and how many cards of it there are, each with `chips_per_card` chips.

    npu-smi shows the machine, not the process: ASCEND_RT_VISIBLE_DEVICES has no influence.
    """

    chip: Chip
    devices: int

    @property
    def chips_per_card(self) -> int:
        """Two dies stand on one card of the 910_93 series."""
        return 2 if self.chip.name.startswith("Ascend910_93") and self.devices % 2 == 0 else 1

    @property
    def cards(self) -> int:
        return self.devices // self.chips_per_card


def fields(rows: Sequence[tuple[str, object]]) -> str:
    """One field a line, the colons below one another."""
    return "".join(f"\t{name:<{LABEL_WIDTH}} : {value}\n" for name, value in rows)


def card_of(machine: Machine, options: Mapping[str, str]) -> int:
    """The card that -i names.

    Raises:
        Refusal: there is none of that number, or -i is missing.
    """
    text = options.get("-i")
    if text is None:
        raise Refusal("the option -i (NPU ID) is missing")
    if not text.isdigit() or int(text) >= machine.cards:
        raise Refusal(f"NPU ID {text} is not in [0, {machine.cards})")
    return int(text)


def listing(machine: Machine, _: Mapping[str, str]) -> str:
    """info -l: how many cards there are, and the chips on each."""
    blocks = [fields([("Total Count", machine.cards)])]
    blocks += [fields([("NPU ID", i), ("Chip Count", machine.chips_per_card)]) for i in range(machine.cards)]
    return "\n".join(blocks)


def board(machine: Machine, options: Mapping[str, str]) -> str:
    """info -t board: of a card, or with -c of one chip on it.

    The chip's name is told as the series does it: on the 910_93 "Chip Name" is the family and "NPU Name" the rest; on
    the others "Chip Type" is Ascend and "Chip Name" the rest.
    """
    card = card_of(machine, options)
    name = machine.chip.name.removeprefix("Ascend")
    if "-c" not in options:
        return fields(
            [
                ("NPU ID", card),
                ("Software Version", TOOL_VERSION),
                ("Firmware Version", "NA"),
                ("Compatibility", "OK"),
                ("Board ID", "NA"),
                ("PCB ID", "NA"),
                ("BOM ID", "NA"),
                ("PCIe Bus Info", "NA"),
                ("Chip Count", machine.chips_per_card),
                ("Faulty Chip Count", 0),
            ]
        )
    on_card = options["-c"]
    if not on_card.isdigit() or int(on_card) >= machine.chips_per_card:
        raise Refusal(f"Chip ID {on_card} is not in [0, {machine.chips_per_card})")
    if name.startswith("910_"):
        kind = [("Chip Name", "Ascend910"), ("NPU Name", name.removeprefix("910_"))]
    elif name.startswith("950"):
        family, _, rest = name.partition("_")
        kind = [("Chip Name", f"Ascend{family}"), ("NPU Name", rest)]
    else:
        kind = [("Chip Type", "Ascend"), ("Chip Name", name)]
    ids = [("NPU ID", card), ("Chip ID", on_card)]
    rest_of_it = [("Chip Version", "V1"), ("Board ID", "NA"), ("PCB ID", "NA"), ("BOM ID", "NA"), ("Die ID", "NA")]
    return fields([*ids, *kind, *rest_of_it])


# Words that choose a query -> what answers it.
QUERIES: dict[tuple[str, ...], Callable[[Machine, Mapping[str, str]], str]] = {
    ("info", "-l"): listing,
    ("info", "-t", "board"): board,
}


def parse(words: Sequence[str]) -> tuple[tuple[str, ...], dict[str, str]]:
    """The words that choose the query, and its options (-i, -c) with their values.

    Raises:
        Refusal: an option without its value.
    """
    chosen: list[str] = []
    options: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word in ("-i", "-c"):
            if not rest:
                raise Refusal(f"the option {word} needs a value")
            options[word] = rest.pop(0)
        else:
            chosen.append(word)
    return tuple(chosen), options


def real_tool() -> str | None:
    """The npu-smi of a real driver on PATH, which goes first unless HOTPLATE=1 asks for this one."""
    if config.read("HOTPLATE").value is True:
        return None
    own = os.path.dirname(os.path.realpath(sys.argv[0]))
    others = [p for p in os.environ.get("PATH", os.defpath).split(os.pathsep) if p and os.path.realpath(p) != own]
    found = shutil.which("npu-smi", path=os.pathsep.join(others))
    # Another one of ours (of another environment) is a Python script; the real one is a program.
    if found is None:
        return None
    with open(found, "rb") as stream:
        return found if stream.read(4) == b"\x7fELF" else None


def console() -> int:
    """The `npu-smi` command."""
    try:
        real = real_tool()
    except config.SettingError as error:
        print(f"npu-smi: {error}", file=sys.stderr)
        return 1
    if real:
        os.execv(real, [real, *sys.argv[1:]])
    return main()


def main(arguments: Sequence[str] | None = None) -> int:
    """Answers one command; returns the exit code (1: refused)."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words in (["-v"], ["--version"]):
        print(f"npu-smi version: {TOOL_VERSION}")
        return 0
    if words in ([], ["-h"], ["--help"], ["info", "-h"], ["info", "--help"]):
        print(USAGE)
        return 0 if words else 1
    try:
        chosen, options = parse(words)
        query = QUERIES.get(chosen)
        if query is None:
            raise Refusal(f"{' '.join(words)} is not supported by hotplate's npu-smi. {USAGE}")
        devices = config.read("HOTPLATE_DEVICES").value
        assert isinstance(devices, int)
        machine = Machine(chip(str(config.read("HOTPLATE_SOC").value)), devices)
        print(query(machine, options), end="")
    except (Refusal, config.SettingError) as error:
        print(f"npu-smi: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(console())
