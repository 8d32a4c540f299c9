"""What digests spare a season: `python -m bench.season`. The same season of the same games twice: of their
logs (read, folded, digested, added up, as for the first visitor), and of digests that are there.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from statistics import median

from server.sandbox.work import SeasonText, digest_of_log, found_games, opening_tree, season
from tests.seasons import fifty_games

Logs = list[list[bytes]]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of the season; a collection has 200 at most")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    played = fifty_games()
    games = [played[number % len(played)] for number in range(chosen.games)]
    logs: Logs = [[json.dumps(event).encode() for event in log] for log in games]
    facts = [json.dumps({name: log[0][name] for name in ("headers", "opening")}) for log in games]
    digests = [digest_of_log(log) for log in logs]
    told = _season(facts, digests)
    cold = _seconds(lambda: _season(facts, [digest_of_log(log) for log in logs]), chosen.rounds)
    warm = _seconds(lambda: _season(facts, digests), chosen.rounds)
    size = sum(len(line) for log in logs for line in log) / 1024
    kept = sum(len(digest) for digest in digests) / 1024
    print(
        f"{chosen.games} games: {size:,.0f} KB of logs, {kept:,.0f} KB of digests, "
        f"{len(told) / 1024:,.0f} KB told"
    )
    print(f"of logs     {1000 * cold:8.0f} ms")
    print(f"of digests  {1000 * warm:8.0f} ms")
    print(f"ratio       {cold / warm:8.1f}")
    tree = _seconds(lambda: _tree(facts, digests), chosen.rounds)
    print(f"openings    {1000 * tree:8.0f} ms, the tree of digests")
    fen = json.loads(digests[-1])["book"]["fen"]
    for name, kind, place in (("an ending", "rooks", None), ("a position", None, fen)):
        found = _seconds(lambda: _found(facts, digests, kind, place), chosen.rounds)  # noqa: B023
        print(f"find        {1000 * found:8.0f} ms, {name}; ratio to the season {found / warm:.2f}")


def _season(facts: list[str], digests: list[str]) -> str:
    told = season({"id": "bench", "title": "Season"}, _rows(facts, digests), "Ann", "json")
    assert told is not None
    return told


def _tree(facts: list[str], digests: list[str]) -> str:
    told = opening_tree("Season", _rows(facts, digests), None, None, "json", "en")
    assert told is not None
    return told


def _found(facts: list[str], digests: list[str], kind: str | None, fen: str | None) -> str:
    told = found_games(_rows(facts, digests), kind, fen, None)
    assert told is not None
    return told


def _rows(facts: list[str], digests: list[str]) -> list[SeasonText]:
    return [
        (number, f"review-{number}", fact, digest)
        for number, (fact, digest) in enumerate(zip(facts, digests, strict=True), start=1)
    ]


def _seconds(work: Callable[[], object], rounds: int) -> float:
    taken = []
    for _ in range(rounds):
        started = time.perf_counter()
        work()
        taken.append(time.perf_counter() - started)
    return median(taken)


if __name__ == "__main__":
    main()
