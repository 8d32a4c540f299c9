from __future__ import annotations

from server.analysis.collection.tournament.entries import met
from server.analysis.collection.tournament.performance import performance
from tests.analysis.collection.tournament.made import row


def test_it_counts_games_at_the_board_against_a_rating() -> None:
    rows = [
        row(1, "A-B 1-0"),
        row(2, "I-A 1/2-1/2"),
        row(3, "A-Zoe 1-0"),
        row(4, "A-C +:-", 0),
        row(5, "A-D *"),
    ]
    assert performance(met(rows), "a") == (1725 + 193, 2), "75 % against 1900 and 1550"
    assert performance(met(rows), "zoe") == (2000 - 800, 1)
    assert performance(met(rows[3:]), "a") == (None, 0)


def test_means_and_shares_are_rounded_half_up() -> None:
    rows = [row(1, "A-B 1-0"), row(2, "A-C 1/2-1/2"), row(3, "A-D 0-1")]
    odd = [*rows, row(4, "A-X 1-0", headers={"BlackElo": "1801"})]
    assert performance(met(rows), "a") == (1850, 3)
    assert performance(met(odd), "a") == (1838 + 95, 4), "1837.75, and 62.5 % is 63 %"
