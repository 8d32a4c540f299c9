"""Reviews anew the games that Kibitz is delivered with: `resources/samples/NAME.pgn` -> `NAME.json`.

    python -m scripts.samples [NAME ...]

A real run with Stockfish and the defaults, nothing else: what the start page shows is what a person gets. It
takes half a minute. `tests/web/pages/test_samples.py` fails while one is stale: when an event, the plan of
searches or a rule has changed. What the file holds, and how it comes into the store, says
`server/web/pages/samples.py`.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from server.analysis.engine.budget import PRESETS
from server.analysis.errors import KibitzError
from server.analysis.events.events import EventJson, FailedEvent
from server.analysis.game.game import parse_game
from server.analysis.people.prediction import predictions
from server.analysis.review.options import OptionsJson, ReviewOptions
from server.analysis.review.pipeline import review
from server.analysis.review.pools import PoolKeeper
from server.system.paths import NODE_MODULES
from server.web.pages.samples import FOLDER

OPTIONS = ReviewOptions(engine="stockfish", nodes=PRESETS["standard"])


def written(pgn: str, options: OptionsJson, events: Iterable[EventJson]) -> str:
    """The file of a sample: one event a line, so that a change of it can be read."""
    log = ",\n".join(json.dumps(event, ensure_ascii=False) for event in events)
    fields = (("pgn", pgn), ("options", options))
    head = ",\n".join(f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in fields)
    return f'{{{head},\n"events": [\n{log}\n]}}\n'


def reviewed(file: Path, keeper: PoolKeeper) -> str:
    """The sample of a PGN file. Raises KibitzError where it cannot be made."""
    pgn = file.read_text("utf-8")
    events = list(review(parse_game(pgn), OPTIONS, keeper.pool_for(OPTIONS), people=predictions))
    if isinstance(events[-1], FailedEvent):
        raise KibitzError(events[-1].message)
    return written(pgn, OPTIONS.to_json(), [event.to_wire() for event in events])


def main(names: Sequence[str]) -> None:
    keeper = PoolKeeper(os.environ.get("KIBITZ_ENGINE"), os.cpu_count() or 1, NODE_MODULES)
    try:
        for file in sorted(FOLDER.glob("*.pgn")):
            if names and file.stem not in names:
                continue
            begun = time.monotonic()
            file.with_suffix(".json").write_text(reviewed(file, keeper), "utf-8")
            print(f"{file.stem}: {time.monotonic() - begun:.0f} s")
    finally:
        keeper.close()


if __name__ == "__main__":
    main(sys.argv[1:])
