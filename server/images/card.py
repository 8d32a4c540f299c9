"""The card for link previews, 1200 x 630: board, players, opening, the move's verdict, graph. SVG text."""

from __future__ import annotations

from server.analysis.classes import FACTS
from server.images.badges import badge
from server.images.board import SIDE, board_parts
from server.images.colors import (
    ACCENT,
    CHIP_BLACK,
    CHIP_WHITE,
    INK,
    INK_2,
    INK_3,
    LINE,
    ON_ACCENT,
    SURFACE,
)
from server.images.graph import BAND_HEIGHT, GraphBox
from server.images.ground import brand, ground
from server.images.lettering import Lettering
from server.images.pictures import CARD_HEIGHT, CARD_WIDTH, CardPicture, CardSide
from server.images.svg import Style, box, document, placed

WIDTH, HEIGHT = CARD_WIDTH, CARD_HEIGHT
_MARGIN = 36
_BOARD = HEIGHT - 2 * _MARGIN
_LEFT = _MARGIN + _BOARD + 40
_RIGHT = WIDTH - 44
_ROOM = _RIGHT - _LEFT
_GRAPH_TOP = 446
_PANEL_TOP, _PANEL_HEIGHT = 290, 130
_SMALL = Style(19, 500)
_HEADING = Style(17, 600)
_NAMES = tuple(Style(size, 680, "display") for size in (36, 32, 28, 25))
_RATING = Style(20, 500)
_ACCURACY = Style(36, 680, "display", tabular=True)
_POINTS = Style(24, 700, tabular=True)
_OPENING = Style(22, 550)
_ECO = Style(18, 700)
_MOVE = Style(33, 680, "display")
_BETTER = Style(21, 500)
_STORY = tuple((Style(size, 500), size * 1.32) for size in (23, 21, 19, 17.5))
"""Sizes of the story, the largest that fits is taken, and the height of a line."""


def card_svg(picture: CardPicture, lettering: Lettering) -> str:
    """A whole SVG document."""
    height = HEIGHT - _MARGIN - BAND_HEIGHT - _GRAPH_TOP
    return document(
        WIDTH,
        HEIGHT,
        ground(),
        placed(board_parts(picture.board, picture.look, lettering), _MARGIN, _MARGIN, _BOARD / SIDE),
        _brand(picture, lettering),
        _players(picture, lettering),
        _opening(picture, lettering),
        _story(picture.story, lettering) if picture.story else _verdict(picture, lettering),
        GraphBox(_LEFT, _GRAPH_TOP, _ROOM, height, lettering).draw(picture.graph),
        shown=WIDTH,
    )


def _brand(picture: CardPicture, lettering: Lettering) -> str:
    drawn, taken = brand(_LEFT, _MARGIN, lettering)
    event = lettering.fitted(picture.event, _SMALL, _ROOM - taken - 24)
    return drawn + lettering.draw(event, _RIGHT, _MARGIN + 25, _SMALL, INK_3, "end")


def _players(picture: CardPicture, lettering: Lettering) -> str:
    heading = ""
    if picture.white.accuracy:
        heading = lettering.draw(picture.heading, _RIGHT, 112, _HEADING, INK_3, "end")
    rows = ((picture.white, CHIP_WHITE, 152), (picture.black, CHIP_BLACK, 206))
    return heading + "".join(_player(side, chip, y, lettering) for side, chip, y in rows)


def _player(side: CardSide, chip: str, y: float, lettering: Lettering) -> str:
    """A row with its base line at `y`: chip, name, rating; points and accuracy at the right."""
    end = _RIGHT
    drawn = [box(_LEFT + 1.5, y - 22, 21, 21, chip, rx=6, stroke=INK_3, stroke_width=2.5)]
    if side.accuracy:
        drawn.append(lettering.draw(side.accuracy, end, y, _ACCURACY, INK, "end"))
        end -= 104
    if side.points:
        drawn.append(_points(side.points, end, y, lettering))
        end -= 58
    left = _LEFT + 38
    rating = side.rating[:5]
    room = end - left - (lettering.width(rating, _RATING) + 14 if rating else 0)
    whole = " ".join(filter(None, (side.title, side.name)))
    style = next((style for style in _NAMES if lettering.width(whole, style) <= room), _NAMES[-1])
    name = lettering.fitted(whole, style, room)
    drawn.append(lettering.draw(name, left, y, style, INK))
    drawn.append(lettering.draw(rating, left + lettering.width(name, style) + 12, y, _RATING, INK_3))
    return "".join(drawn)


def _points(points: str, end: float, y: float, lettering: Lettering) -> str:
    fill, ink = (ACCENT, ON_ACCENT) if points == "1" else (SURFACE, INK_2)
    pill = box(end - 40, y - 29, 40, 36, fill, rx=9)
    return pill + lettering.draw(points, end - 20, y - 2, _POINTS, ink, "middle")


def _opening(picture: CardPicture, lettering: Lettering) -> str:
    if not picture.opening:
        return ""
    y, x, eco = 262, float(_LEFT), ""
    if picture.eco:
        width = lettering.width(picture.eco, _ECO) + 20
        eco = box(x, y - 22, width, 30, SURFACE, rx=7)
        eco += lettering.draw(picture.eco, x + 10, y, _ECO, INK_2)
        x += width + 12
    name = lettering.fitted(picture.opening, _OPENING, _RIGHT - x)
    return eco + lettering.draw(name, x, y, _OPENING, INK_2)


def _panel() -> str:
    return box(_LEFT, _PANEL_TOP, _ROOM, _PANEL_HEIGHT, SURFACE, rx=14, stroke=LINE, stroke_width=1.5)


def _story(story: str, lettering: Lettering) -> str:
    """The panel of the game: as large as it fits, cut where the smallest size is too large still."""
    x, room, height = _LEFT + 20.0, _ROOM - 40.0, _PANEL_HEIGHT - 20
    for style, step in _STORY:
        lines = lettering.broken(story, style, room)
        if len(lines) * step <= height:
            break
    most = int(height / step)
    if len(lines) > most:
        lines = [*lines[: most - 1], lettering.fitted(" ".join(lines[most - 1 :]), style, room)]
    top = _PANEL_TOP + (_PANEL_HEIGHT - len(lines) * step) / 2 + 0.76 * step
    drawn = [lettering.draw(line, x, top + index * step, style, INK) for index, line in enumerate(lines)]
    return "".join([_panel(), *drawn])


def _verdict(picture: CardPicture, lettering: Lettering) -> str:
    """The panel of the move that is on the board."""
    if not picture.move:
        return ""
    classification = picture.board.classification
    middle = _PANEL_TOP + _PANEL_HEIGHT / 2
    x = _LEFT + 24.0
    drawn = [_panel()]
    if classification:
        drawn.append(badge(classification, x + 36, middle, 72, rim=None))
        x += 96
    drawn.append(_words(picture, x, middle, lettering))
    return "".join(drawn)


def _words(picture: CardPicture, x: float, middle: float, lettering: Lettering) -> str:
    """The move and its class; below, what was better."""
    room = _RIGHT - 20 - x
    line = middle - 7 if picture.better else middle + 11
    move = lettering.fitted(picture.move, _MOVE, room)
    after = lettering.width(move, _MOVE) + 14
    verdict = lettering.fitted(picture.verdict, _MOVE, max(0.0, room - after))
    classification = picture.board.classification
    ink = FACTS[classification].ink_dark if classification else INK_2
    drawn = lettering.draw(move, x, line, _MOVE, INK) + lettering.draw(verdict, x + after, line, _MOVE, ink)
    better = lettering.fitted(picture.better, _BETTER, room)
    return drawn + lettering.draw(better, x, middle + 30, _BETTER, INK_2)
