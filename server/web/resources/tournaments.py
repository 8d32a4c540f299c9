"""A collection as a tournament, as the API, the embed and the file tell it."""

from __future__ import annotations

from server.analysis.collection.tournament.completion import completed
from server.analysis.collection.tournament.entries import Row
from server.analysis.collection.tournament.regulations import USUAL, Regulations, RegulationsJson
from server.analysis.collection.tournament.shapes import Tournament
from server.analysis.collection.tournament.tournament import tournament_of
from server.store.collections.collections import CollectedGame
from server.web.services import services


def standings_of(collection_id: str) -> Tournament:
    """How its players and teams stand; no players where there is no such collection."""
    follow = services().collections.follows.followed([collection_id]).get(collection_id)
    going = follow is not None and follow.goes_on
    rows = [_row(game, going=going) for game in services().collections.games(collection_id)]
    kept, report = services().collections.arbitration(collection_id)
    if report is None:
        return tournament_of(rows, _regulations(kept))
    done = completed(rows, report)
    return {**tournament_of(done.rows, _regulations(kept)), "report": done.facts}


def regulations_of(collection_id: str) -> Regulations:
    """How its owner has it reckoned, or else as is usual."""
    return _regulations(services().collections.arbitration(collection_id)[0])


def _regulations(kept: RegulationsJson | None) -> Regulations:
    return Regulations.from_json(kept) if kept else USUAL


def _row(game: CollectedGame, *, going: bool) -> Row:
    shown = game.to_json()
    over = shown["kind"] == "running" and not going
    return Row(
        number=game.number,
        headers=shown["headers"],
        plies=shown["plies"],
        review=game.review_id,
        line=game.facts.get("line"),
        opening=shown["opening"]["eco"] if shown["opening"] else None,
        figures={"white": shown["white"], "black": shown["black"]},
        kind="played" if over else None,
    )
