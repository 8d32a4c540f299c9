"""The server of the Model Context Protocol, asked by the SDK's own client: here, and as a program."""

# mypy: allow-any-explicit
# Answers are JSON of any shape.

from __future__ import annotations

import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters
from mcp.shared.exceptions import MCPError
from mcp_types import CallToolResult, TextContent

from server.programs.assistant import Assistant, Call
from server.programs.assistant_shapes import AskedPeople, PlayedMoves
from server.programs.mcp_server import create_server
from server.settings import Settings
from server.system.paths import ROOT
from tests.analysis.engine.fakes import is_gone, noted_pids

PGN = "1. f3 e5 2. g4 Qh4# 0-1"
MATE_THREAT = "R7/8/8/8/8/7K/8/7k b - - 0 1"
CALLS: dict[str, dict[str, Any]] = {
    "review_pgn": {"pgn": PGN, "preset": "fast"},
    "explain_move": {"fen": MATE_THREAT, "move": "Kg1"},
    "threats": {"fen": MATE_THREAT},
    "exact_ending": {"fen": "8/8/3k4/8/3K4/8/8/R7 w - - 0 1"},
    "people_play": {"fen": MATE_THREAT, "rating": 1500},
}
PEOPLE = ("people_play", CALLS["people_play"])


def asked(assistant: Assistant, ask: Callable[[Client], Awaitable[Any]], mode: str = "auto") -> Any:
    """What `ask` makes of a client of a server for the assistant."""

    async def talk() -> Any:
        async with Client(create_server(assistant), mode=mode) as client:
            return await ask(client)

    return anyio.run(talk)


def text_of(result: CallToolResult) -> str:
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_every_tool_answers_as_its_schema_says(assistant: Assistant, mode: str) -> None:
    async def ask(client: Client) -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert tools.keys() == CALLS.keys()
        for name, arguments in CALLS.items():
            tool = tools[name]
            result = await client.call_tool(name, arguments)  # which holds the answer to the tool's schema
            assert not result.is_error, text_of(result)
            assert tool.output_schema is not None
            assert (tool.input_schema["type"], tool.output_schema["type"]) == ("object", "object")
            assert tool.input_schema["properties"].keys() >= arguments.keys()
            assert set(tool.output_schema["required"]) == result.structured_content.keys()
            assert text_of(result).startswith("{")

    asked(assistant, ask, mode)


def test_a_client_is_told_how_to_use_the_tools(assistant: Assistant) -> None:
    async def ask(client: Client) -> None:
        (first, *_) = (await client.list_tools()).tools
        assert first.annotations is not None
        assert (first.annotations.read_only_hint, first.annotations.open_world_hint) == (True, False)
        pgn = first.input_schema["properties"]["pgn"]
        assert pgn == {"type": "string", "description": "the game as PGN, or a file of several games"}
        assert first.input_schema["properties"]["preset"]["enum"] == ["fast", "standard", "deep"]
        assert first.input_schema["additionalProperties"] is False
        assert "proves" in (client.instructions or "")

    asked(assistant, ask)


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("review_pgn", {"pgn": "1. e4 e5 2. Ke3"}, "move 2, White: “Ke3” is not a legal move"),
        ("review_pgn", {"pgn": PGN, "game": 2}, "The PGN has no game 2; it has 1."),
        ("review_pgn", {"pgn": PGN, "preset": "slow"}, "preset must be one of fast, standard, deep."),
        ("review_pgn", {}, "pgn is missing"),
        ("threats", {"fen": MATE_THREAT, "depth": 9}, "depth"),
        ("threats", {"fen": "nonsense"}, "fen: The FEN “nonsense” cannot be read"),
        ("people_play", {"fen": MATE_THREAT, "rating": "high"}, "rating must be a whole number"),
    ],
)
def test_bad_input_is_an_error_of_the_tool_that_names_the_place(
    assistant: Assistant, name: str, arguments: dict[str, Any], words: str
) -> None:
    result = asked(assistant, lambda client: client.call_tool(name, arguments))
    assert result.is_error
    assert words in text_of(result)
    assert "Traceback" not in text_of(result)


def test_a_tool_that_is_not_there_is_refused(assistant: Assistant) -> None:
    async def ask(client: Client) -> None:
        with pytest.raises(MCPError, match="no tool 'play'"):
            await client.call_tool("play", {})

    asked(assistant, ask)


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_a_review_tells_how_far_it_is(assistant: Assistant, mode: str) -> None:
    heard: list[tuple[float, float | None, str | None]] = []

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        heard.append((progress, total, message))

    async def ask(client: Client) -> None:
        await client.call_tool("review_pgn", CALLS["review_pgn"], progress_callback=hear)

    asked(assistant, ask, mode)
    assert heard[-1] == (5.0, 5.0, "5/5 positions")
    done = [each[0] for each in heard]
    assert done == sorted(set(done))


class Slow(Assistant):
    """Answers once it may."""

    def __init__(self, tmp_path: Path) -> None:
        super().__init__(Settings(data_dir=tmp_path))
        self.begun, self.may, self.stopped = threading.Event(), threading.Event(), threading.Event()
        self.at_once = self.most_at_once = 0

    def people_play(self, asked: AskedPeople, call: Call) -> PlayedMoves:
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        self.begun.set()
        while not self.may.wait(0.01):
            if call.is_stopped():
                self.stopped.set()
                break
        self.at_once -= 1
        return {"rating": asked["rating"], "moves": []}


def test_one_call_is_worked_on_at_a_time_and_the_client_is_heard_meanwhile(tmp_path: Path) -> None:
    slow = Slow(tmp_path)

    async def ask(client: Client) -> None:
        async with anyio.create_task_group() as calls:
            for _ in range(3):
                calls.start_soon(client.call_tool, *PEOPLE)
            await anyio.to_thread.run_sync(slow.begun.wait)
            assert len((await client.list_tools()).tools) == len(CALLS)
            slow.may.set()

    asked(slow, ask)
    assert slow.most_at_once == 1


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_a_call_that_is_cancelled_ends(tmp_path: Path, mode: str) -> None:
    slow = Slow(tmp_path)

    async def ask(client: Client) -> CallToolResult:
        async with anyio.create_task_group() as calls:
            calls.start_soon(client.call_tool, *PEOPLE)
            await anyio.to_thread.run_sync(slow.begun.wait)
            calls.cancel_scope.cancel()
        await anyio.to_thread.run_sync(slow.stopped.wait)
        slow.may.set()
        return await client.call_tool(*PEOPLE)

    assert not asked(slow, ask, mode).is_error
    assert slow.at_once == 0


def test_the_program_speaks_the_protocol_and_leaves_no_engine(small_engine: Path, tmp_path: Path) -> None:
    program = StdioServerParameters(
        command=sys.executable,
        args=["-m", "server.cli", "mcp"],
        cwd=ROOT,
        env={"KIBITZ_DATA_DIR": str(tmp_path), "KIBITZ_ENGINE": str(small_engine), "KIBITZ_CORES": "1"},
    )

    async def talk() -> CallToolResult:
        async with Client(program) as client:
            return await client.call_tool("threats", {"fen": MATE_THREAT})

    result = anyio.run(talk)
    assert result.structured_content["said"] == "White threatens mate: 2.Ra1#."
    assert all(map(is_gone, noted_pids(tmp_path / "pids")))
