"""The tree of errors: one code for each kind, in the docs, and a sentence that is the exception's own."""

from __future__ import annotations

import pytest

from server.analysis import errors
from server.analysis.errors import GameError, KibitzError, LeaseLost, ReportError
from server.system.paths import ROOT

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, KibitzError)]


def test_each_kind_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in KINDS]
    assert sorted(set(codes)) == sorted(codes)


NO_END_OF_A_REVIEW = KibitzError, LeaseLost, ReportError


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in NO_END_OF_A_REVIEW])
def test_the_docs_name_the_code_and_whether_trying_again_helps(kind: type[KibitzError]) -> None:
    rows = [line for line in (ROOT / "docs" / "protocol.md").read_text("utf-8").splitlines() if "|" in line]
    told = [row for row in rows if f"`{kind.code}`" in row.split("|")[1]]
    assert any(row.split("|")[2].strip() == str(kind.retry).lower() for row in told), told


def test_an_error_says_what_and_where_and_may_say_which() -> None:
    error = GameError("No such move.", code="bad_fen", place="move 17, Black")
    assert (str(error), error.message, error.place) == ("No such move.",) * 2 + ("move 17, Black",)
    assert (error.code, GameError("x").code) == ("bad_fen", "bad_game")


def test_it_is_told_with_its_place_unless_it_names_that_itself() -> None:
    assert GameError("No such move.", place="move 17, Black").placed() == "move 17, Black: No such move."
    assert GameError("fen is missing.", place="fen").placed() == "fen is missing."
    assert GameError("No such move.").placed() == "No such move."
