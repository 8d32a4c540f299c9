"""The notes that a review's owner writes: what may stand in one, and how they stand among a game's moves.

Owns their limits. A note is plain text, with PGN's own marks beside it; a mark that is written into the text
([%cal], [%csl], [%eval]) is read and leaves it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import chess
from msgspec import structs

from server.analysis.errors import OptionsError
from server.analysis.events import values
from server.analysis.events.events import NoteEvent
from server.analysis.events.values import Variant
from server.analysis.events.wire import Note as OwnerNote
from server.analysis.game.decoding import without_controls
from server.analysis.game.moves import Line, PlayedMove, played_move
from server.analysis.game.notes import Note, NotedScore, read_note, with_score
from server.analysis.game.wire_form import arrow_records, score_record
from server.i18n.texts import sentence

MOST_NOTES = 500
"""Notes of a review at a time. Somebody who has the link for notes may fill half of these places."""
MOST_CHANGES = 4000
"""Changes of notes that a log takes. Only its owner may make the second half of them. A note that was changed
or removed leaves an event of some 130 bytes."""
LONGEST_COMMENT = 2000
LONGEST_LINE = 60
LONGEST_AUTHOR = 60
MOST_ARROWS = 32
MOST_NAGS = 8
_LETTERS = {"red": "R", "green": "G", "yellow": "Y", "blue": "B"}
_MOST_SCORE = 100_000
_SQUARE = re.compile(r"[a-h][1-8]")


def checked_note(fen: str, variant: Variant, further: Sequence[str], asked: NoteEvent) -> NoteEvent:
    """The note as it is kept. `fen`: the position of its ply; `further`: the game's moves from there, UCI,
    along which a variation is none yet. An empty one takes the former away, but for a variation, which may
    stand alone. Raises OptionsError for the field that is wrong."""
    for name, given, most in (
        ("comment", asked.comment, LONGEST_COMMENT),
        ("line", asked.line, LONGEST_LINE),
        ("arrows", asked.arrows, MOST_ARROWS),
        ("nags", asked.nags, MOST_NAGS),
        ("author", asked.author, LONGEST_AUTHOR),
    ):
        if len(given) > most:
            raise OptionsError(sentence("wrong-too-long", name=name, limit=most), place=name)
    if asked.eval is not None and not _is_score(asked.eval):
        raise OptionsError(sentence("wrong-score", name="eval"), place="eval")
    line = _legal(chess.Board(fen, chess960=variant == "chess960"), asked.line)
    along = _in_common(line, further)
    read = read_note(without_controls(asked.comment).replace("\r\n", "\n").replace("\r", "\n"))
    arrows = [*map(_checked_arrow, asked.arrows), *arrow_records(read.arrows)]
    place = NoteEvent(asked.ply + along, tuple(line[along:]))
    note = structs.replace(
        place,
        comment=read.text.strip(),
        nags=tuple(sorted(set(asked.nags))),
        arrows=tuple({(arrow["from"], arrow["to"]): arrow for arrow in arrows}.values()),
        eval=asked.eval or score_record(read.score),
        depth=asked.depth,
        author=" ".join(without_controls(asked.author).split()),
    )
    empty = not (note.line or note.comment or note.nags or note.arrows)
    return structs.replace(place, removed=True) if asked.removed or empty else note


def _is_score(score: values.Score) -> bool:
    """Exactly one number, of a size that engines tell."""
    return len(score) == 1 and abs(score.get("cp", score.get("mate", 0))) <= _MOST_SCORE


def _legal(board: chess.Board, line: Sequence[str]) -> list[str]:
    """The moves as `MoveRecord` writes them."""
    found = []
    for uci in line:
        try:
            move = board.parse_uci(uci)
        except ValueError:
            message = sentence("wrong-illegal", uci=uci[:8], fen=board.fen())
            raise OptionsError(message, place="line") from None
        found.append(board.uci(move))
        board.push(move)
    return found


def _in_common(line: Sequence[str], further: Sequence[str]) -> int:
    pairs = enumerate(zip(line, further, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(line), len(further)))


def _checked_arrow(arrow: values.Arrow) -> values.Arrow:
    squares = all(_SQUARE.fullmatch(arrow[end]) for end in ("from", "to"))
    if not squares or arrow["color"] not in _LETTERS:
        example = '{"from": "e2", "to": "e4", "color": "green"}'
        raise OptionsError(sentence("wrong-arrow", example=example), place="arrows")
    return arrow


def with_notes(start: chess.Board, intro: Note, line: Line, notes: Sequence[OwnerNote]) -> tuple[Note, Line]:
    """What stands before the first move, and a game's line from `start`, with the owner's notes behind what
    the author says. A variation after the last move is told in words: a PGN has no place for it."""
    for note in sorted(notes, key=lambda note: (note["ply"], len(note["line"]))):
        ply = note["ply"]
        if ply == 0 and not note["line"]:
            intro = _noted(intro, note)
        elif not note["line"]:
            line = _changed(line, ply - 1, _with_note(line[ply - 1], note))
        else:
            board = chess.Board(line[ply - 1].fen if ply else start.fen(), chess960=start.chess960)
            moves = played_line(board, note["line"])
            moves[-1] = _with_note(moves[-1], note)
            if ply < len(line):
                variations = _with_line(line[ply].variations, moves)
                line = _changed(line, ply, replace(line[ply], variations=variations))
            elif line:
                line = _changed(line, ply - 1, _told_behind(line[ply - 1], moves, note))
            else:
                intro = read_note(f"{intro.raw} {_words_of(moves, note)}".strip())
    return intro, line


def played_line(board: chess.Board, line: Sequence[str]) -> list[PlayedMove]:
    """The moves of `line`, UCI, from `board`, which is played on."""
    moves = []
    for uci in line:
        move = board.parse_uci(uci)
        moves.append(played_move(board, move))
        board.push(move)
    return moves


def _with_line(variations: tuple[Line, ...], moves: Sequence[PlayedMove]) -> tuple[Line, ...]:
    """`variations` of one move with one more, which goes along with another as long as it can."""
    for index, there in enumerate(variations):
        if there[0].uci == moves[0].uci:
            return (*variations[:index], _along(there, moves), *variations[index + 1 :])
    return (*variations, tuple(moves))


def _along(line: Line, moves: Sequence[PlayedMove]) -> Line:
    common = _in_common([each.uci for each in moves], [each.uci for each in line])
    if common == len(moves):
        last, new = line[common - 1], moves[-1]
        both = read_note(f"{last.note.raw} {new.note.raw}".strip())
        nags = tuple(sorted({*last.nags, *new.nags}))
        return _changed(line, common - 1, replace(last, note=both, nags=nags))
    if common == len(line):
        return (*line, *moves[common:])
    branch = line[common]
    return _changed(line, common, replace(branch, variations=_with_line(branch.variations, moves[common:])))


def _changed(line: Line, index: int, played: PlayedMove) -> Line:
    return (*line[:index], played, *line[index + 1 :])


def _with_note(played: PlayedMove, note: OwnerNote) -> PlayedMove:
    nags = tuple(sorted({*played.nags, *note["nags"]}))
    return replace(played, note=_noted(played.note, note), nags=nags)


def _told_behind(played: PlayedMove, moves: Sequence[PlayedMove], note: OwnerNote) -> PlayedMove:
    return replace(played, note=read_note(f"{played.note.raw} {_words_of(moves, note)}".strip()))


def _words_of(moves: Sequence[PlayedMove], note: OwnerNote) -> str:
    san = " ".join(played.san for played in moves)
    return f"({san}: {said})" if (said := _said(note)) else f"({san})"


def _said(note: OwnerNote) -> str:
    """The words of a note on one line, behind its author's name."""
    words = " ".join(note["comment"].split())
    return f"{note['author']}: {words}" if words and note["author"] else words


def _noted(note: Note, mine: OwnerNote) -> Note:
    """The author's words, the owner's, then the marks; an evaluation belongs to variations alone, as the
    review has its own of the game."""
    raw = " ".join(filter(None, [note.raw, _said(mine), commands_of(mine["arrows"])]))
    if mine["line"] and (score := mine["eval"]):
        raw = with_score(raw, NotedScore(score.get("cp"), score.get("mate"), mine["depth"]))
    return read_note(raw)


def commands_of(arrows: Sequence[values.Arrow]) -> str:
    """Marked squares and arrows as a comment writes them, "" for none."""
    rings = [arrow for arrow in arrows if arrow["from"] == arrow["to"]]
    others = [arrow for arrow in arrows if arrow["from"] != arrow["to"]]
    return " ".join(filter(None, [_command("csl", rings), _command("cal", others)]))


def _command(name: str, arrows: Sequence[values.Arrow]) -> str:
    marks = ",".join(
        _LETTERS[arrow["color"]] + arrow["from"] + (arrow["to"] if name == "cal" else "") for arrow in arrows
    )
    return f"[%{name} {marks}]" if marks else ""
