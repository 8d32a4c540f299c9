"""`make bench`: every bench in turn; the results belong into bench/RESULTS.md, with the machine.

`python -m bench pawns tables` runs those alone, and writes nothing.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from datetime import date
from pathlib import Path

COMMANDS = (
    ("bench.review_speed",),
    ("bench.review_speed", "--no-theory"),
    ("bench.engine_speed",),
    ("bench.labels", "--moves", "40"),
    ("bench.sizing",),
    ("bench.service",),
    ("bench.hostile",),
    ("bench.one_visitor",),
    ("bench.requests",),
    ("bench.first_board",),
    ("bench.queries",),
    ("bench.network",),
    ("bench.people",),
    ("bench.chances",),
    ("bench.reasons", "--games", "10"),
    ("bench.season",),
    ("bench.watchers",),
    ("bench.saturday",),
    ("bench.turns",),
    ("bench.visitors",),
    ("bench.claims",),
    ("bench.go_sums",),
    ("bench.go_played",),
    ("bench.pawns",),
    ("bench.pawn_endings",),
    ("bench.tables",),
    ("bench.builtin", "speed"),
    ("bench.builtin", "nine"),
)
RESULTS = Path(__file__).parent / "RESULTS.md"


def machine() -> str:
    """Processor, cores, system and Python."""
    names = [
        line.split(":", 1)[1].strip()
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("model name")
    ]
    system = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
    return f"{names[0]}, {len(names)} cores, {system}"


def main() -> None:
    """Run the benches that are named; or all, and write their output into RESULTS.md."""
    named = {f"bench.{name}" for name in sys.argv[1:]}
    if unknown := named - {command[0] for command in COMMANDS}:
        sys.exit(f"There is no {', '.join(sorted(unknown))}.")
    parts = [f"# Results\n\nWritten by `make bench` on {date.today()}: {machine()}.\n"]
    for command in COMMANDS:
        if named and command[0] not in named:
            continue
        line = " ".join(("python -m", *command))
        print(f"== {line}", flush=True)
        run = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, check=True)
        print(run.stdout, flush=True)
        parts.append(f"## `{line}`\n\n```\n{run.stdout.strip()}\n```\n")
    if not named:
        RESULTS.write_text("\n".join(parts))


if __name__ == "__main__":
    main()
