from __future__ import annotations

import pytest

from server.analysis.game.corrections import corrected
from server.analysis.game.game import parse_game

GAME = '[Event "Open"]\n[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]\n\n1. e4 {Ann: "!"} e5 2. Nf3 1-0\n'


def test_what_is_put_right_stands_in_its_place_and_the_rest_as_it_was() -> None:
    new = corrected(GAME, {"Black": 'Bob "B" \\', "Result": "1/2-1/2"})
    assert new == (
        '[Event "Open"]\n[White "Ann"]\n[Black "Bob \\"B\\" \\\\"]\n[Result "1/2-1/2"]\n\n'
        '1. e4 {Ann: "!"} e5 2. Nf3 1/2-1/2\n'
    )
    assert corrected(GAME, {}) == GAME


def test_a_header_that_was_missing_is_added() -> None:
    assert corrected(GAME, {"Round": "3"}).startswith('[Round "3"]\n[Event "Open"]\n')
    assert corrected("1. e4 *", {"White": "Ann"}) == '[White "Ann"]\n\n1. e4 *\n'


def test_one_that_stands_twice_stands_once() -> None:
    assert corrected('[White "A"]\n[White "B"]\n\n1. e4 *', {"White": "C"}).count("White") == 1


@pytest.mark.parametrize(
    ("moves", "result", "marker"),
    [
        ("1. e4 e5", "0-1", "0-1"),
        ("1. e4 e5 ; no end", "0-1", "0-1"),
        ("1. e4 e5 1-0 {Ann won.}", "0-1", "0-1"),
        ("1. e4 e5 (1... c5 1-0)", "0-1", "0-1"),
    ],
)
def test_the_result_behind_the_moves_is_that_of_the_header(moves: str, result: str, marker: str) -> None:
    new = corrected(f'[Result "1-0"]\n\n{moves}', {"Result": result})
    game = parse_game(new)
    assert (game.headers["Result"], len(game.moves)) == (result, 2)
    assert new.rstrip().endswith(marker) or marker in new.splitlines()[-1]


def test_a_result_that_is_none_of_the_moves_stands_in_the_header_alone() -> None:
    assert corrected('[Result "1-0"]\n\n1-0', {"Result": "+:-"}) == '[Result "+:-"]\n\n*\n'


def test_a_result_that_both_lost_is_replaced_and_castling_is_not() -> None:
    moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. d3 Be7"
    new = corrected(f'[Result "0-0"]\n\n{moves} 0-0', {"Result": "1-0"})
    assert (len(parse_game(new).moves), parse_game(new).result) == (8, "1-0")
    new = corrected(f"{moves} 5. 0-0", {"Result": "1-0"})
    assert (len(parse_game(new).moves), parse_game(new).result) == (9, "1-0")
    assert corrected('[Result "1:0"]\n\n1. e4 1:0', {"Result": "0-1"}).endswith("1. e4 0-1\n")
