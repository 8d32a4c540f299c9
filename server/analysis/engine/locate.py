"""Which engines are there and which one a name means. Starts none of them.

Order of "auto": the Stockfish named in the settings; the one that `kibitz engine --build` has put into the
data folder; one on the path, or in Debian's games folder; the WebAssembly Stockfish of the npm package, run
by Node; Kibitz's own engine, which is always there.
"""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from server.analysis.engine.processor import architectures_for, processor_flags
from server.analysis.errors import EngineError
from server.i18n.texts import sentence
from server.system.paths import NODE_MODULES

AUTO = "auto"
STOCKFISH = "stockfish"
STOCKFISH_JS = "stockfish-js"

BUILTIN = "builtin"

NAMES = (AUTO, STOCKFISH, STOCKFISH_JS, BUILTIN)
"""What a person may choose."""

GAMES_FOLDER = Path("/usr/games")
"""Where Debian puts games; often not on the path of a service."""

_SCRIPT = Path("stockfish") / "bin" / "stockfish-19-lite-single.js"


@dataclass(frozen=True, slots=True)
class EngineSpec:
    """An engine that can be started. `kind`: one of NAMES but "auto"; `label`: for a person, before the
    engine has told its own name; `command`: program and arguments; `preparation`: a command that is to run to
    its end once before the first start, empty if there is none."""

    kind: str
    label: str
    command: tuple[str, ...]
    preparation: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The command as one string, for messages."""
        return " ".join(self.command)


def find_engines(
    configured: str | None = None, *, node_modules: Path = NODE_MODULES, data_dir: Path | None = None
) -> list[EngineSpec]:
    """All engines that are there, in the order of "auto".

    `configured`: path or name of a Stockfish (or any other UCI engine) from the settings; `data_dir`: the
    data folder, which may hold one. Raises EngineError if the configured one is not there: a mistake in the
    settings is told, not passed over.
    """
    found = (_native(configured, data_dir), _script(node_modules))
    return [*(spec for spec in found if spec is not None), _BUILTIN_SPEC]


def resolve_engine(
    name: str = AUTO,
    configured: str | None = None,
    *,
    node_modules: Path = NODE_MODULES,
    data_dir: Path | None = None,
) -> EngineSpec:
    """The engine that `name` (one of NAMES) means; the rest as `find_engines`. Raises EngineError if it is
    unknown or not installed."""
    if name not in NAMES:
        raise EngineError(sentence("engine-unknown", name=repr(name), names=", ".join(NAMES)))
    for spec in find_engines(configured, node_modules=node_modules, data_dir=data_dir):
        if name in (AUTO, spec.kind):
            return spec
    raise EngineError(sentence(_MISSING[name]))


_OWN_PROGRAM = (sys.executable, "-m", "server.cli", "uci")
_BUILTIN_SPEC = EngineSpec(BUILTIN, "Kibitz", _OWN_PROGRAM, preparation=(*_OWN_PROGRAM, "--compile"))
"""A process like any other engine's, so that the worker itself never loads the compiler. It is compiled once
ahead: several engines that compile at the same time would outlast their deadlines."""

_MISSING = {STOCKFISH: "engine-no-stockfish", STOCKFISH_JS: "engine-no-script"}


def built_stockfish(data_dir: Path) -> Path | None:
    """The fastest Stockfish built in the data folder that this processor can run: the folder may have come
    from another machine."""
    for architecture in architectures_for(processor_flags()):
        program = engine_folder(data_dir) / architecture / "stockfish"
        if os.access(program, os.X_OK):
            return program
    return None


def engine_folder(data_dir: Path) -> Path:
    """Where built engines lie, each in a folder named by what it was compiled for."""
    return data_dir / "engine"


def installed_stockfish() -> str | None:
    """The Stockfish of the system."""
    return shutil.which("stockfish") or shutil.which("stockfish", path=str(GAMES_FOLDER))


def _native(configured: str | None, data_dir: Path | None) -> EngineSpec | None:
    if configured:
        program = shutil.which(configured)
        if program is None:
            raise EngineError(sentence("engine-not-runnable", program=configured))
    else:
        built = built_stockfish(data_dir) if data_dir else None
        program = str(built) if built else installed_stockfish()
    return EngineSpec(STOCKFISH, "Stockfish", (program,)) if program else None


def _script(node_modules: Path) -> EngineSpec | None:
    node = shutil.which("node") or shutil.which("nodejs")
    script = node_modules / _SCRIPT
    if node is None or not script.is_file():
        return None
    return EngineSpec(STOCKFISH_JS, "Stockfish (WebAssembly)", (node, str(script)))
