"""The samples: reviews that Kibitz is delivered with, so that a visitor sees at once what one is.

Each is a file of `resources/samples`, made by `scripts/samples.py` in a real run: {"pgn", "options",
"events"}, the events as they are stored. It comes into the store when somebody asks for it, and is a review
like any other from then on, but nobody's: no token stops, deepens or deletes it. Its id names its content, so
a sample that was made anew is another review, and links to the old one stay.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from server.store.reviews.reviews import Store
from server.system.paths import RESOURCES
from server.wire import bodies

FOLDER = RESOURCES / "samples"

NAMES = ("club", "morphy", "kasparov")
"""In the order of the start page, which has a text for each; the first is the one that it shows."""

_PREFIX = "sample"


class Samples:
    """The samples of a folder by their ids."""

    def __init__(self, store: Store, folder: Path = FOLDER) -> None:
        self._store = store
        self._files: Mapping[str, Path] = MappingProxyType(
            {_id_of(file): file for name in NAMES if (file := folder / f"{name}.json").is_file()}
        )

    def offered(self) -> list[bodies.Sample]:
        """The samples as the page lists them."""
        return [{"id": found, "name": file.stem} for found, file in self._files.items()]

    def bring(self, review_id: str) -> bool:
        """Put the sample of this id into the store, unless it is there; False: there is no such sample."""
        file = self._files.get(review_id)
        if file is None:
            return False
        sample = json.loads(file.read_text("utf-8"))
        self._store.deliver(review_id, sample["pgn"], sample["options"], sample["events"])
        return True


def _id_of(file: Path) -> str:
    return f"{_PREFIX}-{file.stem}-{hashlib.sha256(file.read_bytes()).hexdigest()[:8]}"
