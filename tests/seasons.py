"""Collections of finished reviews, made in a store of the logs of the samples: a season without an engine."""

from __future__ import annotations

import copy
import json
import secrets
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from server.analysis.events.fold import fold
from server.store.database.database import collection_games_table, collections_table
from server.store.reviews.reviews import Store
from server.system.paths import ROOT
from tests.folded import numbered

Json = dict[str, Any]
SAMPLES = ROOT / "resources" / "samples"


def log_of(sample: str, headers: Json, clock: float | None = None) -> list[Json]:
    """The log of a sample under other headers; `clock`: seconds that each side has at first, and loses two of
    with each move."""
    events: list[Json] = json.loads((SAMPLES / f"{sample}.json").read_text("utf-8"))["events"]
    game = copy.deepcopy(events[0])
    assert game["type"] == "game"
    game["headers"] = {**game["headers"], **headers}
    if clock is not None:
        for index, move in enumerate(game["moves"]):
            move["clock"] = max(1.0, clock - 4.0 * (index // 2))
    return [game, *events[1:]]


def collect(store: Store, logs: Sequence[list[Json]], title: str = "Season") -> tuple[str, list[str]]:
    """A collection whose reviews are done, each with its log -> (id, its reviews). Nobody's, so that a worker
    beside it has nothing to do."""
    made = secrets.token_urlsafe(16)
    reviews = [secrets.token_urlsafe(16) for _ in logs]
    for review_id, log in zip(reviews, logs, strict=True):
        assert fold(numbered(log))["status"] == "done"
        assert store.deliver(review_id, "1. e4 *", {"nodes": 1000}, log)
    rows = [
        {"collection_id": made, "number": number, "review_id": review_id, "facts": _facts(log[0])}
        for number, (review_id, log) in enumerate(zip(reviews, logs, strict=True), start=1)
    ]
    collection = {"id": made, "title": title, "delete_token_hash": "nobody's", "created": 1.0}
    with store.database.writing() as db:
        db.execute(sa.insert(collections_table).values(collection))
        db.execute(sa.insert(collection_games_table), rows)
    return made, reviews


def _facts(game: Json) -> Json:
    """What a row says of a game."""
    opening = game["opening"] and {name: game["opening"][name] for name in ("eco", "name")}
    return {"headers": game["headers"], "plies": len(game["moves"]), "opening": opening}


def fifty_games() -> list[list[Json]]:
    """Ann's season: the games of the samples with both colours, against five others, over five months, with
    and without clocks."""
    samples = ("club", "kasparov", "morphy")
    results = ("1-0", "0-1", "1/2-1/2", "1-0")
    logs = []
    for number in range(50):
        others = f"Other {number % 5}"
        white, black = ("Ann", others) if number % 2 else (others, "Ann")
        headers = {
            "Event": "League",
            "White": white,
            "Black": black,
            "WhiteElo": str(1500 if white == "Ann" else 1300 + 70 * (number % 7)),
            "BlackElo": str(1500 if black == "Ann" else 1300 + 70 * (number % 7)),
            "Result": results[number % 4],
            "Date": f"2026.{1 + number // 10:02d}.{1 + number % 28:02d}",
            "Round": str(number + 1),
            "UTCTime": f"{(7 * number) % 24:02d}:00:00",
        }
        logs.append(log_of(samples[number % 3], headers, 180.0 if number % 4 else None))
    return logs


def games_to_find() -> list[list[Json]]:
    """Twelve of them: every third ends in a rook ending, and every second has an isolated queen's pawn."""
    ending = "4r1k1/5ppp/8/8/8/8/5PPP/{}R{}K1"
    isolated = "r1bq1rk1/pp3ppp/2n1pn2/8/3P4/{}N{}N2/PP3PPP/R1BQ1RK1"
    logs = fifty_games()[:12]
    for number, log in enumerate(logs):
        moves = log[0]["moves"]
        for ply, move in enumerate(moves):
            rest = " ".join(move["fen"].split()[1:])
            if number % 3 == 0 and ply >= len(moves) - 4:
                move["fen"] = f"{ending.format(1 + ply % 4, 4 - ply % 4)} {rest}"
            elif number % 2 == 0 and 16 <= ply < 24:
                move["fen"] = f"{isolated.format(1 + ply % 2, 3 - ply % 2)} {rest}"
    return logs
