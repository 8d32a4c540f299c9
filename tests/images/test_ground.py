from __future__ import annotations

from xml.etree import ElementTree as ET

from server.images.ground import brand, ground
from server.images.lettering import Lettering
from server.images.svg import document


def test_the_ground_is_the_whole_card_s() -> None:
    root = ET.fromstring(document(1200, 630, ground()))
    (rect,) = (item for item in root.iter() if item.tag.endswith("rect"))
    assert (rect.get("width"), rect.get("height")) == ("1200", "630")


def test_the_brand_says_how_wide_it_is(letters: Lettering) -> None:
    drawn, width = brand(10, 10, letters)
    assert drawn.count("<path") == 2 + len("Kibitz")
    assert 100 < width < 200
