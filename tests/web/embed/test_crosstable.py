from __future__ import annotations

import flask

from server.analysis.collection.tournament.tournament import tournament_of
from server.web.embed.crosstable import crosstable_of
from tests.analysis.collection.tournament.made import swiss, table


def test_a_swiss_has_a_column_for_each_round(app: flask.Flask) -> None:
    with app.test_request_context("/?lang=en"):
        told = crosstable_of(tournament_of(swiss()))
    assert told["heads"] == ["R1", "R2", "R3", "R4", "R5"]
    lines = {line["name"]: (line["cells"], line["points"]) for line in told["lines"]}
    assert lines["F"] == (["0 3", "0 4", "+ 7", "1 bye", "1 9"], "3")


def test_where_all_have_met_each_has_a_column(app: flask.Flask) -> None:
    with app.test_request_context("/"):
        told = crosstable_of(tournament_of(table("A-B 1-0", "B-C *", "C-A 1/2-1/2")))
    assert told["heads"] == ["1", "2", "3"]
    cells = [line["cells"] for line in told["lines"]]
    assert cells == [["", "½", "1"], ["½", "", "·"], ["0", "·", ""]]
