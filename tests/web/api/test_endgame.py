"""`GET /api/endgame`: tables that are there, pawn sums by a child, refusals, what may be kept for ever."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import chess
import pytest
from flask.testing import FlaskClient

from server.analysis.endings.solved import SolvedPawns, SolvedSum, SolvedWhole
from server.sandbox.pool import ReadersBusy, Sandbox, TooSlow
from server.web.api import endgame

ROOK = "8/8/3k4/8/3K4/8/8/R7 w - - 0 1"
ELKIES = "8/1p5p/p7/4k3/4Pp2/5K1P/PP6/8 w - - 0 1"


WHOLE: SolvedWhole = {"result": "1-0", "proven": True, "moves": ["h4"], "unsure": [], "nodes": 7}


def ask(client: FlaskClient, fen: str, **headers: str) -> Any:
    return client.get("/api/endgame", query_string={"fen": fen}, headers=headers)


def test_a_table_tells_every_legal_move(client: FlaskClient) -> None:
    answer = ask(client, ROOK)
    body = answer.json
    assert (body["fen"], body["pawns"], body["refused"]) == (ROOK, None, None)
    table = body["table"]
    assert (table["name"], table["wdl"], table["dtm"]) == ("KRvK", 2, 10)
    assert table["source"].startswith("kibitz ")
    assert len(table["moves"]) == 19
    assert table["moves"][0] == {"uci": "a1a6", "san": "Ra6+", "wdl": 2, "dtm": 10, "dtz": None}


def test_what_a_table_says_is_kept_for_ever_and_told_again_by_its_tag(client: FlaskClient) -> None:
    answer = ask(client, ROOK)
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    again = ask(client, ROOK, **{"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_a_table_that_is_not_built_is_told_noted_and_not_kept(client: FlaskClient, tmp_path: Path) -> None:
    answer = ask(client, "8/8/3k4/8/3K4/8/1B6/N7 w - - 0 1")
    assert answer.json["table"] is None
    assert answer.json["refused"].startswith("The table KBNvK is not built yet. It is now on the list")
    assert answer.json["ordered"] == "KBNvK"
    assert [path.name for path in (tmp_path / "tables" / "wanted").iterdir()] == ["KBNvK"]
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "ETag" not in answer.headers
    german = client.get("/api/endgame", query_string={"fen": answer.json["fen"], "lang": "de"})
    assert (german.json or {})["refused"].startswith("Die Tabelle KBNvK ist noch nicht gebaut. Sie ist jetzt")


def test_where_no_list_can_be_kept_a_missing_table_is_told_alone(client: FlaskClient, tmp_path: Path) -> None:
    (tmp_path / "tables").write_text("a file")
    answer = ask(client, "8/8/3k4/8/3K4/8/1B6/N7 w - - 0 1")
    assert answer.json["refused"] == "The table KBNvK is not built yet."
    assert "ordered" not in answer.json


def test_what_is_answered_is_wished_by_nobody(client: FlaskClient, tmp_path: Path) -> None:
    for fen in (ROOK, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", chess.STARTING_FEN):
        ask(client, fen)
    assert not (tmp_path / "tables").exists()


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "castling rights"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "32 pieces"),
    ],
)
def test_what_nobody_knows_is_refused_with_a_reason(client: FlaskClient, fen: str, words: str) -> None:
    answer = ask(client, fen)
    assert (answer.status_code, answer.json["table"], answer.json["pawns"]) == (200, None, None)
    assert words in answer.json["refused"]


@pytest.mark.parametrize(
    "fen", ["", "nonsense", "8/8/8/8/8/8/8/K7 w - - 0 1", "8/8/3k4/8/3K4/8/8/P7 w - - 0 1"]
)
def test_what_is_no_position_is_refused_with_its_place(client: FlaskClient, fen: str) -> None:
    answer = ask(client, fen)
    assert (answer.status_code, answer.json["error"]["place"]) == (422, "fen")


class Child:
    """Stands in for the readers: what is asked, by whether a proof is; `slow`: proofs take too long."""

    def __init__(self, *, slow: bool = False) -> None:
        self.slow = slow
        self.proofs: list[bool] = []

    def read(self, work: Any, fen: str, folder: Any, prove: bool | None = None) -> Any:
        if prove is None:
            if self.slow:
                raise TooSlow("Too slow.")
            return WHOLE, False
        self.proofs.append(prove)
        if prove and self.slow:
            raise TooSlow("Too slow.")
        pawns: SolvedPawns = {
            "groups": [],
            "sum": "0",
            "outcome": "P",
            "winning_moves": [],
            "certified": prove,
        }
        return SolvedSum(pawns)


@pytest.mark.parametrize(
    ("compiled", "slow", "proofs", "certified", "kept"),
    [
        (True, False, [False, True], True, True),
        (True, True, [False, True], False, False),
        (False, False, [False], False, False),
    ],
)
def test_pawns_are_solved_by_a_child_and_proven_where_no_compiler_is_needed(
    client: FlaskClient,
    monkeypatch: pytest.MonkeyPatch,
    compiled: bool,
    slow: bool,
    proofs: list[bool],
    certified: bool,
    kept: bool,
) -> None:
    child = Child(slow=slow)
    monkeypatch.setattr(Sandbox, "read", lambda self, *given: child.read(*given))
    monkeypatch.setattr(endgame, "is_compiled", lambda folder: compiled)
    answer = ask(client, ELKIES)
    assert child.proofs == proofs
    assert (answer.json["pawns"]["certified"], answer.json["refused"]) == (certified, None)
    assert answer.json["solved"] == (WHOLE if kept else None)
    assert ("immutable" in answer.headers["Cache-Control"]) is kept


def test_pawns_that_take_too_long_are_refused_and_not_kept(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(self: Any, *given: Any) -> Any:
        raise TooSlow("Too slow.")

    monkeypatch.setattr(Sandbox, "read", slow)
    answer = ask(client, ELKIES)
    assert (answer.status_code, answer.json["refused"]) == (200, "Too slow.")
    assert answer.headers["Cache-Control"] == "no-cache"
    table = ask(client, "8/8/3k4/3P4/3K4/8/8/8 w - - 0 1")
    assert table.json["table"]["name"] == "KPvK"
    assert table.headers["Cache-Control"] == "no-cache"


def test_where_everybody_reads_a_table_still_answers(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(self: Any, *given: Any) -> Any:
        raise ReadersBusy("Busy.")

    monkeypatch.setattr(Sandbox, "read", busy)
    assert ask(client, ELKIES).status_code == 503
    table = ask(client, "8/8/3k4/3P4/3K4/8/8/8 w - - 0 1")
    assert (table.status_code, table.json["pawns"]) == (200, None)
    assert table.headers["Cache-Control"] == "no-cache"
