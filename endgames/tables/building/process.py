"""The process that builds: `python -m endgames.tables.building.process FOLDER THREADS NAME...`

It is nice to all others, and ends when its parent has gone (its standard input is closed). What it could not
build it tells on standard output, one JSON line each: {"name", "key", "params"}, a text of the catalogue.
"""

from __future__ import annotations

import errno
import json
import os
import signal
import sys
import threading
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from endgames.refusals import Message, message
from endgames.tables.names import TableError, check_buildable, read_name

NICENESS = 15


def main(arguments: Sequence[str]) -> int:
    """Build -> 0 if all are there."""
    folder, threads, *names = arguments
    failed = 0
    for name in names:
        why = _why_not(Path(folder), int(threads), name)
        if why is not None:
            failed = 1
            failure = {"name": name, "key": why.key, "params": why.params}
            sys.stdout.write(json.dumps(failure) + "\n")
            sys.stdout.flush()
    return failed


def _end_with_parent() -> None:
    while os.read(0, 4096):
        pass
    os._exit(1)


def _why_not(folder: Path, threads: int, name: str) -> Message | None:
    """Build one -> why it could not be, if so."""
    try:
        builder: Any = import_module("endgames.tables.building.build").Builder(folder, threads)
        builder.build(check_buildable(read_name(name)))
    except TableError as error:
        return error.message
    except MemoryError:
        return message("table-no-memory", name=name)
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            return message("table-no-room", name=name)
        return message("table-no-access", name=name, reason=error.strerror or "")
    except Exception as error:  # whatever numba or LLVM make of a strange machine
        sys.stderr.write(f"{type(error).__name__}: {error}\n")
        return message("table-no-compiler", name=name)
    return None


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, whose end is told by the pipe
    os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    sys.exit(main(sys.argv[1:]))
