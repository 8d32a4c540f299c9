"""A reviewed game as PGN: the text that was pasted, with Kibitz's evaluations, NAGs and reasons added.

Keeps every comment, variation, clock, arrow and NAG of the author, and what the author says of the opening;
the notes of the review's owner (`owner_notes.py`) stand among them. At each fault the better line is a
variation (`better_lines.py`). Never writes an address into [Site]. The game itself stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

import chess

from server.analysis.classes import FAULTS, Classification
from server.analysis.events.fold import State
from server.analysis.events.values import Arrow, Fact
from server.analysis.events.wire import Move, Position
from server.analysis.game.game import Game
from server.analysis.game.moves import PlayedMove
from server.analysis.game.notes import Note, NotedScore, read_note, with_score
from server.analysis.game.writer import write_pgn
from server.analysis.notation import ELLIPSIS
from server.analysis.report.better_lines import with_better_line
from server.analysis.report.owner_notes import commands_of, with_notes
from server.analysis.report.people_words import people_said
from server.analysis.report.story_words import story_in
from server.i18n.texts import ENGLISH, from_json

_MOVE_NAGS = frozenset(range(1, 7))
_TOLD = {each.value for each in Classification if each.facts.fault or each.facts.notable}
"""Classes whose moves get their reason as a comment."""
_BEGINS = "reason-result-begins-"
"""Keys of what is told of any move: from here on tables know."""
_OURS = re.compile(
    r"\(Kibitz: [^()]*\)(?: \[%csl R[a-h][1-8]\])?(?: \[%cal R[a-h][1-8][a-h][1-8]\])?",
)
"""What Kibitz says in a comment, with the marks that `_proof` makes; an export that is exported again says it
anew. Marks that somebody added behind it stay."""
_REFUTES = frozenset(("point", "allows_mate", "hangs", "loses", "no_recapture", "traps", "gives_back"))
"""Facts whose answer gets an arrow."""
_RINGED = frozenset(("hangs", "loses", "no_recapture", "traps"))
"""Facts whose piece is ringed."""
_SOON = 2
"""Plies of the line until which a piece that falls is in danger to a person's eye."""


@dataclass(frozen=True, slots=True)
class Told:
    """What of Kibitz's own an export tells beside evaluations and NAGs. `variations`: the better lines;
    `comments`: the story, and the reasons with their arrows."""

    variations: bool = True
    comments: bool = True


EVERYTHING = Told()


def annotated_pgn(game: Game, state: State, language: str = ENGLISH, told: Told = EVERYTHING) -> str:
    """PGN of `game` with what the folded `state` knows so far; the story of the game, in `language`, stands
    before its first move, in place of one that Kibitz told earlier.

    `%eval` is set from the first line (White's view) and replaces the author's, unless that tells a greater
    depth than the engine's; nothing is deeper than a table. A NAG is added to a move that carries none of
    $1..$6 yet. The reason of a fault and of a special move stands behind the author's comment, the better
    line of a fault behind the author's variations. ECO and Opening are the author's, or else both are
    Kibitz's. A state that knows no game yet adds nothing.
    """
    if state["game"] is None:
        return write_pgn(game.headers, game.start, game.intro, game.line)
    intro, noted = with_notes(game.start, game.intro, game.line, state["notes"])
    line = tuple(_annotated(played, state, ply, language, told) for ply, played in enumerate(noted, start=1))
    if told.comments:
        intro = _with_story(intro, story_in(state, language, plain=True))
    return write_pgn(_with_opening(game.headers, state), game.start, intro, line)


def _with_story(intro: Note, story: str) -> Note:
    return read_note(f"(Kibitz: {story}) {_theirs(intro)}".strip()) if story else intro


def _theirs(note: Note) -> str:
    return _OURS.sub("", note.raw).strip()


def _annotated(played: PlayedMove, state: State, ply: int, language: str, told: Told) -> PlayedMove:
    verdict, position = state["moves"][ply - 1], state["positions"][ply]
    nags = set(played.nags)
    if verdict and verdict["nag"] and not nags & _MOVE_NAGS:
        nags.add(verdict["nag"])
    note, variations = played.note, played.variations
    if told.comments:
        note = _explained(note, reason_of(state, ply, language), verdict, played.fen)
    if told.variations:
        variations = with_better_line(variations, state, ply, words=told.comments)
    return replace(played, nags=tuple(sorted(nags)), note=_evaluated(note, position), variations=variations)


def reason_of(state: State, ply: int, language: str) -> str:
    """The sentences of a verdict, plain as programs read them, with what people of the mover's rating play;
    of a move that is neither a fault nor special that alone from which on tables know the game."""
    verdict = state["moves"][ply - 1]
    given = verdict and verdict["classification"]
    if verdict is None or not given:
        return ""
    said = verdict["reason"].get("said", [])
    if given not in _TOLD:
        said = [each for each in said if each["key"].startswith(_BEGINS)]
    people = people_said(state, ply) if said else None
    said = [*said, people] if people else said
    return " ".join(filter(None, (from_json(each, language) for each in said))).replace(ELLIPSIS, "...")


def _explained(note: Note, reason: str, verdict: Move | None, fen: str) -> Note:
    """With the reason behind what the author says, and its marks, where the author has none."""
    if not reason:
        return note
    theirs = read_note(_theirs(note))
    marks = "" if theirs.arrows or verdict is None else commands_of([*_proof(verdict, fen)])
    return read_note(f"{theirs.raw} (Kibitz: {reason}) {marks}".strip())


def _proof(verdict: Move, fen: str) -> Iterator[Arrow]:
    """What refutes a fault, and the piece that falls, in the position after it: as the page draws them
    (`static/js/board/marks.ts`)."""
    facts = verdict["reason"].get("facts", [])
    if verdict["classification"] not in FAULTS or not facts or facts[0]["kind"] == "noise":
        return
    answers = (fact["line"][0] for fact in facts if fact["kind"] in _REFUTES and _is_answer(fact))
    if answer := next(answers, None):
        yield {"from": answer[:2], "to": answer[2:4], "color": "red"}
    falls = (fact["square"] for fact in facts if fact["kind"] in _RINGED and _is_seen(fact, fen))
    if square := next(falls, None):
        yield {"from": square, "to": square, "color": "red"}


def _is_answer(fact: Fact) -> bool:
    return fact.get("base") == "after" and bool(fact.get("line"))


def _is_seen(fact: Fact, fen: str) -> bool:
    """Whether the piece of a fact stands on its square, and falls soon."""
    if "piece" not in fact or "square" not in fact or fact.get("ply", 0) > _SOON:
        return False
    piece = chess.Board(fen).piece_at(chess.parse_square(fact["square"]))
    return piece is not None and piece.symbol().lower() == fact["piece"].lower()


def _evaluated(note: Note, position: Position | None) -> Note:
    if not position or not position["lines"]:
        return note
    top, depth = position["lines"][0], position["depth"] or None
    if top["mate"] == 0 or (not position.get("exact") and _is_deeper(note.score, depth)):
        return note
    return read_note(with_score(note.raw, NotedScore(top["cp"], top["mate"], depth)))


def _is_deeper(score: NotedScore | None, depth: int | None) -> bool:
    """Whether the author's `score` tells a greater depth than Kibitz's."""
    return score is not None and score.depth is not None and score.depth > (depth or 0)


def _with_opening(headers: dict[str, str], state: State) -> dict[str, str]:
    opening = state["game"] and state["game"]["opening"]
    named = [headers.get(name, "").strip("?- ") for name in ("ECO", "Opening", "Variation")]
    if not opening or any(named):
        return headers
    return {**headers, "ECO": opening["eco"], "Opening": opening["name"]}
