"""A text -> its games: each step of the way, bytes aside, put one behind the other; and what a game is.

    text -> texts of games (`pgn_text.py`) -> one game: first position, headers, moves (`moves.py`)

A game is read up to the first move of its main line that cannot be played, which a notice names; without any
move before it the game is refused. A word that is no move refuses the game too, and a fault in a variation
cuts that variation. Nothing is skipped in silence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import chess

from server.analysis.errors import GameError, LimitError
from server.analysis.events.values import Variant
from server.analysis.game.limits import GameLimits, check_text
from server.analysis.game.moves import BrokenOffError, Line, read_moves
from server.analysis.game.notes import EMPTY_NOTE, Note
from server.analysis.game.notices import Notice, Notices, in_variation, place_of
from server.analysis.game.pgn_text import MAX_HEADERS, GameText, PgnFault, split_games, with_letters
from server.analysis.game.positions import is_bare_fen, read_fen
from server.analysis.game.words import BOTH_LOST, clip, read_result
from server.analysis.notation import MoveNumber
from server.i18n.texts import Sentence, foreign_letters, sentence

__all__ = ["Game", "GameLimits", "parse_game", "parse_games", "read_game"]

ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
"""The seven tags that every game has, in their order; they stand before all others."""

_DECIDED = frozenset(["1-0", "0-1", "1/2-1/2"])
_STANDARD_VARIANTS = frozenset(["", "standard", "chess", "normal", "from position", "classical"])
_CHESS960_WORDS = ("960", "fischer", "freestyle", "9lx")
"""One of them is in every name of Chess960."""
BROKEN_OFF = "broken_off"
"""Code of the notice of a game that is read up to a move that cannot be played."""
_UNKNOWN = "?-. "
_LEAST_PLIES = 4
"""A game with fewer moves before one that cannot be played is refused: they hardly show that it begins on the
usual first position. Half as many do if the text names a position."""
_PIECES = ("king", "queen", "rook", "bishop", "knight")
"""In the order of a language's letters."""
_FOREIGN_PLIES = 4
"""So many moves more than in English letters show that a game which breaks off has other ones."""


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
        """ "1-0", "0-1", "1/2-1/2", "0-0" (both lost), a forfeit ("+:-") or "*"."""
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
        notices = Notices()
        start = read_fen(text, place=sentence("place-fen"), notices=notices)
        return Game({"Result": "*"}, start, notices=tuple(notices.all()))
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

    A game that does not read whole in English letters is read in those of another language if it reads whole
    so, or much more of it; else a fault is told as in English.
    """
    limits, notices = limits or GameLimits(), notices or Notices()
    before = notices.copy()
    try:
        game = _read(text, limits, notices)
    except GameError:
        if found := _in_foreign_letters(text, limits, before):
            return found
        raise
    if is_broken_off(game) or any(fault.in_variation for fault in text.faults):
        return _in_foreign_letters(text, limits, before) or game
    return game


def _in_foreign_letters(text: GameText, limits: GameLimits, notices: Notices) -> Game | None:
    """The game in the piece letters with which it reads furthest, the first of several such; None if that is
    hardly further than in English ones."""
    games = [game for pieces in foreign_letters() if (game := _with_letters(text, pieces, limits, notices))]
    game = max(games, key=lambda game: len(game.moves), default=None)
    if game and is_broken_off(game) and len(game.moves) < _readable_plies(text) + _FOREIGN_PLIES:
        return None
    return game


def _with_letters(text: GameText, pieces: str, limits: GameLimits, notices: Notices) -> Game | None:
    read = with_letters(text, pieces, limits.tokens)
    if read is None:
        return None
    notices = notices.copy()
    message = sentence("fault-foreign-letters", **dict(zip(_PIECES, pieces, strict=True)))
    notices.add(lambda: Notice("foreign_letters", message))
    try:
        return _read(read, limits, notices)
    except GameError:
        return None  # its words are moves in these letters, but cannot be played


def is_broken_off(game: Game) -> bool:
    """Whether a move of the game could not be played, and the game ends before it."""
    return any(notice.code == BROKEN_OFF for notice in game.notices)


def _readable_plies(text: GameText) -> int:
    """The moves of the main line before the first word that is none."""
    return min(
        (fault.ply for fault in text.faults if fault.fatal and fault.ply is not None), default=text.plies
    )


def _read(text: GameText, limits: GameLimits, notices: Notices) -> Game:
    start = _start_board(text, notices)
    _check_size(text, limits)
    headers = _headers(text, start, notices, limits)
    try:
        intro, line = read_moves(text.items, start, notices, limits, control=text.tags.get("TimeControl", ""))
    except BrokenOffError as broken:
        intro, line = broken.intro, broken.line
        if text.may_be_lost and len(line) == text.plies - 1:  # nobody can castle: it is the result
            headers["Result"] = BOTH_LOST if headers["Result"] == "*" else headers["Result"]
        else:
            line = _broken_off(text, start, broken, notices)
            text = replace(text, faults=[fault for fault in text.faults if _is_before(fault, len(line))])
    _tell_faults(text, start, notices)
    _tell_result(headers["Result"], start, line, notices)
    return Game(headers, start, line, intro, tuple(notices.all()))


def _broken_off(text: GameText, start: chess.Board, broken: BrokenOffError, notices: Notices) -> Line:
    """The moves before one that cannot be played; the last of them keeps the others as a comment, for the
    export. Raises GameError where hardly anything is left, or where the game may begin elsewhere."""
    line = broken.line
    least = _LEAST_PLIES // 2 if _says_fen(text) else _LEAST_PLIES
    if len(line) < least or _begins_in_doubt(text):
        raise GameError(broken.message, place=broken.place)
    message = sentence("fault-broken-off", fault=broken.message, count=len(broken.rest))
    notices.add(lambda: Notice(BROKEN_OFF, message, broken.place))
    last = line[-1]
    raw = f"{last.note.raw} {_numbered(broken.rest, MoveNumber.on(start).later(len(line)))}".strip()
    return (*line[:-1], replace(last, note=replace(last.note, raw=raw)))


def _begins_in_doubt(text: GameText) -> bool:
    """Whether a text does not tell its first position but says that it is not the usual one."""
    if _says_fen(text):
        return False
    named = f"{text.tags.get('Variant', '')} {text.tags.get('Event', '')}".lower()
    return _says_elsewhere(text) or any(word in named for word in _CHESS960_WORDS)


def _is_before(fault: PgnFault, plies: int) -> bool:
    return fault.ply is None or fault.ply < plies


def _numbered(moves: Sequence[str], number: MoveNumber) -> str:
    """Moves as a text writes them, the first of which has this number."""
    words = []
    for ply, move in enumerate(moves):
        here = number.later(ply)
        if here.white or ply == 0:
            words.append(f"{here.number}." if here.white else f"{here.number}...")
        words.append(move)
    return " ".join(words)


def in_roster_order(headers: dict[str, str]) -> dict[str, str]:
    """`headers` with those of `ROSTER` that are there before all others."""
    first = {name: headers[name] for name in ROSTER if name in headers}
    return {**first, **headers}


def _start_board(text: GameText, notices: Notices) -> chess.Board:
    """The first position. Raises GameError where the text says that there is another one than it tells."""
    named = text.tags.get("Variant", "")
    variant = named.strip().lower()
    chess960 = any(word in variant for word in _CHESS960_WORDS)
    if not chess960 and variant.strip(_UNKNOWN) not in _STANDARD_VARIANTS:
        message = sentence("fault-variant", variant=clip(named))
        raise GameError(message, code="variant", place=sentence("place-header", name="Variant"))
    if _says_fen(text):
        place = sentence("place-header", name="FEN")
        return read_fen(text.tags["FEN"], place=place, chess960=chess960, notices=notices)
    if _begins_later(text) and text.counts_on:
        message = sentence("fault-begins-later", number=text.first_number)
        raise GameError(message, code="bad_fen", place=sentence("place-headers"))
    if _says_elsewhere(text) or chess960:
        message = sentence("fault-no-fen")
        notices.add(lambda: Notice("no_fen", message, sentence("place-headers")))
    return chess.Board(chess960=chess960)


def _says_elsewhere(text: GameText) -> bool:
    """Whether the numbers of the moves or the headers say that the game begins with another position."""
    return _begins_later(text) or text.tags.get("SetUp", "").strip() == "1"


def _begins_later(text: GameText) -> bool:
    return (text.first_number or 1) > 1


def _says_fen(text: GameText) -> bool:
    fen = text.tags.get("FEN", "").strip(_UNKNOWN).lower()
    return fen not in ("", "startpos")


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


def _notice_of_fault(fault: PgnFault, start: chess.Board) -> Notice:
    place = _place_of_fault(fault, start)
    return Notice("unreadable", fault.message, in_variation(place) if fault.in_variation else place)


def _place_of_fault(fault: PgnFault, start: chess.Board) -> Sentence:
    return sentence("place-headers") if fault.ply is None else place_of(start, fault.ply + 1)


def _headers(text: GameText, start: chess.Board, notices: Notices, limits: GameLimits) -> dict[str, str]:
    """The headers of the text, cut where they are too long; Result and FEN as the game itself has them."""
    headers = {name: _cut_header(name, value, notices, limits) for name, value in text.tags.items()}
    if text.more_headers:
        notices.add(lambda: _left_out(text.more_headers))
    headers["Result"] = _result_of(headers.get("Result", ""), text.result or "*")
    if start.fen() != chess.STARTING_FEN:
        headers["FEN"] = start.fen()
    elif not start.chess960:
        headers = {name: value for name, value in headers.items() if name not in ("FEN", "SetUp")}
    return in_roster_order(headers)


def _result_of(header: str, behind: str) -> str:
    """The result in the form of PGN: of the header, else what stands behind the moves."""
    said = read_result(header)
    return behind if said in ("", "*") else said


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
