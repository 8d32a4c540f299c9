"""The share of mutants killed, by module and by room, after `mutmut run` and Stryker (`make mutation`).

python -m scripts.mutation [--survivors]
python -m scripts.mutation --sample 150 [--seed 1] [ROOM ...]   names for `mutmut run`: so many of each room
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePath
from random import Random

MUTANTS = Path(__file__).parents[1] / "mutants"
SURVIVED = (0, 33)
"""Exit codes of pytest as mutmut notes them: all tests passed, and no test reaches the function."""


def python_results(folder: Path) -> Iterator[tuple[str, str, bool]]:
    """(module, mutant, whether it was killed) of what mutmut has tried, also in a run that was cut off."""
    for meta in sorted(folder.rglob("*.py.meta")):
        codes = _codes(meta)
        module = str(meta.relative_to(folder).with_suffix(""))
        for mutant, code in codes.items():
            if code is not None:
                yield module, mutant, code not in SURVIVED


def _codes(meta: Path) -> dict[str, int | None]:
    """None where mutmut was ended while it wrote them: it tries that module anew."""
    try:
        codes: dict[str, int | None] = json.loads(meta.read_text())["exit_code_by_key"]
    except json.JSONDecodeError:
        return {}
    return codes


def sample(folder: Path, size: int, seed: int, rooms: list[str]) -> list[str]:
    """So many mutants of mutmut's, drawn from each room of which `rooms` names the beginning; from all
    without names. The same seed draws the same, as long as the room's code is the same."""
    by_room: dict[str, list[str]] = {}
    for meta in sorted(folder.rglob("*.py.meta")):
        room = f"{meta.parent.relative_to(folder)}/"
        if room.startswith(tuple(rooms) or ""):
            by_room.setdefault(room, []).extend(_codes(meta))
    draw = Random(seed)
    return [name for names in by_room.values() for name in draw.sample(names, min(size, len(names)))]


def page_results(report: Path) -> Iterator[tuple[str, str, bool]]:
    """The same of Stryker's JSON report; none, where there is no such file."""
    files = json.loads(report.read_text())["files"] if report.exists() else {}
    for module, found in sorted(files.items()):
        for mutant in found["mutants"]:
            if mutant["status"] not in ("Ignored", "CompileError", "Pending"):
                start = mutant["location"]["start"]
                name = f"{module}:{start['line']}:{start['column']} {mutant['mutatorName']}"
                yield module, name, mutant["status"] in ("Killed", "Timeout", "RuntimeError")


def table(results: list[tuple[str, str, bool]]) -> str:
    """Lines of module, mutants, killed and the share; then of the rooms, which end in `/`; the sum last."""
    mutants: Counter[str] = Counter()
    killed: Counter[str] = Counter()
    for module, _, dead in results:
        named = (module, f"{PurePath(module).parent}/")
        mutants.update(named)
        killed.update(named if dead else ())
    rows = [(name, mutants[name], killed[name]) for name in sorted(mutants, key=_rooms_last)]
    rows.append(("all", len(results), sum(dead for _, _, dead in results)))
    lines = [f"{'module':50} {'mutants':>8} {'killed':>7} {'share':>7}"]
    lines += [f"{name:50} {all_:8} {dead:7} {dead / max(all_, 1):7.1%}" for name, all_, dead in rows]
    return "\n".join(lines)


def _rooms_last(name: str) -> tuple[bool, str]:
    return name.endswith("/"), name


def main() -> None:
    asked = _asked()
    if asked.sample:
        print(*sample(MUTANTS, asked.sample, asked.seed, asked.rooms), sep="\n")
        return
    results = [*python_results(MUTANTS), *page_results(MUTANTS / "page.json")]
    print(table(results))
    if asked.survivors:
        print(*(name for _, name, dead in results if not dead), sep="\n")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--survivors", action="store_true", help="name the mutants that no test noticed")
    parser.add_argument("--sample", type=int, metavar="N", help="name N mutants of each room, to be tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help="server/analysis/report/, say")
    return parser.parse_args()


if __name__ == "__main__":
    main()
