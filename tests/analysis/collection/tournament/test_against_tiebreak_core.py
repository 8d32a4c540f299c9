"""The tie-breaks against those of an independent implementation of FIDE's C.07 (tiebreak-core, by its rules
of 2024 and of 2026), of two hundred events that chance makes."""

from __future__ import annotations

from collections import defaultdict

import pytest
from tiebreak_core import GameRecord, PlayerTiebreakData, calculate_all_strict, rank_standings_strict

from server.analysis.collection.tournament.entries import NOT_PLAYED
from server.analysis.collection.tournament.regulations import Regulations
from server.analysis.collection.tournament.shapes import TieBreak, Tournament
from server.analysis.collection.tournament.tournament import tournament_of
from tests.analysis.collection.tournament.simulated import Event, Pairing, event
from tests.sampling import first

RULES = {"fide-2024": "2026.02.28", "fide-2026": "2026.03.01"}
"""And the first day of an event by them."""
THEIRS: dict[TieBreak, str] = {
    "buchholz": "buchholz",
    "buchholz_cut1": "buchholz_cut1",
    "buchholz_median": "median_buchholz",
    "sonneborn_berger": "sonneborn_berger",
    "progressive": "progressive",
    "wins": "won",
    "performance": "tpr",
}
NOBODY = -1


def records(event: Event) -> dict[int, PlayerTiebreakData]:
    """The event as that library takes it; a round without anything is a bye without points."""
    games: dict[int, dict[int, GameRecord]] = defaultdict(dict)
    for pairing in event.pairings:
        games[pairing.white][pairing.round] = record(event, pairing, 0)
        if pairing.black is not None:
            games[pairing.black][pairing.round] = record(event, pairing, 1)
    found = {}
    for player, mine in games.items():
        for round_ in range(1, event.rounds + 1):
            away = GameRecord(NOBODY, 0, 0.0, "white", round_, kind="requested_bye")
            mine.setdefault(round_, away)
        points = sum(game.score for game in mine.values())
        inorder = [mine[round_] for round_ in sorted(mine)]
        found[player] = PlayerTiebreakData(player, event.ratings[player], points, inorder)
    return found


def record(event: Event, pairing: Pairing, side: int) -> GameRecord:
    points, color = float(pairing.points[side]), ("white", "black")[side]
    opponent = (pairing.black, pairing.white)[side]
    if opponent is None:
        return GameRecord(NOBODY, 0, points, color, pairing.round, kind=pairing.kind)
    forfeit = "forfeit_win" if points else "forfeit_loss"
    kind = pairing.kind if pairing.kind == "played" else forfeit
    return GameRecord(opponent, event.ratings[opponent], points, color, pairing.round, kind=kind)


def number(name: str) -> int:
    return int(name.removeprefix("P"))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", first(10, range(200)))
def test_every_figure_is_the_same(seed: int, rules: str) -> None:
    made = event(seed)
    theirs = records(made)
    told = tournament_of(made.rows(RULES[rules]), Regulations(tuple(THEIRS)))
    assert told["form"] == "rounds"
    assert {number(player["name"]) for player in told["players"]} == theirs.keys()
    for player in told["players"]:
        who = theirs[number(player["name"])]
        found = calculate_all_strict(
            who, theirs, list(THEIRS.values()), total_rounds=made.rounds, ruleset=rules
        )
        mine = {THEIRS[tie]: value or 0 for tie, value in zip(told["ties"], player["ties"], strict=True)}
        assert mine == pytest.approx(found), player["name"]
        assert player["points"] == who.points


@pytest.mark.parametrize("seed", first(10, range(200)))
def test_the_order_is_the_same_with_direct_encounters_first(seed: int) -> None:
    """But for forfeits between equals: the library takes such a pair as settled, Kibitz as not met."""
    made = event(seed)
    told = tournament_of(made.rows(), Regulations(("direct", "buchholz_cut1", "sonneborn_berger")))
    if forfeits_between_equals(told):
        return
    criteria = ["direct_encounter", "buchholz_cut1", "sonneborn_berger"]
    theirs = rank_standings_strict(records(made), criteria, total_rounds=made.rounds, ruleset="fide-2024")
    ranks = {number(player["name"]): player["rank"] for player in told["players"]}
    in_their_order = [ranks[player.player_id] for player in theirs.players]
    assert in_their_order == sorted(in_their_order)


def forfeits_between_equals(told: Tournament) -> bool:
    points = [player["points"] for player in told["players"]]
    return any(
        cell["kind"] in NOT_PLAYED and cell["opponent"] is not None and points[cell["opponent"]] == own
        for own, player in zip(points, told["players"], strict=True)
        for cell in player["games"]
    )
