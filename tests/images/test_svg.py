"""SVG elements as text."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from server.images.svg import box, document, placed, tag


def test_any_attribute_is_read_back_as_it_was_given() -> None:
    for value in ("\"<&>'", "a\tb", "grün ♞"):
        assert ET.fromstring(tag("path", d=value, stroke_width=2)).attrib == {"d": value, "stroke-width": "2"}


def test_an_attribute_that_is_none_is_left_out() -> None:
    assert tag("g", fill=None) == "<g/>"


def test_numbers_have_two_digits_at_most_and_no_idle_ones() -> None:
    assert tag("g", x=1.0, y=0.126, z=10.0) == '<g x="1" y="0.13" z="10"/>'
    assert tag("g", x=100, y=-0.5) == '<g x="100" y="-0.5"/>'


def test_a_drawing_keeps_its_shape_at_any_width() -> None:
    root = ET.fromstring(document(1200, 630, box(0, 0, 5, 5, "#000"), shown=600))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("600", "315", "0 0 1200 630")
    assert ET.fromstring(document(20, 10)).get("width") is None


def test_what_is_placed_is_moved_and_scaled() -> None:
    assert placed("<a/>", 1.5, 2, 0.5) == '<g transform="translate(1.50 2.00) scale(0.50000)"><a/></g>'
