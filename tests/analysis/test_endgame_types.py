"""The fourteen endgame rules, their order, the extended set and the batch form."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import combinations_with_replacement, groupby, product
from pathlib import Path
from typing import Any

import chess
import pytest

from server.analysis.endgame_types import (
    RULE_SETS,
    EndgameType,
    PieceCounts,
    counts_of,
    endgame_type,
    endgame_types_records,
    slug,
)
from server.analysis.errors import GameError, OptionsError
from server.i18n import texts
from tests.page import answer_of_page, keys_of

RECORDS = json.loads((Path(__file__).parents[1] / "data" / "endgame_types.json").read_text())


def side(pieces: str) -> PieceCounts:
    """`pieces` as "QRBN": one letter a piece."""
    return PieceCounts(*(pieces.count(letter) for letter in "QRBNP"))


@pytest.mark.parametrize(("rule_set", "column"), [("default", "expected"), ("extended", "extended")])
def test_all_recorded_types_are_met(rule_set: str, column: str) -> None:
    assert len(RECORDS) == 540
    assert endgame_types_records(RECORDS, rule_set) == [record[column] for record in RECORDS]


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [
        ("", "", "Pawn"),
        ("PPP", "P", "Pawn"),
        ("B", "", "Minor Piece"),
        ("BB", "", "Endgame"),
        ("BN", "NN", "Two Minor Piece"),
        ("BBN", "NN", "Endgame"),
        ("RBN", "RNN", "Rook + Two Minor Piece"),
        ("RBN", "RN", "Rook vs Rook (Unequal Minors)"),
        ("R", "B", "Rook vs Minor Piece"),
        ("RN", "B", "Rook vs Minor Piece"),
        ("RN", "", "Rook"),
        ("RB", "RN", "Rook"),
        ("RR", "RR", "Rook"),
        ("RR", "R", "Rook"),
        ("RRB", "RR", "Double Rook"),
        ("RRB", "RRN", "Double Rook"),
        ("RRB", "R", "Rook + Minor Piece"),
        ("RRBB", "R", None),
        ("RBB", "R", "Endgame"),
        ("RRR", "RR", "Endgame"),
        ("QR", "QR", "Heavy Piece"),
        ("QRN", "QR", "Asymmetric Heavy Piece"),
        ("QRN", "QRN", None),
        ("QR", "Q", "Asymmetric Heavy Piece"),
        ("QRB", "QN", "Asymmetric Heavy Piece"),
        ("QRR", "Q", None),
        ("Q", "", "Queen"),
        ("QB", "QN", "Queen"),
        ("QQ", "Q", None),
        ("QBN", "QNN", "Queen + Two Minor Piece"),
        ("QBN", "Q", "Endgame"),
        ("Q", "RR", "Endgame"),
        ("QRRBBNN", "QRRBBNN", None),
    ],
)
def test_the_first_rule_that_holds_gives_the_type_whoever_has_which_side(
    white: str, black: str, expected: str | None
) -> None:
    assert endgame_type(side(white), side(black)) == expected
    assert endgame_type(side(black), side(white)) == expected


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [
        ("RN", "B", "Rook"),
        ("R", "B", "Rook vs Minor Piece"),
        ("QRB", "N", "Strong Material Imbalance"),
        ("QQQBP", "N", "Strong Material Imbalance"),
        ("QQQRP", "N", None),
        ("Q", "RR", "Transitional"),
        ("RBB", "RB", "Rook vs Rook (Unequal Minors)"),
        ("RRR", "RR", "Endgame"),
        ("RBB", "", "Strong Material Imbalance"),
    ],
)
def test_the_extended_set_has_two_further_types(white: str, black: str, expected: str | None) -> None:
    assert endgame_type(side(white), side(black), "extended") == expected
    assert endgame_type(side(black), side(white), "extended") == expected


def test_the_default_rules_stand_in_their_order() -> None:
    numbers = ["1", "2", "2.75", "2.95", "2.97", "2.5", "3", "3.25", "3.5", "3.75", "3.7", "4", "4.5", "5"]
    assert [rule.number for rule in RULE_SETS["default"]] == numbers


def test_an_unknown_rule_set_is_refused() -> None:
    with pytest.raises(OptionsError, match="'newest'"):
        endgame_type(side(""), side(""), "newest")


def test_every_type_has_a_rule_and_the_types_of_a_group_stand_together() -> None:
    assert set(EndgameType) == {rule.type for rules in RULE_SETS.values() for rule in rules}
    groups = [group for group, _ in groupby(EndgameType, key=lambda each: each.group)]
    assert len(groups) == len(set(groups))
    assert EndgameType.ROOK_AGAINST_MINOR_PIECE.group == "Rook"


def test_counts_come_from_the_board_promoted_pieces_as_what_they_became() -> None:
    board = chess.Board("6k1/1P3ppp/7q/8/8/b7/4K3/R7 w - - 0 1")
    board.push_uci("b7b8n")
    assert counts_of(board) == (side("RN"), side("QBPPP"))


FULL = {"Q": 0, "R": 1, "B": 0, "N": 0, "P": 3}


def test_pawns_may_be_left_out() -> None:
    bare = {key: count for key, count in FULL.items() if key != "P"}
    assert endgame_types_records([{"white": bare, "black": FULL}]) == ["Rook"]


@pytest.mark.parametrize(
    ("record", "place"),
    [
        ({"white": FULL}, "entry 2, black"),
        ({"white": FULL, "black": {**FULL, "N": -1}}, "entry 2, black"),
        ({"white": {**FULL, "N": "1"}, "black": FULL}, "entry 2, white"),
        ({"white": {**FULL, "N": True}, "black": FULL}, "entry 2, white"),
        ({"white": {"R": 1}, "black": FULL}, "entry 2, white"),
        ([1, 2], "entry 2"),
    ],
)
def test_a_bad_record_is_refused_with_its_place(record: Any, place: str) -> None:
    with pytest.raises(GameError, match=f"^{re.escape(place)}") as fault:
        endgame_types_records([{"white": FULL, "black": FULL}, record])
    assert fault.value.place == place


def test_what_is_no_list_is_refused() -> None:
    records: Any = {"white": FULL, "black": FULL}
    with pytest.raises(GameError, match="must be a list"):
        endgame_types_records(records)


@pytest.mark.parametrize("code", texts.languages())
def test_every_language_names_every_type(code: str) -> None:
    assert keys_of(code, "endgame-type-") == {slug(each) for each in EndgameType}


def test_the_page_finds_the_names_of_all_types() -> None:
    types = [str(each) for each in EndgameType]
    catalogue = (texts.FOLDER / "de.ftl").read_text("utf-8")
    theirs = answer_of_page(
        {"lib/i18n.ts": "useCatalogue", "lib/format.ts": "endgameType"},
        f"(useCatalogue({json.dumps(catalogue)}, 'de'), {json.dumps(types)}.map(endgameType))",
    )
    assert theirs == [texts.text("de", f"endgame-type-{slug(each)}") for each in types]


ALL_SIDES = [
    PieceCounts(queens, rooks, minors, 0, pawns=1)
    for queens, rooks, minors in product(range(4), range(5), range(5))
]
"""All that a side can be made of, and more; a bishop stands for a knight."""

Claim = Callable[[PieceCounts, PieceCounts], bool]


def shape(side: PieceCounts) -> tuple[int, int, int]:
    return side.queens, side.rooks, side.minors


def each(claim: Callable[[PieceCounts], bool]) -> Claim:
    return lambda one, other: claim(one) and claim(other)


CLAIMS: dict[str, tuple[str, Claim]] = {
    "Pawn": ("kings and pawns", each(lambda side: side.points == 0)),
    "Minor Piece": (
        "at most one minor piece each",
        each(lambda side: not side.queens and not side.rooks and side.minors <= 1),
    ),
    "Two Minor Piece": ("two minor pieces each", each(lambda side: shape(side) == (0, 0, 2))),
    "Rook": (
        "rooks, at most one minor piece each",
        lambda one, other: (
            one.rooks + other.rooks > 0 == one.queens + other.queens and max(one.minors, other.minors) <= 1
        ),
    ),
    "Double Rook": (
        "two rooks each and a minor piece or two",
        lambda one, other: (
            one.rooks == other.rooks == 2
            and not one.queens + other.queens
            and one.minors + other.minors in (1, 2)
        ),
    ),
    "Rook + Minor Piece": (
        "two rooks and a minor piece against less",
        lambda one, other: (
            (0, 2, 1) in (shape(one), shape(other))
            and min(one.points, other.points) < max(one.points, other.points)
        ),
    ),
    "Rook + Two Minor Piece": ("rook and two minor pieces each", each(lambda side: shape(side) == (0, 1, 2))),
    "Rook vs Rook (Unequal Minors)": (
        "rook each, two minor pieces against one",
        lambda one, other: {shape(one), shape(other)} == {(0, 1, 2), (0, 1, 1)},
    ),
    "Rook vs Minor Piece": (
        "one side’s rook against a minor piece",
        lambda one, other: (0, 0, 1) in (shape(one), shape(other)) and one.rooks + other.rooks == 1,
    ),
    "Queen": (
        "queens, at most one minor piece each",
        lambda one, other: (
            one.queens + other.queens > 0 == one.rooks + other.rooks and max(one.minors, other.minors) <= 1
        ),
    ),
    "Queen + Two Minor Piece": (
        "queen and two minor pieces each",
        each(lambda side: shape(side) == (1, 0, 2)),
    ),
    "Heavy Piece": ("queen and rook each", each(lambda side: shape(side) == (1, 1, 0))),
    "Asymmetric Heavy Piece": (
        "queens and unequal other pieces",
        lambda one, other: one.queens == other.queens == 1 and shape(one) != shape(other),
    ),
    "Strong Material Imbalance": (
        "one side has two pieces at most",
        lambda one, other: min(sum(shape(one)), sum(shape(other))) <= 2,
    ),
    "Transitional": ("a queen still on the board", lambda one, other: one.queens + other.queens > 0),
    "Endgame": ("Endgame", lambda one, other: True),
}
"""By type, its plain name in English and what that claims."""


@pytest.mark.parametrize("rule_set", list(RULE_SETS))
def test_the_plain_name_is_true_of_whatever_the_type_is_given_to(rule_set: str) -> None:
    for one, other in combinations_with_replacement(ALL_SIDES, 2):
        type_ = endgame_type(one, other, rule_set)
        assert type_ is None or CLAIMS[type_][1](one, other), (type_, one, other)


def test_the_plain_names_are_those_that_were_proven() -> None:
    named = {type_.value: texts.text("en", f"endgame-type-{slug(type_)}") for type_ in EndgameType}
    assert named == {type_: plain for type_, (plain, _) in CLAIMS.items()}
