"""What a review says of a move by what players of its mover's rating play, for exports and embeds: at the
rating that the game's headers give, else nothing."""

from __future__ import annotations

from server.analysis.events.fold import State
from server.analysis.events.values import Side
from server.analysis.notation import MoveNumber
from server.analysis.people.ratings import Rating, given_rating
from server.analysis.people.words import JudgedMove, say
from server.i18n.texts import Text


def people_said(state: State, ply: int, own: Rating | None = None) -> Text | None:
    """The sentence of the move of `ply`; None where there is none. `own`: a rating in place of the
    headers'."""
    game, move = state["game"], state["moves"][ply - 1]
    if game is None or move is None or not move["people"]:
        return None
    number = MoveNumber.before(game["start_fen"]).later(ply - 1)
    side: Side = "white" if number.white else "black"
    rating = own or given_rating(game["headers"], side)
    if rating is None:
        return None
    earlier = game["moves"][ply - 2] if ply > 1 else None
    taken = earlier["target"] if earlier and "x" in earlier["san"] else None
    played, expected = game["moves"][ply - 1]["uci"], move["expected_before"] or 0.0
    seen = JudgedMove(move["people"], move["classification"], played, number.text(), taken, expected)
    return say(seen, rating)
