"""A text -> its games: each step of the way, bytes aside, put one behind the other; and what a game is.

    text -> texts of games (`pgn_text.py`) -> one game: first position, headers, moves (`moves.py`)

A fault of the main line refuses the game and names the place; a fault in a variation cuts that variation and
is told as a warning. Nothing is skipped in silence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import chess

from server.analysis.errors import GameError, LimitError
from server.analysis.events.values import Variant
from server.analysis.game.limits import GameLimits, check_text
from server.analysis.game.moves import Line, read_moves
from server.analysis.game.notes import EMPTY_NOTE, Note
from server.analysis.game.notices import Notice, Notices, in_variation, place_of
from server.analysis.game.pgn_text import MAX_HEADERS, Fault, GameText, split_games
from server.analysis.game.positions import is_bare_fen, read_fen
from server.analysis.game.words import clip
from server.i18n.texts import Sentence, sentence

__all__ = ["Game", "GameLimits", "parse_game", "parse_games", "read_game"]

ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
"""The seven tags that every game has, in their order; they stand before all others."""

_DECIDED = frozenset(["1-0", "0-1", "1/2-1/2"])
_STANDARD_VARIANTS = frozenset(["", "standard", "chess", "normal", "from position", "classical"])
_CHESS960_VARIANTS = frozenset(
    ["chess960", "chess 960", "960", "fischerandom", "fischer random", "fischerrandom", "freestyle"]
)


@dataclass(frozen=True, slots=True)
class Game:
    """A game that can be played from `start` through `line`, variations included.

    `start` is shared: copy it before pushing a move. `intro`: what the author wrote before the first move.
    """

    headers: dict[str, str]
    start: chess.Board
    line: Line = ()
    intro: Note = EMPTY_NOTE
    notices: tuple[Notice, ...] = ()

    @property
    def result(self) -> str:
        """ "1-0", "0-1", "1/2-1/2" or "*"."""
        return self.headers.get("Result", "*")

    @property
    def variant(self) -> Variant:
        return "chess960" if self.start.chess960 else "standard"

    @property
    def moves(self) -> tuple[chess.Move, ...]:
        return tuple(played.move for played in self.line)

    def boards(self) -> list[chess.Board]:
        """The positions 0..N, each with the moves that led to it on its stack."""
        board = self.start.copy()
        boards = [board.copy()]
        for move in self.moves:
            board.push(move)
            boards.append(_with_shared_stack(board))
        return boards


def _with_shared_stack(board: chess.Board) -> chess.Board:
    """A copy of `board` that shares the moves on its stack, which nobody changes: to copy these too takes
    longer with each move, and for the boards of a long game a second."""
    made = board.copy(stack=False)
    made.move_stack, made._stack = board.move_stack[:], board._stack[:]
    return made


def parse_game(text: str, limits: GameLimits | None = None) -> Game:
    """The first game of `text` (PGN with or without headers, bare moves, or a bare FEN).

    Raises GameError where it cannot be played, LimitError where it is too large; both name the place.
    """
    limits = limits or GameLimits()
    check_text(text, max_bytes=limits.bytes)
    if is_bare_fen(text):
        return Game({"Result": "*"}, read_fen(text, place=sentence("place-fen")))
    first, *others = split_games(text, limits)
    notices = Notices()
    if others:
        notices.add(lambda: Notice("more_games", _name_others(others)))
    return read_game(first, limits, notices)


def parse_games(text: str, limits: GameLimits | None = None) -> Iterator[Game]:
    """All games of `text` in order. Raises as `parse_game`, when it comes to the game in question."""
    for game_text in split_games(text, limits):
        yield read_game(game_text, limits)


def read_game(text: GameText, limits: GameLimits | None = None, notices: Notices | None = None) -> Game:
    """The game of a text of one; `notices`: what is to be told beside its own. Raises as `parse_game`.

    German piece letters are read where the whole game reads so, and told; else a fault is told as in English.
    """
    limits, notices = limits or GameLimits(), notices or Notices()
    if text.german:
        kept_notices = notices.copy()
        kept_notices.add(lambda: Notice("german_letters", sentence("fault-german-letters")))
        try:
            return _read(text.german, limits, kept_notices)
        except GameError:
            pass  # its letters are German, its moves are not legal: the English fault says more
    return _read(text, limits, notices)


def _read(text: GameText, limits: GameLimits, notices: Notices) -> Game:
    start = _start_board(text)
    _check_size(text, limits)
    headers = _headers(text, start, notices, limits)
    intro, line = read_moves(text.items, start, notices, limits)
    _tell_faults(text, start, notices)
    _tell_result(headers["Result"], start, line, notices)
    return Game(headers, start, line, intro, tuple(notices.all()))


def in_roster_order(headers: dict[str, str]) -> dict[str, str]:
    """`headers` with those of `ROSTER` that are there before all others."""
    first = {name: headers[name] for name in ROSTER if name in headers}
    return {**first, **headers}


def _start_board(text: GameText) -> chess.Board:
    named = text.tags.get("Variant", "")
    variant = named.strip().lower()
    if variant not in _STANDARD_VARIANTS | _CHESS960_VARIANTS:
        message = sentence("fault-variant", variant=clip(named))
        raise GameError(message, code="variant", place=sentence("place-header", name="Variant"))
    chess960 = variant in _CHESS960_VARIANTS
    fen = text.tags.get("FEN")
    if fen is None:
        return chess.Board(chess960=chess960)
    return read_fen(fen, place=sentence("place-header", name="FEN"), chess960=chess960)


def _check_size(text: GameText, limits: GameLimits) -> None:
    if text.too_long:
        raise LimitError(sentence("fault-too-many-tokens", limit=limits.tokens))
    checks = (
        (text.plies, limits.plies, "fault-too-many-plies"),
        (text.variation_moves, limits.variation_nodes, "fault-too-many-variations"),
        (text.variation_depth, limits.variation_depth, "fault-too-deep-variations"),
    )
    for count, limit, key in checks:
        if count > limit:
            raise LimitError(sentence(key, count=count, limit=limit))


def _tell_faults(text: GameText, start: chess.Board, notices: Notices) -> None:
    for fault in text.faults:
        if fault.fatal:
            raise GameError(fault.message, place=_place_of_fault(fault, start))
        notices.add(partial(_notice_of_fault, fault, start))
    notices.leave_out(text.more_faults)


def _notice_of_fault(fault: Fault, start: chess.Board) -> Notice:
    place = _place_of_fault(fault, start)
    return Notice("unreadable", fault.message, in_variation(place) if fault.in_variation else place)


def _place_of_fault(fault: Fault, start: chess.Board) -> Sentence:
    return sentence("place-headers") if fault.ply is None else place_of(start, fault.ply + 1)


def _headers(text: GameText, start: chess.Board, notices: Notices, limits: GameLimits) -> dict[str, str]:
    """The headers of the text, cut where they are too long; Result and FEN as the game itself has them."""
    headers = {name: _cut_header(name, value, notices, limits) for name, value in text.tags.items()}
    if text.more_headers:
        notices.add(lambda: _left_out(text.more_headers))
    if headers.get("Result") not in _DECIDED:
        headers["Result"] = text.result or "*"
    if start.fen() != chess.STARTING_FEN:
        headers["FEN"] = start.fen()
    elif not start.chess960:
        headers = {name: value for name, value in headers.items() if name not in ("FEN", "SetUp")}
    return in_roster_order(headers)


def _tell_result(result: str, start: chess.Board, line: Line, notices: Notices) -> None:
    """A result that the last position contradicts stands as its author gave it, and is told."""
    board = start.copy(stack=False)
    for played in line:
        board.push(played.move)
    outcome = board.outcome() if board.is_checkmate() or board.is_stalemate() else None
    if outcome is None or result == outcome.result() or result not in _DECIDED:
        return
    how = "mate" if board.is_checkmate() else "stalemate"
    message = sentence("fault-result", how=how, result=result)
    notices.add(lambda: Notice("result", message, place_of(start, max(1, len(line)))))


def _left_out(headers: int) -> Notice:
    message = sentence("fault-more-headers", count=headers, limit=MAX_HEADERS)
    return Notice("cut", message, sentence("place-headers"))


def _cut_header(name: str, value: str, notices: Notices, limits: GameLimits) -> str:
    limit = limits.header_chars
    if len(value) <= limit:
        return value

    def notice() -> Notice:
        message = sentence("fault-header-cut", name=name, length=len(value), limit=limit)
        return Notice("cut", message, sentence("place-header", name=name))

    notices.add(notice)
    return value[:limit]


def _name_others(texts: Sequence[GameText]) -> str:
    names = ", ".join(
        f"{clip(text.tags.get('White') or '?')} v {clip(text.tags.get('Black') or '?')}" for text in texts[:5]
    )
    if len(texts) > 5:
        return sentence("fault-more-games-unnamed", count=len(texts), games=names, more=len(texts) - 5)
    return sentence("fault-more-games", count=len(texts), games=names)
