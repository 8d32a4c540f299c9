"""Text -> texts of games: where each begins, its parts, its faults; and the text with other words in it."""

from __future__ import annotations

import pytest

from server.analysis.errors import GameError, LimitError
from server.analysis.game.limits import GameLimits
from server.analysis.game.notices import MAX_NOTICES
from server.analysis.game.pgn_text import (
    MAX_HEADERS,
    GameText,
    Item,
    PgnPart,
    map_text,
    split_games,
    with_letters,
)


def one(text: str) -> GameText:
    (game,) = split_games(text)
    return game


def moves(game: GameText) -> list[str]:
    return [item.text for item in game.items if item.part is PgnPart.MOVE]


def test_a_game_is_headers_parts_and_a_result() -> None:
    game = one('[White "A"]\n[Round "1"]\n\n1. e4! {good\n\nmove} (1. d4 d5) e5 $10 1-0')
    assert game.tags == {"White": "A", "Round": "1"}
    assert game.items == [
        Item(PgnPart.MOVE, "e4"),
        Item(PgnPart.NAG, "1"),
        Item(PgnPart.COMMENT, "good move"),
        Item(PgnPart.BEGIN),
        Item(PgnPart.MOVE, "d4"),
        Item(PgnPart.MOVE, "d5"),
        Item(PgnPart.END),
        Item(PgnPart.MOVE, "e5"),
        Item(PgnPart.NAG, "10"),
    ]
    assert (game.result, game.plies, game.variation_moves, game.variation_depth) == ("1-0", 2, 2, 1)
    assert (game.faults, game.more_faults) == ([], 0)


def test_a_line_comment_with_a_brace_puts_no_moves_into_the_game() -> None:
    game = one("1. e4 ; not } c5 2. e5\nd5 *")
    assert game.items == [
        Item(PgnPart.MOVE, "e4"),
        Item(PgnPart.COMMENT, "not } c5 2. e5"),
        Item(PgnPart.MOVE, "d5"),
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1. e4 * 1. d4 *", [["e4"], ["d4"]]),
        ("1. e4 1-0 +- 1-0 1. d4", [["e4"], ["d4"]]),
        ('[White "A"]\n1. e4\n[White "B"]\n1. d4', [["e4"], ["d4"]]),
        ('[Event "A"]\n[Event "B"]\n1. d4', [[], ["d4"]]),
        ('[White "A"]\n{none}\n[White "B"]\n1. d4', [[], ["d4"]]),
        ('{by hand} [White "A"]\n{still}\n[Black "B"]\n1. d4', [["d4"]]),
        ('; by hand\n\n[Event "A"]\n1. d4', [["d4"]]),
        ('[White "A"]\n[White "B"]\n1. d4', [["d4"]]),
        ('hello\n[White "B"]\n1. d4', [["d4"]]),
        ('1-0\n[White "B"]\n1. d4', [[], ["d4"]]),
        ("1. e4 * {said later}\n\n", [["e4"]]),
        ("1. e4 * (1. d4 d5) 1. c4", [["e4", "d4", "d5"], ["c4"]]),
        ('1.\n[White "A"]\n1. d4', [["d4"]]),
    ],
)
def test_where_a_game_begins(text: str, found: list[list[str]]) -> None:
    assert [moves(game) for game in split_games(text)] == found


def test_the_sources_are_the_text_in_parts() -> None:
    text = '[White "A"]\n\n1. e4 * \n\n[White "B"]\n\n1. d4 {x} *'
    assert [game.source for game in split_games(text)] == [
        '[White "A"]\n\n1. e4 *',
        '[White "B"]\n\n1. d4 {x} *',
    ]


def test_a_variation_without_anything_in_it_is_none() -> None:
    game = one("1. e4 () (() (1. d4) ()) e5")
    assert game.items == [
        Item(PgnPart.MOVE, "e4"),
        Item(PgnPart.BEGIN),
        Item(PgnPart.BEGIN),
        Item(PgnPart.MOVE, "d4"),
        Item(PgnPart.END),
        Item(PgnPart.END),
        Item(PgnPart.MOVE, "e5"),
    ]


def test_of_two_headers_with_one_name_the_first_counts() -> None:
    assert one('[White "A"]\n[White "B"]\n1. e4').tags == {"White": "A"}


def test_a_result_in_a_variation_ends_nothing() -> None:
    game = one("1. e4 (1. d4 1-0) e5 0-1")
    assert (game.result, moves(game)) == ("0-1", ["e4", "d4", "e5"])


@pytest.mark.parametrize(
    ("text", "ply", "words", "in_variation", "fatal"),
    [
        ("1. e4 foo e5", 1, "foo", False, True),
        ("1. e4 e5 (1... foo) 2. d4", 2, "foo", True, False),
        ("1. e4 ) e5", 1, "matches no", False, False),
        ("1. e4 } e5", 1, "matches no", False, False),
        ("1. e4 (1. d4", 1, "never ends", True, True),
        ("1. e4 {abc", 1, "never ends", False, True),
        ("[White A]\n1. e4", None, "[White A]", False, False),
    ],
)
def test_a_fault_is_told_with_its_place(
    text: str, ply: int | None, words: str, in_variation: bool, fatal: bool
) -> None:
    (fault,) = one(text).faults
    assert (fault.ply, fault.in_variation, fault.fatal) == (ply, in_variation, fatal)
    assert words in fault.message


def test_what_follows_a_fault_in_its_line_is_left_out() -> None:
    assert moves(one("1. e4 foo e5 (1... c5) 2. d4")) == ["e4"]
    assert moves(one("1. e4 (1. d4 foo d5 (1... Nf6)) 1... e5")) == ["e4", "d4", "e5"]


def test_only_so_many_faults_are_told() -> None:
    game = one("1. e4 " + ")" * 1000)
    assert (len(game.faults), game.more_faults) == (MAX_NOTICES, 1000 - MAX_NOTICES)
    game = one("1. e4 " + ")" * MAX_NOTICES)
    assert (len(game.faults), game.more_faults) == (MAX_NOTICES, 0)


def test_a_fatal_fault_is_told_behind_any_number_of_others() -> None:
    game = one("1. e4 " + ")" * 1000 + " foo")
    assert game.faults[-1].fatal


def test_what_is_too_much_is_refused() -> None:
    text = "1. e4 * 1. d4 *"
    assert len(split_games(text, GameLimits(games=2, bytes=len(text)))) == 2
    with pytest.raises(LimitError, match="2 games"):
        split_games(text, GameLimits(games=1))
    with pytest.raises(LimitError, match="KiB"):
        split_games(text, GameLimits(bytes=len(text) - 1))


SMALL = GameLimits(plies=0, variation_nodes=0)
"""Ten thousand tokens a game."""


def test_a_game_of_too_many_tokens_is_passed_over_up_to_the_next_header() -> None:
    long = "1. e4 " + "() {[A} " * 5_000
    text = f'[Event "1"]\n\n{long} {{[B "b"]}} ;[C "c"]\n%[D "d"]\nx[E "e"]\n[Event "2"]\n\n1. d4 *'
    first, second = split_games(text, SMALL)
    assert (first.too_long, first.tags, first.items) == (True, {"Event": "1"}, [])
    assert (second.too_long, second.tags, moves(second)) == (False, {"Event": "2"}, ["d4"])
    assert first.source + "\n" + second.source == text


@pytest.mark.parametrize(("count", "too_long"), [(9_999, False), (10_000, True)])
def test_the_limit_of_tokens_is_met_exactly(count: int, too_long: bool) -> None:
    (game,) = split_games("e4 " + "$1 " * count, SMALL)
    assert game.too_long is too_long


def test_a_text_of_nothing_but_too_many_tokens_is_a_game_that_is_refused() -> None:
    assert [game.too_long for game in split_games("()" * 300_000)] == [True]


def test_headers_end_at_two_hundred_and_the_number_of_the_rest() -> None:
    text = "".join(f'[A{number} "x"]\n' for number in range(250)) + '[A1 "y"]\n[A249 "z"]\n1. e4'
    game = one(text)
    assert (len(game.tags), game.more_headers) == (MAX_HEADERS, 51)


def test_a_game_can_be_read_with_other_letters_if_all_its_words_are_moves_then() -> None:
    first, second, mixed = split_games("1. Sf3 d5 2. Tg1 *\n1. Nf3 d5 *\n1. Sf3 Nf6 *")
    german = with_letters(first, "KDTLS", 100)
    assert german is not None
    assert moves(german) == ["Nf3", "d5", "Rg1"]
    assert (german.source, german.plies) == (first.source, 3)
    assert first.faults[0].fatal
    assert with_letters(first, "RDTAC", 100) is None
    assert with_letters(second, "KDTLS", 100) is None
    assert with_letters(mixed, "KDTLS", 100) is None


def test_a_game_that_says_the_same_with_other_letters_is_not_read_with_them() -> None:
    (game,) = split_games("1. e4 e5 2. Ke2 *")
    assert with_letters(game, "KDTLS", 100) is None
    (game,) = split_games("1. e4 e5 2. Re2 *")
    spanish = with_letters(game, "RDTAC", 100)
    assert spanish is not None
    assert moves(spanish) == ["e4", "e5", "Ke2"]


@pytest.mark.parametrize("text", ["", "% nothing", "1."])
def test_a_text_without_a_game_is_refused(text: str) -> None:
    with pytest.raises(GameError) as caught:
        split_games(text)
    assert caught.value.code == "empty"


def test_headers_and_comments_can_be_replaced() -> None:
    text = '[White "A"] [Black "B"]\n[Faulty]\n%escaped\n1. e4 {c} (1. d4) ; c } d\ne5 } 1-0\n'
    mapped = map_text(
        text, tag=lambda tag: f'[{tag[0]} "x"]' if tag[0] == "White" else None, comment=str.upper
    )
    assert mapped == '[White "x"] \n\n\n1. e4 {C} (1. d4) ; C } D\ne5 } 1-0'


def test_a_text_that_is_mapped_to_itself_is_the_same_game() -> None:
    text = '[White "A \\"x\\""]\n\n1. e4 {a} ; b } c\ne5 (1... c5 $1) 2. Nf3 *'
    same = map_text(text, tag=lambda tag: '[White "A \\"x\\""]', comment=lambda words: words)
    assert one(same).items == one(text).items
    assert one(same).tags == one(text).tags
