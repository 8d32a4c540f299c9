"""PGN text -> Game: what is kept, what is refused, and where the fault is said to be."""

from __future__ import annotations

from pathlib import Path

import chess
import pytest

from server.analysis.errors import GameError, LimitError
from server.analysis.game.game import BROKEN_OFF, Game, parse_game, parse_games
from server.analysis.game.limits import GameLimits
from server.analysis.game.notices import place_of
from server.analysis.game.wire_form import move_records
from server.i18n.piece_letters import in_letters
from server.i18n.texts import foreign_letters, translated

_KING = ("move 42, White", "“Kd7” is not a legal move", "42. Kd7")
GAMES = Path(__file__).parents[2] / "data" / "games"


def sans(game: Game) -> list[str]:
    return [record.san for record in move_records(game.line)]


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.pgn")), ids=lambda path: path.name)
def test_a_real_game_is_read_to_its_end(path: Path) -> None:
    game = parse_game(path.read_text())
    board = game.boards()[-1]
    assert len(game.moves) == len(game.line) == board.ply()
    assert game.line[-1].fen == board.fen()
    assert not game.notices


def test_headers_clocks_evals_arrows_nags_comments_and_variations_are_kept() -> None:
    game = parse_game(
        '[White "Ann"]\n[Black "Bob"]\n[Result "0-1"]\n\n'
        "{ Before the game } 1. e4 $1 { [%clk 0:09:58] [%eval 0.31] [%cal Ge2e4,Rd1h5] Good. } "
        "1... e5 { [%emt 0:00:05] [%csl Ye5] [%eval #-3] } "
        "(1... c5 2. Nf3 (2. c3 { Alapin } d5) 2... d6) 2. Nf3 0-1"
    )
    first, second, third = move_records(game.line)
    assert game.intro.text == "Before the game"
    assert (game.headers["White"], game.result) == ("Ann", "0-1")
    assert (first.clock, first.eval, first.comment, first.nags) == (598, {"cp": 31}, "Good.", (1,))
    assert first.arrows == (
        {"from": "e2", "to": "e4", "color": "green"},
        {"from": "d1", "to": "h5", "color": "red"},
    )
    assert (second.emt, second.eval) == (5, {"mate": -3})
    assert second.arrows == ({"from": "e5", "to": "e5", "color": "yellow"},)
    (sicilian,) = second.variations
    assert [record.san for record in sicilian] == ["c5", "Nf3", "d6"]
    assert [record.san for record in sicilian[1].variations[0]] == ["c3", "d5"]
    assert sicilian[1].variations[0][0].comment == "Alapin"
    assert third.variations == ()


def test_move_text_without_headers_is_a_game() -> None:
    assert sans(parse_game("1.e4 e5 2.Nf3 Nc6 3.Bb5")) == ["e4", "e5", "Nf3", "Nc6", "Bb5"]


@pytest.mark.parametrize("pieces", foreign_letters())
@pytest.mark.parametrize("path", sorted(GAMES.glob("*.pgn")), ids=lambda path: path.name)
def test_a_whole_game_in_foreign_letters_is_read_and_told(path: Path, pieces: str) -> None:
    english = parse_game(path.read_text())
    moves = " ".join(record.san for record in move_records(english.line))
    start = f'[FEN "{english.start.fen()}"]\n\n' if english.headers.get("FEN") else ""
    foreign = parse_game(start + in_letters(moves, pieces))
    assert foreign.moves == english.moves
    assert [notice.code for notice in foreign.notices] == ["foreign_letters"]


_EXCHANGE = (
    "1. e4 e5 2. Cf3 Cc6 3. {0}b5 a6 4. {0}xc6 dxc6 5. O-O f6 6. d4 exd4 7. Cxd4 c5 8. Cb3 Dxd1 9. Txd1"
)


@pytest.mark.parametrize(
    ("bishop", "told"),
    [
        ("A", "The moves were read with R, D, T, A and C for king, queen, rook, bishop and knight."),
        ("F", "The moves were read with R, D, T, F and C for king, queen, rook, bishop and knight."),
    ],
)
def test_the_letters_that_a_game_is_read_with_are_told(bishop: str, told: str) -> None:
    game = parse_game(_EXCHANGE.format(bishop))
    (notice,) = game.notices
    assert (len(game.moves), sans(game)[4], sans(game)[-1]) == (17, "Bb5", "Rxd1")
    assert notice.message == told
    assert translated(notice.message, "fr").endswith(f"{bishop} et C pour roi, dame, tour, fou et cavalier.")


_TWO_ROOKS = '[FEN "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"]\n\n'


@pytest.mark.parametrize(
    ("moves", "read", "letters"),
    [
        ("1. Ta8+ Rd7 2. Re2 Re6", ["Ra8+", "Kd7", "Ke2", "Ke6"], "R, D, T, A and C"),
        ("1. Ta8+ Kd7 2. Ke2 Ke6", ["Ra8+", "Kd7", "Ke2", "Ke6"], "K, D, T, L and S"),
        ("1. Re2 Rd7 2. Rd3 Rd6", ["Ke2", "Kd7", "Kd3", "Kd6"], "R, D, T, A and C"),
    ],
)
def test_the_board_decides_what_a_letter_of_two_languages_means(
    moves: str, read: list[str], letters: str
) -> None:
    game = parse_game(_TWO_ROOKS + moves)
    assert sans(game) == read
    assert f"with {letters} for" in game.notices[0].message


def test_a_game_that_can_be_played_in_english_is_english() -> None:
    game = parse_game('[FEN "4k3/8/8/8/8/8/4P3/3RK3 w - - 0 1"]\n\n1. Rd2 *')
    assert (sans(game), game.notices) == (["Rd2"], ())


@pytest.mark.parametrize("word", ["Cf3", "Sf3", "Ff3"])
def test_a_foreign_word_in_an_english_game_is_told(word: str) -> None:
    with pytest.raises(GameError, match=f"“{word}” does not begin with an English piece letter"):
        parse_game(f"1. e4 e5 2. {word} Nc6 3. Bb5 a6 *")


def test_of_two_languages_that_break_off_the_one_that_reads_further_is_taken() -> None:
    game = parse_game("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Re6 5. O-O *")
    assert len(game.moves) == 7
    assert [notice.code for notice in game.notices] == ["foreign_letters", "broken_off"]
    with pytest.raises(GameError, match="Cf3"):
        parse_game("1. e4 e5 2. Cf3 Re6 *")


def test_foreign_letters_are_read_in_variations_too() -> None:
    game = parse_game("1. e4 e5 2. Sf3 { Nf3 } (2. Lc4 Sf6 (2... Dh4)) 2... Sc6 3. Lb5 *\n\n1. d4 *")
    assert sans(game) == ["e4", "e5", "Nf3", "Nc6", "Bb5"]
    assert game.line[2].note.text == "Nf3"
    (bishop,) = game.line[2].variations
    assert [played.san for played in (*bishop, *bishop[1].variations[0])] == ["Bc4", "Nf6", "Qh4"]
    assert [notice.code for notice in game.notices] == ["more_games", "foreign_letters"]
    (told,) = parse_game("1. e4 e5 (1... Sf6) 2. d4").notices
    assert (told.code, told.place) == ("foreign_letters", None)


def test_a_variation_in_german_letters_does_not_change_an_english_game() -> None:
    game = parse_game("1. e4 e5 2. Nf3 (2. Sc3) 2... Nc6")
    assert sans(game) == ["e4", "e5", "Nf3", "Nc6"]
    (told,) = game.notices
    assert "“Sc3” does not begin with an English piece letter" in told.message


def test_a_blank_line_between_moves_does_not_end_the_game() -> None:
    assert len(parse_game("1. e4 e5\n\n2. Nf3 Nc6\n\n\n3. Bb5 *").moves) == 5


@pytest.mark.parametrize(
    "text",
    [
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0",
        "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1:c4 Bf8-c5 4. O-O!?",
        "1. e4 e5 2. ♘f3 ♞c6 3. ♗c4 ♝c5 4. O–O",
        "1.\ufeffe4\u00a0e5 2.Nf3!! Nc6?! 3.Bc4 +/- Bc5 = 4.O-O N",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O",
        "1. e4 ; the best move\n1... e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O ½-½",
    ],
)
def test_usual_spellings_of_one_game_are_read(text: str) -> None:
    assert sans(parse_game(text)) == ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O"]


def test_en_passant_and_promotion_marks_are_read() -> None:
    game = parse_game("1. e4 a6 2. e5 d5 3. exd6e.p. a5 4. dxc7 a4 5. cxb8=Q")
    assert sans(game)[-1] == "cxb8=Q"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            '[FEN "7k/5K2/8/8/8/8/6Q1/8 w - - 0 1"]\n\n1. Qg6 1-0',
            "is stalemate, a draw, but the result given is 1-0",
        ),
        ('[FEN "7k/5K2/8/8/8/8/6Q1/8 w - - 0 1"]\n\n1. Qg6 1/2-1/2', ""),
        ("1. f3 e5 2. g4 Qh4# 1-0", "The last move is checkmate, but the result given is 1-0"),
        ("1. f3 e5 2. g4 Qh4# 0-1", ""),
        ("1. f3 e5 2. g4 Qh4# *", ""),
        ("1. f3 e5 1-0", ""),
    ],
)
def test_a_result_that_the_last_position_contradicts_is_told(text: str, told: str) -> None:
    game = parse_game(text)
    assert [(notice.code, told in notice.message) for notice in game.notices] == [("result", True)] * bool(
        told
    )
    assert game.result == text.rpartition(" ")[2]


def test_a_game_may_start_from_a_fen_with_black_to_move() -> None:
    game = parse_game('[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 10"]\n\n10... Kd7 11. e4 Ke6 *')
    assert sans(game) == ["Kd7", "e4", "Ke6"]
    assert game.start.fullmove_number == 10
    assert place_of(game.start, 1) == "move 10, Black"
    assert place_of(game.start, 2) == "move 11, White"


def test_chess960_castling_shows_the_squares_that_the_king_goes_to() -> None:
    game = parse_game(
        '[Variant "Chess960"]\n[FEN "nqrkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NQRKBBRN w KQkq - 0 1"]\n\n'
        "1. e4 e5 2. Bc4 Bc5 3. O-O-O"
    )
    castling = game.line[-1]
    assert game.variant == "chess960"
    assert (castling.san, castling.uci, castling.origin, castling.target) == ("O-O-O", "d1c1", "d1", "c1")
    assert game.headers["Variant"] == "Chess960"


def test_castling_in_chess_moves_the_king_two_squares() -> None:
    castling = parse_game("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O").line[-1]
    assert (castling.uci, castling.target) == ("e1g1", "g1")


def test_a_bare_fen_is_a_game_without_moves() -> None:
    game = parse_game("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1\n")
    assert (game.moves, game.start.piece_at(chess.E2)) == ((), chess.Piece(chess.PAWN, chess.WHITE))


def test_further_games_of_a_file_are_named_in_a_warning() -> None:
    game = parse_game('[White "A"]\n\n1. e4 *\n\n[White "C"]\n[Black "D"]\n\n1. d4 *\n')
    assert sans(game) == ["e4"]
    assert [notice.code for notice in game.notices] == ["more_games"]
    assert "C v D" in game.notices[0].message


def test_all_games_of_a_file_can_be_read() -> None:
    games = list(parse_games('[White "A"]\n\n1. e4 *\n\n[White "C"]\n\n1. d4 d5 *\n'))
    assert [len(game.moves) for game in games] == [1, 2]


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Nxe9", "move 4, White", "“Nxe9” is not possible"),
        ("1. e4 e5 2. Ke3 Nc6", "move 2, White", "“Ke3” is not a legal move for White"),
        ("1. e4 -- 2. d4", "move 1, Black", "null move"),
        ("1. e4 e5 { no end", "move 2, White", "never ends"),
        ("1. e4 e5 ( 1... c5 2. Nf3", "move 2, White", "never ends"),
        ("1. e4 e5 2. Sf3 Nc6", "move 2, White", "“Sf3” does not begin with an English piece letter"),
        ("1. e4 e5 2. Sf3 Lb5", "move 2, White", "“Sf3” does not begin with an English piece letter"),
        ("1. Nf3 Sf6", "move 1, Black", "“Sf6” does not begin with an English piece letter"),
        ("hello", None, "There is no game in this text. Kibitz reads"),
        ("<img src=x>", None, "There is no game in this text. Kibitz reads"),
        ('[FEN "8/8/8/8/8/8/8/K7 w - - 0 1"]\n\n1. Ka2', "header FEN", "Black has no king"),
        ('[FEN "rubbish"]\n\n1. Ka2', "header FEN", "cannot be read"),
        ('[Variant "Atomic"]\n\n1. e4', "header Variant", "Atomic"),
        ("4k3/8/8/8/8/8/4r3/4K2P w - - 0 1", "FEN", "pawn"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_place(text: str, place: str, words: str) -> None:
    with pytest.raises(GameError) as caught:
        parse_game(text)
    assert caught.value.place == place
    assert words in caught.value.message


@pytest.mark.parametrize(
    ("text", "place", "words", "rest"),
    [
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 Ke6",
            "move 3, Black",
            "“Ke6” is not a legal move for Black",
            "3... Ke6",
        ),
        ("1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. Ke3 foo", "move 4, White", "“Ke3”", "4. Ke3"),
        ("1. d4 d5 2. Nf3 Nf6 3. Nd2 e6", "move 3, White", "more than one piece", "3. Nd2 e6"),
        ("1. f3 e5 2. g4 Qh4# 3. Ke4 Ke5 1-0", "move 3, White", "checkmated", "3. Ke4 Ke5"),
        ("1. e4 e5 2. Qh5 Nc6 3. Qxf7+ a6 (3... Ke7) 4. d4", "move 3, Black", "in check", "3... a6 4. d4"),
        ("1. e4 e5 2. d4 d5 3. -- dxe4", "move 3, White", "null move", "3. -- dxe4"),
        ('[FEN "8/8/4k3/8/8/3K4/4P3/8 b - - 0 40"]\n\n40... Kd6 41. e4 Kc6 42. Kd7', *_KING),
    ],
)
def test_a_game_is_read_up_to_a_move_that_cannot_be_played(
    text: str, place: str, words: str, rest: str
) -> None:
    game = parse_game(text)
    (told,) = [notice for notice in game.notices if notice.code == BROKEN_OFF]
    assert told.place == place
    assert words in told.message
    assert "The review ends before this move." in told.message
    assert place_of(game.start, len(game.moves) + 1) == place
    assert (game.line[-1].note.text, game.line[-1].note.raw) == ("", rest), "the export keeps them"


def test_the_moves_that_are_left_out_are_counted() -> None:
    (told,) = parse_game("1. e4 e5 2. Nf3 d6 3. Bb5+ Nf6 4. O-O Be7 1-0").notices
    assert told.message.endswith("The last 3 moves are left out.")
    (told,) = parse_game("1. e4 e5 2. Nf3 d6 3. Bb5+ Nf6 1-0").notices
    assert told.message.endswith("This move is left out.")


def test_a_german_game_is_read_up_to_a_move_that_cannot_be_played() -> None:
    game = parse_game("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Ke6 5. 0-0 *")
    assert len(game.moves) == 7
    assert [notice.code for notice in game.notices] == ["foreign_letters", "broken_off"]


@pytest.mark.parametrize(
    "headers",
    ['[SetUp "1"]', '[Variant "Chess960"]', '[Event "Freestyle Grand Slam"]', '[Event "Chess960 Open"]'],
)
def test_a_game_that_may_begin_elsewhere_is_not_read_in_part(headers: str) -> None:
    with pytest.raises(GameError, match="Ke6"):
        parse_game(f"{headers}\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Ke6")


def test_moves_from_the_middle_of_a_game_are_not_played_from_its_beginning() -> None:
    with pytest.raises(GameError, match="begin with move 23") as caught:
        parse_game("23. Nf3 Nf6 24. Ng1 Ng8 25. Nf3 *")
    assert caught.value.code == "bad_fen"
    assert parse_game(f'[FEN "{chess.STARTING_FEN}"]\n\n23. Nf3 Nf6 24. Ng1 Ng8 *').notices == ()


@pytest.mark.parametrize("headers", ['[SetUp "1"]', '[Variant "Chess960"]'])
def test_a_first_position_that_is_not_named_is_told(headers: str) -> None:
    (told,) = parse_game(f"{headers}\n\n1. e4 e5 *").notices
    assert (told.code, told.place) == ("no_fen", "headers")


@pytest.mark.parametrize("name", ["FEN", "Fen", "fen", "fEN", "FEN:"])
@pytest.mark.parametrize("value", ['"{}"', "{}", "'{}'", "“{}”", '"{}'])
def test_a_position_is_found_however_its_header_is_written(name: str, value: str) -> None:
    fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
    game = parse_game(f'[event "A"]\n[{name} {value.format(fen)}]\n\n1. Rd8# 1-0')
    assert game.start.fen() == game.headers["FEN"] == fen
    assert game.headers["Event"] == "A"


def test_a_position_that_a_mail_has_broken_in_two_is_one() -> None:
    game = parse_game('[FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w\n- - 0 1"]\n[White "Ann"]\n\n1. Rd8# 1-0')
    assert game.start.fen() == "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"


def test_a_position_behind_many_headers_counts() -> None:
    text = "".join(f'[A{number} "x"]\n' for number in range(200)) + '[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"]'
    assert parse_game(f"{text}\n\n1... Kd7").start.turn == chess.BLACK


def test_two_positions_that_differ_are_refused() -> None:
    other = chess.STARTING_FEN
    with pytest.raises(GameError, match="two different FEN headers"):
        parse_game(f'[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[fen "{other}"]\n\n1. e4')


@pytest.mark.parametrize("value", ["", "?", "startpos", "-"])
def test_a_position_that_says_nothing_is_the_usual_one(value: str) -> None:
    assert parse_game(f'[FEN "{value}"]\n\n1. e4').start == chess.Board()


@pytest.mark.parametrize(
    "variant", ["Chess960", "chess 960", "Fischer Random", "fischerandom", "Freestyle Chess", "Chess 9LX"]
)
def test_every_name_of_chess960_is_known(variant: str) -> None:
    fen = "nqrkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NQRKBBRN w KQkq - 0 1"
    game = parse_game(f'[Variant "{variant}"]\n[FEN "{fen}"]\n\n1. e4')
    assert (game.variant, game.notices) == ("chess960", ())


def test_a_variant_is_known_by_a_header_in_any_case() -> None:
    with pytest.raises(GameError, match="Atomic"):
        parse_game('[variant "Atomic"]\n\n1. e4')


def test_a_result_that_both_lost_is_no_castling() -> None:
    headers, moves = '[Result "0-0"]\n\n', "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. d3"
    for text, plies in (
        (f"{headers}{moves} Be7 0-0", 8),
        (f"{headers}{moves} Be7 {{both left}} 0 - 0", 8),
        (f"{headers}{moves} Be7 0:0", 8),
        (f"{headers}{moves} Be7 O-O", 8),
        (f"{headers}{moves} 0-0", 7),
        (f"{headers}{moves} Be7 5. 0-0 0-0", 9),
        (f"{headers}0-0", 0),
        (f"{headers}{moves} Be7 0-0 {{both left}}", 8),
        (f"{moves} Be7 0-0", 8),
        (f"{moves} 0-0", 7),
        ("e4 e5 0-0", 2),
    ):
        game = parse_game(text)
        assert (len(game.moves), game.result, game.notices) == (plies, "0-0", ()), text


@pytest.mark.parametrize(
    ("text", "plies", "result"),
    [
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. 0-0", 7, "*"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. 0-0 *", 7, "*"),
        ('[Result "0-0"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. 0-0', 7, "0-0"),
        ("e4 e5 Nf3 Nc6 Bb5 Nf6 0-0", 7, "*"),
        ("1. e4 Nf6 2. e5 g6 3. exf6 Bg7 4. d3 0-0", 8, "*"),
        ('[Result "1-0"]\n\n1. e4 Nf6 2. e5 g6 3. exf6 Bg7 4. d3 0-0', 8, "1-0"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. 0-0 (4. d3) 4... d6 1-0", 8, "1-0"),
    ],
)
def test_castling_in_figures_stays_castling(text: str, plies: int, result: str) -> None:
    game = parse_game(text)
    assert (len(game.moves), game.result) == (plies, result)


def test_a_game_behind_a_double_loss_begins_with_its_first_number() -> None:
    first, second = parse_games("1. e4 e5 0-0\n\n1. d4 d5 1-0")
    assert (len(first.moves), first.result, len(second.moves), second.result) == (2, "0-0", 2, "1-0")


@pytest.mark.parametrize(
    ("header", "behind", "result"),
    [
        ("1:0", "1:0", "1-0"),
        ("?", "0.5-0.5", "1/2-1/2"),
        ("½-½", "0,5:0,5", "1/2-1/2"),
        ("1/2", "", "1/2-1/2"),
        ("", "1 - 0", "1-0"),
        ("", "1/2 : 1/2", "1/2-1/2"),
        ("+:-", "*", "+:-"),
        ("1-0f", "1-0", "+:-"),
        ("", "-:+", "-:+"),
        ("", "1-0.", "1-0"),
        ("adjourned", "*", "*"),
    ],
)
def test_a_result_is_known_in_every_spelling(header: str, behind: str, result: str) -> None:
    assert parse_game(f'[Result "{header}"]\n\n1. e4 e5 2. Nf3 Nc6 {behind}').result == result


def test_an_unclosed_variation_is_named_where_it_was_opened() -> None:
    with pytest.raises(GameError) as caught:
        parse_game("1. e4 e5 2. Nf3 ( 2. f4 exf4 3. Nf3")
    assert caught.value.place == "move 2, Black"


@pytest.mark.parametrize("text", ["", " \n\t ", "\ufeff"])
def test_nothing_is_refused_kindly(text: str) -> None:
    with pytest.raises(GameError) as caught:
        parse_game(text)
    assert caught.value.code == "empty"


@pytest.mark.parametrize("bad", ["Qh9", "Kd8", "foo"])
def test_a_fault_in_a_variation_cuts_the_variation_and_is_told(bad: str) -> None:
    game = parse_game(f"1. e4 e5 2. Nf3 (2. f4 {bad} d6 (2... d5)) 2... Nc6 3. Bb5")
    assert sans(game) == ["e4", "e5", "Nf3", "Nc6", "Bb5"]
    assert [record.san for record in game.line[2].variations[0]] == ["f4"]
    assert len(game.notices) == 1
    assert "(variation)" in (game.notices[0].place or "")


def test_an_unreadable_header_and_a_stray_bracket_are_told() -> None:
    game = parse_game('[White "Ann"]\n[Black Bob]\n\n1. e4 ) e5')
    assert [notice.place for notice in game.notices] == ["headers", "move 1, Black"]


def test_a_header_is_cut_past_its_limit_only() -> None:
    game = parse_game('[Event "xxxxx"]\n\n1. e4', GameLimits(header_chars=5))
    assert (game.headers["Event"], game.notices) == ("xxxxx", ())


def test_a_long_header_and_a_long_comment_are_cut_with_a_warning() -> None:
    game = parse_game(
        f'[Event "{"x" * 30}"]\n\n1. e4 {{ {"y" * 50} }}', GameLimits(header_chars=10, comment_chars=20)
    )
    assert game.headers["Event"] == "x" * 10
    assert game.line[0].note.text == "y" * 20
    assert [(notice.code, notice.place) for notice in game.notices] == [
        ("cut", "header Event"),
        ("cut", "move 1, White"),
    ]


@pytest.mark.parametrize(
    ("limits", "words"),
    [
        (GameLimits(bytes=10), "KiB"),
        (GameLimits(plies=3), "4 plies"),
        (GameLimits(variation_nodes=1), "2 moves in variations"),
        (GameLimits(variation_depth=1), "2 levels"),
        (GameLimits(games=1), "2 games"),
    ],
)
def test_what_is_too_large_is_refused_with_its_size(limits: GameLimits, words: str) -> None:
    with pytest.raises(LimitError, match=words):
        parse_game("1. e4 e5 2. Nf3 (2. f4 (2. d4)) 2... Nc6 *\n\n1. d4 *", limits)


def test_deep_nesting_is_refused_without_a_crash() -> None:
    with pytest.raises(LimitError):
        parse_game("1. e4 " + "( 1. d4 " * 30_000 + ")" * 30_000)


def test_what_is_as_large_as_may_be_is_read() -> None:
    text = "1. e4 e5 2. Nf3 (2. f4 (2. d4)) 2... Nc6 *"
    limits = GameLimits(bytes=len(text), games=1, plies=4, variation_depth=2, variation_nodes=2)
    assert len(parse_game(text, limits).moves) == 4


def test_the_limits_hold_where_none_are_given() -> None:
    knights = "Nf3 Nf6 Ng1 Ng8 " * 150
    assert len(parse_game(knights).moves) == 600
    with pytest.raises(LimitError, match="601 plies"):
        parse_game(knights + "e4")
    with pytest.raises(LimitError, match="1,025 KiB long; Kibitz accepts up to 1,024"):
        parse_game("1. e4 {" + "x" * 1024 * 1024 + "}")
    with pytest.raises(LimitError, match="201 games"):
        list(parse_games("1. e4 * " * 201))
    assert len(list(parse_games("1. e4 * " * 200))) == 200


def test_headers_are_the_roster_first_then_the_authors_order() -> None:
    game = parse_game('[ECO "A00"]\n[Black "B"]\n[Event "E"]\n[Annotator "C"]\n\n1. e4 0-1')
    assert list(game.headers.items()) == [
        ("Event", "E"),
        ("Black", "B"),
        ("Result", "0-1"),
        ("ECO", "A00"),
        ("Annotator", "C"),
    ]


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ('[Result "1-0"]\n\n1. e4 0-1', "1-0"),
        ('[Result "*"]\n\n1. e4 0-1', "0-1"),
        ('[Result "won"]\n\n1. e4', "*"),
        ("1. e4", "*"),
        ("1. e4 ½-½", "1/2-1/2"),
    ],
)
def test_the_result_is_the_headers_or_that_behind_the_moves(text: str, result: str) -> None:
    game = parse_game(text)
    assert (game.result, game.headers["Result"]) == (result, result)


def test_a_comment_with_a_brace_behind_a_semicolon_puts_no_moves_into_the_game() -> None:
    game = parse_game("1. e4 ; not } c5 2. e5\nd5 *")
    assert sans(game) == ["e4", "d5"]
    assert game.line[0].note.text == "not } c5 2. e5"


@pytest.mark.parametrize(
    "text", ["1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4.0-0", "1.e4$1 e5$2 2.Nf3 Nc6 3.Bc4 Bc5 4.O-O!"]
)
def test_numbers_and_marks_may_stick_to_a_move(text: str) -> None:
    assert sans(parse_game(text))[-1] == "O-O"


def test_a_promotion_may_stand_in_brackets() -> None:
    game = parse_game('[FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]\n\n1. a8(Q)+ Kd7 (1... Ke7) *')
    assert sans(game) == ["a8=Q+", "Kd7"]


def test_many_other_games_are_named_by_their_first() -> None:
    file = "\n".join(f'[White "W{number}"]\n\n1. e4 *' for number in range(8))
    (notice,) = parse_game(file).notices
    assert notice.message == (
        "The file contains 7 more games that are not reviewed here: "
        "W1 v ?, W2 v ?, W3 v ?, W4 v ?, W5 v ? and 2 more."
    )


def test_the_name_of_another_game_is_clipped() -> None:
    (notice,) = parse_game(f'1. e4 *\n[White "{"x" * 500}"]\n\n1. d4 *').notices
    assert len(notice.message) < 200


def test_a_game_of_too_many_tokens_is_refused() -> None:
    with pytest.raises(LimitError, match="54,800"):
        parse_game("1. e4 " + "()" * 300_000)


def test_headers_that_are_left_out_are_told() -> None:
    game = parse_game("".join(f'[A{number} "x"]\n' for number in range(201)) + "1. e4")
    (notice,) = game.notices
    assert (notice.code, notice.message) == ("cut", "One more header was left out; Kibitz keeps 200.")


def test_the_boards_of_a_game_are_as_if_each_was_copied() -> None:
    game = parse_game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4")
    board = game.start.copy()
    for found, move in zip(game.boards(), [*game.moves, None], strict=True):
        assert found == board
        assert found.move_stack == board.move_stack
        assert found.is_repetition(3) == board.is_repetition(3)
        while found.move_stack:
            found.pop()
        assert found == game.start
        if move:
            board.push(move)


def test_a_game_knows_its_boards() -> None:
    game = parse_game("1. e4 e5")
    assert [len(board.move_stack) for board in game.boards()] == [0, 1, 2]
    assert not game.start.move_stack
