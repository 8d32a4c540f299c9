"""The best move in a sum: the exact one against all play, and the rules of thumb beside it."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from endgames.cgt.expressions import valued
from endgames.cgt.games import Game, Games, OutcomeClass
from endgames.cgt.sums import Player, best_moves, moves, thermostrat, total, valued_moves
from endgames.cgt.thermographs import Thermographs

PARTS = st.lists(
    st.sampled_from(["{4|2||-1}", "{3|{2|*}}", "+-1", "{2^|*}", "{1|-5/2}", "^*", "v", "3/4", "{2||0|-12}"]),
    min_size=1,
    max_size=3,
)


def parts_of(words: list[str]) -> list[Game]:
    games = Games()
    return [valued(each, games) for each in words]


def played(parts: tuple[Game, ...], player: Player) -> Fraction:
    """The number reached when both play as well as they can, every move tried."""
    if all(part.number is not None for part in parts):
        return sum((part.left_stop for part in parts), Fraction(0))
    is_left = player is Player.LEFT
    reached = []
    for move in moves(parts, player):
        after = (*parts[: move.part], move.option, *parts[move.part + 1 :])
        reached.append(played(after, Player.RIGHT if is_left else Player.LEFT))
    return max(reached) if is_left else min(reached)


@settings(derandomize=True, deadline=None, max_examples=40)
@given(PARTS)
def test_the_best_move_reaches_what_trying_every_move_reaches(words: list[str]) -> None:
    parts = parts_of(words)
    whole = total(parts)
    if whole.number is not None or any(part.number is not None for part in parts):
        return
    for player, stop in ((Player.LEFT, whole.left_stop), (Player.RIGHT, whole.right_stop)):
        best = best_moves(parts, player)
        assert {each.stop for each in best} == {stop} == {played(tuple(parts), player)}


@settings(derandomize=True, deadline=None, max_examples=60)
@given(PARTS, st.sampled_from(list(Player)))
def test_who_can_win_by_moving_first_wins_by_every_best_move(words: list[str], player: Player) -> None:
    parts = parts_of(words)
    winning = OutcomeClass.LEFT if player is Player.LEFT else OutcomeClass.RIGHT
    if total(parts).outcome not in (winning, OutcomeClass.NEXT) or not valued_moves(parts, player):
        return
    for each in best_moves(parts, player):
        others = [part for index, part in enumerate(parts) if index != each.move.part]
        if any(part.number is None for part in parts):
            assert total([each.move.option, *others]).outcome in (winning, OutcomeClass.PREVIOUS)


def test_of_two_moves_to_the_same_stop_the_one_with_the_last_word_is_best() -> None:
    parts = parts_of(["^", "*"])
    best = best_moves(parts, Player.LEFT)
    (each,) = best
    assert each.move.part == 1
    assert each.stop == 0
    assert each.last_word
    assert len(valued_moves(parts, Player.LEFT)) == 2
    (right,) = best_moves(parts, Player.RIGHT)
    assert (right.move.part, right.last_word) == (0, True)


def test_in_numbers_one_moves_only_where_nothing_else_is() -> None:
    parts = parts_of(["1", "+-1"])
    assert {move.part for move in moves(parts, Player.LEFT)} == {1}
    assert [move.part for move in moves(parts_of(["1", "-1"]), Player.LEFT)] == [0]
    assert best_moves(parts_of(["-1"]), Player.LEFT) == []


@pytest.mark.parametrize("player", list(Player))
def test_thermostrat_plays_in_the_hotter_of_two_switches(player: Player) -> None:
    found = thermostrat(parts_of(["+-1", "{7|-5}", "1/2"]), player, Thermographs())
    assert found is not None and found[0] == 1


def test_where_there_is_no_move_there_is_none() -> None:
    assert thermostrat(parts_of(["-1"]), Player.LEFT, Thermographs()) is None


def test_thermostrat_plays_the_threat_before_the_switch() -> None:
    parts = parts_of(["{20||0|-20}", "+-2"])
    found = thermostrat(parts, Player.RIGHT, Thermographs())
    assert found is not None
    assert {each.move.part for each in best_moves(parts, Player.RIGHT)} == {found[0]}
