"""A game -> PGN in export format."""

from __future__ import annotations

import chess
import pytest

from server.analysis.game.game import Game, parse_game, parse_games
from server.analysis.game.games_file import read_entry
from server.analysis.game.notes import EMPTY_NOTE
from server.analysis.game.writer import unread_pgn, write_pgn


def written(text: str) -> str:
    return rewritten(parse_game(text))


def rewritten(game: Game) -> str:
    return write_pgn(game.headers, game.start, game.intro, game.line)


def movetext(text: str) -> str:
    return " ".join(written(text).partition("\n\n")[2].split())


def test_the_seven_tags_are_first_and_filled() -> None:
    assert written('[Opening "Réti"]\n[Black "Bob"]\n[Site ""]\n[Event "Club"]\n\n1. Nf3 *') == (
        '[Event "Club"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "Bob"]\n'
        '[Result "*"]\n[Opening "Réti"]\n\n1. Nf3 *\n'
    )


def test_a_game_without_moves_is_its_result() -> None:
    assert written('[Result "1-0"]\n\n1-0').endswith('[Result "1-0"]\n\n1-0\n')


def test_quotes_and_backslashes_are_escaped() -> None:
    assert '[White "Ann \\"The Fox\\" C:\\\\"]\n' in written('[White "Ann \\"The Fox\\" C:\\\\"]\n\n1. e4 *')


def test_moves_comments_nags_and_variations_are_written_in_their_order() -> None:
    text = (
        "{ Intro } 1. e4 $1 $10 { Good } ( 1. d4 d5 ) ( { Or } 1. c4 { English } 1... e5 ( 1... c5 ) ) "
        "1... e5 2. Nf3 Nc6 $6 3. Bb5 1-0"
    )
    assert movetext(text) == text


def test_black_to_move_is_numbered_once_and_behind_an_interruption() -> None:
    text = '[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 10"]\n\n10... Kd7 11. e4 { a } 11... Ke6 12. e5 Kxe5 *'
    assert movetext(text) == "10... Kd7 11. e4 { a } 11... Ke6 12. e5 Kxe5 *"


def test_a_position_has_its_headers() -> None:
    fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    text = rewritten(parse_game(fen))
    assert f'\n[SetUp "1"]\n[FEN "{fen}"]\n' in text
    assert parse_game(text).start.fen() == fen


def test_chess960_has_its_header() -> None:
    start = chess.Board("nqrkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NQRKBBRN w KQkq - 0 1", chess960=True)
    text = write_pgn({}, start, EMPTY_NOTE, ())
    assert '[Variant "Chess960"]' in text
    assert parse_game(text).start == start
    assert '[Variant "Fischerandom"]' in write_pgn({"Variant": "Fischerandom"}, start, EMPTY_NOTE, ())


def test_chess960_names_its_first_position_even_if_that_is_the_usual_one() -> None:
    """Else the one who reads it must guess which of the 960 it is."""
    text = written('[Variant "Chess960"]\n\n1. e4 *')
    assert f'[FEN "{chess.STARTING_FEN}"]' in text
    assert not parse_game(text).notices


def test_a_game_from_the_usual_start_needs_no_position() -> None:
    text = written(f'[SetUp "1"]\n[FEN "{chess.STARTING_FEN}"]\n\n1. e4 *')
    assert "SetUp" not in text
    assert "FEN" not in text


def test_lines_are_shorter_than_80_columns() -> None:
    comment = "It is known [%cal Ge2e4,Rd1h5] that this [%clk 0:01:00] was played before. " * 9
    text = written("1. e4 { " + comment + " } " + " ".join(["Nf6 2. Nf3 Ng8 3. Ng1"] * 40) + " *")
    lines = text.splitlines()
    assert max(map(len, lines)) <= 79
    assert min(len(line) for line in lines[9:-1]) > 40
    assert parse_game(text).line[0].note.raw == comment.strip()


def test_a_command_and_a_long_word_stay_whole() -> None:
    address = "https://example.org/" + "x" * 100
    text = written("1. e4 { " + "word " * 14 + f"[%clk 0:01:00] {address} }} *")
    assert "[%clk 0:01:00]" in text
    assert address in text


@pytest.mark.parametrize("word", ["%x", ";x", '[Event "x"]', "["])
def test_no_line_of_a_comment_begins_like_something_else(word: str) -> None:
    for before in range(60, 82):
        text = written("1. e4 { " + "x" * before + f" {word} y }} *")
        assert not any(line.startswith(word[0]) for line in text.partition("\n\n")[2].splitlines())
        assert parse_game(text).line[0].note.raw == "x" * before + f" {word} y"


def test_a_closing_brace_in_a_comment_cannot_end_it() -> None:
    assert movetext("1. e4 ; not } c5 {2. e5\nd5 *") == "1. e4 { not ) c5 (2. e5 } 1... d5 *"
    assert movetext("1. e4 { a { b } d5 *") == "1. e4 { a { b } 1... d5 *"


def test_what_was_given_stays_as_it_is() -> None:
    game, same = parse_game("1. e4 { a } e5 *"), parse_game("1. e4 { a } e5 *")
    rewritten(game)
    assert (game.headers, game.line) == (same.headers, same.line)


def test_a_result_that_is_no_marker_stands_in_the_header_alone() -> None:
    game = parse_game('[Result "0-0"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. d3 Be7 0-0')
    written = write_pgn(game.headers, game.start, game.intro, game.line)
    assert written.rstrip().endswith("Be7 *")
    again = parse_game(written)
    assert (len(again.moves), again.result) == (8, "0-0")


def test_what_cannot_be_played_is_written_as_a_comment() -> None:
    game = parse_game("1. e4 e5 2. Nf3 d6 3. Bb5+ {check} Nf6 4. O-O 1-0")
    written = write_pgn(game.headers, game.start, game.intro, game.line)
    assert "3. Bb5+ { check 3... Nf6 4. O-O } 1-0" in " ".join(written.split())
    assert not parse_game(written).notices


BROKEN = '[White "Cid"]\n[Black "Dora \\"D\\""]\n[Result "0-1"]\n\n1. d4 {never ends d5 2. Nxe9 0-1'


def test_what_cannot_be_read_stands_in_a_comment_and_swallows_nothing() -> None:
    headers = {"White": "Cid", "Black": 'Dora "D"', "Result": "0-1"}
    text = unread_pgn(headers, BROKEN, "no square e9")
    assert "{no square e9 1. d4 (never ends d5 2. Nxe9 0-1} 0-1" in text
    first = read_entry(1, text)
    assert first.facts["headers"]["Black"] == 'Dora "D"'
    assert first.facts["plies"] == 0
    assert [game.result for game in parse_games("1. e4 1-0\n\n" + text.replace("} 0-1", "} 1. e4 0-1"))] == [
        "1-0",
        "0-1",
    ]


def test_a_bye_has_nothing_but_its_headers() -> None:
    text = unread_pgn({"White": "Cid", "Black": "BYE", "Result": "1-0", "Round": "2"}, "1-0", "")
    assert text.splitlines()[-2:] == ["", "1-0"]
    assert '[Round "2"]' in text and "{" not in text


def test_a_result_that_pgn_does_not_know_stays_in_its_header_alone() -> None:
    assert unread_pgn({"Result": "+:-"}, "", "").endswith('[Result "+:-"]\n\n*')
    assert unread_pgn({"White": "Ann"}, "", "").endswith('[Result "*"]\n\n*')
