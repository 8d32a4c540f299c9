"""A file of games as a collection takes it: each game by itself, why one is refused, what all are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from server.analysis.collection.tournament.entries import NOT_PLAYED, kind_of
from server.analysis.errors import GameError
from server.analysis.game.games_file import Entry, GameFacts, refused_entry
from server.i18n.texts import sentence
from server.sandbox.pool import TooSlow
from server.sandbox.work import entry_of, texts_of_games
from server.store.reviews.rows import RowFacts
from server.web.http.languages import said, t
from server.web.services import services
from server.wire import bodies


def read_file(text: str) -> list[Entry]:
    """Its games, each read by itself, so that others who have a text read wait for one of them at most."""
    limits = services().settings.limits
    with services().parsers.place() as place:
        entries = []
        for number, source in enumerate(place.read(texts_of_games, text, limits), start=1):
            try:
                entries.append(place.read(entry_of, number, source, limits))
            except TooSlow as fault:
                entries.append(refused_entry(number, source, fault))
        return entries


def was_played(entry: Entry) -> bool:
    """Whether it is a game at all: no bye, and no forfeit."""
    return kind_of(entry.facts["headers"], entry.facts["plies"]) not in NOT_PLAYED


def check_any(entries: Sequence[Entry]) -> None:
    """Raises GameError, which names the first place, where none of them can be reviewed."""
    first = entries[0]
    if first.fault and all(entry.fault for entry in entries):
        message = sentence("fault-no-game-reviewable", fault=first.fault.message)
        raise GameError(message, code=first.fault.code, place=first.fault.place)


def reviews_of(games: Sequence[tuple[int, str | None]]) -> list[bodies.CreatedReview]:
    """Of (number, review), those that have one."""
    return [{"number": number, "id": review_id} for number, review_id in games if review_id]


def refused_of(entries: Sequence[tuple[int, Entry]]) -> list[bodies.RefusedGame]:
    """Of (number, game), those that could not be read."""
    return [
        {"number": number, "message": said(entry.fault.message) or "", "place": said(entry.fault.place)}
        for number, entry in entries
        if entry.fault and was_played(entry)
    ]


def title_of(facts: Sequence[GameFacts | RowFacts]) -> str:
    """The study that most chapters are of, the event that most games name, else the number of games."""
    studies = Counter(study for fact in facts if (study := fact["headers"].get("StudyName")))
    if studies:
        return studies.most_common(1)[0][0]
    events = Counter(event for fact in facts if (event := fact["headers"].get("Event", "").strip(" ?.-")))
    if events:
        return events.most_common(1)[0][0]
    return t("games-count", count=len(facts))
