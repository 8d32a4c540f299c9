"""The last position of an SGF's main line, as rows; stones that are marked there by squares (SQ) are walls. A
solved board as an SGF, with the same marks.
Reading is sgfmill's, which does not say of an illegal move which it is, or why.
"""

from __future__ import annotations

from collections.abc import Iterable

from sgfmill import boards, sgf, sgf_properties

from endgames.go.assumptions import AREA
from endgames.go.board import MAX_SIDE, Shape
from endgames.go.solver import SolvedBoard
from endgames.refusals import UnfitError, message

_SIGNS = {"b": "x", "w": "o", None: "."}
_SET_UP, _WALLS = "set-up", "SQ"


def rows_of_sgf(data: bytes) -> list[str]:
    """The rows of the position after the main line, the highest first; stones that its last node marks by
    squares are immortal. Raises UnfitError with its place: the file, its set-up, its squares, or the number
    of a move."""
    try:
        game = sgf.Sgf_game.from_bytes(data)
    except (ValueError, LookupError, RecursionError) as error:
        raise UnfitError(message("fault-go-sgf", reason=str(error)[:120]), place="SGF") from None
    size = game.get_size()
    if size > MAX_SIDE:
        raise UnfitError(message("fault-go-size", size=size, limit=MAX_SIDE), place="SZ")
    board, number = boards.Board(size), 0
    for node in game.main_sequence_iter():
        if node.has_setup_stones():
            _set_up(board, node, number)
        color, raw = node.get_raw_move()
        if color is not None:
            number += 1
            _play(board, color, raw, f"move {number}")
    signs = [[_SIGNS[board.get(row, column)] for column in range(size)] for row in range(size)]
    for row, column in _walls(game.get_last_node()):
        if signs[row][column] == ".":
            raise UnfitError(message("fault-go-wall"), place=_WALLS)
        signs[row][column] = signs[row][column].upper()
    return ["".join(row) for row in reversed(signs)]


def _walls(node: sgf.Tree_node) -> set[tuple[int, int]]:
    """The points with squares. Raises UnfitError."""
    try:
        return set(node.get(_WALLS)) if node.has_property(_WALLS) else set()
    except ValueError:
        raise UnfitError(message("fault-go-wall"), place=_WALLS) from None


def _set_up(board: boards.Board, node: sgf.Tree_node, number: int) -> None:
    """The stones of the root. Raises UnfitError where they stand later, or without a liberty."""
    if number or not board.is_empty():
        raise UnfitError(message("fault-go-set-up-late"), place=f"move {number}" if number else _SET_UP)
    try:
        stands = board.apply_setup(*node.get_setup_stones())
    except (ValueError, IndexError):
        raise UnfitError(message("fault-go-set-up-point"), place=_SET_UP) from None
    if not stands:
        raise UnfitError(message("fault-go-set-up-liberty"), place=_SET_UP)


def _play(board: boards.Board, color: str, raw: bytes, place: str) -> None:
    """A move, or a pass. Raises UnfitError."""
    try:
        point = sgf_properties.interpret_go_point(raw, board.side)
    except ValueError:
        name = raw.decode("utf-8", "replace")[:20]
        raise UnfitError(message("fault-go-point", point=name), place=place) from None
    if point is None:
        return
    row, column = point
    if board.get(row, column) is not None:
        shape = Shape(board.side, board.side)
        name = shape.name((board.side - 1 - row) * (board.side + 1) + column)
        raise UnfitError(message("fault-go-occupied", point=name), place=place)
    board.play(row, column, color)


def sgf_of(solved: SolvedBoard, comment: str) -> str:
    """The board with squares on the stones that live, proven or assumed, and marks of territory (TB, TW) on
    the areas that are assumed. Read again, the squares are walls."""
    shape = solved.shape

    def marks(name: str, points: Iterable[int]) -> str:
        places = (divmod(point, shape.width + 1) for point in sorted(points))
        return "".join([name, *(f"[{chr(97 + column)}{chr(97 + row)}]" for row, column in places)])

    def standing(signs: str) -> set[int]:
        return {point for point, sign in enumerate(solved.text) if sign in signs}

    def areas(owner: str) -> set[int]:
        here = (each for each in solved.assumptions if each.what == AREA)
        return {point for each in here if each.owner == owner for point in each.points}

    size = f"{shape.width}" if shape.width == shape.height else f"{shape.width}:{shape.height}"
    said = comment.replace("\\", "\\\\").replace("]", "\\]")
    marked = {"AB": standing("xX"), "AW": standing("oO"), "SQ": standing("XO")}
    marked |= {"TB": areas("x"), "TW": areas("o")}
    written = "".join(marks(name, points) for name, points in marked.items() if points)
    return f"(;GM[1]FF[4]CA[UTF-8]SZ[{size}]{written}C[{said}])"
