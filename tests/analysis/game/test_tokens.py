"""Text -> tokens: where comments, headers, words begin and end."""

from __future__ import annotations

import pytest

from server.analysis.game.tokens import TokenKind, asides, tokens, write_tag


def kinds(text: str) -> list[tuple[TokenKind, str]]:
    return [(token.kind, token.text) for token in tokens(text)]


def tags(text: str) -> list[tuple[str, str] | None]:
    return [token.tag for token in tokens(text)]


def test_the_parts_of_a_game_are_told_apart() -> None:
    assert kinds("1.e4 {a (b) ; c} e5;d } e\n(1...c5)") == [
        (TokenKind.WORD, "1.e4"),
        (TokenKind.COMMENT, "a (b) ; c"),
        (TokenKind.WORD, "e5"),
        (TokenKind.LINE_COMMENT, "d } e"),
        (TokenKind.OPEN, "("),
        (TokenKind.WORD, "1...c5"),
        (TokenKind.CLOSE, ")"),
    ]


def test_a_token_says_where_it_stands() -> None:
    text = ' [A "b"]\n{c} d'
    assert [text[token.start : token.end] for token in tokens(text)] == ['[A "b"]', "{c}", "d"]


@pytest.mark.parametrize(
    "text",
    [
        '[A "1"][B "2"] [C "3"]\n%d\n1.e4{e};f\n([g] h[i "j"] a8(Q)[K "l"] {[M "n"]} }[O "p"]',
        "[[ [\n[ x\n[y z\n{",
        '%\n%a\n b%c [A "1"]x[B "2"]',
        ' %\n\t%a [A "1"]\n{b} %c [A "1"]\n}%d\n{e}\n %f [B "2"]\n[C "3"]',
    ],
)
def test_headers_comments_and_escaped_lines_can_be_had_alone(text: str) -> None:
    alone = {TokenKind.TAG, TokenKind.COMMENT, TokenKind.LINE_COMMENT, TokenKind.ESCAPED}
    assert list(asides(text)) == [token for token in tokens(text) if token.kind in alone]


def test_a_comment_without_an_end_goes_to_the_end() -> None:
    (comment,) = tokens("{a\n\nb")
    assert (comment.text, comment.closed) == ("a\n\nb", False)


def test_a_brace_that_closes_nothing_is_a_token() -> None:
    assert kinds("e4 } e5") == [(TokenKind.WORD, "e4"), (TokenKind.STRAY, "}"), (TokenKind.WORD, "e5")]


def test_an_escaped_line_begins_with_its_sign() -> None:
    assert kinds("%a [b] {c\ne4 %d")[0] == (TokenKind.ESCAPED, "%a [b] {c")
    assert [kind for kind, _ in kinds("e4 %d")] == [TokenKind.WORD, TokenKind.WORD]
    assert kinds("e4\n \t%d\ne5")[1:] == [(TokenKind.ESCAPED, " \t%d"), (TokenKind.WORD, "e5")]


@pytest.mark.parametrize("line", ["{c}\n% d {", "{c}\n  % d (", "{c\n}% d", "{c} % d }", "; c }\n% d"])
def test_an_escaped_line_behind_a_comment_says_nothing_either(line: str) -> None:
    assert [text for _, text in kinds(f"e4 {line}\ne5")][-1] == "e5"
    assert TokenKind.ESCAPED in [kind for kind, _ in kinds(f"e4 {line}\ne5")]
    assert len(kinds(f"e4 {line}\ne5")) == 4


def test_a_promotion_in_brackets_is_one_word() -> None:
    assert kinds("8.a8(Q)+! a4(Q)") == [
        (TokenKind.WORD, "8.a8(Q)+!"),
        (TokenKind.WORD, "a4"),
        (TokenKind.OPEN, "("),
        (TokenKind.WORD, "Q"),
        (TokenKind.CLOSE, ")"),
    ]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (r'[A "b \"c\" \\ d"]', r"b \"c\" \ d".replace(r"\"", '"')),
        (r'[A "\\\"b"]', '\\"b'),
        (r'[A "b\n"]', r"b\n"),
        ('[ A   "b" ]', "b"),
        ('[A ""]', ""),
        ('[A "b "c" d"]', 'b "c" d'),
        ("[A “b”]", "b"),
        ('[A "b"', "b"),
        ('[A "C:\\"]', "C:\\"),
    ],
)
def test_the_value_of_a_header_is_read(text: str, value: str) -> None:
    assert tags(text) == [("A", value)]


def test_headers_may_share_a_line_with_others_and_with_moves() -> None:
    assert tags('[A "b"] [C "d"][E "f"] e4') == [("A", "b"), ("C", "d"), ("E", "f"), None]


def test_a_header_that_cannot_be_read_is_the_whole_line() -> None:
    assert kinds("[White Ann]\ne4")[0] == (TokenKind.TAG, "[White Ann]")
    assert tags("[White Ann]") == [None]


def test_no_header_begins_with_a_faulty_one_behind_a_word() -> None:
    assert [token.kind for token in tokens("e4 [White Ann]")] == [TokenKind.WORD] * 3


@pytest.mark.parametrize("value", ['"', "\\", '\\"', "a", 'Ann "The Fox" \\', "“”", "[x] {y}"])
def test_what_is_written_is_read_again(value: str) -> None:
    assert tags(write_tag("White", value)) == [("White", value)]


@pytest.mark.parametrize(
    ("text", "tag"),
    [
        ('[white "Ann"]', ("White", "Ann")),
        ('[RESULT "1-0"]', ("Result", "1-0")),
        ('[Fen "8/8"]', ("FEN", "8/8")),
        ('[setup "1"]', ("SetUp", "1")),
        ('[whiteelo "2000"]', ("WhiteElo", "2000")),
        ('[timecontrol "60"]', ("TimeControl", "60")),
        ('[GameID "7"]', ("GameID", "7")),
        ('[myOwn "x"]', ("myOwn", "x")),
        ('[White"Ann"]', ("White", "Ann")),
        ("[White „Ann“]", ("White", "Ann")),
        ("[FEN 8/8 w]", ("FEN", "8/8 w")),
        ('[FEN "8/8\nw"]', ("FEN", "8/8 w")),
    ],
)
def test_a_header_is_known_however_it_is_written(text: str, tag: tuple[str, str]) -> None:
    assert tags(text) == [tag]


def test_a_header_without_an_end_does_not_swallow_the_next() -> None:
    assert tags('[Event "x\n[Site "y"]') == [None, ("Site", "y")]


@pytest.mark.parametrize("text", ["1 - 0", "1/2 - 1/2", "0 : 1", "½ – ½"])
def test_a_result_may_have_blanks_in_it(text: str) -> None:
    assert kinds(f"e4 {text} {{end}}")[1] == (TokenKind.WORD, text)
