"""The card for link previews: what it shows, and what it leaves out."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from server.analysis.classes import FACTS
from server.images.card import card_svg
from server.images.lettering import Lettering
from server.images.pictures import BoardLook, BoardPicture, CardPicture, CardSide, GraphPicture

CARD = CardPicture(
    BoardPicture("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    BoardLook(),
    GraphPicture((0.5, 0.6)),
    CardSide("Ann"),
    CardSide("Bob"),
)


def shapes(letters: Lettering, **changes: object) -> int:
    """How many shapes the card has: one for each letter."""
    card = replace(CARD, **changes)  # type: ignore[arg-type]
    return len(list(ET.fromstring(card_svg(card, letters)).iter()))


def test_it_is_1200_by_630(letters: Lettering) -> None:
    root = ET.fromstring(card_svg(CARD, letters))
    assert (root.get("width"), root.get("height")) == ("1200", "630")


@pytest.mark.parametrize(
    "changes",
    [
        {"event": "Riga 1959"},
        {"opening": "Sicilian"},
        {"move": "24. Rxd4"},
        {"white": CardSide("Ann", rating="2812")},
        {"white": CardSide("Ann", points="1")},
        {"white": CardSide("Ann", title="GM")},
        {"black": CardSide("Bob", accuracy="91.2")},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_what_is_known_is_drawn(letters: Lettering, changes: dict[str, object]) -> None:
    assert shapes(letters, **changes) > shapes(letters)


def test_a_word_without_what_it_belongs_to_is_left_out(letters: Lettering) -> None:
    for changes in (
        {"eco": "B20"},
        {"verdict": "Brilliant"},
        {"better": "Best was 24. Qd2"},
        {"heading": "Accuracy"},
    ):
        assert shapes(letters, **changes) == shapes(letters), changes


def test_the_verdict_has_the_badge_of_its_class(letters: Lettering) -> None:
    board = replace(CARD.board, classification="brilliant")
    ground = FACTS["brilliant"].ground
    assert ground in card_svg(replace(CARD, board=board, move="24. Rxd4"), letters)
    assert ground not in card_svg(replace(CARD, move="24. Rxd4"), letters)


def test_a_name_of_any_length_leaves_room_for_the_figures(letters: Lettering) -> None:
    whole = CardSide("Ann", points="1", accuracy="99.9", rating="2812")
    long = replace(whole, name="Nepomniachtchi, " * 20)
    assert shapes(letters, white=long) < shapes(letters, white=whole) + 60


def test_the_story_stands_in_place_of_the_move(letters: Lettering) -> None:
    assert shapes(letters, story="White won.") > shapes(letters)
    assert shapes(letters, story="White won.", move="24. Rxd4") == shapes(letters, story="White won.")


def test_a_long_story_is_smaller_and_at_last_cut(letters: Lettering) -> None:
    one, most = shapes(letters, story="White won. " * 10), shapes(letters, story="White won. " * 90)
    assert shapes(letters, story="White won. " * 30) > one
    assert most == shapes(letters, story="White won. " * 900)
