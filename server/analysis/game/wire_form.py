"""A game's moves and notices in the shapes of the wire. Owns nothing but the step from one to the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from server.analysis.events import values
from server.analysis.events.values import MoveRecord, Warning
from server.analysis.game.moves import Line, PlayedMove
from server.analysis.game.notes import NoteArrow, NotedScore
from server.analysis.game.notices import Notice
from server.i18n.texts import said_of


def move_records(line: Line) -> tuple[MoveRecord, ...]:
    """A record for each move of `line`, its variations in it."""
    return tuple(_record(played) for played in line)


def arrow_records(arrows: Iterable[NoteArrow]) -> tuple[values.Arrow, ...]:
    """{"from", "to", "color"} of each."""
    return tuple({"from": arrow.origin, "to": arrow.target, "color": arrow.color} for arrow in arrows)


def warnings_of(notices: Sequence[Notice]) -> tuple[Warning, ...]:
    """The notices, each with what other languages need."""
    return tuple(
        Warning(notice.code, notice.message, notice.place, said_of(notice.message, notice.place))
        for notice in notices
    )


def score_record(score: NotedScore | None) -> values.Score | None:
    """The same of an evaluation that somebody noted."""
    if score is None:
        return None
    if score.mate is not None:
        return {"mate": score.mate}
    return None if score.cp is None else {"cp": score.cp}


def _record(played: PlayedMove) -> MoveRecord:
    note = played.note
    return MoveRecord(
        san=played.san,
        uci=played.uci,
        origin=played.origin,
        target=played.target,
        fen=played.fen,
        check=played.check,
        clock=note.clock,
        emt=note.spent,
        eval=score_record(note.score),
        comment=note.text,
        starting_comment=played.starting_note.text,
        nags=played.nags,
        arrows=arrow_records(note.arrows),
        variations=tuple(move_records(variation) for variation in played.variations),
    )
