"""The tables of docs/*.md that state rules hold the numbers that the code has."""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import get_args

import pytest

from server.analysis import errors
from server.analysis.builtin.uci_commands import MODES
from server.analysis.classes import Classification
from server.analysis.classification import point_loss
from server.analysis.endgame_types import DEFAULT_RULES, EndgameType
from server.analysis.events.values import FactKind, ReasonRule
from server.analysis.game.game import GameLimits
from server.live.socket import MAX_MESSAGE_BYTES, MAX_WATCHED
from server.settings import Quotas

ROOT = Path(__file__).parents[1]
Row = list[str]


def tables(page: str) -> Iterator[list[Row]]:
    """The tables of a page: each row a list of cells, the head first, the line of dashes left out."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines()]
        yield [row for row in rows if set("".join(row)) != {"-"}]


def table(page: str, *head: str) -> list[Row]:
    """The rows under a head that begins so."""
    (rows,) = (rows for rows in tables(page) if rows[0][: len(head)] == list(head))
    return rows[1:]


def class_of(bands: point_loss.Bands, value: float) -> str:
    return next(str(found) for high, found in bands if value < high)


@pytest.mark.parametrize(
    ("head", "row", "bands"),
    [
        ("loss below", "class", point_loss.LOSS_BANDS),
        ("c below", "class", point_loss.MATE_TO_CP_BANDS),
        ("c below", "class", point_loss.CP_TO_MATE_BANDS),
        ("change below", "the mover mates now", point_loss.MATING_BANDS),
        ("change below", "the mover is mated", point_loss.MATED_BANDS),
    ],
)
def test_the_tables_of_point_loss_are_the_bands(head: str, row: str, bands: point_loss.Bands) -> None:
    bounds = {high for high, _ in bands if high < math.inf}
    (found,) = (
        rows
        for rows in tables("classification.md")
        if rows[0][0] == head and bounds <= {float(bound) for bound in rows[0][1:-1]}
    )
    (classes,) = (cells[1:] for cells in found[1:] if cells[0] == row)
    lows = [float(bound) for bound in found[0][1:-1]]
    assert classes == [class_of(bands, low) for low in [lows[0] - 0.001, *lows]]


def test_the_classes_have_the_values_and_glyphs_of_the_page() -> None:
    said = {name: (int(value), nag.strip("$")) for name, value, nag in table("classification.md", "class")}
    assert said == {str(each): (each.value_points, str(each.nag or "")) for each in Classification}


def test_the_endgame_types_stand_on_their_page_in_their_order() -> None:
    said = [(number, kind) for number, kind, _ in table("phases.md", "number", "type")]
    assert said == [(rule.number, rule.type) for rule in DEFAULT_RULES]
    groups = {group: tuple(types.split(", ")) for group, types in table("phases.md", "group", "types")}
    assert groups == {
        group: tuple(map(str, types)) for group, types in groupby(EndgameType, key=lambda each: each.group)
    }


def test_the_modes_of_the_engine_are_those_of_the_page() -> None:
    rows = [(re.findall(r"`(\w+)`", cells[0])[0], *cells[1:]) for cells in table("network.md", "mode")]
    assert rows == [
        (name, f"{mode.seconds:g}" if mode.seconds else "as asked", str(mode.depth), str(mode.share))
        for name, mode in MODES.items()
    ]


def numbers(text: str) -> list[int]:
    return [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", text)]


LIMITS, QUOTAS = GameLimits(), Quotas()


@pytest.mark.parametrize(
    ("what", "limits"),
    [
        ("the text", [LIMITS.bytes >> 20]),
        ("games in a text", [LIMITS.games]),
        ("plies of a game", [LIMITS.plies]),
        ("moves in variations", [LIMITS.variation_nodes, LIMITS.variation_depth]),
        ("a header's value", [LIMITS.header_chars, LIMITS.comment_chars]),
        ("new reviews", [QUOTAS.reviews_per_minute, QUOTAS.reviews_per_day]),
        ("requests for a review", [QUOTAS.attempts_per_minute]),
        ("new collections", [QUOTAS.collections_per_day, QUOTAS.reviews_per_minute]),
        ("files of all kinds", [QUOTAS.attempts_per_minute]),
        ("texts shared", [QUOTAS.reviews_per_minute]),
        ("drawn images", [QUOTAS.images_per_minute]),
        ("unfinished reviews", [QUOTAS.reviews_running, QUOTAS.reviews_waiting]),
        ("a message", [MAX_MESSAGE_BYTES >> 10]),
        ("reviews watched", [MAX_WATCHED]),
    ],
)
def test_the_limits_are_those_of_the_page(what: str, limits: Sequence[int]) -> None:
    page = (ROOT / "docs" / "limits.md").read_text("utf-8")
    (found,) = (item for item in page.split("\n- ") if item.startswith(what))
    said = " ".join(found.partition("\n\n")[0].split()).partition(": ")[2].partition(" (")[0]
    assert numbers(said) == list(limits)


def codes_in(module: Path, refusals: frozenset[str]) -> Iterator[str]:
    """The codes that a module gives a `failed` event, or an error that becomes one."""
    for call in (node for node in ast.walk(ast.parse(module.read_text())) if isinstance(node, ast.Call)):
        name = ast.unparse(call.func)
        given = call.args[:1] if name in ("FailedEvent", "FailedEvent.of") else []
        given += [word.value for word in call.keywords if name in refusals and word.arg == "code"]
        for value in given:
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield value.value


def test_every_code_of_failed_is_in_the_protocol_and_every_code_there_is_one() -> None:
    kinds = (errors.GameError, errors.LimitError, errors.OptionsError, errors.EngineError, errors.LogError)
    refusals = frozenset(kind.__name__ for kind in kinds)
    # A game of a file is refused before it is a review: no event tells of it.
    modules = [file for file in (ROOT / "server").rglob("*.py") if file.name != "games_file.py"]
    codes = {kind.code for kind in kinds} | {code for file in modules for code in codes_in(file, refusals)}
    said = [code for row in table("protocol.md", "`code`") for code in re.findall(r"`(\w+)`", row[0])]
    assert sorted(said) == sorted(codes)


def prose(page: Path) -> list[str]:
    """The lines of a page that can be broken: no table, no code, no comment for scripts, no picture."""
    found, fenced = [], False
    for line in page.read_text("utf-8").splitlines():
        if line.lstrip().startswith("```"):
            fenced = not fenced
        code = fenced or (line.startswith("    ") and not line.lstrip().startswith(("-", "*")))
        if not code and not line.lstrip().startswith(("|", "<!--", "![")):
            found.append(line)
    return found


PAGES = [*(ROOT / "docs").glob("*.md"), ROOT / "CONTRIBUTING.md", ROOT / "README.md"]


@pytest.mark.parametrize("page", PAGES)
def test_no_line_of_prose_is_wider_than_code_may_be(page: Path) -> None:
    assert [line for line in prose(page) if len(line) > 110] == []


def test_every_kind_of_fact_is_in_the_docs_of_reasons_and_every_kind_there_is_one() -> None:
    facts = (ROOT / "docs" / "reasons.md").read_text("utf-8").partition("\nThe kinds:\n")[2]
    lines = re.findall(r"^- ([^:]*):", facts.partition("\nValues of")[0], re.MULTILINE)
    said = [kind for line in lines for kind in re.findall(r"`(\w+)`", line)]
    assert sorted(said) == sorted(get_args(FactKind))


def test_every_rule_that_a_reason_names_has_an_example_in_the_docs() -> None:
    page = (ROOT / "docs" / "reasons.md").read_text("utf-8")
    assert set(re.findall(r'{"rule": "(\w+)"', page)) == set(get_args(ReasonRule))
