"""The classes of moves: all that is one class's own, and no rules.

The one place that lists them, in the order of the report card. Reviews, drawn images and the first paint of
an embed read it; what the page and its style sheets say of a class is written from it by
`scripts/write_facts.py`. Their names are the catalogues' (`class-<id>`, `verdict-<id>`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Stroke:
    """A part of a badge's sign, an SVG path in a box of 24 x 24; `width` None: it is filled."""

    d: str
    width: float | None = None


@dataclass(frozen=True, slots=True)
class ClassFacts:
    """What a class is worth and how it looks.

    `value`: how good it is, 0 (blunder) to 5 (best and all that is as good). `nag`: numeric annotation glyph
    of the PGN standard, 1..6. `fault`: something better is worth showing and learning. `notable`: worth a dot
    on the graph. `moment`: a key moment while there is no report.

    `glyph`: its sign as text, in the text's own colour (no emoji, which have theirs). Colours "#rrggbb":
    `ground` of the badge, `sign` upon it, `ink` of its name on a light page and `ink_dark` on a dark one.
    """

    value: int
    glyph: str
    ground: str
    ink: str
    ink_dark: str
    strokes: tuple[Stroke, ...]
    nag: int | None = None
    sign: str = "#ffffff"
    fault: bool = False
    notable: bool = False
    moment: bool = False


def _bang(x: float) -> tuple[Stroke, ...]:
    return Stroke(f"M{x:g} 5.4V13.2", 3.3), Stroke(f"M{x:g} 18.3h.01", 3.9)


def _query(x: float, wide: float = 1) -> tuple[Stroke, ...]:
    left, right = x - 2.9 * wide, x + 3.1 * wide
    hook = f"M{left:g} 8.2C{left:g} 3.9 {right:g} 4.2 {right:g} 8.3C{right:g} 11 {x:g} 10.8 {x:g} 13.6"
    return Stroke(hook, 2.7), Stroke(f"M{x:g} 18.3h.01", 3.7)


_STAR = "M12 4.4l2.3 4.9 5.3.7-3.9 3.7 1 5.3-4.7-2.6L7.3 19l1-5.3L4.4 10l5.3-.7z"
_BOOK = (
    "M12 7.6C10 6.2 7.6 5.8 5 6v10.6c2.6-.2 5 .2 7 1.6 2-1.4 4.4-1.8 7-1.6V6c-2.6-.2-5 .2-7 1.6zM12 7.6v10.4"
)


class Classification(StrEnum):
    """A class; its text is what the wire, the exports and the page carry."""

    _value_: str
    facts: ClassFacts

    def __new__(cls, name: str, facts: ClassFacts) -> Classification:
        member = str.__new__(cls, name)
        member._value_ = name
        member.facts = facts
        return member

    BRILLIANT = (
        "brilliant",
        ClassFacts(
            value=5,
            nag=3,
            glyph="!!",
            ground="#0b7f78",
            ink="#08706a",
            ink_dark="#4ecfc4",
            strokes=(*_bang(8.4), *_bang(15.6)),
            notable=True,
            moment=True,
        ),
    )
    CRITICAL = (
        "critical",
        ClassFacts(
            value=5,
            nag=1,
            glyph="!",
            ground="#2c68c6",
            ink="#2459af",
            ink_dark="#86b3f7",
            strokes=_bang(12),
            notable=True,
            moment=True,
        ),
    )
    BEST = (
        "best",
        ClassFacts(
            value=5,
            glyph="★",
            ground="#347a2c",
            ink="#2d6c26",
            ink_dark="#86cd79",
            strokes=(Stroke(_STAR),),
        ),
    )
    EXCELLENT = (
        "excellent",
        ClassFacts(
            value=4,
            glyph="✓",
            ground="#8fbf64",
            sign="#17260c",
            ink="#4a6c26",
            ink_dark="#b3d98c",
            strokes=(Stroke("M6.6 12.6l3.8 3.9 7.2-8.6", 3),),
        ),
    )
    OKAY = (
        "okay",
        ClassFacts(
            value=3,
            glyph="•",
            ground="#64776b",
            ink="#54665b",
            ink_dark="#a9bcb0",
            strokes=(Stroke("M12 12h.01", 7),),
        ),
    )
    INACCURACY = (
        "inaccuracy",
        ClassFacts(
            value=2,
            nag=6,
            glyph="?!",
            ground="#f0bf2d",
            sign="#2b2000",
            ink="#7a5b00",
            ink_dark="#f3cd5b",
            strokes=(*_query(8.9, 0.9), *_bang(16.7)),
            fault=True,
            notable=True,
        ),
    )
    MISTAKE = (
        "mistake",
        ClassFacts(
            value=1,
            nag=2,
            glyph="?",
            ground="#e8833a",
            sign="#2e1400",
            ink="#9c4a0b",
            ink_dark="#f4a467",
            strokes=_query(12),
            fault=True,
            notable=True,
            moment=True,
        ),
    )
    BLUNDER = (
        "blunder",
        ClassFacts(
            value=0,
            nag=4,
            glyph="??",
            ground="#cc3733",
            ink="#b32b27",
            ink_dark="#ff8d86",
            strokes=(*_query(7.9, 0.85), *_query(16.1, 0.85)),
            fault=True,
            notable=True,
            moment=True,
        ),
    )
    RISKY = (
        "risky",  # a name with a value and a sign that no rule gives (yet)
        ClassFacts(
            value=2,
            nag=5,
            glyph="!?",
            ground="#7b52c4",
            ink="#6b42b5",
            ink_dark="#c2a4f5",
            strokes=(*_bang(7.4), *_query(15, 0.9)),
            notable=True,
        ),
    )
    THEORY = (
        "theory",
        ClassFacts(
            value=5,
            glyph="≡",
            ground="#8f623b",
            ink="#7d5430",
            ink_dark="#d3aa82",
            strokes=(Stroke(_BOOK, 2),),
        ),
    )
    FORCED = (
        "forced",
        ClassFacts(
            value=5,
            glyph="→",
            ground="#716b77",
            ink="#635d69",
            ink_dark="#b7b0be",
            strokes=(Stroke("M5.6 12h12M12.8 7l5 5-5 5", 2.8),),
        ),
    )

    @property
    def value_points(self) -> int:
        """How good the class is, 0 (blunder) to 5 (best and all that is as good)."""
        return self.facts.value

    @property
    def nag(self) -> int | None:
        """Numeric annotation glyph of the PGN standard, 1..6; None for classes without one."""
        return self.facts.nag


FACTS: Mapping[str, ClassFacts] = {str(each): each.facts for each in Classification}
"""By the class's text, as states and pictures carry it; in the order of the report card."""

NOTABLE = frozenset(each for each in Classification if each.facts.notable)
"""Worth a dot on the graph."""

FAULTS = frozenset(each for each in Classification if each.facts.fault)
"""Something better is worth showing."""

MOMENTS = frozenset(each for each in Classification if each.facts.moment)
"""Key moments while there is no report."""
