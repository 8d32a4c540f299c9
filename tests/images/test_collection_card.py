"""A collection's card: what it shows, and that nothing that is long leaves it."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from server.images.collection_card import collection_svg
from server.images.lettering import Lettering
from server.images.pictures import CardRow, CollectionPicture, Share

ROWS = (CardRow("Ann", "1.", "2½"), CardRow("Bob", "2.", "1"))
CARD = CollectionPicture("Cup", rows=ROWS)


def drawn(letters: Lettering, **changes: object) -> str:
    return collection_svg(replace(CARD, **changes), letters)  # type: ignore[arg-type]


def shapes(letters: Lettering, **changes: object) -> int:
    """How many there are: one for each letter."""
    return len(list(ET.fromstring(drawn(letters, **changes)).iter()))


def places(svg: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"translate\(([\d.-]+) ([\d.-]+)\) scale", svg)]


def test_it_is_1200_by_630(letters: Lettering) -> None:
    root = ET.fromstring(drawn(letters))
    assert (root.get("width"), root.get("height")) == ("1200", "630")


@pytest.mark.parametrize(
    "changes",
    [
        {"facts": "60 games"},
        {"others": "and 37 others"},
        {"progress": "31 of 60 reviewed"},
        {"progress": " ", "reviewed": 0.5},
        {"results": (Share("light", 3, "3 won"),)},
        {"rows": (*ROWS, CardRow("Cid"))},
        {"rows": (replace(ROWS[0], unit="of 5 games"), ROWS[1])},
        {"rows": (replace(ROWS[0], beside="2500"), ROWS[1])},
        {"rows": (replace(ROWS[0], cells=("", "1")), ROWS[1])},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_what_is_known_is_drawn(letters: Lettering, changes: dict[str, object]) -> None:
    assert shapes(letters, **changes) > shapes(letters)


def test_the_bar_is_divided_as_the_games_ended(letters: Lettering) -> None:
    shares = (Share("light", 3, "3"), Share("middle", 1, "1"))
    bar = re.findall(
        r'<rect x="[\d.]+" y="\d+" width="([\d.]+)" height="26" fill="#\w+"/>', drawn(letters, results=shares)
    )
    assert [float(width) for width in bar] == [816.0, 272.0]


@pytest.mark.parametrize("count", [1, 2, 8])
@pytest.mark.parametrize("long", ["Nepomniachtchi, Ian " * 30, "W" * 200])
def test_nothing_leaves_the_card_however_long_it_is(letters: Lettering, long: str, count: int) -> None:
    row = CardRow(long, "10.", "10½", unit="of 200 games", beside="2855", cells=("½",) * count)
    svg = drawn(
        letters, title=long, facts=long, rows=(row,) * count, others="and others", progress="31 of 60"
    )
    assert len(places(svg)) > 50
    assert all(30 < x < 1170 and 30 < y < 600 for x, y in places(svg))


def test_scripts_without_a_font_are_spelt(letters: Lettering) -> None:
    for title in ("丁立人", "طريق الحرير", "हरिकृष्ण"):
        assert shapes(letters, title=title) > shapes(letters, title="")


def test_without_rows_the_title_stands_in_the_middle(letters: Lettering) -> None:
    high = max(y for _, y in places(drawn(letters, rows=())))
    assert 250 < high < 380


def test_the_leaders_stand_in_their_order(letters: Lettering) -> None:
    first, second = (places(drawn(letters, rows=rows)) for rows in (ROWS, ROWS[::-1]))
    assert first != second
