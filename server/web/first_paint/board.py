"""The board of the first paint: a place in the game or beside it, drawn by python-chess, with the badge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import chess
import chess.svg
from markupsafe import Markup

from server.analysis.fold import State
from server.web.first_paint.badges import dot

_COLORS = {"square light": "#ebe3d5", "square dark": "#9c8aa5"}
_SQUARE = 45
"""The width of a square in python-chess's drawing."""

_NAME = Markup('<text class="first-name first-name--{shade}" x="{x}" y="{y}">{name}</text>')


@dataclass(frozen=True, slots=True)
class Place:
    """What stands on the board: ply `ply` of the game, and after it `moves` (UCI) that are not the game's."""

    ply: int
    board: chess.Board
    last: chess.Move | None
    moves: tuple[str, ...] = ()


def place_of(state: State, ply: int, line: Sequence[str] = ()) -> Place | None:
    """The place that `line` (UCI) leads to from `ply`; it ends before a move that cannot be played. None:
    there is no game yet."""
    game = state["game"]
    if game is None:
        return None
    record = game["moves"][ply - 1] if ply else None
    board = chess.Board(
        record["fen"] if record else game["start_fen"], chess960=game["variant"] == "chess960"
    )
    shown = chess.Move.from_uci(record["origin"] + record["target"]) if record else None
    played = tuple(_play(board, line))
    return Place(ply, board, board.move_stack[-1] if played else shown, played)


def _play(board: chess.Board, line: Sequence[str]) -> Iterator[str]:
    for uci in line:
        try:
            board.push_uci(uci)
        except ValueError:
            return
        yield uci


def board_svg(place: Place | None, orientation: str, classification: str | None = None) -> Markup:
    """The position with the last move's badge; empty while there is no game."""
    if place is None:
        return Markup("")
    board = place.board
    svg = chess.svg.board(
        board,
        orientation=orientation == "white",
        lastmove=place.last,
        check=board.king(board.turn) if board.is_check() else None,
        colors=_COLORS,
        coordinates=False,
    )
    drawn = _names(orientation)
    if classification and place.last:
        drawn += _badge(place.last.to_square, orientation, classification)
    return Markup(svg.replace("</svg>", drawn + "</svg>"))


def _names(orientation: str) -> Markup:
    """Ranks in the left squares, files in the lower ones, as the page's board has them."""
    files, ranks = chess.FILE_NAMES, chess.RANK_NAMES[::-1]
    if orientation == "black":
        files, ranks = files[::-1], ranks[::-1]
    left = (_NAME.format(x=3, y=_SQUARE * n + 14, shade=_shade(n), name=name) for n, name in enumerate(ranks))
    below = (
        _NAME.format(x=_SQUARE * (n + 1) - 10, y=_SQUARE * 8 - 4, shade=_shade(n + 1), name=name)
        for n, name in enumerate(files)
    )
    return Markup("").join([*left, *below])


def _shade(index: int) -> str:
    return "dark" if index % 2 else "light"


def _badge(square: chess.Square, orientation: str, classification: str) -> Markup:
    """On the square's upper right corner, within the board."""
    file, rank = chess.square_file(square), chess.square_rank(square)
    column, row = (file, 7 - rank) if orientation == "white" else (7 - file, rank)
    x = _SQUARE * min(column + 0.93, 7.78)
    y = _SQUARE * max(row + 0.07, 0.22)
    return dot(x, y, 10, classification)
