from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from server.analysis.classification.batch import classify_record
from server.analysis.classification.waterfall import Options
from server.analysis.errors import GameError
from server.analysis.rule_sets import KIBITZ, RULE_SETS, SEED
from tests.sampling import first

Record = dict[str, Any]
Records = Callable[[str], list[Record]]

FILES = ["classify.jsonl", "classify_cases.jsonl"]
ACCURACY_TOLERANCE = 1e-9
"""The recorded figures are another runtime's: its exponential differs in the last digit."""


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(("key", "theory"), first(1, [("expected", True), ("expected_no_theory", False)]))
def test_recorded_classes_and_accuracies_are_met(
    recorded: Records, name: str, key: str, theory: bool
) -> None:
    for record in recorded(name):
        found = classify_record(record, Options(rules=SEED, include_theory=theory))
        assert found["id"] == record["id"]
        for ply, (move, expected) in enumerate(zip(found["moves"], record[key], strict=True), start=1):
            place = (record["id"], ply, record.get("tag"))
            assert move["classification"] == expected["classification"], place
            assert move["opening"] == record["openings"][ply], place
            if expected["accuracy"] is None:
                assert move["accuracy"] is None, place
            else:
                assert move["accuracy"] == pytest.approx(expected["accuracy"], abs=ACCURACY_TOLERANCE), place


@pytest.fixture
def record() -> Record:
    line = {"index": 1, "depth": 10, "cp": 20, "pv": ["e2e4"]}
    return {
        "id": "g1",
        "start_fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "moves": ["e2e4", "e7e5"],
        "lines": [[line], [line | {"pv": ["c7c5"]}], [line | {"pv": ["g1f3"]}]],
        "openings": [None, "King's Pawn Game", None],
    }


def test_a_record_of_two_moves(record: Record) -> None:
    untouched = copy.deepcopy(record)
    found = classify_record(record, Options(rules=SEED))
    assert [move["classification"] for move in found["moves"]] == ["theory", "best"]
    assert [move["opening"] for move in found["moves"]] == ["King's Pawn Game", None]
    assert record == untouched


def test_a_fault_that_only_the_reply_brought_to_light_is_told_in_rule_set_kibitz(record: Record) -> None:
    # Equal after 1.e4 at first sight; 1...e5 proved -300 for White, which was there after 1.e4 already.
    record["openings"] = [None] * 3
    record["lines"][0][0]["pv"] = ["d2d4"]
    record["lines"][2][0]["cp"] = -300
    seed = classify_record(record, Options(rules=SEED))
    kibitz = classify_record(record, Options(rules=KIBITZ))
    assert [move["classification"] for move in seed["moves"]] == ["best", "best"]
    assert [move["classification"] for move in kibitz["moves"]] == ["blunder", "best"]


def test_a_position_without_a_line_leaves_its_moves_unjudged(record: Record) -> None:
    record["lines"][1] = []
    for rules in RULE_SETS.values():
        found = classify_record(record, Options(rules=rules))
        assert [move["classification"] for move in found["moves"]] == [None, None]
        assert [move["opening"] for move in found["moves"]] == ["King's Pawn Game", None]


def test_a_game_may_be_chess960_with_black_to_move() -> None:
    line = {"index": 1, "depth": 10, "cp": 0}
    record = {
        "id": 960,
        "start_fen": "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 b GBgb - 0 1",
        "moves": ["e8g8", "e1b1"],
        "lines": [
            [line | {"pv": ["e8g8"]}, line | {"index": 2, "pv": ["a7a6"]}],
            [line | {"pv": ["e1b1"]}],
            [line | {"pv": ["a7a6"]}],
        ],
        "openings": [None, None, None],
    }
    found = classify_record(record, Options())
    assert [move["classification"] for move in found["moves"]] == ["best", "best"]


FAULTS: list[tuple[str, Any, str]] = [
    ("start_fen", "nonsense", "start_fen"),
    ("start_fen", None, "start_fen"),
    ("start_fen", "8/8/8/8/8/8/8/4K3 w - - 0 1", "start_fen"),
    ("start_fen", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "start_fen"),
    ("moves", ["e2e4", "e7e4"], "move 1, Black"),
    ("moves", ["e2e4", "0000"], "move 1, Black"),
    ("moves", ["e2e4", 7], "move 1, Black"),
    ("moves", "e2e4", "moves"),
    ("lines", [[], []], "lines"),
    ("lines", [[], [{"index": 1, "depth": 1, "pv": []}], []], "lines of position 1"),
    ("lines", [[], [{"index": 1, "depth": 1, "cp": 1, "mate": 1, "pv": []}], []], "lines of position 1"),
    ("lines", [[], [{"index": 1, "depth": 1, "cp": "1", "pv": []}], []], "lines of position 1"),
    ("lines", [[], [{"index": 1, "depth": 1, "cp": 10**6, "pv": []}], []], "lines of position 1"),
    ("lines", [[], [{"index": 1, "depth": None, "cp": 1, "pv": []}], []], "lines of position 1"),
    ("lines", [[], [{"index": 1, "depth": 1, "cp": 1, "pv": "e2e4"}], []], "lines of position 1"),
    ("lines", [[], None, []], "lines of position 1"),
    ("lines", None, "lines"),
    ("openings", [None], "openings"),
    ("openings", [None, 3, None], "openings, position 1"),
]


@pytest.mark.parametrize(("key", "value", "place"), FAULTS)
def test_a_fault_in_a_record_is_told_with_its_place(record: Record, key: str, value: Any, place: str) -> None:
    record[key] = value
    with pytest.raises(GameError) as caught:
        classify_record(record, Options())
    assert caught.value.place == f"game g1, {place}"
    assert caught.value.message.startswith("game g1, ")


def test_what_is_no_object_is_no_record() -> None:
    with pytest.raises(GameError):
        classify_record([], Options())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("lines", [[], []], "lines: lines has 2 entries for 3 positions."),
        ("openings", [None, None], "openings: openings has 2 entries for 3 positions."),
        (
            "lines",
            [[], [{"index": 1, "depth": 1, "pv": []}], []],
            "lines of position 1: Each line needs exactly one score, of a kind that engines give.",
        ),
        (
            "lines",
            [[], [], [{"index": 1, "depth": 1, "cp": -100_001, "pv": []}]],
            "lines of position 2: Each line needs exactly one score, of a kind that engines give.",
        ),
    ],
)
def test_a_fault_in_a_record_is_told_in_a_sentence(
    record: Record, key: str, value: Any, message: str
) -> None:
    record[key] = value
    with pytest.raises(GameError) as caught:
        classify_record(record, Options())
    assert caught.value.message == f"game g1, {message}"


def test_the_greatest_score_of_an_engine_is_read(record: Record) -> None:
    record["lines"][2][0]["cp"] = 100_000
    assert len(classify_record(record, Options())["moves"]) == 2


def test_a_record_that_is_a_list_is_named_as_the_whole() -> None:
    with pytest.raises(GameError) as caught:
        classify_record([], Options())  # type: ignore[arg-type]
    assert (caught.value.place, caught.value.message) == (None, "The record must be an object.")
