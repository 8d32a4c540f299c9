"""The server of the Model Context Protocol: the tools of `assistant.py`, by the official SDK.

Owns what a client is told of the tools, and how a call becomes an answer. One call is worked on at a time, in
a thread, so that the loop goes on hearing the client.
"""

# mypy: allow-any-explicit
# Schemas, and questions as they come in, are JSON of any shape: `read` checks these.

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import anyio
import anyio.from_thread
import anyio.to_thread
import msgspec
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    CallToolRequestParams,
    CallToolResult,
    ListToolsResult,
    PaginatedRequestParams,
    TextContent,
    Tool,
    ToolAnnotations,
)

import server
from server.analysis.errors import KibitzError, OptionsError
from server.analysis.reading import Wrong, read
from server.programs import assistant_shapes as shapes
from server.programs.assistant import Assistant, Call
from server.settings import Settings

_INSTRUCTIONS = """\
Kibitz reviews chess games with an engine and proves what it says. Ask these tools before you claim anything
about a position or a move; do not work out variations yourself. Pass on what `said` says, and show the line
that proves it: `san` of a fact, or `lines` of the positions before and after the move. If a tool proves
nothing, say so. Scores are White's view, in centipawns. Expected points run from 0 (lost) to 1 (won), for the
player who moves."""
_Schema = dict[str, Any]
_Context = ServerRequestContext[Any, Any]
_Answer = Callable[[Any, Call], _Schema]


@dataclass(frozen=True, slots=True)
class _Offer:
    """A tool, as clients see it; `takes` and `gives` are TypedDicts."""

    title: str
    about: str
    takes: type[Any]
    gives: type[Any]


_OFFERS = {
    "review_pgn": _Offer(
        "Review a game",
        "Review a chess game: the accuracy of each side, the story of the game, and every fault and special "
        "move with its class, the reason in words, the better move and the lines that prove it. Takes from "
        "seconds to minutes.",
        shapes.AskedReview,
        shapes.ReviewedGame,
    ),
    "explain_move": _Offer(
        "Explain a move",
        "Say what one move costs or wins and why, with the engine's lines before and after it, their scores, "
        "depth and nodes. Takes any legal move, played or not.",
        shapes.AskedMove,
        shapes.ExplainedMove,
    ),
    "threats": _Offer(
        "Find threats",
        "Say what the side that is not to move threatens: what it would play if the other side passed, tried "
        "against every good defence.",
        shapes.AskedThreats,
        shapes.FoundThreats,
    ),
    "exact_ending": _Offer(
        "Solve an ending",
        "Say what is known exactly, without an engine, of an ending of few men or of kings and pawns: the "
        "result, the moves that keep it, moves to mate (dtm), half moves to the next capture or pawn move "
        "(dtz), and the best play. The first ending of four men or of pawns takes minutes, later ones less.",
        shapes.AskedEnding,
        shapes.SolvedEnding,
    ),
    "people_play": _Offer(
        "What people play",
        "Say what players of a rating play in a position: the likeliest moves with their shares. This does "
        "not say how good the moves are.",
        shapes.AskedPeople,
        shapes.PlayedMoves,
    ),
}
"""By name, which is that of the method of `Assistant` that answers."""


def serve(settings: Settings) -> None:
    """Serve standard input and output until the client closes it."""
    with closing(Assistant(settings)) as assistant:
        anyio.run(_serve_stdio, create_server(assistant))


async def _serve_stdio(made: Server[Any]) -> None:
    async with stdio_server() as (incoming, outgoing):
        await made.run(incoming, outgoing, made.create_initialization_options())


def create_server(assistant: Assistant) -> Server[Any]:
    """The server, for any transport."""
    one_at_a_time = anyio.CapacityLimiter(1)

    async def list_tools(context: _Context, params: PaginatedRequestParams | None) -> ListToolsResult:
        return ListToolsResult(tools=[_described(name, offer) for name, offer in _OFFERS.items()])

    async def call_tool(context: _Context, params: CallToolRequestParams) -> CallToolResult:
        offer = _OFFERS.get(params.name)
        if offer is None:
            raise MCPError(INVALID_PARAMS, f"There is no tool {params.name!r}.")
        try:
            asked = _read(offer, params.arguments or {})
            answer: _Answer = getattr(assistant, params.name)
            found = await anyio.to_thread.run_sync(answer, asked, _ClientCall(context), limiter=one_at_a_time)
        except KibitzError as error:
            return CallToolResult(content=[TextContent(text=error.placed())], is_error=True)
        text = json.dumps(found, ensure_ascii=False)
        return CallToolResult(content=[TextContent(text=text)], structured_content=found)

    return Server(
        "kibitz",
        version=server.__version__,
        title="Kibitz",
        instructions=_INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


class _ClientCall:
    """A `Call` by the client, as the thread that works on it sees it."""

    def __init__(self, context: _Context) -> None:
        self._report = context.session.report_progress
        self._told = 0.0

    def tell(self, words: str, done: int = 0, of: int = 0) -> None:
        """Send a notification of progress. The protocol wants a larger number each time."""
        self._told = max(done, self._told + 0.001)
        anyio.from_thread.run(self._report, self._told, of or None, words)

    def is_stopped(self) -> bool:
        """Whether the client has cancelled the call, or has gone."""
        try:
            anyio.from_thread.check_cancelled()
        except asyncio.CancelledError:
            return True
        return False


def _read(offer: _Offer, arguments: object) -> Any:
    """The arguments of a call, checked. Raises OptionsError with the place."""
    try:
        return read(offer.takes, arguments, "arguments")
    except Wrong as wrong:
        raise OptionsError(wrong.message, place=".".join(map(str, wrong.path)) or None) from None


def _described(name: str, offer: _Offer) -> Tool:
    return Tool(
        name=name,
        title=offer.title,
        description=offer.about,
        input_schema={**_schema(offer.takes), "additionalProperties": False},
        output_schema=_schema(offer.gives),
        annotations=ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False),
    )


def _schema(shape: type[Any]) -> _Schema:
    """The JSON Schema of a TypedDict, with the object itself at the root, as clients want it."""
    schema = msgspec.json.schema(shape)
    others = {name: each for name, each in schema["$defs"].items() if name != shape.__name__}
    return {**schema["$defs"][shape.__name__], **({"$defs": others} if others else {})}
