"""The table of `make mutation`: what counts as killed, and what has not been tried."""

from __future__ import annotations

import json
from pathlib import Path

from scripts.mutation import page_results, python_results, sample, table


def test_results_of_both_tools_are_counted_by_module(tmp_path: Path) -> None:
    (tmp_path / "server").mkdir()
    codes = {"killed": 1, "survived": 0, "no test": 33, "not tried": None, "too slow": 36}
    (tmp_path / "server" / "fold.py.meta").write_text(json.dumps({"exit_code_by_key": codes}))
    assert list(python_results(tmp_path)) == [
        ("server/fold.py", "killed", True),
        ("server/fold.py", "survived", False),
        ("server/fold.py", "no test", False),
        ("server/fold.py", "too slow", True),
    ]
    place = {"location": {"start": {"line": 3, "column": 7}}, "mutatorName": "StringLiteral"}
    statuses = ("Killed", "Survived", "NoCoverage", "Timeout", "Ignored")
    mutants = [place | {"status": status} for status in statuses]
    (tmp_path / "page.json").write_text(json.dumps({"files": {"static/js/fold.ts": {"mutants": mutants}}}))
    name = "static/js/fold.ts:3:7 StringLiteral"
    page = list(page_results(tmp_path / "page.json"))
    assert page == [("static/js/fold.ts", name, dead) for dead in (True, False, False, True)]
    lines = table([*python_results(tmp_path), *page]).splitlines()
    assert [line.split() for line in lines[1:]] == [
        ["server/fold.py", "4", "2", "50.0%"],
        ["static/js/fold.ts", "4", "2", "50.0%"],
        ["server/", "4", "2", "50.0%"],
        ["static/js/", "4", "2", "50.0%"],
        ["all", "8", "4", "50.0%"],
    ]


def test_a_room_is_the_sum_of_its_modules() -> None:
    tried = [("server/store/leases.py", "a", True), ("server/store/queue.py", "b", False)]
    assert table(tried).splitlines()[3].split() == ["server/store/", "2", "1", "50.0%"]


def test_where_stryker_has_not_run_there_is_nothing_to_count(tmp_path: Path) -> None:
    assert list(page_results(tmp_path / "page.json")) == []
    assert table([]).splitlines()[1].split() == ["all", "0", "0", "0.0%"]


def test_a_module_that_was_cut_off_while_written_has_not_been_tried(tmp_path: Path) -> None:
    (tmp_path / "fold.py.meta").write_text("")
    assert list(python_results(tmp_path)) == []


def test_a_sample_has_so_many_of_each_room_and_is_drawn_again_by_its_seed(tmp_path: Path) -> None:
    for module, count in (("live/batches", 3), ("live/rates", 4), ("store/leases", 2)):
        meta = tmp_path / "server" / f"{module}.py.meta"
        meta.parent.mkdir(parents=True, exist_ok=True)
        codes = {f"{module} {number}": None for number in range(count)}
        meta.write_text(json.dumps({"exit_code_by_key": codes}))
    drawn = sample(tmp_path, 5, 1, [])
    assert drawn == sample(tmp_path, 5, 1, [])
    assert sorted(drawn) != sorted(sample(tmp_path, 5, 2, []))
    assert len(set(drawn)) == 7
    assert sum(name.startswith("live/") for name in drawn) == 5
    assert len(sample(tmp_path, 1, 1, ["server/store/"])) == 1
    assert sample(tmp_path, 9, 1, ["server/web/"]) == []
