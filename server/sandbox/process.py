"""The child that reads: a function of `work.py` with its arguments, within seconds of its own time and MiB of
its own memory; past them it says so and lives on.

Owns what an answer looks like. Time is the processor's, not the clock's: a machine that is busy refuses no
text that it took when it was not.
"""

# mypy: allow-any-explicit
# Any function of `work.py`, its arguments and what it gives cross as they are; `Place.read` types them.

from __future__ import annotations

import argparse
import logging
import pickle
import resource
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from server.analysis.errors import KibitzError
from server.system import logs
from server.system.child import serve

MEMORY = 512
"""MiB that reading may take beside what the program itself takes; the largest game takes a tenth of it."""
_NICENESS = 3
_AGAIN = 0.25
"""Seconds until the end of time is told again, where something went on all the same."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """`seconds`: processor time that `work` may take."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class ChildAnswer:
    """`value`: the result of the work; or the `fault` it ended with; or `failed`: "slow" or "large" if it
    passed a limit, "broken" if it ended in an unforeseen way."""

    value: Any = None
    fault: KibitzError | None = None
    failed: str = ""


class _TimeUp(BaseException):
    """No `except Exception` on the way may keep it."""


def answer(request: bytes) -> bytes:
    """The pickled Answer to a pickled Question."""
    question: Question = pickle.loads(request)  # of our own parent
    try:
        try:
            signal.setitimer(signal.ITIMER_PROF, question.seconds, _AGAIN)
            found = ChildAnswer(question.work(*question.arguments))
        except KibitzError as fault:
            found = ChildAnswer(fault=fault)
        except (MemoryError, RecursionError):
            found = ChildAnswer(failed="large")
        except Exception:
            _log.exception("a text cannot be read")
            found = ChildAnswer(failed="broken")
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    except _TimeUp:
        found = ChildAnswer(failed="slow")
    return pickle.dumps(found, pickle.HIGHEST_PROTOCOL)


def _tell_time_up(number: int, frame: FrameType | None) -> None:
    raise _TimeUp


def _limit_memory(mib: int) -> None:
    """What is there already, and so much more. Where the system does not tell it, there is no limit."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        there = int(statm.read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (there + (mib << 20),) * 2)


def main() -> None:
    from server.analysis.review.pipeline import warm_prelude  # the parent needs no network

    parser = argparse.ArgumentParser()
    parser.add_argument("socket", help="the number of the socket that questions come by")
    parser.add_argument("--log-format", default="text")
    parser.add_argument("--memory", type=int, default=MEMORY, help="MiB beside what the program takes")
    parser.add_argument("--idle", type=float, help="seconds without a question after which it ends")
    parser.add_argument("--nice", type=int, default=_NICENESS, help="how much others come before it")
    parser.add_argument("--cold", action="store_true", help="load nothing before it is asked")
    given = parser.parse_args()
    logs.set_up("INFO", given.log_format)
    signal.signal(signal.SIGPROF, _tell_time_up)
    if not given.cold:
        warm_prelude()
    _limit_memory(given.memory)
    serve(given.socket, answer, niceness=given.nice, idle=given.idle)


if __name__ == "__main__":
    from server.sandbox import process  # so that its messages are of the same classes as the parent's

    process.main()
