"""The line of HTML that shows a page of Kibitz on another site. The page's Share menu, `/oembed`, the element
and docs/embed.md all use these values (`scripts/write_facts.py` writes them into the page)."""

from __future__ import annotations

from dataclasses import dataclass

SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox"
"""Scripts run the viewer; popups open the full review, which keeps its storage."""


@dataclass(frozen=True, slots=True)
class FrameSize:
    """The most pixels that a frame is wide, and the height that it needs then."""

    width: int
    height: int


REVIEW = FrameSize(760, 760)
COLLECTION = FrameSize(960, 905)
"""High enough for a game that is opened in it."""
