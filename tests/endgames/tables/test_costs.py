"""What building a table takes, and that an order over the bounds is refused with the figures."""

from __future__ import annotations

from collections import namedtuple
from pathlib import Path

import pytest

from endgames.tables import costs
from endgames.tables.costs import (
    SECONDS_PER_MEGABYTE,
    available_memory,
    bytes_of,
    check_affordable,
    lacking,
    memory_of,
    minutes_of,
)
from endgames.tables.names import TableError, every_name, read_name

SMALL = set(every_name(3) + every_name(4))
Usage = namedtuple("Usage", "free")


def refusal(names: str, there: set[str] = SMALL) -> tuple[str, dict[str, object]] | None:
    try:
        check_affordable(
            [read_name(name) for name in names.split()], Path("/nowhere/tables"), there.__contains__
        )
    except TableError as error:
        return error.message.key, dict(error.message.params)
    return None


def roomy(monkeypatch: pytest.MonkeyPatch, *, disk: int = 1 << 40, memory: int | None = 1 << 40) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(disk))
    monkeypatch.setattr(costs, "available_memory", lambda: memory)


def test_a_table_takes_a_byte_a_position_and_side_and_of_five_men_two_at_most() -> None:
    assert bytes_of(read_name("KRRvKR")) == 2 * 335_544_320
    assert bytes_of(read_name("KRPvKR")) == 2 * 805_306_368
    assert bytes_of(read_name("KPvK")) == 2 * 32 * 64 * 48


def test_memory_is_a_slice_for_each_thread() -> None:
    besides = memory_of(read_name("KRRvKR")) - bytes_of(read_name("KRRvKR"))
    slices = {"KRPvKR": 4 * 64**4, "KRPvKP": 4 * 64**3}
    for name, slice_ in slices.items():
        assert memory_of(read_name(name)) == slice_ + besides
        assert memory_of(read_name(name), threads=2) == 2 * slice_ + besides
    assert memory_of(read_name("KRRvKR"), threads=2) == memory_of(read_name("KRRvKR")), "one for all"


def test_minutes_are_told_by_the_bytes() -> None:
    order = lacking([read_name("KRPvKR")], SMALL.__contains__)
    assert minutes_of(order) == round(SECONDS_PER_MEGABYTE * 4096 / 60)
    assert minutes_of([read_name("KPvK")]) == 1


def test_what_a_table_leads_to_comes_first_and_once() -> None:
    names = [each.name for each in lacking([read_name("KRPvKR")], SMALL.__contains__)]
    assert (sorted(names[:-1]), names[-1]) == (["KQRvKR", "KRBvKR", "KRNvKR", "KRRvKR"], "KRPvKR")
    assert lacking([read_name("KRvKP")], SMALL.__contains__) == []
    both = [each.name for each in lacking([read_name("KPPvKP")], lambda _: False)]
    assert len(both) == len(set(both))
    assert both.index("KPPvK") < both.index("KPPvKP")


def test_what_is_there_or_has_room_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    roomy(monkeypatch, disk=0)
    assert refusal("KRRvKR", SMALL | {"KRRvKR"}) is None
    roomy(monkeypatch)
    assert refusal("KRPvKR") is None
    roomy(monkeypatch, memory=None)
    assert refusal("KRPvKR") is None


def test_an_order_over_the_bound_is_refused_until_its_parts_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    roomy(monkeypatch)
    key, told = refusal("KRPvKP") or ("", {})
    assert (key, told["limit"]) == ("table-too-much", 8192)
    needed = {each.name for each in lacking([read_name("KRPvKP")], SMALL.__contains__)}
    assert told["count"] == len(needed) > 20
    assert told["minutes"] == round(
        SECONDS_PER_MEGABYTE * sum(bytes_of(read_name(name)) for name in needed) / (1 << 20) / 60
    )
    with pytest.raises(TableError) as refused:
        check_affordable([read_name("KRPvKP")], Path("/nowhere/tables"), SMALL.__contains__)
    assert refused.value.place == "KRPvKP"
    assert refusal("KRPvKP", SMALL | needed - {"KRPvKP"}) is None
    assert refusal("KRPvKR KBPvKB") is None
    assert (refusal("KRPvKR KBPvKB KQPvKQ") or [""])[0] == "table-too-much"


def test_too_small_a_disk_or_memory_is_told_before_anything_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    roomy(monkeypatch, disk=600 << 20)
    told = {"name": "KRRvKR", "count": 1, "megabytes": 640, "free": 600}
    assert refusal("KRRvKR") == ("table-room-short", told)
    roomy(monkeypatch, memory=500 << 20)
    assert refusal("KRRvKR") == ("table-memory-short", {"name": "KRRvKR", "needed": 896, "free": 500})


@pytest.mark.parametrize(
    ("text", "free"),
    [
        ("MemTotal: 8 kB\nMemAvailable:   20480 kB\n", 20 << 20),
        ("MemTotal: 8 kB\n", None),
        ("nonsense", None),
        (None, None),
    ],
)
def test_free_memory_is_what_the_system_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str | None, free: int | None
) -> None:
    monkeypatch.setattr(costs, "_MEMORY", tmp_path / "meminfo")
    if text is not None:
        (tmp_path / "meminfo").write_text(text)
    assert available_memory() == free
