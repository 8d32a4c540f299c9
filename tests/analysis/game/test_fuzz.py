"""Texts that nobody wrote: the reader ends with a game or a told fault, and what is written is read again as
the same game.

The examples are the same in every run.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import chess
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.analysis.errors import KibitzError
from server.analysis.game.decoding import decode
from server.analysis.game.game import Game, parse_game, parse_games, read_game
from server.analysis.game.notices import MAX_NOTICES
from server.analysis.game.pgn_text import split_games
from server.analysis.game.privacy import hide_names
from server.analysis.game.tokens import TokenKind, asides, tokens
from server.analysis.game.wire_form import move_records, warnings_of
from server.analysis.game.writer import write_pgn

FEN = "4k3/8/8/8/8/8/4P3/4K3"
HARMLESS = [
    "1.", "17...", "$1", "$999", "!", "??", "!!!", "+-", "=", "N", "e.p.", ")", "}", "()", "\n\n", "\r\n",
    "\t", "{a}", "{[%clk 0:01:00]}", "{[%eval #1,245]}", "{[%eval}", "{[%csl Ra1,Gb2] a [%x]}",
    "; not } c5\n", "\n%x {\n", "(-- e4)", "((e4) d4 d5)", "( {a} e5 {b} )", "( Nxe9 foo 0-0 (d4 ( 1. ) ) )",
]  # fmt: skip
"""What may stand between two moves."""
ODD = [
    "e4", "e5", "Nf3", "O-O", "0-0", "4.0-0", "--", "Z0", "e2-e4", "Nxe9", "a8(Q)", "exd6e.p.", "1.e4$1",
    "♘f3", "(", ")", "((", "{", "}", ";", "%", "[", "]", "[White", "foo", "Sf3", "…", "–", "“", "\\", '"',
    "½", "*", "\x00", "\ud800", "\ufeff", "\u2028", " ", "\n", "1-0", "0-1", "1/2-1/2",
]  # fmt: skip
TAGS = [
    *[
        '[White "Ann"]',
        '[White "O\\"N"][Black "B"]',
        '[Event "x]',
        "[White Ann]",
        '[Site "a"b"]',
        "[Round “1”]",
    ],
    *['[Result "1-0"]', f'[FEN "{FEN} b - - 0 1"]', '[Variant "Chess960"]', '[Variant "Atomic"]', f"{FEN} w"],
]
PARTS = st.sampled_from([*HARMLESS, *ODD, *TAGS])
TEXTS = st.one_of(
    st.text(max_size=60),
    st.lists(PARTS, max_size=25).map(" ".join),
    st.lists(PARTS, max_size=25).map("".join),
)
FIELDS = st.sampled_from([
    FEN, "8/8", "", "w", "b", "x", "-", "KQkq", "HAha", "e3", "e9", "0", "1", "-1", "9999", "10000",
    "1" * 4300, "½",
])  # fmt: skip
COMMANDS = st.sampled_from(["clk", "emt", "eval", "csl", "cal", "anno", "x"])
VALUES = st.text(alphabet="0123456789:.,#+-RGYBabcdefgh x[]", max_size=12)
WORDS = st.text(
    st.characters(codec="utf-8", exclude_categories=["C", "Z"], exclude_characters="{}\ufeff"),
    min_size=1,
    max_size=90,
)
COMMENTS = st.lists(
    st.one_of(WORDS, st.tuples(COMMANDS, VALUES).map(lambda made: f"[%{made[0]} {made[1]}]")), max_size=12
).map(lambda words: " ".join(" ".join(words).split()))
NAMES = st.text("abcdefghijABCDEFGHIJ_0123456789", min_size=1, max_size=10).filter(
    lambda name: name[0] != "_"
)
HEADERS = st.dictionaries(
    NAMES | st.sampled_from(["White", "Black", "Event", "ECO", "Annotator"]),
    st.text(st.characters(codec="utf-8", exclude_characters="\n\r\ufeff"), min_size=1, max_size=60),
    max_size=6,
)
FAST = settings(
    derandomize=True,
    deadline=None,
    max_examples=200,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)


def written(game: Game) -> str:
    return write_pgn(game.headers, game.start, game.intro, game.line)


def legal_line(board: chess.Board, plies: int, choice: random.Random) -> Iterator[tuple[chess.Board, str]]:
    """(position, a legal move of it in SAN), one behind the other."""
    for _ in range(plies):
        legal = list(board.legal_moves)
        if not legal:
            return
        move = choice.choice(legal)
        yield board.copy(), board.san(move)
        board.push(move)


@st.composite
def movetexts(draw: st.DrawFn) -> str:
    """Legal moves with comments, NAGs and variations in all places where they may stand."""
    choice = random.Random(draw(st.integers(0, 10_000)))

    def comment() -> str:
        return f"{{{draw(COMMENTS)}}}" if draw(st.integers(0, 3)) == 0 else ""

    def line(board: chess.Board, plies: int, depth: int) -> Iterator[str]:
        for before, san in legal_line(board, plies, choice):
            yield san
            yield from (f"${draw(st.integers(0, 255))}" for _ in range(draw(st.integers(0, 4)) // 3))
            yield comment()
            if depth and draw(st.integers(0, 4)) == 0:
                yield from ("(", comment(), *line(before, draw(st.integers(1, 3)), depth - 1), ")", comment())

    return " ".join([comment(), *line(chess.Board(), draw(st.integers(0, 8)), 2), "*"])


@st.composite
def messy_files(draw: st.DrawFn) -> str:
    """A few games whose main lines can be played, with all between their moves that people paste."""
    choice = random.Random(draw(st.integers(0, 10_000)))
    mess = st.lists(st.sampled_from(HARMLESS), max_size=3)
    words = []
    for _ in range(draw(st.integers(1, 3))):
        words += draw(st.lists(st.sampled_from(TAGS[:7]).map(lambda tag: f"\n{tag}\n"), max_size=4))
        for _, san in legal_line(chess.Board(), draw(st.integers(0, 6)), choice):
            words += [*draw(mess), san]
        words += [*draw(mess), draw(st.sampled_from(["*", "1-0", "½-½ 1-0"]))]
    return draw(st.sampled_from([" ", "\n"])).join(words)


def games_of(text: str) -> list[Game]:
    """The games of `text`, none where it is refused."""
    try:
        return list(parse_games(text))
    except KibitzError:
        return []


@FAST
@given(TEXTS)
def test_a_text_is_read_or_refused_with_a_told_fault(text: str) -> None:
    try:
        game = parse_game(text)
    except KibitzError as fault:
        assert fault.message
        return
    assert len(game.notices) <= MAX_NOTICES + 1
    assert len(move_records(game.line)) == len(game.moves)
    assert len(warnings_of(game.notices)) == len(game.notices)


@FAST
@given(st.binary(max_size=80))
def test_any_bytes_are_a_text(data: bytes) -> None:
    games_of(decode(data))


@FAST
@given(TEXTS)
def test_the_tokens_lie_one_behind_the_other_with_blanks_between(text: str) -> None:
    end = 0
    for token in tokens(text):
        assert token.start >= end
        assert token.end > token.start
        assert not text[end : token.start].strip()
        end = token.end
    assert not text[end:].strip()


@FAST
@given(messy_files())
def test_a_messy_file_can_be_read(text: str) -> None:
    assert games_of(text)


@FAST
@given(messy_files() | TEXTS)
def test_a_game_that_is_read_is_written_and_read_again(text: str) -> None:
    for game in games_of(text):
        once = parse_game(written(game))
        assert once.moves == game.moves
        assert not once.notices
        again = parse_game(written(once))
        assert (again.headers, again.intro, again.line) == (once.headers, once.intro, once.line)


@FAST
@given(messy_files() | TEXTS)
def test_the_source_of_a_game_is_that_game(text: str) -> None:
    """What is stored of a game of a file is read by itself later."""
    try:
        games = [(one.source, read_game(one)) for one in split_games(text)]
    except KibitzError:
        return
    for source, game in games:
        assert parse_game(source) == game


@FAST
@given(messy_files() | TEXTS)
def test_what_is_no_move_is_the_same_by_itself(text: str) -> None:
    alone = {TokenKind.TAG, TokenKind.COMMENT, TokenKind.LINE_COMMENT, TokenKind.ESCAPED}
    assert list(asides(text)) == [token for token in tokens(text) if token.kind in alone]


@FAST
@given(HEADERS, movetexts())
def test_what_was_written_is_the_same_game(headers: dict[str, str], moves: str) -> None:
    read = parse_game(moves)
    assert not read.notices
    game = replace(read, headers={**headers, "Result": "*"})
    again = parse_game(written(game))
    assert again.line == game.line
    assert again.intro == game.intro
    assert again.headers.items() >= game.headers.items()
    assert max(map(len, written(game).partition("\n\n")[2].splitlines())) < 400


@FAST
@given(st.lists(FIELDS, max_size=7), st.booleans())
def test_a_position_is_read_or_refused(fields: list[str], bare: bool) -> None:
    fen = " ".join(fields)
    try:
        game = parse_game(fen if bare else f'[FEN "{fen}"]\n\n*')
    except KibitzError as fault:
        assert len(fault.message) < 400
        return
    assert game.start.is_valid()
    assert parse_game(written(game)).start == game.start


@FAST
@given(messy_files() | TEXTS)
def test_a_text_without_names_has_the_same_moves(text: str) -> None:
    if games := games_of(text):
        assert [game.moves for game in games_of(hide_names(text))] == [game.moves for game in games]
