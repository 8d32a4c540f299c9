"""The pictures of docs/games.md: a late Go endgame solved in five steps, drawn from what the solver finds.

python -m scripts.endgame_pictures      # writes docs/images/endgame-1.svg to endgame-5.svg anew
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from xml.sax.saxutils import escape

from endgames.cgt.games import Game, Games
from endgames.cgt.names import Names
from endgames.cgt.sums import total
from endgames.cgt.thermographs import Thermographs
from endgames.go.board import Shape, read_rows
from endgames.go.local_games import Region, RegionGames, Rules
from endgames.go.safety import with_living, with_safe_blocks
from server.images.svg import box, placed, tag
from server.images.thermograph import thermograph_svg

FOLDER = Path(__file__).parents[1] / "docs" / "images"
ROWS = ["xxxxxxo.o", "xx...oooo", "x.xxxxo.o", "xxx.ooooo", "x.xoooo.o", "xxx..oooo", "xxxoooooo"]
"""The example: black stones x, white stones o."""
TREE_OF = "c"
"""The local game whose tree is drawn."""
CELL = 34
_WOOD, _LINE, _DARK, _PALE = "#e9cf98", "#7a5c28", "#222222", "#8a8a8a"
_TINTS = {"a": "#8fc7ff", "b": "#ffe27a", "c": "#a9e5a0"}


@dataclass(frozen=True, slots=True)
class Node:
    """A position of a local game: `color` made the move at `point` that led here (none at the root). `value`
    is what it is worth; `score` that of a position where nothing is left to play for."""

    color: str
    point: int
    region: Region
    value: Game
    score: Fraction | None
    children: tuple[Node, ...]


class Example:
    """The board of the example and what its five steps find."""

    def __init__(self) -> None:
        self.shape, self.text = read_rows(ROWS)
        self.safe = with_safe_blocks(self.shape, self.text)
        self.local = RegionGames(Rules.TERRITORY, Games())
        regions = list(self.local.regions(self.shape, self.safe))
        played_for = [region for region in regions if self.local.settled(region) is None]
        self.games = dict(zip("abc", played_for, strict=True))
        self.territory = [region for region in regions if region not in played_for]
        self.settled = sum(self.local.settled(region) or 0 for region in self.territory)
        self.thermographs = Thermographs()
        self.names = Names(self.thermographs)

    def tree(self) -> Node:
        region = self.games[TREE_OF]
        return self._node("", -1, region, region.text, Fraction(0))

    def _node(self, color: str, point: int, region: Region, text: str, taken: Fraction) -> Node:
        parts = list(self.local.regions(region.shape, text, region.points))
        value = self.local.games.number(taken)
        for part in parts:
            value = value + self.local.value(part)
        here = Region(region.shape, region.points, text)
        if all(self.local.settled(part) is not None for part in parts):
            return Node(color, point, here, value, value.number, ())
        return Node(color, point, here, value, None, tuple(self._moves(here, taken)))

    def _moves(self, here: Region, taken: Fraction) -> Iterator[Node]:
        for color, sign in (("x", 1), ("o", -1)):
            for point in sorted(here.points):
                played = here.shape.play(here.text, point, color) if here.text[point] == "." else None
                if played is not None:
                    text = with_living(here.shape, played.text)
                    yield self._node(color, point, here, text, taken + sign * played.taken)

    def moves(self, color: str) -> Iterator[tuple[str, str, Fraction]]:
        """(game, point, what the whole board then stops at) for every move of a colour."""
        for letter, region in self.games.items():
            others = [self.local.value(each) for name, each in self.games.items() if name != letter]
            for move in self.local.first_moves(region, color):
                rest = total([move.after, *others])
                stop = rest.right_stop if color == "x" else rest.left_stop
                yield letter, self.shape.name(move.point), stop + self.settled


def pictures() -> dict[str, str]:
    """The drawings by the names of their files."""
    example = Example()
    tree = example.tree()
    return {
        "endgame-1.svg": _partition(example),
        "endgame-2.svg": _tree(example, tree, "2. The local game c: every move of both sides", ""),
        "endgame-3.svg": _tree(
            example, tree, "3. Positions where nothing is left to play for: their score", "score"
        ),
        "endgame-4.svg": _values(example, tree),
        "endgame-5.svg": _best(example),
    }


def _partition(example: Example) -> str:
    words = [
        "dot: lives whatever is played",
        "cross: territory",
        *(f"{letter}: {_points(example.shape, region)}" for letter, region in example.games.items()),
    ]
    drawn = [
        placed(_board(example.shape, example.text, {}), 16, 44, 1),
        placed(_board(example.shape, example.safe, _letters(example)), 344, 44, 1),
        *(_text(word, 672, 76 + 26 * n, anchor="start") for n, word in enumerate(words)),
    ]
    title = "1. What lives, what is settled, and what is left: three local games"
    return _page(title, "; ".join(words), 890, 300, drawn)


def _tree(example: Example, tree: Node, title: str, shown: str) -> str:
    told = "; ".join(_told(example, child, shown) for child in tree.children)
    return _page(title, f"From c: {told}.", 980, 380, _laid_out(example, tree, shown))


def _values(example: Example, tree: Node) -> str:
    drawn = _laid_out(example, tree, "value")
    told = []
    for n, (letter, region) in enumerate(example.games.items()):
        value = example.local.value(region)
        name, graph = example.names.of(value), example.thermographs.of(value)
        told.append(f"{letter} = {name}")
        svg = thermograph_svg(name, graph.corners(), graph.temperature)
        drawn += [_text(told[-1], 165 + 325 * n, 410), placed(svg, 16 + 325 * n, 420, 0.63)]
    title = "4. Values from the leaves up; pale moves are dominated or reversible, and fall away"
    return _page(title, "; ".join(told), 980, 700, drawn)


def _best(example: Example) -> str:
    drawn = [placed(_board(example.shape, example.safe, _letters(example)), 16, 44, 1)]
    told = []
    for n, (color, player) in enumerate((("x", "Black"), ("o", "White"))):
        moves = list(example.moves(color))
        best = (max if color == "x" else min)(stop for _, _, stop in moves)
        x = 352 + 190 * n
        drawn.append(_text(f"{player} to move", x, 74, anchor="start", weight=700))
        for row, (letter, point, stop) in enumerate(moves):
            words = f"{letter}, {point}: ends at {stop}" + (" (best)" if stop == best else "")
            weight = 700 if stop == best else 400
            drawn.append(_text(words, x, 102 + 26 * row, anchor="start", weight=weight))
            told.append(f"{player} {words}")
    return _page("5. The sum: the score at the end after each move", "; ".join(told), 740, 300, drawn)


def _laid_out(example: Example, tree: Node, shown: str) -> list[str]:
    """The tree, its leaves side by side: three rows, as no line of the example is longer."""
    leaves = sum(max(1, len(child.children)) for child in tree.children)
    width, x = 964 / leaves, 8.0
    drawn = []
    for child in tree.children:
        room = width * max(1, len(child.children))
        middle = x + room / 2
        kept = child.value in (tree.value.left if child.color == "x" else tree.value.right)
        inside = [_edge(490, 122, middle, 166)]
        inside += _drawn_node(example, child, middle, 166, shown)
        for n, leaf in enumerate(child.children):
            at = x + width * (n + 0.5)
            inside += [_edge(middle, 248, at, 290), *_drawn_node(example, leaf, at, 290, shown)]
        pale = shown == "value" and not kept
        drawn.append(tag("g", *inside, opacity=0.35 if pale else None))
        x += room
    return [*drawn, *_drawn_node(example, tree, 490, 40, shown)]


def _drawn_node(example: Example, node: Node, x: float, y: float, shown: str) -> list[str]:
    region = node.region.cropped()
    scale = 0.6
    board = _board(region.shape, region.text, {})
    drawn = [placed(board, x - scale * CELL * region.shape.width / 2, y, scale)]
    words = ""
    if shown == "score" and node.score is not None:
        words = str(node.score)
    elif shown == "value":
        words = example.names.of(node.value)
    if node.color:
        drawn.append(_text(_move(node), x, y - 6, size=12))
    if words:
        drawn.append(_text(words, x, y + scale * CELL * region.shape.height + 15, weight=700))
    return drawn


def _told(example: Example, node: Node, shown: str) -> str:
    below = ", ".join(_told(example, child, shown) for child in node.children)
    score = f" scores {node.score}" if shown and node.score is not None else ""
    return f"{_move(node)}{score}" + (f" ({below})" if below else "")


def _move(node: Node) -> str:
    return f"{'Black' if node.color == 'x' else 'White'} {node.region.shape.name(node.point)}"


def _letters(example: Example) -> dict[int, str]:
    """What stands at the empty points: the letters of the local games, a cross in territory."""
    marks = {point: letter for letter, region in example.games.items() for point in region.points}
    return marks | {point: "\u00d7" for region in example.territory for point in region.points}


def _points(shape: Shape, region: Region) -> str:
    return " ".join(shape.name(point) for point in sorted(region.points))


def _board(shape: Shape, text: str, marks: dict[int, str]) -> str:
    """A board of cells from (0, 0); `marks` stand at its points. Immortal stones have a dot."""
    wood, lines, stones = [], [], []
    for point, sign in enumerate(text):
        row, column = divmod(point, shape.width + 1)
        if sign == "#":
            continue
        x, y = CELL * (column + 0.5), CELL * (row + 0.5)
        wood.append(f"M{x - CELL / 2:g} {y - CELL / 2:g}h{CELL}v{CELL}h-{CELL}z")
        lines.append(_cross(shape, text, point, x, y))
        stones += _stone(sign, x, y) if sign != "." else _mark(marks.get(point, ""), x, y)
    return (
        tag("path", d="".join(wood), fill=_WOOD)
        + tag("path", d="".join(lines), stroke=_LINE)
        + "".join(stones)
    )


def _cross(shape: Shape, text: str, point: int, x: float, y: float) -> str:
    """The lines of a point towards its neighbours on the board, where it is empty."""
    if text[point] != ".":
        return ""
    half = CELL / 2
    steps = zip(shape.neighbours(point), ((-half, 0), (half, 0), (0, -half), (0, half)), strict=True)
    return "".join(f"M{x:g} {y:g}l{dx:g} {dy:g}" for near, (dx, dy) in steps if text[near] != "#")


def _stone(sign: str, x: float, y: float) -> list[str]:
    fill, other = (_DARK, "#ffffff") if sign in "xX" else ("#ffffff", _DARK)
    drawn = [tag("circle", cx=x, cy=y, r=CELL * 0.45, fill=fill, stroke=_DARK)]
    return [*drawn, tag("circle", cx=x, cy=y, r=4, fill=other)] if sign.isupper() else drawn


def _mark(mark: str, x: float, y: float) -> list[str]:
    if not mark:
        return []
    ground = tag("circle", cx=x, cy=y, r=CELL * 0.36, fill=_TINTS.get(mark, _WOOD))
    return [ground, _text(mark, x, y + 6, size=18, weight=700)]


def _edge(x: float, y: float, to_x: float, to_y: float) -> str:
    return tag("path", d=f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y - 20:.1f}", stroke=_PALE, fill="none")


def _text(
    words: str, x: float, y: float, *, size: int = 14, anchor: str = "middle", weight: int = 400
) -> str:
    return tag("text", escape(words), x=x, y=y, font_size=size, text_anchor=anchor, font_weight=weight)


def _page(title: str, told: str, width: int, height: int, drawn: Sequence[str]) -> str:
    return tag(
        "svg",
        tag("title", escape(title)),
        tag("desc", escape(told)),
        box(0, 0, width, height, "#ffffff"),
        _text(title, 16, 26, size=16, anchor="start", weight=700),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
        font_family="sans-serif",
        fill=_DARK,
    )


def main() -> None:
    for name, drawing in pictures().items():
        (FOLDER / name).write_text(drawing + "\n", "utf-8")


if __name__ == "__main__":
    main()
