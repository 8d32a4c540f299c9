"""The type of an endgame by its material: the ordered rules of `docs/phases.md` and their display groups.

Owns the rules and nothing else: when an endgame begins and which type a game gets is `phases.py`; what the
pieces do on the board is of no interest here. Pawns are counted but matter to no rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal, NotRequired, TypedDict

import chess
from msgspec import Meta

from server.analysis.errors import GameError, OptionsError
from server.analysis.game_records import read_record, spot
from server.i18n.texts import Say, sentence

RuleSet = Literal["default", "extended"]
"""`default`: the 14 rules. `extended`: with the two further types that CARA has grown since."""


class EndgameType(StrEnum):
    """A type by its name, with the group that it is shown in; groups and types in the order of display. Their
    names for people are the catalogues' (`endgame-type-<slug>`)."""

    _value_: str
    group: str

    def __new__(cls, name: str, group: str) -> EndgameType:
        member = str.__new__(cls, name)
        member._value_ = name
        member.group = group
        return member

    PAWN = "Pawn", "Pawn"
    MINOR_PIECE = "Minor Piece", "Minor Piece"
    TWO_MINOR_PIECE = "Two Minor Piece", "Minor Piece"
    ROOK = "Rook", "Rook"
    DOUBLE_ROOK = "Double Rook", "Rook"
    ROOK_AND_MINOR_PIECE = "Rook + Minor Piece", "Rook"
    ROOK_AND_TWO_MINOR_PIECE = "Rook + Two Minor Piece", "Rook"
    ROOK_AGAINST_ROOK = "Rook vs Rook (Unequal Minors)", "Rook"
    ROOK_AGAINST_MINOR_PIECE = "Rook vs Minor Piece", "Rook"
    QUEEN = "Queen", "Queen"
    QUEEN_AND_TWO_MINOR_PIECE = "Queen + Two Minor Piece", "Queen"
    HEAVY_PIECE = "Heavy Piece", "Heavy Piece"
    ASYMMETRIC_HEAVY_PIECE = "Asymmetric Heavy Piece", "Heavy Piece"
    STRONG_MATERIAL_IMBALANCE = "Strong Material Imbalance", "Other"
    TRANSITIONAL = "Transitional", "Other"
    ENDGAME = "Endgame", "Other"


CATCH_ALL = EndgameType.ENDGAME.value
"""The type that a specific one replaces; every other type is specific."""


@dataclass(frozen=True, slots=True)
class PieceCounts:
    """The pieces of one side, without its king; a promoted piece counts as what it became."""

    queens: int = 0
    rooks: int = 0
    bishops: int = 0
    knights: int = 0
    pawns: int = 0

    @property
    def minors(self) -> int:
        """Bishops and knights."""
        return self.bishops + self.knights

    @property
    def points(self) -> int:
        """Non-pawn material: queen 9, rook 5, bishop and knight 3."""
        return 9 * self.queens + 5 * self.rooks + 3 * self.minors


Condition = Callable[[PieceCounts, PieceCounts], bool]


@dataclass(frozen=True, slots=True)
class Rule:
    """`number` is docs/phases.md's; `holds` takes both sides' counts and does not mind their order."""

    number: str
    type: EndgameType
    holds: Condition


def _each(test: Callable[[PieceCounts], bool]) -> Condition:
    return lambda one, other: test(one) and test(other)


def _either(test: Condition) -> Condition:
    return lambda one, other: test(one, other) or test(other, one)


def _all(*tests: Condition) -> Condition:
    return lambda one, other: all(test(one, other) for test in tests)


def _points(bound: int) -> Condition:
    return _each(lambda side: side.points <= bound)


_no_queens = _each(lambda side: side.queens == 0)
_queen_each = _each(lambda side: side.queens >= 1)
_queen_there: Condition = lambda one, other: one.queens + other.queens > 0  # noqa: E731
_no_rooks = _each(lambda side: side.rooks == 0)
_one_rook_each = _each(lambda side: side.rooks == 1)
_two_rooks_each = _each(lambda side: side.rooks == 2)
_rook_each = _each(lambda side: side.rooks >= 1)
_rook_there: Condition = lambda one, other: one.rooks + other.rooks > 0  # noqa: E731
_minor_at_most = _each(lambda side: side.minors <= 1)
_two_minors_each = _each(lambda side: side.minors == 2)
_equal_minors: Condition = lambda one, other: one.minors == other.minors  # noqa: E731


def _unequal_minors(more: PieceCounts, less: PieceCounts) -> bool:
    return more.minors == 2 and less.minors == 1 and more.points <= 14 and less.points <= 10


def _rook_against_minor(strong: PieceCounts, weak: PieceCounts) -> bool:
    return strong.rooks == 1 and weak.rooks == 0 and weak.minors == 1


def _bare_rook_against_minor(strong: PieceCounts, weak: PieceCounts) -> bool:
    return strong.minors == 0 and _rook_against_minor(strong, weak)


def _rooks_on_both_sides(bare: PieceCounts, other: PieceCounts) -> bool:
    return bare.rooks > 0 < other.rooks and bare.minors == 0 and bare.points <= 14 and other.points <= 17


def _rooks_on_one_side(without: PieceCounts, having: PieceCounts) -> bool:
    bound = 14 if having.minors == 0 else 17
    return without.rooks == 0 < having.rooks and without.points <= 12 and having.points <= bound


def _strong_imbalance(weak: PieceCounts, strong: PieceCounts) -> bool:
    return weak.points <= 8 and strong.points <= 30


_ROOK_VS_MINOR = Rule(
    "2.5", EndgameType.ROOK_AGAINST_MINOR_PIECE, _all(_no_queens, _either(_rook_against_minor), _points(8))
)
_HEAVY = Rule("3.75", EndgameType.HEAVY_PIECE, _all(_queen_each, _rook_each, _minor_at_most, _points(14)))
_ENDGAME = Rule("5", EndgameType.ENDGAME, _points(15))

DEFAULT_RULES: tuple[Rule, ...] = (
    Rule("1", EndgameType.PAWN, _points(0)),
    Rule("2", EndgameType.MINOR_PIECE, _all(_no_queens, _no_rooks, _minor_at_most, _points(6))),
    Rule("2.75", EndgameType.TWO_MINOR_PIECE, _all(_no_queens, _no_rooks, _two_minors_each, _points(6))),
    Rule(
        "2.95",
        EndgameType.ROOK_AND_TWO_MINOR_PIECE,
        _all(_no_queens, _one_rook_each, _two_minors_each, _points(11)),
    ),
    Rule("2.97", EndgameType.ROOK_AGAINST_ROOK, _all(_no_queens, _one_rook_each, _either(_unequal_minors))),
    _ROOK_VS_MINOR,
    Rule("3", EndgameType.ROOK, _all(_no_queens, _rook_there, _minor_at_most, _points(10))),
    Rule("3.25", EndgameType.DOUBLE_ROOK, _all(_no_queens, _two_rooks_each, _minor_at_most, _points(15))),
    Rule("3.5", EndgameType.ROOK_AND_MINOR_PIECE, _all(_no_queens, _rook_there, _minor_at_most, _points(13))),
    _HEAVY,
    Rule(
        "3.7",
        EndgameType.ASYMMETRIC_HEAVY_PIECE,
        _all(
            _queen_each,
            _minor_at_most,
            _either(lambda one, other: _rooks_on_both_sides(one, other) or _rooks_on_one_side(one, other)),
        ),
    ),
    Rule("4", EndgameType.QUEEN, _all(_queen_there, _no_rooks, _minor_at_most, _points(12))),
    Rule(
        "4.5",
        EndgameType.QUEEN_AND_TWO_MINOR_PIECE,
        _all(_queen_each, _no_rooks, _two_minors_each, _points(15)),
    ),
    _ENDGAME,
)
"""The 14 rules in their order; the first that holds gives the type."""


def _extended() -> tuple[Rule, ...]:
    changed = {
        "2.5": (
            Rule("2.5", _ROOK_VS_MINOR.type, _all(_no_queens, _either(_bare_rook_against_minor), _points(8))),
        ),
        "3.75": (
            Rule(
                "3.75", _HEAVY.type, _all(_queen_each, _rook_each, _minor_at_most, _equal_minors, _points(15))
            ),
        ),
        "5": (
            Rule("4.6", EndgameType.STRONG_MATERIAL_IMBALANCE, _either(_strong_imbalance)),
            Rule("5", EndgameType.TRANSITIONAL, _all(_queen_there, _points(15))),
            _ENDGAME,
        ),
    }
    return tuple(new for rule in DEFAULT_RULES for new in changed.get(rule.number, (rule,)))


RULE_SETS: Mapping[str, tuple[Rule, ...]] = {"default": DEFAULT_RULES, "extended": _extended()}


def slug(type_: str) -> str:
    """A type as a catalogue's key has it: "Rook + Minor Piece" -> "rook-minor-piece"; as in `format.ts`."""
    return "-".join(re.findall("[a-z]+", type_.lower()))


def in_words(type_: str, say: Say) -> str:
    """A type in plain words; one that the catalogue does not know stays as the analysis calls it."""
    key = f"endgame-type-{slug(type_)}"
    found = say(key)
    return type_ if found == key else found


def endgame_type(white: PieceCounts, black: PieceCounts, rule_set: str = "default") -> str | None:
    """The first type whose rule holds, None if this is no endgame. Raises OptionsError: unknown rule set."""
    if rule_set not in RULE_SETS:
        raise OptionsError(f"no rule set of endgame types is called {rule_set!r}")
    return next((rule.type.value for rule in RULE_SETS[rule_set] if rule.holds(white, black)), None)


def counts_of(board: chess.Board) -> tuple[PieceCounts, PieceCounts]:
    """What White and Black have on the board."""
    return _side_counts(board, chess.WHITE), _side_counts(board, chess.BLACK)


def _side_counts(board: chess.Board, color: chess.Color) -> PieceCounts:
    own = board.occupied_co[color]
    kinds = (board.queens, board.rooks, board.bishops, board.knights, board.pawns)
    return PieceCounts(*((own & kind).bit_count() for kind in kinds))


_Count = Annotated[int, Meta(ge=0)]


class CountsRecord(TypedDict):
    """The pieces of one side."""

    Q: _Count
    R: _Count
    B: _Count
    N: _Count
    P: NotRequired[_Count]


class MaterialRecord(TypedDict):
    """What both sides have."""

    white: CountsRecord
    black: CountsRecord


def endgame_types_records(records: Sequence[object], rule_set: str = "default") -> list[str | None]:
    """The types of MaterialRecords; their other keys are ignored.

    Raises GameError that names the record, counted from 1.
    """
    if not isinstance(records, Sequence) or isinstance(records, str | bytes):
        raise GameError(sentence("wrong-list", name=sentence("record-counts")))
    return [_record_type(record, f"entry {n}", rule_set) for n, record in enumerate(records, 1)]


def _record_type(record: object, entry: str, rule_set: str) -> str | None:
    asked = read_record(MaterialRecord, record, lambda path: spot(entry, str(path[0]) if path else ""))
    return endgame_type(_counts(asked["white"]), _counts(asked["black"]), rule_set)


def _counts(side: CountsRecord) -> PieceCounts:
    return PieceCounts(side["Q"], side["R"], side["B"], side["N"], side.get("P", 0))
