"""The line of HTML that shows a page of Kibitz on another site. The page's Share menu, `/oembed`, the element
and docs/embed.md all use these values (`scripts/write_facts.py` writes them into the page)."""

from __future__ import annotations

from dataclasses import dataclass

from server.i18n import texts

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


_WORDS = {
    "title": "share-embed-title",
    **{name: f"element-{name}" for name in ("game", "address", "server", "nothing", "silent")},
}
"""The keys of the texts."""


def element_words(language: str) -> dict[str, str]:
    """What the element says itself, by name; in place of the address that a sentence names stands {text}."""
    return {name: texts.text(language, key, text="{text}") for name, key in _WORDS.items()}
