"""The tables that lie in a folder, asked: `TableFolder`.

Maps files and reads the bytes it needs; builds nothing and knows no process. After each question it lets go
of the memory that the maps took, and it keeps few files open: a process stays as small however many tables it
is asked. A file that is broken is told of once, and never believed. What is claimed of the 50-move rule:
`docs/tables.md`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import chess

from endgames.paths import DATA
from endgames.refusals import Message, message
from endgames.tables.answers import MoveAnswer, TableAnswer
from endgames.tables.files import ENDING, ZEROING, BrokenTableError, TableFile
from endgames.tables.layout import DRAW, FIFTY, STALEMATE
from endgames.tables.names import MOST_MEN, material_of
from endgames.tables.syzygy import Syzygy

SHIPPED = DATA
"""The tables of three men come with Kibitz."""
SOURCE = "kibitz 1"
MOST_OPEN = 32
"""Files that stay open. A question about five men can need about as many, by captures and promotions."""
_TYPES = (chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN)
_log = logging.getLogger(__name__)


class TableFolder:
    """Tables of `folder` (None: those that come with Kibitz alone) and of the `syzygy` folders. For one
    thread."""

    def __init__(self, folder: Path | None, syzygy: tuple[Path, ...] = ()) -> None:
        self._folders = [SHIPPED] if folder is None else [folder, SHIPPED]
        self._files: dict[str, TableFile] = {}
        self._without_zeroing: set[str] = set()
        self._broken: set[tuple[Path, int, int, int]] = set()
        self._syzygy = Syzygy(syzygy)

    def wanted(self, board: chess.Board, most: int = MOST_MEN) -> str | None:
        """The table of up to so many men that Kibitz can build for this position; None: too many men,
        castling rights, or nothing to build."""
        if chess.popcount(board.occupied) > most or board.castling_rights or not board.is_valid():
            return None
        material, _ = material_of(board)
        return None if material.drawn else material.name

    def ready(self, name: str) -> bool:
        """Whether the table lies there and looks sound."""
        return self._file(name) is not None

    def is_sound(self, name: str) -> bool:
        """The same, after all of it has been read once."""
        for _ in self._folders:
            file = self._file(name)
            if file is None:
                return False
            try:
                file.check()
            except BrokenTableError as error:
                self._tell_broken(error)
            else:
                return True
        return False

    def ensure(self, names: Sequence[str], should_stop: Callable[[], bool]) -> Mapping[str, Message]:
        """Nothing is built here: what is not there cannot be had."""
        return {name: message("table-not-there", name=name) for name in names if not self.ready(name)}

    def probe(self, board: chess.Board) -> TableAnswer | None:
        """The exact answer, ours where there is one; None where no table knows it."""
        if board.castling_rights or not board.is_valid():
            return None
        try:
            return self._own_answer(board) or self._syzygy.probe(board)
        finally:
            for file in self._files.values():
                file.let_go()

    def plies(self, board: chess.Board) -> int | None:
        """What our own tables say of a legal position without castling rights (`layout`); None where there is
        no table for it."""
        for _ in self._folders:  # where one folder's file is broken the next one's is asked
            try:
                return self._value(board)
            except BrokenTableError as error:
                self._tell_broken(error)
        return None

    def close(self) -> None:
        """Let go of all files."""
        for file in self._files.values():
            file.close()
        self._files.clear()
        self._syzygy.close()

    def _own_answer(self, board: chess.Board) -> TableAnswer | None:
        plies = self.plies(board)
        if plies is None:
            return None
        moves = []
        for move in board.legal_moves:
            answer = self._move_answer(board, move)
            if answer is None:
                return None
            moves.append(answer)
        moves.sort(key=_worth, reverse=True)
        material, _ = material_of(board)
        wdl, dtm = (moves[0].wdl, moves[0].dtm) if moves else (self._wdl(board, plies), _moves(plies))
        return TableAnswer(wdl, dtm, self._dtz(board, plies), material.name, SOURCE, tuple(moves))

    def _move_answer(self, board: chess.Board, move: chess.Move) -> MoveAnswer | None:
        san = board.san(move)
        after = board.copy(stack=False)
        after.push(move)
        plies = self.plies(after)
        if plies is None:
            return None
        wdl, dtz = -self._wdl(after, plies), self._dtz(after, plies)
        return MoveAnswer(move.uci(), san, wdl, _moves(_before(plies)), dtz)

    def _wdl(self, board: chess.Board, plies: int) -> int:
        """For the side to move, the plies since the last capture or pawn move regarded. 1 where the mate
        comes too late, and no table says that a capture or pawn move comes in time."""
        if plies >= STALEMATE:
            return 0
        late = plies > 0 and board.halfmove_clock + plies > FIFTY
        if late and board.has_legal_en_passant():
            results = [self._wdl_after(board, move) for move in board.legal_moves]
            known = [result for result in results if result is not None]
            late = len(known) < len(results) or abs(max(known)) < 2
        elif late:
            dtz = self._dtz(board, plies)
            late = dtz is None or board.halfmove_clock + dtz > FIFTY
        size = 1 if late else 2
        return size if plies & 1 else -size

    def _wdl_after(self, board: chess.Board, move: chess.Move) -> int | None:
        """For the side that makes the move; None where a table is missing."""
        after = board.copy(stack=False)
        after.push(move)
        plies = self.plies(after)
        return None if plies is None else -self._wdl(after, plies)

    def _dtz(self, board: chess.Board, plies: int) -> int | None:
        """Plies to the next capture, pawn move or mate by best play under the 50-move rule; None: a draw by
        that, or not known, as where a pawn may be taken en passant."""
        if plies >= STALEMATE or board.has_legal_en_passant():
            return None
        try:
            code = self._said(board, ZEROING)
        except BrokenTableError as error:
            self._tell_broken(error)
            return None
        return None if code is None or code >= STALEMATE else code >> 1

    def _value(self, board: chess.Board) -> int | None:
        plies = self._said(board)
        if plies is None or board.ep_square is None:
            return plies
        options = [] if plies in (0, STALEMATE) else [plies]  # en passant may be the only move
        for move in board.generate_legal_ep():
            after = board.copy(stack=False)
            after.push(move)
            taken = self._said(after)
            if taken is None:
                return None
            options.append(_before(taken))
        return max(options, key=_rank, default=plies)

    def _said(self, board: chess.Board, ending: str = ENDING) -> int | None:
        """What our table says, en passant aside. Raises BrokenTableError."""
        material, swapped = material_of(board)
        if material.drawn:
            return DRAW
        file = self._file(material.name, ending)
        if file is None:
            return None
        strong = not swapped
        white, black = board.king(strong), board.king(not strong)
        assert white is not None and black is not None
        men = [*_squares(board, strong), *_squares(board, not strong)]
        if swapped:
            white, black, men = white ^ 56, black ^ 56, [square ^ 56 for square in men]
        return file.says(int(board.turn != strong), file.layout.index(white, black, men))

    def _file(self, name: str, ending: str = ENDING) -> TableFile | None:
        file = self._files.pop(name + ending, None)
        if file is not None:
            self._files[name + ending] = file  # asked last, closed last
            return file
        if ending == ZEROING and name in self._without_zeroing:
            return None
        for path in (folder / f"{name}{ending}" for folder in self._folders):
            try:
                if _state(path) not in self._broken:
                    return self._keep_open(TableFile(path))
            except FileNotFoundError:
                continue
            except BrokenTableError as error:
                self._tell_broken(error)
            except OSError as error:
                self._tell_unread(path, error)
        if ending == ZEROING and name + ENDING in self._files:  # it would be there before the table
            self._without_zeroing.add(name)
        return None

    def _keep_open(self, file: TableFile) -> TableFile:
        if len(self._files) >= MOST_OPEN:
            self._close(next(iter(self._files)))
        self._files[file.path.name] = file
        return file

    def _close(self, file_name: str) -> None:
        """Close a file if it is open; whatever lies there then is looked at anew."""
        opened = self._files.pop(file_name, None)
        self._without_zeroing.discard(Path(file_name).stem)
        if opened:
            opened.close()

    def _tell_broken(self, error: BrokenTableError) -> None:
        """Once for each file; one that is put in its place is tried again."""
        path = Path(error.place or "")
        self._close(path.name)
        with suppress(OSError):
            self._broken.add(_state(path))
        _log.error("the table %s is damaged or of another version: it is not used", path)

    def _tell_unread(self, path: Path, error: OSError) -> None:
        with suppress(OSError):
            self._broken.add(_state(path))
        _log.error("the table %s cannot be read: %s", path, error.strerror)


def _state(path: Path) -> tuple[Path, int, int, int]:
    """What tells one file from another that is put in its place. Raises OSError."""
    found = path.stat()
    return path, found.st_ino, found.st_mtime_ns, found.st_size


def _squares(board: chess.Board, color: chess.Color) -> Iterator[int]:
    """The squares of a side's men, in the order of a table."""
    for kind in _TYPES:
        yield from chess.scan_forward(board.pieces_mask(kind, color))


def _before(plies: int) -> int:
    """What is said of the move that leads to a position."""
    return DRAW if plies >= STALEMATE else plies + 1


def _rank(plies: int) -> int:
    """The larger the better for the side to move."""
    if plies >= STALEMATE:
        return 0
    return 1000 - plies if plies & 1 else plies - 1000


def _moves(plies: int) -> int | None:
    return None if plies >= STALEMATE else (plies + 1) // 2


def _worth(move: MoveAnswer) -> tuple[int, int]:
    """A quick win, a slow loss."""
    distance = move.dtm or 0
    return move.wdl, -distance if move.wdl > 0 else distance
