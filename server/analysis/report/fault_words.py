"""What a fault cost, as a clause behind its move in a story: from its facts, else from the scores.

Owns which fact is told and by which key; a loss that the next move of the game did not take is not said to
have been one, and what is not proven, or explains too little, is not said at all.
"""

from __future__ import annotations

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.material import parts
from server.analysis.report.course import WON
from server.analysis.report.reported_move import ReportedMove
from server.i18n.texts import Text

FARTHEST_MATE = 5
"""Moves of the farthest mate whose number is named: a club player sees no mate in 8 behind the words."""
_AT_A_GLANCE = 3
"""Moves of a mate up to which its number says enough."""
_SHOWN = 3
"""Moves that are shown of a farther one."""
_MORE_THAN_A_PAWN = 0.25
"""Expected points of a fault that no pawn explains."""
_NO_NAME = ("promotion", "material", "pawns")
"""Words of `what` that make no clause."""


def how_of(fault: ReportedMove, answer: str | None) -> Text | None:
    """ ", which cost the exchange": what `fault` did; `answer`: the SAN of the move that followed it."""
    facts = _telling(fault)
    most = max((fact["net"] for fact in facts if fact["kind"] == "loses"), default=0.0)
    for fact in facts:
        lesser = fact["kind"] == "hangs" and 2 * fact.get("net", most) < most
        if not lesser and (clause := _clause(fact, answer)) is not None:
            return clause
    return _by_scores(fault)


def missed_by(fault: ReportedMove) -> dict[str, str] | None:
    """What the better line would have won, as `reason-given` and `reason-taken` take it."""
    return next(
        (words for fact in _telling(fault) if fact["kind"] == "misses_win" and (words := _words(fact))), None
    )


def gain_of(fault: ReportedMove, answer: str | None) -> str | None:
    """The word for what the other side took after `fault` ("pawn"): `reason-given` in the catalogue."""
    for fact in _telling(fault):
        if fact["kind"] == "loses" and _is_taken(fact, answer):
            given, taken = parts(fact["what"])
            return None if taken or given in _NO_NAME else given
    return None


def _telling(fault: ReportedMove) -> list[Fact]:
    """The facts that may be told: a claim that a search has tried and not proven is none of them, nor is a
    pawn where more was at stake than a pawn."""
    small = (fault.loss or 0.0) < _MORE_THAN_A_PAWN
    facts = [fact for fact in fault.facts if fact.get("proven", True) and _explains(fact, fault)]
    return [fact for fact in facts if small or not _is_a_pawn(fact)]


def _explains(fact: Fact, fault: ReportedMove) -> bool:
    """Whether a fact says what a fault did: of one that loses, not what else it could have won."""
    lost = fault.expected_after is not None and fault.expected_after < 1 - WON
    return not (lost and fact["kind"] == "misses_win")


def _is_a_pawn(fact: Fact) -> bool:
    return fact.get("what") == "pawn" or (fact["kind"] == "hangs" and fact["piece"] == "p")


def _clause(fact: Fact, answer: str | None) -> Text | None:
    match fact["kind"]:
        case "result" if fact["name"].startswith("win_to"):
            return _text("story-how-result", kind="win")
        case "result" if fact["name"].startswith("draw_to"):
            return _text("story-how-result", kind="draw")
        case "allows_mate" | "misses_mate" as kind if fact["in"] <= FARTHEST_MATE:
            return _mate(f"story-how-{kind.replace('_', '-')}", fact)
        case "hangs":
            return _text("story-how-hangs", given=chess.piece_name(chess.PIECE_SYMBOLS.index(fact["piece"])))
        case "loses" if _is_taken(fact, answer):
            return _material("story-how-loses", fact)
        case "misses_win":
            return _material("story-how-misses-win", fact)
        case "no_recapture":
            return _text("story-how-no-recapture", square=fact["square"])
        case "stalemate" | "repetition" | "perpetual" as kind if fact.get("name") == "allows":
            return _text(f"story-how-{kind}")
    return None


def _mate(key: str, fact: Fact) -> Text:
    """A mate by its number, and one that nobody sees at a glance with its first moves."""
    line = fact.get("san", [])[:_SHOWN]
    if fact["in"] <= _AT_A_GLANCE or not line:
        return _text(key, count=fact["in"])
    return _text(f"{key}-by", count=fact["in"], line=" ".join(line))


def _material(key: str, fact: Fact) -> Text | None:
    words = _words(fact)
    return _text(key, **words) if words else None


def _words(fact: Fact) -> dict[str, str] | None:
    given, taken = parts(fact["what"])
    return None if given in _NO_NAME or "_and_" in given else {"given": given, "taken": taken or "none"}


def _is_taken(fact: Fact, answer: str | None) -> bool:
    return fact.get("base") == "after" and fact.get("san", [])[:1] == [answer]


def _by_scores(fault: ReportedMove) -> Text | None:
    before, after = fault.score_before, fault.score_after
    if after is not None and after.mate is not None and 0 < -after.of(fault.color) <= FARTHEST_MATE:
        return _text("story-how-allows-mate", count=-after.of(fault.color))
    if before is None or before.mate is None or (after is not None and after.mate is not None):
        return None
    if 0 < before.of(fault.color) <= FARTHEST_MATE:
        return _text("story-how-misses-mate", count=before.of(fault.color))
    return None


def _text(key: str, **params: str | int | float | Text) -> Text:
    return {"key": key, "params": dict(params)}
