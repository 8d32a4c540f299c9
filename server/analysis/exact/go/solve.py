"""A whole board solved as the sum of its local games: value, scores, best moves.

Owns what is said of a board. Scores are Black's, without komi; `value` leaves out the immortal stones, which
count under area rules alone (`fixed_stones`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from server.analysis.errors import KibitzError
from server.analysis.exact.cgt.games import Game, Games
from server.analysis.exact.cgt.sums import total
from server.analysis.exact.go.board import Shape, read_rows
from server.analysis.exact.go.local_games import LocalGames, Region, Rules
from server.analysis.exact.go.safety import with_safe_blocks


@dataclass(frozen=True, slots=True)
class LocalGame:
    region: Region
    value: Game


@dataclass(frozen=True, slots=True)
class Solved:
    """A board: `text` with immortal stones in capitals; `parts` without regions that are settled, which
    `settled` counts; best moves by point."""

    shape: Shape
    text: str
    parts: list[LocalGame]
    settled: int
    value: Game
    fixed_stones: int
    score_black_first: Fraction
    score_white_first: Fraction
    best_black: list[str]
    best_white: list[str]


def solve(rows: Sequence[str], rules: Rules) -> Solved:
    """Solve a board. Raises GameError, GameTooLarge, LoopyGame; the place is a point of what is refused."""
    shape, text = read_rows(rows)
    text = with_safe_blocks(shape, text)
    local = LocalGames(rules, Games())
    parts, settled = [], 0
    for region in local.regions(shape, text):
        try:
            points = local.settled(region)
            if points is None:
                parts.append(LocalGame(region, local.value(region)))
            else:
                settled += points
        except KibitzError as error:
            error.place = shape.name(min(region.points))
            raise
    whole = total([local.games.number(settled), *(part.value for part in parts)])
    fixed = text.count("X") - text.count("O") if rules is Rules.AREA else 0
    return Solved(
        shape=shape,
        text=text,
        parts=parts,
        settled=settled,
        value=whole,
        fixed_stones=fixed,
        score_black_first=whole.left_stop + fixed,
        score_white_first=whole.right_stop + fixed,
        best_black=_best(local, parts, settled, whole, "x"),
        best_white=_best(local, parts, settled, whole, "o"),
    )


def _best(local: LocalGames, parts: Sequence[LocalGame], settled: int, whole: Game, color: str) -> list[str]:
    """The points after which the sum stops where it does for best play."""
    found: list[str] = []
    tried: dict[tuple[Game, Game], Game] = {}
    for part in parts:
        for move in local.first_moves(part.region, color):
            key = (part.value, move.after)
            if key not in tried:
                others = [each.value for each in parts if each is not part]
                tried[key] = total([local.games.number(settled), *others, move.after])
            after = tried[key]
            if color == "x":
                is_best = after.right_stop == whole.left_stop
            else:
                is_best = after.left_stop == whole.right_stop
            if is_best:
                found.append(part.region.shape.name(move.point))
    return found
