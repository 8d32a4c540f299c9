"""What it takes to build a table: which tables, how many bytes, how much memory, how long.

Those that reviews wait for have four men and are small; five men are bounded here.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from endgames.refusals import Value, message
from endgames.tables.files import ENDING, men_of
from endgames.tables.layout import Layout
from endgames.tables.names import MOST_MEN, Material, TableError
from endgames.tables.ways import needs

MOST_BYTES = 8 << 30
"""Of all tables that one order builds: KRPvKR with the four it leads to takes half of that at most."""
SECONDS_PER_MEGABYTE = 0.5
"""Of one core; tables of four men take 0.2 (KBvKB) to 0.7 (KQBvK)."""
_MEGABYTE = 1 << 20
_BESIDES = 256 * _MEGABYTE
"""Memory of the compiler and of what a table leads to, which is mapped."""
_MEMORY = Path("/proc/meminfo")


def bytes_of(material: Material) -> int:
    """Bytes of a table, both halves, at most: of five men it may have a second file (`files.ZEROING`)."""
    return (4 if material.men > MOST_MEN else 2) * Layout(material).entries


def memory_of(material: Material, threads: int = 1) -> int:
    """Bytes of memory while it is built: two for each position of a slice and side, for each thread with a
    slice of its own. The table itself is mapped: its pages may leave the memory at any time."""
    layout = Layout(material)
    return 4 * layout.slice * min(threads, layout.slices) + _BESIDES


def lacking(materials: Sequence[Material], is_there: Callable[[str], bool]) -> list[Material]:
    """The tables and all they lead to that are not there, each once, in the order of building."""
    found: dict[str, Material] = {}

    def visit(each: Material) -> None:
        if each.name in found or is_there(each.name):
            return
        for needed in needs(each):
            visit(needed)
        found[each.name] = each

    for material in materials:
        visit(material)
    return list(found.values())


def five_men_with(material: Material, folder: Path) -> int:
    """Bytes of all tables of five men in a folder, once this one and what it leads to are there."""
    paths = [path for path in folder.glob("*.kb?") if men_of(path) > MOST_MEN]
    there = {path.stem for path in paths if path.suffix == ENDING}
    more = [each for each in lacking([material], there.__contains__) if each.men > MOST_MEN]
    return sum(path.stat().st_size for path in paths) + sum(map(bytes_of, more))


def minutes_of(tables: Sequence[Material]) -> int:
    """Of one core, to build them."""
    return max(1, round(sum(map(bytes_of, tables)) / _MEGABYTE * SECONDS_PER_MEGABYTE / 60))


def check_affordable(
    order: Sequence[Material],
    folder: Path,
    is_there: Callable[[str], bool],
    threads: int = 1,
    most: int | None = MOST_BYTES,
) -> None:
    """Raises TableError where what an order takes is over the bounds, `most` bytes of disk among them (None:
    bounded elsewhere), or not free on this machine. `folder`: of the tables; need not be there."""
    name, tables = ", ".join(each.name for each in order), lacking(order, is_there)
    if not tables:
        return
    total = sum(map(bytes_of, tables))
    params: dict[str, Value] = {"name": name, "count": len(tables), "megabytes": _megabytes(total)}
    if most is not None and total > most:
        minutes, limit = minutes_of(tables), _megabytes(most)
        raise TableError(message("table-too-much", minutes=minutes, limit=limit, **params), place=name)
    free = shutil.disk_usage(next(each for each in (folder, *folder.parents) if each.exists())).free
    if total > free:
        raise TableError(message("table-room-short", free=_megabytes(free), **params), place=name)
    memory, available = max(memory_of(each, threads) for each in tables), available_memory()
    if available is not None and memory > available:
        needed, free = _megabytes(memory), _megabytes(available)
        raise TableError(message("table-memory-short", name=name, needed=needed, free=free), place=name)


def available_memory() -> int | None:
    """Bytes that a process can have without swapping; None where the system does not say."""
    try:
        lines = dict(line.split(":", 1) for line in _MEMORY.read_text().splitlines())
        return int(lines["MemAvailable"].split()[0]) << 10
    except (OSError, KeyError, ValueError):
        return None


def _megabytes(count: int) -> int:
    return -(-count // _MEGABYTE)
