"""A tree of openings as the views need it: of the digests of a collection's games, as seasons are."""

from __future__ import annotations

from server.analysis.events.values import Side
from server.i18n.texts import sentence
from server.sandbox.work import TreeForm, opening_tree
from server.web.http.errors import ApiError
from server.web.http.languages import language
from server.web.resources.collections import found
from server.web.resources.seasons import digested
from server.web.services import services


def tree_of(collection_id: str, player: str | None, side: Side | None, form: TreeForm) -> str:
    """The tree as JSON or PGN. Raises ApiError (404), ReadersBusy."""
    collection = found(collection_id)
    with services().parsers.place() as place:
        rows = digested(place, collection_id)
        told = place.read(opening_tree, collection.title, rows, player, side, form, language())
    if told is None:
        raise ApiError(404, "no_such_player", sentence("error-no-player"))
    return told
