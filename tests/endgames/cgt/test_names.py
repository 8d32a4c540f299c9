"""The notation: what is named, in which order options stand, and that names can be read again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from endgames.cgt.expressions import valued
from endgames.cgt.games import Games
from endgames.cgt.names import Names
from endgames.cgt.thermographs import Thermographs
from endgames.refusals import GameTooLarge


def named(expression: str) -> str:
    return Names(Thermographs()).of(valued(expression, Games()))


@pytest.mark.parametrize(
    "name",
    [
        *("0", "-3/8", "*", "*7", "1*", "1v", "-2v", "-3v2*", "^", "^2*3", "v3*", "1/2^*"),
        *("+-1/2", "{5|1}", "tiny(1/2)", "-2+miny(2)", "-1+tiny({2|1})", "{*,^|*,v}", "{0,*|0,^*}"),
        "{0,{{2|0},2+tiny(2)|miny(2),{2|0}}|{{0|-2},tiny(2)|-2+miny(2),{0|-2}},0}",
        "{*|-4*,{-1*|-5*}}",
    ],
)
def test_a_name_is_read_and_written_as_it_is(name: str) -> None:
    assert named(name) == name


@settings(derandomize=True, deadline=None, max_examples=100)
@given(
    st.recursive(
        st.sampled_from(["0", "1", "-1/2", "*", "^", "v2*3", "+-2", "tiny(1)", "1+miny(3)"]),
        lambda inner: st.builds(lambda one, two, three: f"{{{one},{two}|{three}}}", inner, inner, inner),
        max_leaves=6,
    )
)
def test_every_name_is_read_as_the_game_that_it_names(expression: str) -> None:
    games = Games()
    game = valued(expression, games)
    assert valued(Names(Thermographs()).of(game), games) is game


def test_a_name_that_is_too_long_is_refused() -> None:
    with pytest.raises(GameTooLarge, match="fault-game-name"):
        named("+".join(f"{{{n}|{{0|-{n}}}}}" for n in (2, 3, 5, 7, 11, 13, 17, 19)))
