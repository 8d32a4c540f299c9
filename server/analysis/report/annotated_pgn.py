"""A reviewed game as PGN: the text that was pasted, with Kibitz's evaluations, NAGs and reasons added.

Keeps every comment, variation, clock, arrow and NAG of the author, and what the author says of the opening;
the notes of the review's owner (`owner_notes.py`) stand among them.
Never writes an address into [Site]. The game itself stays as it is.
"""

from __future__ import annotations

import re
from dataclasses import replace

from server.analysis.classes import Classification
from server.analysis.events.fold import State
from server.analysis.events.wire import Position
from server.analysis.game.game import Game
from server.analysis.game.moves import PlayedMove
from server.analysis.game.notes import Note, NotedScore, read_note, with_score
from server.analysis.game.writer import write_pgn
from server.analysis.notation import ELLIPSIS
from server.analysis.report.owner_notes import with_notes
from server.analysis.report.people_words import people_said
from server.analysis.report.story_words import story_in
from server.i18n.texts import ENGLISH, from_json

_MOVE_NAGS = frozenset(range(1, 7))
_TOLD = {each.value for each in Classification if each.facts.fault or each.facts.notable}
"""Classes whose moves get their reason as a comment."""
_BEGINS = "reason-result-begins-"
"""Keys of what is told of any move: from here on tables know."""
_OURS = re.compile(r"\(Kibitz: [^()]*\)")
"""What Kibitz says in a comment; an export that is exported again says it anew."""


def annotated_pgn(game: Game, state: State, language: str = ENGLISH) -> str:
    """PGN of `game` with what the folded `state` knows so far; the story of the game, in `language`, stands
    before its first move, in place of one that Kibitz told earlier.

    `%eval` is set from the first line (White's view) and replaces the author's, unless that tells a greater
    depth than the engine's; nothing is deeper than a table. A NAG is added to a move that carries none of
    $1..$6 yet. The reason of a fault and of a special move stands behind the author's comment. ECO and
    Opening are the author's, or else both are Kibitz's. A state that knows no game yet adds nothing.
    """
    if state["game"] is None:
        return write_pgn(game.headers, game.start, game.intro, game.line)
    intro, noted = with_notes(game.start, game.intro, game.line, state["notes"])
    line = tuple(_annotated(played, state, ply, language) for ply, played in enumerate(noted, start=1))
    intro = _with_story(intro, story_in(state, language, plain=True))
    return write_pgn(_with_opening(game.headers, state), game.start, intro, line)


def _with_story(intro: Note, story: str) -> Note:
    return read_note(f"(Kibitz: {story}) {_theirs(intro)}".strip()) if story else intro


def _theirs(note: Note) -> str:
    return _OURS.sub("", note.raw).strip()


def _annotated(played: PlayedMove, state: State, ply: int, language: str) -> PlayedMove:
    verdict, position = state["moves"][ply - 1], state["positions"][ply]
    nags = set(played.nags)
    if verdict and verdict["nag"] and not nags & _MOVE_NAGS:
        nags.add(verdict["nag"])
    note = _evaluated(_explained(played.note, reason_of(state, ply, language)), position)
    return replace(played, nags=tuple(sorted(nags)), note=note)


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


def _explained(note: Note, reason: str) -> Note:
    """With the reason behind what the author says."""
    return read_note(f"{_theirs(note)} (Kibitz: {reason})".strip()) if reason else note


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
