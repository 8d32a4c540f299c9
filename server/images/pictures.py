"""What an image shows, as plain values. Knows no SVG and no state."""

from __future__ import annotations

from dataclasses import dataclass, field

from server.images.boards import DEFAULT_THEME
from server.images.pieces import DEFAULT_SET

MIN_SIZE, MAX_SIZE, DEFAULT_SIZE = 160, 1600, 640
"""Width of a board's image in pixels."""
CARD_WIDTH, CARD_HEIGHT = 1200, 630
MAX_FRAMES = 300
"""Positions of an animation, the first one included."""


@dataclass(frozen=True, slots=True)
class DrawnArrow:
    """`color`: "best", "green", "red", "blue", "yellow". To the square it comes from: a ring."""

    origin: str
    target: str
    color: str


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """A position with the move that led to it. `check`: the square of a king in check."""

    fen: str
    origin: str | None = None
    target: str | None = None
    check: str | None = None
    classification: str | None = None
    arrows: tuple[DrawnArrow, ...] = ()


@dataclass(frozen=True, slots=True)
class BoardLook:
    """How a board is drawn. `size`: pixels; `pieces`: id of a set; `framed`: the coordinates stand beside
    the board, as in a book."""

    orientation: str = "white"
    theme: str = DEFAULT_THEME
    size: int = DEFAULT_SIZE
    coordinates: bool = True
    pieces: str = DEFAULT_SET
    framed: bool = False


@dataclass(frozen=True, slots=True)
class StillPicture:
    """A board alone."""

    board: BoardPicture
    look: BoardLook


@dataclass(frozen=True, slots=True)
class CardSide:
    """A player. `points` "1", "½", "0" or ""; `accuracy` as people read it, "" while it is not complete."""

    name: str
    title: str = ""
    rating: str = ""
    points: str = ""
    accuracy: str = ""


@dataclass(frozen=True, slots=True)
class Band:
    """A phase on the graph: `label` from ply `start` to ply `end`."""

    phase: str
    label: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class GraphMark:
    """A notable move on the graph."""

    ply: int
    classification: str


@dataclass(frozen=True, slots=True)
class GraphPicture:
    """White's expected points 0..1 by ply (none: nobody knows yet), phases, notable moves, the ply shown."""

    wins: tuple[float | None, ...]
    bands: tuple[Band, ...] = ()
    marks: tuple[GraphMark, ...] = ()
    ply: int | None = None


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A card for link previews. `event`: where and when; `move` "24. Rxd4", `verdict` "Brilliant", `better` a
    sentence, `heading` the word above the accuracies, `story` that of the game, which stands in place of the
    move. Each text may be ""."""

    board: BoardPicture
    look: BoardLook
    graph: GraphPicture
    white: CardSide
    black: CardSide
    event: str = ""
    eco: str = ""
    opening: str = ""
    move: str = ""
    verdict: str = ""
    better: str = ""
    heading: str = ""
    story: str = ""


@dataclass(frozen=True, slots=True)
class CardRow:
    """A row of a collection's card: a player, a team or a game. `place` "1.", `points` "3½", `unit` what
    these are of, `beside` what stands behind the name, `cells` the row of a crosstable; each may be ""."""

    name: str
    place: str = ""
    points: str = ""
    unit: str = ""
    beside: str = ""
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Share:
    """A part of the bar of results: `tone` "light", "middle", "dark", "none"; `label` "White won 24"."""

    tone: str
    count: int
    label: str


@dataclass(frozen=True, slots=True)
class CollectionPicture:
    """A card of a collection. `facts`: how many games, of which event, when; `others`: who stands below the
    rows; `score`: the rows are few and matter most; `progress` "31 of 60 reviewed" while that grows,
    `reviewed` the same as 0..1. Each text may be ""."""

    title: str
    facts: str = ""
    rows: tuple[CardRow, ...] = ()
    others: str = ""
    score: bool = False
    results: tuple[Share, ...] = ()
    progress: str = ""
    reviewed: float = 0.0


@dataclass(frozen=True, slots=True)
class AnimationPicture:
    """A game or a span of it, a frame for each position. `delay`: milliseconds a frame."""

    frames: tuple[BoardPicture, ...]
    look: BoardLook
    white: CardSide
    black: CardSide
    captions: tuple[str, ...] = field(default=())
    delay: int = 800
