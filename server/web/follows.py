"""The begin of a round that is followed: its text is fetched and read while whoever wants it waits. All
further looks are the worker's (`work/follower.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from server.analysis.game.decoding import decode, without_controls
from server.analysis.game.games_file import Entry
from server.imports.faults import NotThere
from server.readers.work import entry_of, seen_game, texts_of_games
from server.store.follows import Look
from server.store.rows import NewGame
from server.texts import sentence
from server.web.errors import ApiError
from server.web.quota import TooManyFollowedError
from server.web.services import services
from server.work.rounds import check_pgn, followed_game, state_of

MOST = 20
"""Rounds that are followed at a time, by all together."""


@dataclass(frozen=True, slots=True)
class FirstLook:
    """What stands at `url` now; `games`: rows for `entries`."""

    url: str
    entries: Sequence[Entry]
    games: Sequence[NewGame]
    look: Look


def first_look(text: str) -> FirstLook:
    """The round whose address somebody gives. Raises ApiError where none may be followed, WishError,
    NotThere, SiteBusy, SiteAway, and KibitzError where the text is too large or takes too long."""
    if not services().settings.follow:
        raise ApiError(404, "follow_off", sentence("follow-off"), place="follow")
    url = services().rounds.address_of(text)
    answer = services().rounds.get(url)
    read = _read(without_controls(decode(answer.body)))
    games = [game for _, game in read]
    labels = Counter(game.facts["label"] for game in games)
    state = state_of([game.facts for game in games])
    look = Look(state, services().settings.follow_pause, labels, True, answer.etag, answer.last_modified)
    return FirstLook(url, [entry for entry, _ in read], games, look)


def _read(text: str) -> list[tuple[Entry, NewGame]]:
    limits = services().settings.limits
    if not text.strip():
        raise NotThere(sentence("follow-no-pgn"), code="no_pgn", place="follow")
    with services().readers.place() as place:
        sources = place.read(texts_of_games, text, limits)
        tags = [place.read(seen_game, source, limits).tags for source in sources]
        check_pgn(tags)
        named = [(source, told) for source, told in zip(sources, tags, strict=True) if told]
        entries = [
            place.read(entry_of, number, source, limits) for number, (source, _) in enumerate(named, 1)
        ]
    games = [followed_game(entry, told) for entry, (_, told) in zip(entries, named, strict=True)]
    return list(zip(entries, games, strict=True))


def begin(collection_id: str, first: FirstLook, options: Mapping[str, object]) -> None:
    """From now on the collection follows the round. Raises TooManyFollowedError; then it is deleted."""
    collections = services().collections
    if not collections.follows.begin(collection_id, first.url, options, first.look, MOST):
        collections.delete(collection_id)
        raise TooManyFollowedError(sentence("follow-full", count=MOST))
