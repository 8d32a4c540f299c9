"""The hostile texts of `data/hostile/texts.json`: each is written there as pieces and how often they stand,
as none of them belongs into git whole. `{n}` in a piece is its number."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "data" / "hostile" / "texts.json"


@dataclass(frozen=True, slots=True)
class Hostile:
    """A request. `send`: "text", "latin-1" (a text's bytes), "json" (a text in an object) or "body" (the
    object itself)."""

    name: str
    build: list[tuple[str, int]]
    to: str = "/api/reviews"
    send: str = "text"
    query: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def address(self) -> str:
        return self.to + self.query

    @property
    def content_type(self) -> str:
        return "application/json" if self.send in ("json", "body") else "text/plain"

    def text(self) -> str:
        """The whole text."""
        return "".join(
            "".join(piece.replace("{n}", str(number)) for number in range(times))
            if "{n}" in piece
            else piece * times
            for piece, times in self.build
        )

    def body(self) -> bytes:
        """The body of the request."""
        if self.send == "json":
            return json.dumps({"pgn": self.text()}).encode()
        return self.text().encode("latin-1" if self.send == "latin-1" else "utf-8", "replace")


def hostile_texts() -> list[Hostile]:
    """All of them."""
    found: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
    return [Hostile(**each) for each in found]
