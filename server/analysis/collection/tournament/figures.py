"""What each player of a tournament has of each tie-break, and the ranks that come of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from server.analysis.collection.tournament import ties
from server.analysis.collection.tournament.entries import Met
from server.analysis.collection.tournament.performance import performance
from server.analysis.collection.tournament.regulations import Regulations
from server.analysis.collection.tournament.results import (
    Rounds,
    adjusted_scores,
    begun_since,
    capped,
    scores_of,
    with_absences,
)
from server.analysis.collection.tournament.shapes import Form, TieBreak

Figures = Mapping[TieBreak, Mapping[str, float | None]]
"""Tie-break -> player -> the figure; None where there is none."""

_CAPS = "2026.03.01"
"""Tournaments that began before know no caps on what an unplayed round is worth (C.07, 16.4)."""
_BY_OPPONENTS: Mapping[TieBreak, ties.OfOpponents] = {
    "buchholz": ties.buchholz,
    "buchholz_cut1": ties.buchholz_cut1,
    "buchholz_median": ties.buchholz_median,
    "sonneborn_berger": ties.sonneborn_berger,
}


def figures_of(
    form: Form,
    games: Sequence[Met],
    results: Rounds,
    by_player: Mapping[str, Sequence[Met]],
    regulations: Regulations,
) -> Figures:
    """`results`, `by_player`: of `games`. Of rounds without a game more is known where games name rounds."""
    own, whole = scores_of(results), with_absences(results, games)
    rounds = whole if form == "rounds" else results
    scores = adjusted_scores(rounds, regulations) if form == "rounds" else own
    if form == "rounds" and begun_since(games, _CAPS):
        rounds = capped(rounds, scores, regulations)
    found: dict[TieBreak, Mapping[str, float | None]] = {
        name: {player: figure(mine, own[player], scores) for player, mine in rounds.items()}
        for name, figure in _BY_OPPONENTS.items()
    }
    found["progressive"] = {player: ties.progressive(mine) for player, mine in whole.items()}
    found["wins"] = {player: ties.wins(mine) for player, mine in results.items()}
    found["performance"] = {player: performance(mine, player)[0] for player, mine in by_player.items()}
    found["direct"] = _direct(results)
    return found


def ranks_of(
    chosen: Sequence[TieBreak], results: Rounds, figures: Figures, regulations: Regulations
) -> list[list[str]]:
    """Best first, by points, then by the tie-breaks; who is equal in all of it stands together."""
    scores, win = scores_of(results), regulations.worth(1)

    def criterion(tie: TieBreak) -> ties.Criterion:
        if tie == "direct":
            return lambda group: ties.in_order(ties.direct_order(group, results, win))
        return lambda _: figures[tie]

    return ties.ranked(results, [lambda _: scores, *map(criterion, chosen)])


def _direct(results: Rounds) -> dict[str, float | None]:
    """Of those with equal points, whatever other tie-break parts them."""
    scores = scores_of(results)
    found: dict[str, float | None] = {}
    for group in ties.ranked(results, [lambda _: scores]):
        found |= ties.direct(group, results)
    return found
