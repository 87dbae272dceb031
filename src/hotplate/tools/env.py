"""`hotplate env`: what is in force and where it came from; with --last-run what the last process on a device did."""

from __future__ import annotations

import json
import os
import platform
import sys
from dataclasses import asdict
from importlib import metadata
from typing import TYPE_CHECKING, Any

from hotplate import __version__, config, paths
from hotplate.driver.chips import chip
from hotplate.startup import activation, hook

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

# Variables of the stack itself that change what a program sees; shown when they are set.
STACK_VARIABLES = (
    "ASCEND_HOME_PATH",
    "ASCEND_OPP_PATH",
    "ASCEND_CUSTOM_OPP_PATH",
    "ASCEND_RT_VISIBLE_DEVICES",
    "ASCEND_LAUNCH_BLOCKING",
    "TASK_QUEUE_ENABLE",
    "PYTORCH_NPU_ALLOC_CONF",
    "INF_NAN_MODE_ENABLE",
    "TORCH_DEVICE_BACKEND_AUTOLOAD",
    "LD_LIBRARY_PATH",
)


def add_arguments(parser: ArgumentParser) -> None:
    """Declares --json and --last-run."""
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--last-run", action="store_true", help="print the summary of the last process that used a device"
    )


def run(options: Namespace) -> int:
    """Prints the report; 1 when hotplate could not start, or when there is no last run."""
    if options.last_run:
        return _print_last_run(options.json)
    report = gather()
    if options.json:
        print(json.dumps(report, indent=2))
    else:
        print(render(report))
    return 1 if report["problems"] else 0


def gather() -> dict[str, Any]:
    """The report as JSON values. Imports neither torch nor any library.

    Raises:
        hotplate.config.SettingError: a HOTPLATE_* variable has a value that is not allowed.
    """
    settings = [
        {
            "name": row.setting.name,
            "value": row.value,
            "source": row.source,
            "default": row.setting.default,
            "allowed": row.setting.kind.allowed,
            "help": row.setting.help,
        }
        for row in config.read_all()
    ]
    decision = activation.decide()
    files = sorted(f.name for f in paths.LIBRARIES.glob("lib*.so"))
    problems = []
    if activation.CORE_LIBRARY not in files:
        problems.append(f"{activation.CORE_LIBRARY} is not in {paths.LIBRARIES}: install hotplate again")
    if decision.active and not hook.installed():
        problems.append("the start-up hook (hotplate.pth in site-packages) did not run: import torch will not find us")
    found = decision.real_cann
    return {
        "versions": {
            "hotplate": __version__,
            "torch": _version("torch"),
            "torch_npu": _version("torch_npu"),
            "python": platform.python_version(),
            "cann_identity": cann_identity(),
        },
        "active": decision.active,
        "reason": decision.reason,
        "real_cann": {"library": found.library, "evidence": found.evidence} if found else None,
        "settings": settings,
        "chip": asdict(chip(str(config.read("HOTPLATE_SOC").value))),
        "unknown_settings": config.strangers(),
        "libraries": {"folder": str(paths.LIBRARIES), "files": files},
        "cann_tree": str(paths.CANN_TREE),
        "home": str(paths.home()),
        "stack_variables": {name: os.environ[name] for name in STACK_VARIABLES if name in os.environ},
        "problems": problems,
    }


def cann_identity() -> str:
    """The release of CANN that programs are told."""
    for line in (paths.CANN_TREE / "ascend_toolkit_install.info").read_text(encoding="utf-8").splitlines():
        if line.startswith("version="):
            return line.partition("=")[2]
    raise ValueError(f"{paths.CANN_TREE}/ascend_toolkit_install.info has no line version=")


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def render(report: dict[str, Any]) -> str:
    """The report as text for people."""
    versions = report["versions"]
    lines = [
        f"hotplate {versions['hotplate']}: {'takes part' if report['active'] else 'stays out'} ({report['reason']})",
        "",
        "Versions",
        *_columns(
            [
                ("torch", versions["torch"] or "not installed"),
                ("torch_npu", versions["torch_npu"] or "not installed"),
                ("Python", versions["python"]),
                ("CANN", f"{versions['cann_identity']} (the release that programs are told)"),
            ]
        ),
        "",
        "Settings",
        *_columns([(row["name"], _text(row["value"]), row["source"], row["help"]) for row in report["settings"]]),
    ]
    for name, close in report["unknown_settings"].items():
        lines.append(f"  {name} is not a setting and has no effect" + (f"; did you mean {close}?" if close else ""))
    lines += ["", "Chip of each device", *_columns(_chip_rows(report["chip"]))]
    libraries = report["libraries"]
    real = report["real_cann"]
    lines += [
        "",
        "Places",
        *_columns(
            [
                ("libraries", f"{libraries['folder']} ({len(libraries['files'])} files)"),
                ("installation tree", report["cann_tree"]),
                ("own files", report["home"]),
                ("real CANN", f"{real['library']} ({real['evidence']})" if real else "none found"),
            ]
        ),
    ]
    if report["stack_variables"]:
        lines += ["", "Variables of the stack that are set", *_columns(list(report["stack_variables"].items()))]
    if report["problems"]:
        lines += ["", "Problems", *(f"  {problem}" for problem in report["problems"])]
    return "\n".join(lines)


def _chip_rows(values: dict[str, Any]) -> list[tuple[str, ...]]:
    def size(field: str) -> str:
        for unit, shift in (("GiB", 30), ("MiB", 20), ("KiB", 10)):
            if values[field] >= 1 << shift:
                return (
                    f"{values[field] / (1 << shift):g} {unit}{' (estimated)' if field in values['estimated'] else ''}"
                )
        return f"{values[field]} B"

    return [
        ("name", f"{values['name']}, series {values['series']}, architecture {values['npu_arch']}"),
        ("cores", f"{values['cube_cores']} cube, {values['vector_cores']} vector, {values['cube_mhz']} MHz"),
        ("memory", f"HBM {size('hbm_bytes')}, L2 {size('l2_bytes')}"),
        (
            "per core",
            ", ".join(f"{name.upper()} {size(name + '_bytes')}" for name in ("ub", "l1", "l0a", "l0b", "l0c")),
        ),
    ]


def _text(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "1" if value else "0"
    return str(value)


def _columns(rows: list[tuple[str, ...]]) -> list[str]:
    """Rows as lines, all columns but the last padded to their widest cell."""
    if not rows:
        return []
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]) - 1)]
    return ["  " + "  ".join([*(c.ljust(w) for c, w in zip(row, widths, strict=False)), row[-1]]) for row in rows]


def _print_last_run(as_json: bool) -> int:
    file = paths.last_run()
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        print(f"hotplate: no run is on record ({file} does not exist)", file=sys.stderr)
        return 1
    try:
        record = json.loads(text)
    except json.JSONDecodeError as error:
        print(f"hotplate: {file} is damaged: {error}", file=sys.stderr)
        return 1
    print(json.dumps(record, indent=2) if as_json else "\n".join(outline(record)))
    return 0


def outline(value: Any, indent: int = 0) -> list[str]:
    """A JSON value as indented lines: mappings by key, lists item by item."""
    pad = "  " * indent
    if isinstance(value, dict):
        width = max((len(k) for k, v in value.items() if not (isinstance(v, dict | list) and v)), default=0)
        lines: list[str] = []
        for key, inner in value.items():
            if isinstance(inner, dict | list) and inner:
                lines += [f"{pad}{key}", *outline(inner, indent + 1)]
            else:
                lines.append(f"{pad}{key.ljust(width)}  {'none' if isinstance(inner, dict | list) else _text(inner)}")
        return lines
    if isinstance(value, list):
        return [line for item in value for line in outline(item, indent)]
    return [f"{pad}{_text(value)}"]
