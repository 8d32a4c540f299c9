"""Canonical games: the census, the laws of the group, games on boards, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from endgames.cgt.expressions import valued
from endgames.cgt.games import MAX_DEPTH, Game, Games, OutcomeClass
from endgames.cgt.names import Names
from endgames.cgt.thermographs import Thermographs
from endgames.refusals import GameTooLarge, LoopyGame

DATA = json.loads((Path(__file__).parents[2] / "data" / "cgt_values.json").read_text())

WORDS = st.recursive(
    st.sampled_from(["0", "1", "-1", "1/2", "-3/4", "*", "*2", "^", "v2*", "+-1", "tiny(2)", "{3|-1}"]),
    lambda inner: st.builds(
        lambda left, right: f"{{{','.join(left)}|{','.join(right)}}}",
        st.lists(inner, min_size=0, max_size=2),
        st.lists(inner, min_size=0, max_size=2),
    ),
    max_leaves=5,
)
quickly = settings(derandomize=True, deadline=None, max_examples=80)


def antichains(games: Sequence[Game]) -> list[tuple[Game, ...]]:
    found: list[tuple[Game, ...]] = [()]
    for game in games:
        found += [(*each, game) for each in found if not any(game <= one or one <= game for one in each)]
    return found


def test_the_census_of_days_0_to_3() -> None:
    games = Games(steps=10**8)
    day = [games.number(0)]
    counts = [1]
    for _ in range(3):
        sides = antichains(day)
        day = list(dict.fromkeys(games.build(left, right) for left in sides for right in sides))
        counts.append(len(day))
    assert counts == [DATA["census"][f"day{n}"] for n in range(4)]


@quickly
@given(WORDS, WORDS, WORDS)
def test_sums_are_a_group(one: str, other: str, third: str) -> None:
    games = Games()
    g, h, k = (valued(words, games) for words in (one, other, third))
    zero = games.number(0)
    assert g + (-g) is zero
    assert g + zero is g
    assert games.negative(-g) is g
    assert g + h is h + g
    assert (g + h) + k is g + (h + k)
    assert -(g + h) is -g - h


@quickly
@given(WORDS, WORDS, WORDS)
def test_sums_keep_the_order(one: str, other: str, third: str) -> None:
    games = Games()
    g, h, k = (valued(words, games) for words in (one, other, third))
    assert (g <= h) == (g + k <= h + k)
    assert (g <= h) == ((g - h).outcome in (OutcomeClass.RIGHT, OutcomeClass.PREVIOUS))
    assert (g is h) == (g <= h and h <= g)


@quickly
@given(WORDS, WORDS)
def test_a_canonical_form_builds_itself_and_adds_like_its_options(one: str, other: str) -> None:
    games = Games()
    g, h = valued(one, games), valued(other, games)
    assert games.build(g.left, g.right) is g
    left = [*(each + h for each in g.left), *(g + each for each in h.left)]
    right = [*(each + h for each in g.right), *(g + each for each in h.right)]
    assert games.build(left, right) is g + h


def test_ups_and_stars_add_in_closed_form() -> None:
    games = Games()
    up, star = games.build([games.number(0)], [games.ups(0, 0, 1)]), games.ups(0, 0, 1)
    assert up is games.ups(0, 1)
    assert up + up + star is games.ups(0, 2, 1)
    assert games.ups(1, 40, 5) + games.ups(-1, -38, 7) is games.ups(0, 2, 2)
    assert games.ups(0, -3, 2) is -games.ups(0, 3, 2)
    for height in range(1, 6):
        for stars in range(5):
            by_options = games.ups(0, height - 1, stars)
            left = [*(up + each for each in by_options.left), by_options]
            right = [*(up + each for each in by_options.right), by_options + star]
            assert games.build(left, right) is games.ups(0, height, stars)


def test_a_sum_too_deep_a_number_too_fine_a_computation_too_long_are_refused() -> None:
    games = Games()
    deep = games.build([games.number(2)], [games.ups(0, MAX_DEPTH - 2)])
    with pytest.raises(GameTooLarge, match=f"fault-game-depth limit={MAX_DEPTH}"):
        deep + deep
    with pytest.raises(GameTooLarge, match=f"fault-game-depth limit={MAX_DEPTH}"):
        games.ups(0, MAX_DEPTH + 1)
    with pytest.raises(GameTooLarge, match=f"fault-game-depth limit={MAX_DEPTH}"):
        games.build([games.number(-5)], [games.build([games.number(9)], [deep])])
    with pytest.raises(GameTooLarge, match="fault-game-number"):
        games.number(1 << 200)
    hot = "+".join(f"{{{n}|{{0|-{n}}}}}" for n in (2, 3, 5, 7, 11))
    with pytest.raises(GameTooLarge, match="fault-game-steps"):
        valued(hot, Games(steps=500))


def test_the_deepest_games_exhaust_no_recursion() -> None:
    games = Games()
    games_of = [games.number(1), games.number(-1)]
    for n in range(MAX_DEPTH - 1):
        games_of = [
            games.build([games_of[0]], [games.number(-n)]),
            games.build([games.number(n)], [games_of[1]]),
        ]
    one, other = games_of
    assert one.depth > MAX_DEPTH // 2 or other.depth > MAX_DEPTH // 2
    assert games.negative(-one) is one
    assert one <= one
    assert isinstance(one <= other, bool)
    assert games.build([one], [other]) is not one


def test_a_position_that_comes_back_has_no_value() -> None:
    with pytest.raises(LoopyGame):
        Games().value("ko", lambda position: ["taken"] if position == "ko" else [], lambda position: ["ko"])


Turns = Callable[[Any], Iterator[Any]]


def domineering(rows: tuple[str, ...], dx: int, dy: int) -> Iterator[tuple[str, ...]]:
    for y in range(len(rows) - dy):
        for x in range(len(rows[0]) - dx):
            if rows[y][x] == rows[y + dy][x + dx] == ".":
                cells = [list(row) for row in rows]
                cells[y][x] = cells[y + dy][x + dx] = "x"
                yield tuple("".join(row) for row in cells)


def toads(row: str, own: str, other: str, step: int) -> Iterator[str]:
    for start, sign in enumerate(row):
        for end in (start + step, start + 2 * step):
            jumps = end - start == 2 * step
            free = 0 <= end < len(row) and row[end] == "_"
            if sign == own and free and (not jumps or row[start + step] == other):
                cells = list(row)
                cells[start], cells[end] = "_", own
                yield "".join(cells)


def clobber(row: str, own: str, other: str) -> Iterator[str]:
    for start, end in [(n, n + 1) for n in range(len(row) - 1)] + [(n + 1, n) for n in range(len(row) - 1)]:
        if row[start] == own and row[end] == other:
            cells = list(row)
            cells[start], cells[end] = "_", own
            yield "".join(cells)


def coloured(row: str, own: str, barred: str) -> Iterator[str]:
    """Snort: nobody paints beside the other's colour; Col: nobody beside the own one."""
    for place, sign in enumerate(row):
        if sign == "." and barred not in row[max(place - 1, 0) : place + 2]:
            yield row[:place] + own + row[place + 1 :]


def stalk(row: str, own: str) -> Iterator[str]:
    yield from (row[:place] for place, sign in enumerate(row) if sign in (own, "G"))


RULES: dict[str, tuple[Turns, Turns]] = {
    "domineering": (lambda p: domineering(p, 0, 1), lambda p: domineering(p, 1, 0)),
    "toads_and_frogs": (lambda p: toads(p, "T", "F", 1), lambda p: toads(p, "F", "T", -1)),
    "hackenbush_stalk": (lambda p: stalk(p, "B"), lambda p: stalk(p, "R")),
    "clobber": (lambda p: clobber(p, "x", "o"), lambda p: clobber(p, "o", "x")),
    "snort_path": (lambda p: coloured(p, "L", "R"), lambda p: coloured(p, "R", "L")),
    "col_path": (lambda p: coloured(p, "L", "L"), lambda p: coloured(p, "R", "R")),
}
ON_BOARDS = [value for value in DATA["values"] if value.get("ruleset") in RULES]


@pytest.mark.parametrize("value", ON_BOARDS, ids=lambda value: value["name"])
def test_positions_of_other_games_have_their_values(value: dict[str, Any]) -> None:
    position = value["position"]
    found = Games().value(
        tuple(position) if isinstance(position, list) else position, *RULES[value["ruleset"]]
    )
    assert Names(Thermographs()).of(found) == value["canonical"]


def test_positions_of_six_games_are_looked_at() -> None:
    assert {value["ruleset"] for value in ON_BOARDS} == set(RULES)
