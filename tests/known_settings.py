"""The variables that Kibitz reads, for tests that hold guides and examples to them."""

from __future__ import annotations

from typing import ClassVar

from server.settings import GONE, Settings


def known_settings() -> set[str]:
    """Their names, those that name a file included; none that is gone."""

    class Recorder(dict[str, str]):
        asked: ClassVar[set[str]] = set()

        def get(self, name: str, default: str | None = None) -> str | None:  # type: ignore[override]
            self.asked.add(name)
            return default

    Settings.from_environ(Recorder())
    gone = {f"KIBITZ_{name}" for name in GONE}
    return {name for name in Recorder.asked if name.removesuffix("_FILE") not in gone}
