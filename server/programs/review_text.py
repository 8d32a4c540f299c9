"""A folded review as text for a terminal, 80 columns wide: the players, a line for each move, the report."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from functools import partial

from server.analysis.endgame_types import in_words
from server.analysis.evaluation import shown_accuracy
from server.analysis.events.fold import State, known
from server.analysis.events.values import KeyMoment, Line, Side
from server.analysis.notation import MoveNumber
from server.analysis.report.annotated_pgn import reason_of
from server.analysis.report.story_words import story_in
from server.i18n.texts import ENGLISH, text

COLUMNS = 80
_SIDES: tuple[Side, ...] = ("white", "black")
_MOMENTS = {
    "turning_point": "turning point",
    "missed_win": "missed win",
    "missed_mate": "missed mate",
    "critical": "only good move",
}
"""Kinds of key moments whose word is not the kind itself."""

_CLOSE = "~"
"""Stands behind the class of a close call."""


def as_text(state: State) -> str:
    """The review, with a final line break; no line is longer than COLUMNS but for a name without spaces."""
    parts = [_heading(state)]
    if state["moves"]:
        moves = (line for ply in range(1, len(state["moves"]) + 1) for line in _move_lines(state, ply))
        header = f"{'':>6} {'Move':<8} {'Class':<11} {'Acc.':>4} {'Eval':>7}  Better"
        story = story_in(state, ENGLISH, plain=True)
        parts += [_wrapped(story, indent="")] if story else []
        parts += [[header, *moves, *_legend(state)], [*_report(state)]]
    else:
        parts.append([*_lines_of_position(state)])
    return "\n\n".join("\n".join(part) for part in parts) + "\n\n"


def _heading(state: State) -> list[str]:
    headers, plan = known(state["game"])["headers"], known(state["plan"])
    white, black = (headers.get(name, "").strip("? ") or name for name in ("White", "Black"))
    facts = [headers.get(name, "").strip("?.- ") for name in ("Event", "Date")]
    result = known(state["game"])["result"]
    title = ", ".join(filter(None, [f"{white} v {black}", "" if result == "*" else result, *facts]))
    opening = known(state["game"])["opening"]
    lines = [title if state["moves"] else known(state["game"])["start_fen"]]
    if opening and state["moves"]:
        lines.append(f"{opening['eco']} {opening['name']}")
    lines.append(f"{plan['engine']['name']}, {plan['nodes']:,} nodes per position")
    return [line for long in lines for line in _wrapped(long)]


def _move_lines(state: State, ply: int) -> Iterator[str]:
    """A move, and below it why it is a fault or special."""
    yield _move_line(state, ply)
    reason = reason_of(state, ply, ENGLISH)
    if reason:
        yield from textwrap.wrap(reason, COLUMNS, initial_indent=" " * 9, subsequent_indent=" " * 9)


def _move_line(state: State, ply: int) -> str:
    record, verdict = known(state["game"])["moves"][ply - 1], known(state["moves"][ply - 1])
    position = known(state["positions"][ply])
    accuracy = "" if verdict["accuracy"] is None else f"{shown_accuracy(verdict['accuracy']):.0f}"
    score = _score(position["lines"][0]) if position["lines"] else ""
    best = verdict["best"] if verdict["loss"] else None
    better = best["san"] if best and best["uci"] != record["uci"] else ""
    name = (verdict["classification"] or "-") + (_CLOSE if verdict["close"] else "")
    number = _number(state, ply)
    return f"{number:>6} {record['san']:<8} {name:<11} {accuracy:>4} {score:>7}  {better}".rstrip()


def _legend(state: State) -> list[str]:
    close = any(move and move["close"] for move in state["moves"])
    return _wrapped(f"{_CLOSE} {text(ENGLISH, 'text-close')}") if close else []


def _number(state: State, ply: int) -> str:
    """ "8." or "8..." before the move of `ply`."""
    return _move_number(state, ply).text("...")


def _move_number(state: State, ply: int) -> MoveNumber:
    return MoveNumber.before(known(state["game"])["start_fen"]).later(ply - 1)


def _score(line: Line) -> str:
    if line["mate"] is None:
        return f"{(line['cp'] or 0) / 100:+.2f}"
    return f"#{line['mate']}" if line["mate"] else "mate"


def _report(state: State) -> Iterator[str]:
    for side in _SIDES:
        figures = known(state["report"])[side]
        counts = ", ".join(f"{count} {name}" for name, count in figures["counts"].items() if count)
        accuracy = "-" if figures["accuracy"] is None else f"{figures['accuracy']:.1f}%"
        loss = "" if figures["acpl"] is None else f", average loss {figures['acpl']:.0f} centipawns"
        yield from _wrapped(f"{side.capitalize()}: accuracy {accuracy}{loss}; {counts or 'no moves'}")
    yield from _wrapped(_phases(state))
    yield from _exact_part(state)
    moments = [_moment(state, moment) for moment in known(state["report"])["key_moments"]]
    if moments:
        yield from _wrapped(f"Key moments: {', '.join(moments)}")


def _exact_part(state: State) -> Iterator[str]:
    """How well each side played what tables know."""
    exact = known(state["report"])["exact"]
    if exact is None:
        return
    number = _move_number(state, max(1, exact["from"])).number
    sentences = [text(ENGLISH, "text-exact", number=number)]
    sentences += [text(ENGLISH, "text-exact-side", side=side, **exact[side]) for side in _SIDES]
    yield from _wrapped(" ".join(sentences))


def _phases(state: State) -> str:
    phases = known(state["phases"])
    type_ = phases["endgame_type"] and in_words(phases["endgame_type"], partial(text, ENGLISH))
    if "opening" not in phases["by_ply"]:
        return f"Endgame: {type_}" if type_ else "Endgame"
    last = _move_number(state, len(state["moves"])).number
    end = f"move {phases['opening_end']}" if phases["opening_end"] < last else "the end"
    return f"Opening to {end}, endgame: {type_}" if type_ else f"Opening to {end}"


def _moment(state: State, moment: KeyMoment) -> str:
    """ "8.Nh4 (turning point)"."""
    san = known(state["game"])["moves"][moment["ply"] - 1]["san"]
    return f"{_number(state, moment['ply'])}{san} ({_MOMENTS.get(moment['kind'], moment['kind'])})"


def _lines_of_position(state: State) -> Iterator[str]:
    """The engine's lines of a position that stands alone: "+0.31  1.e4 e5 2.Nf3"."""
    for line in known(state["positions"][0])["lines"]:
        numbers = [_number(state, ply) for ply in range(1, len(line["san"]) + 1)]
        words = [
            san if index and number.endswith("...") else f"{number}{san}"
            for index, (number, san) in enumerate(zip(numbers, line["san"], strict=True))
        ]
        yield from _wrapped(f"{_score(line):>7}  {' '.join(words)}".rstrip(), indent=" " * 9)


def _wrapped(text: str, indent: str = "  ") -> list[str]:
    return textwrap.wrap(text, COLUMNS, subsequent_indent=indent, break_long_words=False) or [""]
