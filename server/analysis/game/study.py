"""What a study of lichess says of itself in the headers of its chapters: each is a game of the file.

[StudyName] and [ChapterName]; older files have [Event "Study: Chapter"] alone, with the study's address
beside it. The page reads the same headers (`static/js/chess/study.ts`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

_ADDRESS = re.compile(r"https?://lichess\.org/study/", re.I)
_UNKNOWN = re.compile(r"[?.\-\s]*")


@dataclass(frozen=True, slots=True)
class Chapter:
    """`study`, `name`: the titles of the study and of the chapter; "" if missing."""

    study: str = ""
    name: str = ""


def chapter_of(headers: Mapping[str, str]) -> Chapter:
    """What the headers say; both empty where the game is of no study."""
    study, name = (_known(headers.get(key, "")) for key in ("StudyName", "ChapterName"))
    if study or name or not any(_ADDRESS.match(headers.get(key, "")) for key in ("Site", "ChapterURL")):
        return Chapter(study, name)
    study, _, name = headers.get("Event", "").partition(": ")
    return Chapter(_known(study), _known(name))


def chapter_title(headers: Mapping[str, str]) -> str:
    """What a chapter without players is called; "" for any other game."""
    played = any(_known(headers.get(side, "")) for side in ("White", "Black"))
    return "" if played else chapter_of(headers).name


def _known(value: str) -> str:
    value = value.strip()
    return "" if _UNKNOWN.fullmatch(value) else value
