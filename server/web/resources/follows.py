"""The start of following: a round's text is fetched and read during the request; of a player it is asked
whether the site has him. All later looks are the worker's (`work/follower.py`)."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from server.analysis.collection.tournament.follow import going
from server.analysis.game.games_file import Entry
from server.i18n.texts import sentence
from server.imports.faults import NotThere
from server.imports.wanted import ImportRequest
from server.limits.quota import TooManyFollowedError
from server.sandbox.work import decoded, seen_game, texts_of_games
from server.store.collections.follows import PAUSE, AlreadyFollowsError, FollowLook
from server.store.reviews.rows import NewGame
from server.web.http.errors import ApiError
from server.web.resources.collections import options_of
from server.web.services import services
from server.wire import bodies
from server.work.players import OVERLAP
from server.work.rounds import check_pgn, followed_game, no_pgn_told, state_of

MOST = 20
"""Rounds that are followed at a time, by all together."""
MOST_PLAYERS = 100
"""The same of players."""


@dataclass(frozen=True, slots=True)
class FirstLook:
    """What stands at `url` now; `games`: rows for `entries`."""

    url: str
    entries: Sequence[Entry]
    games: Sequence[NewGame]
    look: FollowLook


def first_look(text: str) -> FirstLook:
    """The round whose address somebody gives. Raises ApiError where none may be followed, WishError,
    NotThere, SiteBusy, SiteAway, and KibitzError where the text is too large or takes too long."""
    if not services().settings.follow:
        raise ApiError(404, "follow_off", sentence("follow-off"), place="follow")
    url = services().rounds.address_of(text)
    answer = services().rounds.get(url)
    read = _read(services().parsers.read(decoded, answer.body)[0])
    games = [game for _, game in read]
    labels = Counter(game.facts["label"] for game in games)
    state = state_of([game.facts for game in games])
    look = FollowLook(state, PAUSE, labels, True, answer.etag, answer.last_modified)
    return FirstLook(url, [entry for entry, _ in read], games, look)


def _read(text: str) -> list[tuple[Entry, NewGame]]:
    limits = services().settings.limits
    if not text.strip():
        raise NotThere(sentence("follow-no-pgn"), code="no_pgn", place="follow")
    with services().parsers.place() as place:
        with no_pgn_told():
            sources = place.read(texts_of_games, text, limits)
        read = [
            place.read(seen_game, number, going(source), limits)
            for number, source in enumerate(sources, start=1)
        ]
    check_pgn([seen.tags for seen, _ in read])
    named = [(seen, entry) for seen, entry in read if seen.tags]
    return [
        (replace(entry, number=number), followed_game(entry, seen.tags))
        for number, (seen, entry) in enumerate(named, start=1)
    ]


def begin(collection_id: str, first: FirstLook, options: Mapping[str, object]) -> None:
    """From now on the collection follows the round. Raises TooManyFollowedError; then it is deleted."""
    collections = services().collections
    if not collections.follows.begin(collection_id, first.url, options, first.look, MOST):
        collections.delete(collection_id)
        raise TooManyFollowedError(sentence("follow-full", count=MOST))


def begin_player(collection_id: str, wish: ImportRequest, key: str) -> bodies.Follow:
    """From now on the new games of a user come into the collection, reviewed as its others are. `key`: the
    owner's, as `CollectionStore` takes it. Raises ApiError where nobody may be followed, or the collection
    follows something already; TooManyFollowedError, and as `Players.page_of`."""
    if not services().settings.follow:
        raise ApiError(404, "follow_off", sentence("follow-off"), place="site")
    page = services().players.page_of(wish, services().parsers.read)
    look = FollowLook("waiting", 0.0, {}, since=time.time() - OVERLAP)
    follows, options = services().collections.follows, options_of(collection_id).to_json()
    try:
        if not follows.begin(collection_id, page, options, look, MOST_PLAYERS, key):
            raise TooManyFollowedError(sentence("follow-full", count=MOST_PLAYERS))
    except AlreadyFollowsError:
        raise ApiError(409, "followed", sentence("follow-already")) from None
    return follows.followed([collection_id])[collection_id].to_json()
