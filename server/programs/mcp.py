"""`kibitz mcp`: Kibitz as tools for an AI assistant, over the Model Context Protocol on standard input and
output.

Owns the command and what it says without the protocol's SDK, which is an extra; `mcp_server.py` needs it.
"""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from server.settings import Settings, SettingsError

_DESCRIPTION = """\
Kibitz as tools for an AI assistant: a server of the Model Context Protocol on
standard input and output. The assistant's program starts it; docs/assistants.md
says how.

  review_pgn     a game: report, story, each fault with its proof
  explain_move   one move: verdict, reason, lines before and after it
  threats        what is threatened in a position, proven
  exact_ending   what tables and solvers know of an ending
  people_play    what players of a rating play in a position
"""


def add_mcp(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "mcp",
        help="tools for an AI assistant (Model Context Protocol)",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run_mcp)


def run_mcp(arguments: argparse.Namespace, settings: Settings) -> int:
    """`kibitz mcp`: serves until standard input ends. Raises SettingsError without the SDK."""
    if find_spec("mcp") is None:
        raise SettingsError("kibitz mcp needs the extra: pip install 'kibitz[mcp]'")
    from server.programs.mcp_server import serve  # the extra, and all of the chess

    serve(settings)
    return 0
