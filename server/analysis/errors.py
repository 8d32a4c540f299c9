"""The one tree of errors that a person may meet. Each says whether trying again helps.

`code` is stable and meant for programs; `message` is a sentence for a person, names the place where
there is one, and never holds a stack trace.
"""

from __future__ import annotations

from collections.abc import Callable


class KibitzError(Exception):
    """Root of the tree."""

    code: str = "internal"
    retry: bool = False

    def __init__(self, message: str, *, code: str | None = None, place: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.place = place
        if code is not None:
            self.code = code

    def placed(self) -> str:
        """The message with its place before it, unless it names that itself."""
        return (
            f"{self.place}: {self.message}" if self.place and self.place not in self.message else self.message
        )


class GameError(KibitzError):
    """The text is no game that can be played; `place` names the spot ("move 17, Black")."""

    code = "bad_game"


class ReportError(KibitzError):
    """The text is no arbiter's report and no list of players; `place` names the line."""

    code = "bad_report"


class LimitError(KibitzError):
    """The text is a game, but larger than Kibitz takes."""

    code = "too_large"


class OptionsError(KibitzError):
    """A review option is unknown or out of its range."""

    code = "bad_options"


class EngineError(KibitzError):
    """An engine is missing, died or hung more often than it was worth replacing."""

    code = "engine"
    retry = True


class LogError(KibitzError):
    """A stored event cannot be read; `place` names it."""

    code = "bad_log"


class LeaseLost(KibitzError):  # noqa: N818  (a fact, not a fault: somebody else holds the review now)
    """Another worker has taken over the review, or it was deleted; what was not stored is dropped."""

    code = "lease_lost"


class Stopped(KibitzError):  # noqa: N818  (a person's wish)
    """The person asked for a stop."""

    code = "stopped"
    retry = True


class Postponed(Exception):  # noqa: N818  (no fault: nobody is told)
    """The review waits for something that is being made beside it; another may run meanwhile. `can_go_on`:
    whether the review can be taken up again."""

    def __init__(self, reason: str, can_go_on: Callable[[], bool]) -> None:
        super().__init__(reason)
        self.can_go_on = can_go_on
