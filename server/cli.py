"""The command `kibitz`: one parser, one table of commands. Each command is a function of its arguments and
the settings.

What each does is in `programs` and `work`.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

import server
from server.analysis.errors import KibitzError
from server.settings import Settings, SettingsError, log_format
from server.system import logs

_STAY = ("serve", "web", "worker")
"""Commands whose process stays, and keeps what it has loaded: each loads its own alone."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command -> exit status: 0 done, 1 failed, 2 called or set up wrongly."""
    _speak_utf8()
    words = sys.argv[1:] if arguments is None else list(arguments)
    chosen = build_parser(words[0] if words else "").parse_args(words)
    try:
        settings = Settings.from_environ()
        logs.set_up(settings.log_level, settings.log_format)
        status: int = chosen.run(chosen, settings)
        sys.stdout.flush()
    except BrokenPipeError:  # who reads wants no more, as `head`; what is left is flushed at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KibitzError as error:
        logs.tell_start_fault(error.placed(), log_format() if "stays" in chosen else "text")
        return 2 if isinstance(error, SettingsError) else 1
    return status


def _speak_utf8() -> None:
    """Names and badges are more than ASCII, whatever the environment believes of the terminal."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def build_parser(word: str = "") -> argparse.ArgumentParser:
    """What `kibitz` takes; where the first `word` is a command that stays, that is all that is wanted."""
    parser = argparse.ArgumentParser(prog="kibitz", description="Reviews chess games.")
    parser.add_argument("--version", action="version", version=f"kibitz {server.__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    serve = commands.add_parser("serve", help="web and worker together")
    serve.set_defaults(stays=True, run=_serve)
    web = commands.add_parser("web", help="the web process alone: pages, API, live events")
    web.set_defaults(stays=True, run=_web)
    worker = commands.add_parser("worker", help="a worker alone: runs the reviews of the queue")
    worker.set_defaults(stays=True, run=_worker)
    if word not in _STAY:
        from server.programs.others import add_others

        add_others(commands)
    return parser


def _serve(chosen: argparse.Namespace, settings: Settings) -> int:
    from server.programs.serve import run_serve

    return run_serve(settings)


def _web(chosen: argparse.Namespace, settings: Settings) -> int:
    from server.programs.web import run_web

    return run_web(settings)


def _worker(chosen: argparse.Namespace, settings: Settings) -> int:
    from server.work.worker import run_worker

    return run_worker(settings)


if __name__ == "__main__":
    sys.exit(main())
