"""The parts of a game's moves, played on a board -> its main line, with comments and variations.

A move of the main line that cannot be played ends the reading with an error that names the place and holds
the moves before it; one in a variation cuts that variation and is told as a notice. Nothing is skipped in
silence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

import chess

from server.analysis.errors import GameError
from server.analysis.game.limits import GameLimits
from server.analysis.game.notes import EMPTY_NOTE, Note, count_hours, read_note, short_clocks
from server.analysis.game.notices import Notice, Notices, in_variation, place_of
from server.analysis.game.pgn_text import Item, PgnPart
from server.analysis.game.times import whole_time
from server.i18n.texts import Sentence, sentence


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move that was played. `origin`, `target`: the squares that a person sees the piece leave and reach,
    in castling the king's; `fen`: the position after it, `check` whether that is one. `starting_note` stands
    before the first move of a variation, `note` behind the move. `variations`: other moves in place of this
    one."""

    move: chess.Move
    san: str
    uci: str
    origin: str
    target: str
    fen: str
    check: bool
    note: Note = EMPTY_NOTE
    starting_note: Note = EMPTY_NOTE
    nags: tuple[int, ...] = ()
    variations: tuple[tuple[PlayedMove, ...], ...] = ()


Line = tuple[PlayedMove, ...]


class BrokenOffError(GameError):
    """A move of the main line cannot be played. `intro`, `line`: what stands before it, as `read_moves`
    returns it; `rest`: the moves from there on, as they are written."""

    def __init__(
        self, fault: Sentence, place: Sentence, intro: Note, line: Line, rest: Sequence[str]
    ) -> None:
        super().__init__(fault, place=place)
        self.intro = intro
        self.line = line
        self.rest = rest


@dataclass(slots=True)
class _Draft:
    """A move that comments and variations may still be added to; `ply`: 1..N in the game."""

    played: PlayedMove
    ply: int
    starting_comments: list[str]
    comments: list[str] = field(default_factory=list)
    nags: set[int] = field(default_factory=set)
    variations: list[list[_Draft]] = field(default_factory=list)


@dataclass(slots=True)
class _OpenLine:
    """A line that is being read. `board`: where it stands; None once the rest of it is left out."""

    board: chess.Board | None
    ply: int
    moves: list[_Draft] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)


def read_moves(
    items: Iterable[Item],
    start: chess.Board,
    notices: Notices,
    limits: GameLimits | None = None,
    *,
    control: str = "",
) -> tuple[Note, Line]:
    """(what stands before the first move, the main line) of `items` played from `start`.

    `items` close no variation that they do not begin. `control`: the header TimeControl, which tells what a
    short clock means. Raises BrokenOffError for a move of the main line that cannot be played; what is cut or
    left out is added to `notices`.
    """
    items = list(items)
    clocks = short_clocks(item.text for item in items if item.part is PgnPart.COMMENT)
    hours = count_hours(clocks, whole_time(control))
    if clocks and hours is None:
        message = sentence("fault-clocks")
        notices.add(lambda: Notice("clocks", message, sentence("place-headers")))
    player = _Player(start, notices)
    cut = _Cut(start, notices, (limits or GameLimits()).comment_chars, hours)
    left = iter(items)
    for item in left:
        player.take(item)
        if player.fault is not None:
            break
    main_line = player.lines[0]
    intro, line = cut.note(main_line.comments, None), cut.line(main_line.moves)
    if player.fault is not None:
        rest = _main_line_of(chain([item], left))
        raise BrokenOffError(player.fault, place_of(start, main_line.ply), intro, line, rest)
    return intro, line


def _main_line_of(items: Iterable[Item]) -> list[str]:
    """The moves of `items` that stand in no variation."""
    moves, depth = [], 0
    for item in items:
        depth += (item.part is PgnPart.BEGIN) - (item.part is PgnPart.END)
        if item.part is PgnPart.MOVE and depth == 0:
            moves.append(item.text)
    return moves


class _Player:
    """Plays item after item; `lines` are the open ones, the main line first."""

    def __init__(self, start: chess.Board, notices: Notices) -> None:
        self.start = start
        self.notices = notices
        self.fault: Sentence | None = None
        """Why the main line ends before the move that was to come."""
        self.lines = [_OpenLine(start.copy(stack=False), 1)]

    def take(self, item: Item) -> None:
        line = self.lines[-1]
        if item.part is PgnPart.BEGIN:
            self._begin()
        elif item.part is PgnPart.END:
            self._end()
        elif line.board is None:
            return
        elif item.part is PgnPart.MOVE:
            self._play(line, line.board, item.text)
        elif item.part is PgnPart.COMMENT:
            (line.moves[-1].comments if line.moves else line.comments).append(item.text)
        elif line.moves:
            line.moves[-1].nags.add(int(item.text))

    def _begin(self) -> None:
        parent = self.lines[-1]
        if parent.board is None:
            self.lines.append(_OpenLine(None, parent.ply))
        elif not parent.moves:
            self._tell("unreadable", lambda: sentence("fault-variation-first"), parent.ply)
            self.lines.append(_OpenLine(None, parent.ply))
        else:
            board = parent.board.copy(stack=1)
            board.pop()
            self.lines.append(_OpenLine(board, parent.ply - 1))

    def _end(self) -> None:
        variation = self.lines.pop()
        if variation.moves:
            self.lines[-1].moves[-1].variations.append(variation.moves)

    def _play(self, line: _OpenLine, board: chess.Board, san: str) -> None:
        try:
            move = _read_san(board, san)
        except ValueError as error:
            self._refuse(line, board, san, error)
            return
        if not move and not self._varies:
            self.fault = sentence("fault-null-move")
            return
        starting = line.comments if self._varies and not line.moves else []
        line.moves.append(_Draft(played_move(board, move), line.ply, starting))
        board.push(move)
        line.ply += 1

    @property
    def _varies(self) -> bool:
        return len(self.lines) > 1

    def _refuse(self, line: _OpenLine, board: chess.Board, san: str, error: ValueError) -> None:
        """The line ends before the move that was to come."""

        def why() -> Sentence:
            return _why_unplayable(board, san, error)

        if not self._varies:
            self.fault = why()
            return
        self._tell("variation_cut", lambda: sentence("fault-variation-cut", fault=why()), line.ply)
        line.board = None

    def _tell(self, code: str, message: Callable[[], Sentence], ply: int) -> None:
        def notice() -> Notice:
            place = place_of(self.start, ply)
            return Notice(code, message(), in_variation(place) if self._varies else place)

        self.notices.add(notice)


class _Cut:
    """Makes the final moves of drafts, and tells of comments that are too long to be shown."""

    def __init__(self, start: chess.Board, notices: Notices, longest: int, hours: bool | None) -> None:
        self.hours = hours
        self.start = start
        self.notices = notices
        self.longest = longest

    def line(self, drafts: Sequence[_Draft]) -> Line:
        return tuple(self._move(draft) for draft in drafts)

    def _move(self, draft: _Draft) -> PlayedMove:
        return replace(
            draft.played,
            starting_note=self.note(draft.starting_comments, draft.ply),
            note=self.note(draft.comments, draft.ply),
            nags=tuple(sorted(draft.nags)),
            variations=tuple(self.line(variation) for variation in draft.variations),
        )

    def note(self, comments: Sequence[str], ply: int | None) -> Note:
        note = read_note(" ".join(comments), hours=self.hours)
        length = len(note.text)
        if length <= self.longest:
            return note

        def notice() -> Notice:
            place = None if ply is None else place_of(self.start, ply)
            return Notice("cut", sentence("fault-comment-cut", length=length, limit=self.longest), place)

        self.notices.add(notice)
        return replace(note, text=note.text[: self.longest])


def _read_san(board: chess.Board, san: str) -> chess.Move:
    """Raises ValueError for what is not legal on `board`; null moves are, but not out of check."""
    move = board.parse_san(san)
    if not move and board.is_check():
        raise chess.IllegalMoveError(san)
    return move


def played_move(board: chess.Board, move: chess.Move) -> PlayedMove:
    san, uci, target = board.san(move), board.uci(move), _shown_target(board, move)
    board.push(move)
    fen, check = board.fen(), board.is_check()
    board.pop()
    return PlayedMove(
        move=move,
        san=san,
        uci=uci,
        origin=chess.square_name(move.from_square),
        target=chess.square_name(target),
        fen=fen,
        check=check,
    )


def _shown_target(board: chess.Board, move: chess.Move) -> chess.Square:
    """Where the moved piece is seen to arrive: in castling the king's square, however it is written."""
    if not board.is_castling(move):
        return move.to_square
    file = 6 if board.is_kingside_castling(move) else 2
    return chess.square(file, chess.square_rank(move.from_square))


def _why_unplayable(board: chess.Board, san: str, error: Exception) -> Sentence:
    if isinstance(error, chess.AmbiguousMoveError):
        return sentence("fault-ambiguous", move=san)
    key = "fault-not-legal"
    if board.is_checkmate():
        key = "fault-checkmated"
    elif board.is_stalemate():
        key = "fault-stalemated"
    elif board.is_check():
        key = "fault-in-check"
    return sentence(key, move=san, side="white" if board.turn else "black")
