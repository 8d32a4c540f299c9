"""One word of the moves: the spellings that are read, and what is said of the others."""

from __future__ import annotations

import pytest

from server.analysis.game.words import (
    Word,
    clip,
    is_trailer,
    normal_form,
    read_result,
    read_word,
    why_unreadable,
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("e4", "e4"),
        ("1.e4", "e4"),
        ("12...exd5+", "exd5"),
        ("Pe4", "e4"),
        ("e2-e4", "e2-e4"),
        ("Bf1:c4", "Bf1xc4"),
        ("Nbd7#", "Nbd7"),
        ("♘f3", "Nf3"),
        ("♟e5", "e5"),
        ("0-0", "O-O"),
        ("4.0-0", "O-O"),
        ("12...0-0-0+", "O-O-O"),
        ("O–O", "O-O"),
        ("--", "--"),
        ("Z0", "--"),
        ("0000", "--"),
        ("a8=Q", "a8=Q"),
        ("a8Q+", "a8=Q"),
        ("a8/q", "a8=Q"),
        ("a8(Q)", "a8=Q"),
        ("bxc1=n", "bxc1=N"),
        ("exd6e.p.", "exd6"),
        ("exd6ep+", "exd6"),
        ("e4=", "e4"),
        ("Nf3+-", "Nf3"),
        ("Nf3N", "Nf3"),
        ("Nb8N", "Nb8"),
        ("e4∓", "e4"),
    ],
)
def test_a_move_is_read_in_every_spelling(text: str, move: str) -> None:
    assert read_word(normal_form(text)) == Word(move)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("Sf3", "Nf3"),
        ("Dd8xd5+", "Qd8xd5"),
        ("12...Tad8", "Rad8"),
        ("Lb5!?", "Bb5"),
        ("Ke2", "Ke2"),
        ("a8=D#", "a8=Q"),
        ("bxc1S", "bxc1=N"),
        ("a8l", "a8=B"),
        ("0-0", "O-O"),
        ("exd5", "exd5"),
    ],
)
def test_a_move_is_read_in_german_letters(text: str, move: str) -> None:
    read = read_word(normal_form(text), "KDTLS")
    assert read is not None
    assert read.move == move


@pytest.mark.parametrize("text", ["Nf3", "Qd4", "Bb5", "Rad8", "a8=Q"])
def test_english_letters_are_no_german_ones(text: str) -> None:
    assert read_word(text, "KDTLS") is None


@pytest.mark.parametrize(
    ("text", "nags"),
    [
        ("e4!", (1,)),
        ("e4?", (2,)),
        ("e4!!", (3,)),
        ("e4??", (4,)),
        ("e4!?", (5,)),
        ("e4?!", (6,)),
        ("1.e4$1", (1,)),
        ("e4+$1$146", (1, 146)),
        ("e4!!$10=", (3, 10)),
    ],
)
def test_marks_at_a_move_are_nags(text: str, nags: tuple[int, ...]) -> None:
    assert read_word(text) == Word("e4", nags)


@pytest.mark.parametrize(
    ("text", "nags"), [("$1", (1,)), ("!?", (5,)), ("$10$146", (10, 146)), ("!!!", (3, 1)), ("$0", (0,))]
)
def test_marks_may_stand_alone(text: str, nags: tuple[int, ...]) -> None:
    assert read_word(text) == Word(nags=nags)


@pytest.mark.parametrize(
    ("text", "result"),
    [("1-0", "1-0"), ("0–1", "0-1"), ("½-½", "1/2-1/2"), ("1/2", "1/2-1/2"), ("*", "*"), ("40.1-0", "1-0")],
)
def test_a_result_is_read(text: str, result: str) -> None:
    assert read_word(normal_form(text)) == Word(result=result)


@pytest.mark.parametrize("text", ["1", "1.", "23...", "…", "+-", "±", "N", "mate", "e.p.", ","])
def test_numbers_and_ornaments_say_nothing(text: str) -> None:
    assert read_word(normal_form(text)) == Word()


@pytest.mark.parametrize(
    "text", ["hello", "Nxe9", "e4x", "$1234", "!x", "=e4", "1.5", "a8(Q", "a8=K", "Sf3", "=$1", "[x"]
)
def test_what_nobody_can_read_is_none(text: str) -> None:
    assert read_word(text) is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Nxe9", "the board has no square e9"),
        ("Sf3", "not begin with an English piece letter"),
        ("hello", "“hello” is not a move"),
        ("nf3", "“nf3” is not a move. Did you mean Nf3?"),
        ("12.nbd7+", "Did you mean Nbd7?"),
        ("QXD5", "Did you mean Qxd5?"),
        ("E4", "Did you mean e4?"),
        ("Cf3", "“Cf3” does not begin with an English piece letter"),
        ("x" * 100, f"“{'x' * 57}...” is not a move"),
    ],
)
def test_why_is_told(text: str, words: str) -> None:
    assert words in why_unreadable(text)


def test_what_follows_a_result_belongs_to_it() -> None:
    assert is_trailer("1-0")
    assert is_trailer("+-")
    assert not is_trailer("e4")


def test_a_foreign_text_is_cut_at_sixty() -> None:
    assert clip("x" * 60) == "x" * 60
    assert len(clip("x" * 61)) == 60


@pytest.mark.parametrize(
    "text",
    "→ ↑ ⇆ ⊕ ∆ Δ ⨀ ∞= =∞ ±→ ↗ ⟳ ⇔ ⊥ ○ □ ⌓ ✓ =/∞ ∞/= ±/∓ ======= ------- *** ~~~~ ⚔\ufe0f •".split(),  # noqa: SIM905
)
def test_glyphs_and_rules_say_nothing(text: str) -> None:
    assert read_word(normal_form(text)) == Word()


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("e4→", Word("e4")),
        ("Nf3∞=", Word("Nf3")),
        ("e4!?⇆", Word("e4", (5,))),
        ("!!□", Word(nags=(3,))),
        ("e4‼", Word("e4", (3,))),
        ("♘\ufe0ef3", Word("Nf3")),
        ("♟\ufe0fe5", Word("e5")),
        ("N\u00adf3", Word("Nf3")),
        ("o-o", Word("O-O")),
        ("4.o-o-o+", Word("O-O-O")),
        ("О-О", Word("O-O")),
        ("1:0", Word(result="1-0")),
        ("0:0", Word(result="0-0")),
        ("-:+", Word(result="-:+")),
        ("40.0.5-0.5", Word(result="1/2-1/2")),
    ],
)
def test_what_other_programs_write_is_read(text: str, word: Word) -> None:
    assert read_word(normal_form(text)) == word


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("1 : 0", "1-0"),
        ("½–½", "1/2-1/2"),
        ("0,5 - 0,5", "1/2-1/2"),
        ("0-0", "0-0"),
        ("0F-1F", "-:+"),
        ("- : -", "-:-"),
        ("adjourned", ""),
        ("", ""),
    ],
)
def test_the_result_of_a_header_is_read(text: str, result: str) -> None:
    assert read_result(text) == result
