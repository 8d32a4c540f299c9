"""The card of a collection for link previews, 1200 x 630: title, leaders or score, crosstable, results,
progress. SVG text."""

from __future__ import annotations

from collections.abc import Sequence

from server.images.colors import (
    ACCENT,
    CHIP_BLACK,
    CHIP_WHITE,
    GRAPH_LINE,
    INK,
    INK_2,
    INK_3,
    LINE,
    SURFACE,
)
from server.images.ground import brand, ground
from server.images.lettering import Lettering
from server.images.pictures import CARD_HEIGHT, CARD_WIDTH, CardRow, CollectionPicture, Share
from server.images.svg import Style, box, document, tag

_MARGIN = 56
_RIGHT = CARD_WIDTH - _MARGIN
_ROOM = CARD_WIDTH - 2 * _MARGIN
_TOP = 40
_TITLES = ((60, 1), (50, 2), (44, 2))
_FLAT_TITLES = ((60, 1), (50, 1), (42, 1), (36, 1))
"""Sizes of the title and how many lines it may take, above a high table one; the first that fits is taken."""
_HIGH = 6
"""Rows of a high table."""
_TITLE_STEP = 1.14
_FACTS = Style(25, 500)
_PROGRESS = Style(21, 600, tabular=True)
_OTHERS = Style(22, 500)
_LABEL = Style(21, 550, tabular=True)
_BAR_HEIGHT = 26
_FOOT = CARD_HEIGHT - 46
_PAD = 26
_TALLEST = 66
"""Pixels of a row."""
_TRACK = 190
_TONES = {"light": CHIP_WHITE, "middle": GRAPH_LINE, "dark": CHIP_BLACK, "none": SURFACE}


def collection_svg(picture: CollectionPicture, lettering: Lettering) -> str:
    """A whole SVG document."""
    title, bottom = _title(picture, lettering)
    results = _results(picture.results, lettering) if picture.results else ""
    foot = _FOOT - 92 if results else _FOOT
    return document(
        CARD_WIDTH,
        CARD_HEIGHT,
        ground(),
        brand(_MARGIN, _TOP, lettering)[0],
        _progress(picture, lettering) if picture.progress else "",
        title,
        _panel(picture, bottom + 28, foot, lettering) if picture.rows else "",
        results,
        shown=CARD_WIDTH,
    )


def _title(picture: CollectionPicture, lettering: Lettering) -> tuple[str, float]:
    """Title and facts, and where they end. Without rows they stand in the middle."""
    for size, most in _FLAT_TITLES if len(picture.rows) >= _HIGH else _TITLES:
        style = Style(size, 720, "display")
        lines = lettering.broken(picture.title, style, _ROOM)
        if len(lines) <= most and all(lettering.width(line, style) <= _ROOM for line in lines):
            break
    else:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])][: len(lines)]
        lines = [lettering.fitted(line, style, _ROOM) for line in lines]
    step = style.size * _TITLE_STEP
    top = 104.0 if picture.rows else (CARD_HEIGHT - len(lines) * step - 46) / 2
    drawn = [
        lettering.draw(line, _MARGIN, top + style.size * 0.86 + index * step, style, INK)
        for index, line in enumerate(lines)
    ]
    line = top + len(lines) * step + 30
    facts = lettering.fitted(picture.facts, _FACTS, _ROOM)
    return "".join(drawn) + lettering.draw(facts, _MARGIN, line, _FACTS, INK_2), line


def _progress(picture: CollectionPicture, lettering: Lettering) -> str:
    """At the right of the head: the words, and a track that fills."""
    left, y, height = _RIGHT - _TRACK, _TOP + 11, 12
    words = lettering.draw(picture.progress, left - 18, _TOP + 25, _PROGRESS, INK_2, "end")
    track = box(left, y, _TRACK, height, SURFACE, rx=height / 2, stroke=LINE, stroke_width=1.5)
    done = max(height, _TRACK * picture.reviewed) if picture.reviewed else 0
    return words + track + (box(left, y, done, height, ACCENT, rx=height / 2) if done else "")


def _panel(picture: CollectionPicture, top: float, foot: float, lettering: Lettering) -> str:
    """The rows, as high as they need and as there is room."""
    rows = picture.rows
    rest = 44 if picture.others else 0
    height = min(_TALLEST * (1.5 if picture.score else 1), (foot - top - rest - 2 * 12) / len(rows))
    whole = height * len(rows) + 24 + rest
    ground_ = box(_MARGIN, top, _ROOM, whole, SURFACE, rx=16, stroke=LINE, stroke_width=1.5)
    drawn = [_row(picture, at, top + 12, height, lettering) for at in range(len(rows))]
    if picture.others:
        y = top + whole - 20
        drawn.append(lettering.draw(picture.others, _name_x(picture, lettering, height), y, _OTHERS, INK_3))
    return "".join([ground_, *drawn])


def _size(height: float, share: float, most: float) -> float:
    return min(most, height * share)


def _row(picture: CollectionPicture, at: int, top: float, height: float, lettering: Lettering) -> str:
    """Place, name, what is beside it, cells, points."""
    row, last = picture.rows[at], at == len(picture.rows) - 1
    line = top + (at + 0.5) * height + _size(height, 0.18, 20)
    points = Style(_size(height, 0.66, 62 if picture.score else 38), 720, "display", tabular=True)
    drawn = [] if last else [_rule(top + (at + 1) * height)]
    end = float(_RIGHT - _PAD)
    if row.unit:
        drawn.append(lettering.draw(row.unit, end, line, _beside(height), INK_3, "end"))
        end -= lettering.width(row.unit, _beside(height)) + 14
    drawn.append(lettering.draw(row.points, end, line, points, INK, "end"))
    end -= max(lettering.width(each.points, points) for each in picture.rows) + 30
    if row.cells:
        drawn.append(_cells(row.cells, at, end, top + at * height, height, lettering))
        end -= _cell(height) * len(row.cells) + 24
    left = _name_x(picture, lettering, height)
    place = lettering.draw(row.place, left - 18, line, _place(height), INK_3, "end") if row.place else ""
    drawn += [place, _named(row, left, end, line, height, lettering)]
    return "".join(drawn)


def _named(row: CardRow, left: float, end: float, line: float, height: float, lettering: Lettering) -> str:
    """The name and what stands behind it, between `left` and `end`."""
    room = end - left - (lettering.width(row.beside, _beside(height)) + 16 if row.beside else 0)
    sizes = [_size(height, share, most) for share, most in ((0.56, 50), (0.48, 40), (0.42, 32), (0.38, 27))]
    styles = [Style(size, 660, "display") for size in sizes]
    style = next((style for style in styles if lettering.width(row.name, style) <= room), styles[-1])
    name = lettering.fitted(row.name, style, room)
    after = left + lettering.width(name, style) + 14
    beside = lettering.draw(row.beside, after, line, _beside(height), INK_3)
    return lettering.draw(name, left, line, style, INK) + beside


def _rule(y: float) -> str:
    return tag("path", d=f"M{_MARGIN + _PAD} {y:.1f}H{_RIGHT - _PAD}", stroke=LINE, stroke_width=1.5)


def _place(height: float) -> Style:
    return Style(_size(height, 0.4, 25), 600, tabular=True)


def _beside(height: float) -> Style:
    return Style(_size(height, 0.36, 23), 500, tabular=True)


def _name_x(picture: CollectionPicture, lettering: Lettering, height: float) -> float:
    """Where the names begin: behind the widest place."""
    places = [lettering.width(row.place, _place(height)) for row in picture.rows if row.place]
    return _MARGIN + _PAD + (max(places) + 18 if places else 0)


def _cell(height: float) -> float:
    return min(62.0, height * 1.3)


def _cells(
    cells: Sequence[str], own: int, end: float, top: float, height: float, lettering: Lettering
) -> str:
    """The row of a crosstable, ending at `end`; a player does not meet himself."""
    width, style = _cell(height), Style(_size(height, 0.42, 27), 560, tabular=True)
    left = end - width * len(cells)
    drawn = []
    for at, cell in enumerate(cells):
        x, middle = left + at * width, left + (at + 0.5) * width
        if at == own:
            drawn.append(box(x + 4, top + 5, width - 8, height - 10, LINE, rx=7))
        else:
            line = top + height / 2 + style.size * 0.35
            drawn.append(lettering.draw(cell or "·", middle, line, style, INK_2 if cell else INK_3, "middle"))
    return "".join(drawn)


def _results(shares: Sequence[Share], lettering: Lettering) -> str:
    """A bar of all games, and what its parts are."""
    whole = sum(share.count for share in shares)
    top, x = _FOOT - 66, float(_MARGIN)
    clip = tag("clipPath", box(_MARGIN, top, _ROOM, _BAR_HEIGHT, "#000", rx=8), id="results")
    parts, labels, at = [], [], float(_MARGIN)
    for share in shares:
        width = _ROOM * share.count / whole
        parts.append(box(x, top, width, _BAR_HEIGHT, _TONES[share.tone]))
        x += width
        labels.append(_label(share, at, lettering))
        at += 30 + lettering.width(share.label, _LABEL) + 34
    frame = box(_MARGIN, top, _ROOM, _BAR_HEIGHT, "none", rx=8, stroke=LINE, stroke_width=1.5)
    return clip + tag("g", *parts, clip_path="url(#results)") + frame + "".join(labels)


def _label(share: Share, x: float, lettering: Lettering) -> str:
    chip = box(x + 1, _FOOT - 16, 18, 18, _TONES[share.tone], rx=5, stroke=INK_3, stroke_width=2)
    return chip + lettering.draw(share.label, x + 29, _FOOT, _LABEL, INK_2)
