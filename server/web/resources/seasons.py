"""A season as the views need it: of the digests of a collection's games, those that are lacking made first.

Logs and digests are read by a child (`sandbox/`); the web process passes texts on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from server.i18n.texts import sentence
from server.sandbox.pool import Place
from server.sandbox.work import SeasonForm, SeasonText, digest_of_log, season
from server.store.collections.digests import DigestRow
from server.web.http.errors import ApiError
from server.web.resources.collections import found
from server.web.services import services

_AT_ONCE = 25
"""Digests that are stored together: who comes back after a fault finds them."""


def season_of(collection_id: str, player: str, form: SeasonForm, root: str = "") -> str:
    """The season as JSON or CSV; `root`: what stands before each path of this host. Raises ApiError (404),
    ReadersBusy."""
    collection = found(collection_id)
    with services().parsers.place() as place:
        rows = digested(place, collection_id)
        told = place.read(season, {"id": collection.id, "title": collection.title}, rows, player, form, root)
    if told is None:
        raise ApiError(404, "no_such_player", sentence("error-no-player"))
    return told


def digested(place: Place, collection_id: str) -> list[SeasonText]:
    """The games of a collection, of all that are reviewed with their digests."""
    return _digested(place, lambda: services().digests.rows(collection_id))


def reviews_digested(place: Place, review_ids: Sequence[str]) -> list[SeasonText]:
    """The same of reviews, wherever they are; those that are not there are left out."""
    return _digested(place, lambda: services().digests.rows_of(review_ids))


def _digested(place: Place, read_rows: Callable[[], list[DigestRow]]) -> list[SeasonText]:
    _make_lacking(place, read_rows())
    return [(row.number, row.review_id, row.facts, row.digest) for row in read_rows()]


def _make_lacking(place: Place, rows: Sequence[DigestRow]) -> None:
    """Have the digests made that are not there, a game at a time: others have something read in between."""
    lacking = [row for row in rows if row.last_seq and row.digest is None]
    for begin in range(0, len(lacking), _AT_ONCE):
        made: dict[str, tuple[int, str]] = {}
        for row in lacking[begin : begin + _AT_ONCE]:
            if row.review_id is None or row.last_seq is None:
                continue
            lines = services().digests.log(row.review_id)
            if len(lines) == row.last_seq:  # else it was deleted meanwhile, or goes on
                made[row.review_id] = (row.last_seq, place.read(digest_of_log, lines))
        services().digests.keep(made)
