"""The grammar: what is read how, and the column of every fault."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from endgames.cgt.expressions import MAX_LETTERS, MAX_NESTING, valued
from endgames.cgt.games import Games
from endgames.cgt.names import Names
from endgames.cgt.thermographs import Thermographs
from endgames.refusals import ExpressionError, GameTooLarge


def same(one: str, other: str) -> bool:
    games = Games()
    return valued(one, games) is valued(other, games)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("3+-2", "{5|1}"),
        ("3 + -2", "1"),
        ("3±2", "{5|1}"),
        ("{|}", "0"),
        ("{ 1 , * | -1 }", "+-1"),
        ("{4|2||-1}", "{{4|2}|-1}"),
        ("{5||3|||2|-4}", "{{5|3}|{2|-4}}"),
        ("^^*", "^2*"),
        ("vv", "v2"),
        ("-2v", "-(2^)"),
        ("0-2v", "-2^"),
        ("--1", "1"),
        ("{2|-1}+{3|0}", "2"),
        ("(1/2+1/2)-(*-*)", "1"),
        ("tiny(2)", "{0|{0|-2}}"),
        ("-tiny(2)", "miny(2)"),
        ("+-{3|1}", "{3|1||-1|-3}"),
        ("{2|0}*3", "{2|0}+*3"),
        ("-{2|0}^", "-{2|0}-^"),
        ("1+{3|1}v2*", "1+{3|1}+v2*"),
        ("up", "^"),
        ("2down*", "2+v*"),
        ("↑↑*", "^2*"),
        ("↓3", "v3"),
        ("^<1>", "^"),
        ("^<2>", "{0|v*}"),
        ("^[2]", "{^|*}"),
        ("^[2]*", "{0,^*|0}"),
        ("{^|*||*|||*}", "^[4]"),
        ("-2v<3>*", "-2-^<3>+*"),
        ("↑[5]-↑<5>", "^[4]"),
        ("{2|0}^<2>", "{2|0}+^<2>"),
        ("{0||0|-2}", "Tiny(2)"),
        ("2Tiny(2)", "2+tiny(2)"),
        ("-2Miny(1/32)", "-2+miny(1/32)"),
        ("+-{1,{2|*}}", "{1,{2|*}|-1,{*|-2}}"),
        ("+-(1*)", "{1*|-1*}"),
        ("1+-(1,{2|*},*)", "1+{1,{2|*},*|-1,{*|-2},*}"),
        ("4 * {2|1}", "6"),
        ("2*(^)-^^", "0"),
        ("-3*{1|0}", "-{1|0}-{1|0}-{1|0}"),
        ("0*{1|0}", "0"),
        (f"{10**17}*{{2|0}}", f"{10**17}"),
    ],
)
def test_two_ways_to_write_a_game(one: str, other: str) -> None:
    assert same(one, other)


@pytest.mark.parametrize(
    ("expression", "column", "words"),
    [
        ("{1|2", 5, "fault-game-ends"),
        ("1+", 3, "fault-game-ends"),
        ("1/3", 1, "fault-game-dyadic"),
        ("{0|1/0}", 4, "fault-game-dyadic"),
        ("{0,1}", 5, "fault-game-unexpected"),
        ("{0,|1}", 4, "fault-game-unexpected"),
        ("0 ? 1", 3, "fault-game-unexpected"),
        ("{0|1|2}", 5, "fault-game-bars"),
        ("1 *", 3, "fault-game-unexpected"),
        ("1 2", 3, "fault-game-unexpected"),
        ("^1/2", 2, "fault-game-unexpected"),
        ("1)", 2, "fault-game-unexpected"),
        ("tiny 2", 6, "fault-game-unexpected"),
        ("{2|0} *3", 7, "fault-game-unexpected"),
        ("1+over", 3, "fault-game-loopy-name name=over$"),
        ("{on|off}", 2, "fault-game-loopy-name name=on$"),
        ("2over", 2, "fault-game-loopy-name name=over$"),
        ("5^<on>*", 2, r"fault-game-loopy-name name=\^<on>$"),
        ("{0||0,pass|0}", 7, "fault-game-loopy-name name=pass$"),
        ("1v.2", 2, "fault-game-uptimal"),
        ("^[0]", 1, "fault-game-unexpected"),
        ("^<" + "1" * 30 + ">", 1, "fault-game-digits"),
        ("{1,2}", 5, "fault-game-unexpected"),
        ("(1,2)", 3, "fault-game-unexpected"),
        ("1/2*{1|0}", 4, "fault-game-unexpected"),
        ("2*{1|0}*3", 8, "fault-game-unexpected"),
        ("-2*{" * (MAX_NESTING + 1), 4 * MAX_NESTING + 4, "fault-game-nesting"),
        ("-2Tiny(" * (MAX_NESTING + 1), 7 * MAX_NESTING + 3, "fault-game-nesting"),
        ("1" * 30, 1, "fault-game-digits"),
        ("{" * (MAX_NESTING + 1), MAX_NESTING + 1, "fault-game-nesting"),
        ("{0" + "|" * 20 + "1}", 3, "fault-game-unexpected"),
        ("1+" * MAX_LETTERS, MAX_LETTERS + 1, "fault-game-expression-long"),
    ],
)
def test_a_fault_names_its_column(expression: str, column: int, words: str) -> None:
    with pytest.raises(ExpressionError, match=words) as caught:
        valued(expression, Games())
    assert caught.value.column == column


@pytest.mark.parametrize("expression", ["^[101]", "v<102>", "101*(^)", f"{10**17}*{{5||3|0}}"])
def test_a_power_or_a_multiple_that_goes_on_too_long_is_refused(expression: str) -> None:
    with pytest.raises(GameTooLarge):
        valued(expression, Games())


def test_many_signs_are_read_without_depth() -> None:
    assert same("-" * 9000 + "1", "1")


@settings(derandomize=True, deadline=None, max_examples=300)
@given(st.text(alphabet="{}|,+-*^v↑()0123/ tinyup<>[].Mo", max_size=40))
def test_whatever_is_written_is_valued_or_refused(text: str) -> None:
    games = Games(steps=20_000)
    try:
        name = Names(Thermographs()).of(valued(text, games))
    except (ExpressionError, GameTooLarge):
        return
    assert name
