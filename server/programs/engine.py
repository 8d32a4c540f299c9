"""`kibitz engine`: tries the engines that are there, builds a faster Stockfish, removes it."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Iterator

from server.analysis.engine.base import EngineFault
from server.analysis.engine.compilation import ask_engine
from server.analysis.engine.locate import (
    STOCKFISH,
    EngineSpec,
    built_stockfish,
    find_engines,
    installed_stockfish,
)
from server.analysis.engine.processor import ARCHITECTURES
from server.analysis.errors import EngineError
from server.programs.engine_build import build, remove
from server.programs.engine_trial import Trial, best_of, read_reference, try_engine
from server.settings import Settings
from server.system.paths import NODE_MODULES

_DESCRIPTION = """\
Which engine is the right one. Alone, it tries every engine that is there on kept
moves of played games, and says which to take: nodes a second, and how many moves
get the class that a much larger search gave. It takes some minutes.

  --build    builds Stockfish for this processor, from the source package of
             Debian or Ubuntu, into the data folder; needs no root, 1 GB of disk
             for some minutes, and the packages dpkg-dev, make and g++
  --remove   deletes what --build has built

Reviews take a built engine before the installed one; KIBITZ_ENGINE comes first.
"""
_KIND = {"stockfish-js": "the WebAssembly of the npm package", "builtin": "Kibitz's own engine"}


def add_engine(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "engine",
        help="which engine is the fastest; build a faster one",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--build", action="store_true", help="build Stockfish for this processor")
    what.add_argument("--remove", action="store_true", help="delete what was built")
    parser.add_argument("--arch", choices=tuple(ARCHITECTURES), help="with --build: not the fastest one")
    parser.set_defaults(run=run_engine)


def run_engine(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz engine`. Raises EngineError, BuildError."""
    try:
        if arguments.build:
            return _build(arguments, settings)
        if arguments.remove:
            there = remove(settings.data_dir)
            _say("The built engine is deleted. Restart Kibitz." if there else "No engine was built.")
            return 0
        return _try_all(settings)
    finally:
        _rewrite("")


def _build(arguments: argparse.Namespace, settings: Settings) -> int:
    before = signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))  # so that it tidies up
    try:
        program = build(settings.data_dir, settings.cores, _tell, arguments.arch)
    finally:
        signal.signal(signal.SIGTERM, before)
    facts = ask_engine(EngineSpec(STOCKFISH, "Stockfish", (str(program),)))
    _say(f"{facts['name']} is built for {program.parent.name}: {program}")
    if settings.engine:
        _say(f"KIBITZ_ENGINE names another engine ({settings.engine}): unset it to take this one.")
    _say("Restart Kibitz to use it. `kibitz engine` tries it, `kibitz engine --remove` deletes it.")
    return 0


def _try_all(settings: Settings) -> int:
    """1 if no engine can be tried."""
    reference, trials = read_reference(), []
    _say(f"{'engine':26}  {'compiled for':14}  {'nodes/s':>9}  {'same class':>11}  program")
    for spec in _all_engines(settings):
        try:
            trial = try_engine(spec, reference, lambda moves: _rewrite(f"{moves} moves"))
        except (EngineError, EngineFault) as fault:
            _say(f"{spec.label:26}  failed: {fault}")
            continue
        trials.append(trial)
        _say(_row(trial))
    moves = sum(len(block["classes"]) for block in reference["blocks"])
    _say(f"Classes: {moves} moves, judged by {reference['engine']} with {reference['nodes']:,} nodes.")
    if not trials:
        return 1
    _say(_verdict(trials))
    if advice := ask_engine(trials[0].spec)["advice"]:
        _say(advice)
    return 0


def _all_engines(settings: Settings) -> Iterator[EngineSpec]:
    """Those that "auto" chooses among, in its order, then any other Stockfish of this machine."""
    found = find_engines(settings.engine, node_modules=NODE_MODULES, data_dir=settings.data_dir)
    yield from found
    known = {spec.command for spec in found}
    for program in (built_stockfish(settings.data_dir), installed_stockfish()):
        if program and (str(program),) not in known:
            yield EngineSpec(STOCKFISH, "Stockfish", (str(program),))


def _row(trial: Trial) -> str:
    compiled_for = ask_engine(trial.spec)["compiled_for"].removeprefix("64bit ").split(" SSE", 1)[0]
    place = _KIND.get(trial.spec.kind, trial.spec.text)
    same = f"{trial.same} of {trial.moves}"
    return f"{trial.name:26}  {compiled_for or '-':14}  {trial.speed:>9,.0f}  {same:>11}  {place}"


def _verdict(trials: list[Trial]) -> str:
    """Which to take. The first of `trials` is the one of "auto"."""
    best, first = best_of(trials), trials[0]
    if best is first:
        return f"Take {best.name}. `auto` takes it already."
    if best.spec.kind == STOCKFISH:
        return f"Take {best.name}: set KIBITZ_ENGINE={best.spec.text}. `auto` takes {first.name}."
    return f"Take {best.name}: choose the engine `{best.spec.kind}`. `auto` takes {first.name}."


def _say(words: str) -> None:
    _rewrite("")
    print(words, flush=True)  # noqa: T201


def _tell(words: str) -> None:
    """Progress: rewritten in place on a terminal, elsewhere a line."""
    if not _rewrite(words):
        sys.stderr.write(f"kibitz: {words}\n")


def _rewrite(words: str) -> bool:
    """Put `words` in place of the last progress -> whether there is a terminal."""
    if not sys.stderr.isatty():
        return False
    sys.stderr.write(f"\r\x1b[K{words}")
    sys.stderr.flush()
    return True
