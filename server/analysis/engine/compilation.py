"""Which version an engine is, what it was compiled for, and whether this processor could do better.

Starts the engine for a moment. Only Stockfish says what it was compiled for (its command `compiler`).
"""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import IO, TypedDict

from server.analysis.engine.locate import BUILTIN, STOCKFISH, EngineSpec
from server.analysis.engine.processor import in_words, processor_flags

_PATIENCE = 20.0
"""Seconds for all answers."""
ADVICE = "This Stockfish is compiled for SSE2. A build for AVX2 reviews about twice as fast: docs/engine.md."


class EngineFacts(TypedDict):
    """What an operator should know of an engine."""

    name: str
    """As the engine names itself, with its version."""
    compiled_for: str
    """In Stockfish's words, "64bit SSE2"; "" if it does not say it."""
    processor: str
    """What the processor has of it, "AVX2 SSE41"; "" if it is unknown."""
    advice: str
    """What to do about it; "" if all is well."""


def ask_engine(spec: EngineSpec, patience: float = _PATIENCE) -> EngineFacts:
    """Ask the engine; what it does not say in time is left out."""
    has = processor_flags()
    facts: EngineFacts = {"name": spec.label, "compiled_for": "", "processor": in_words(has), "advice": ""}
    if spec.kind == BUILTIN:
        return facts  # it is no program of its own, and compiles for the processor
    for line in _answers(spec, patience):
        head, _, rest = line.partition(":")
        if line.startswith("id name "):
            facts["name"] = line.removeprefix("id name ").strip()
        elif head.startswith("Compilation settings"):
            facts["compiled_for"] = " ".join(rest.split())
    if spec.kind == STOCKFISH:
        facts["advice"] = advise(facts["compiled_for"], has)
    return facts


def advise(compiled_for: str, flags: Collection[str]) -> str:
    """The sentence for an operator whose engine uses less than the processor has; "" if there is none."""
    settings = compiled_for.split()
    if "SSE2" not in settings or "AVX2" in settings or "avx2" not in flags:
        return ""
    if "SSE41" in settings:
        return "This Stockfish is compiled for SSE41. A build for AVX2 reviews faster: docs/engine.md."
    return ADVICE


def described(facts: EngineFacts) -> str:
    """One line: "Stockfish 15.1, compiled for 64bit SSE2; this processor has AVX2 SSE41"."""
    words = facts["name"]
    if facts["compiled_for"]:
        words += f", compiled for {facts['compiled_for']}"
        if facts["processor"]:
            words += f"; this processor has {facts['processor']}"
    return words


def _answers(spec: EngineSpec, patience: float) -> Iterator[str]:
    """The lines that it answers with, until it has said all, ends or is ended."""
    try:
        engine = subprocess.Popen(
            spec.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
    except OSError:
        return  # the run that needs it says so
    end = threading.Timer(patience, _kill, [engine])
    end.daemon = True
    with suppress(OSError), engine:  # it may end before it has heard all
        assert engine.stdin is not None and engine.stdout is not None
        end.start()
        try:
            yield from _said(engine.stdin, engine.stdout, "uci", "uciok")
            yield from _said(engine.stdin, engine.stdout, "compiler\nisready", "readyok")
        finally:
            end.cancel()
            _kill(engine)


def _said(to: IO[str], by: IO[str], command: str, last: str) -> Iterator[str]:
    to.write(f"{command}\n")
    to.flush()
    for line in by:
        if line.strip() == last:
            return
        yield line.rstrip()


def _kill(engine: subprocess.Popen[str]) -> None:
    """With all of its group: an engine may be a script that has started the true one."""
    with suppress(ProcessLookupError):
        os.killpg(engine.pid, signal.SIGKILL)
