"""A collection as a tournament, as the API, the embed and the file tell it."""

from __future__ import annotations

from server.analysis.collection.tournament.entries import Row
from server.analysis.collection.tournament.shapes import Tournament
from server.analysis.collection.tournament.tournament import tournament_of
from server.store.collections.collections import CollectedGame
from server.web.services import services


def standings_of(collection_id: str) -> Tournament:
    """How its players and teams stand; no players where there is no such collection."""
    return tournament_of(_row(game) for game in services().collections.games(collection_id))


def _row(game: CollectedGame) -> Row:
    shown = game.to_json()
    return Row(
        number=game.number,
        headers=shown["headers"],
        plies=shown["plies"],
        review=game.review_id,
        line=game.facts.get("line"),
        opening=shown["opening"]["eco"] if shown["opening"] else None,
        figures={"white": shown["white"], "black": shown["black"]},
    )
