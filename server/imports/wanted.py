"""What somebody wants of a site: plain values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

Color = Literal["white", "black"]
TimeClass = Literal["bullet", "blitz", "rapid", "classical", "correspondence"]
MOST_GAMES = 200
USUAL_GAMES = 50


class Site(Enum):
    """The value is the name that people know it by."""

    LICHESS = "lichess"
    CHESSCOM = "chess.com"


class SourceKind(Enum):
    """What a link leads to. CHAPTER: one of a study; ROUND, TOURNAMENT: of a broadcast."""

    GAME = "game"
    STUDY = "study"
    CHAPTER = "chapter"
    ROUND = "round"
    TOURNAMENT = "tournament"
    USER = "user"


@dataclass(frozen=True, slots=True)
class ImportRequest:
    """`id`: of the game, study, round or tournament; `part`: of the chapter, or the one game of a round;
    `user`: whose games, or who has played the game; `color`: from whose side the link looks at the game."""

    site: Site
    kind: SourceKind
    id: str = ""
    part: str = ""
    user: str = ""
    color: Color | None = None


@dataclass(frozen=True, slots=True)
class Filter:
    """Which of a user's games. `max`: this many of the newest; `since`: from then on, in seconds since 1970:
    begun then on lichess, ended on chess.com; `oldest_first`: in that order, all of chess.com's."""

    max: int = USUAL_GAMES
    color: Color | None = None
    time_class: TimeClass | None = None
    since: int | None = None
    oldest_first: bool = False
