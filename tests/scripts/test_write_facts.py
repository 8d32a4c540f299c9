"""What the page says of classes and boards is what Python says, and was written by the script."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from scripts.write_facts import FILES, REGIONS, written
from server.analysis.classes import FACTS
from server.analysis.reasons import means
from server.i18n import texts
from server.images.boards import BOARD_THEMES
from server.images.pieces import PIECE_SETS
from server.system.paths import STATIC
from tests.page import answer_of_page


@pytest.mark.parametrize("name", FILES)
def test_no_region_is_stale(name: str) -> None:
    text = (STATIC / name).read_text("utf-8")
    assert written(text) == text, "run `python -m scripts.write_facts`"


def test_every_region_is_somewhere_and_dark_ones_stand_twice() -> None:
    texts = "".join((STATIC / name).read_text("utf-8") for name in FILES)
    dark = {"class-inks-dark", "board-dark"}
    assert Counter(re.findall(r"/\* facts: ([\w-]+)", texts)) == {
        name: 2 if name in dark else 1 for name in REGIONS
    }


def test_only_regions_are_written() -> None:
    region = "  /* facts: board, old */\n  --board-dark: #123456;\n  /* end of facts */\n"
    text = f":root {{\n  --ink: #000;\n{region}}}\n"
    assert written(text) == text.replace(
        "  --board-dark: #123456;\n",
        "  --board-light: #f0e9ec;\n  --board-dark: #a48f9f;\n"
        "  --board-light-ink: #6d5667;\n  --board-dark-ink: #2f2230;\n",
    )


@pytest.mark.parametrize("language", texts.languages())
def test_the_hint_and_the_season_have_words_for_each_motif(language: str) -> None:
    other = texts.text(language, "drill-look", theme="loses")
    for name in (*means.MATES, *means.AIMED, *means.OTHERS):
        assert texts.text(language, "drill-look", theme=name) != other, name
        assert texts.text(language, f"season-kind-motif-{name}") != f"season-kind-motif-{name}"


def test_a_region_that_nobody_knows_is_told() -> None:
    with pytest.raises(KeyError):
        written("/* facts: weather */\n/* end of facts */\n")


def test_the_page_knows_what_python_says() -> None:
    page = answer_of_page(
        {"chess/classes.ts": "CLASSES", "state/settings.ts": "BOARD_THEMES, PIECE_SETS"},
        "{ classes: CLASSES, boards: BOARD_THEMES, pieces: PIECE_SETS }",
    )
    assert page["pieces"] == list(PIECE_SETS)
    assert page["boards"] == list(BOARD_THEMES)
    assert list(page["classes"]) == list(FACTS)
    for name, facts in FACTS.items():
        theirs = page["classes"][name]
        assert (theirs["value"], theirs["nag"]) == (facts.value, facts.nag)
        flags = {flag: theirs.get(flag, False) for flag in ("fault", "notable", "moment")}
        assert flags == {"fault": facts.fault, "notable": facts.notable, "moment": facts.moment}
        drawn = [
            (stroke["d"], None if stroke.get("fill") else stroke["width"]) for stroke in theirs["strokes"]
        ]
        assert drawn == [(stroke.d, stroke.width) for stroke in facts.strokes]
