"""The story of a review in a language: for the link's description, the card, the PGN and the terminal."""

from __future__ import annotations

from server.analysis.events.fold import State
from server.analysis.notation import ELLIPSIS
from server.i18n import texts


def story_in(state: State, language: str, *, plain: bool = False) -> str:
    """The story as one line, "" without one. `plain`: as programs and terminals read moves, "34...Kg7"."""
    report = state["report"]
    sentences = report["story"] if report else []
    words = " ".join(filter(None, (texts.from_json(sentence, language) for sentence in sentences)))
    return words.replace(ELLIPSIS, "...") if plain else words
