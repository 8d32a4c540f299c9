"""Work for readers that is too much, in ways of its own; a child finds it by its name."""

from __future__ import annotations

import os
import signal
import time

from server.analysis.errors import GameError
from server.i18n.texts import sentence


def echo(word: str) -> str:
    return word


def count_for_ever() -> None:
    while True:
        try:
            for _ in range(1_000_000):
                pass
        except Exception:
            continue


def explode() -> None:
    import re

    re.fullmatch("(?:a|a)+b", "a" * 100)


def eat() -> int:
    return len(bytearray(4 << 30))


def fall_deep() -> None:
    fall_deep()


def refuse() -> None:
    raise GameError(sentence("fault-null-move"), code="code", place=sentence("place-headers"))


def break_down() -> None:
    raise ZeroDivisionError


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def stop() -> None:
    os.kill(os.getpid(), signal.SIGSTOP)
    time.sleep(0)


def process() -> int:
    return os.getpid()


def lack_memory() -> None:
    raise MemoryError
