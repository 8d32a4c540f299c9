"""The command `kibitz`: exit statuses, and what is told on which stream."""

from __future__ import annotations

import argparse
import subprocess
import sys

import pytest

import server
from server import cli
from server.analysis.errors import GameError


def test_its_version_is_the_programs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"kibitz {server.__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["dance"], ["uci", "--louder"]])
def test_a_wrong_call_is_told_and_ends_with_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.out == "" and "usage: kibitz" in told.err


def test_a_setting_that_cannot_be_read_is_a_wrong_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KIBITZ_PORT", "eighty")
    assert cli.main(["worker"]) == 2
    assert "KIBITZ_PORT" in capsys.readouterr().err


def run_with(monkeypatch: pytest.MonkeyPatch, error: GameError) -> int:
    def fail(chosen: argparse.Namespace, settings: object) -> int:
        raise error

    parser = argparse.ArgumentParser()
    parser.set_defaults(run=fail)
    monkeypatch.setattr(cli, "build_parser", lambda word: parser)
    return cli.main([])


def test_a_fault_is_one_line_with_its_place_and_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_with(monkeypatch, GameError("It is not legal.", place="move 3")) == 1
    assert run_with(monkeypatch, GameError("At move 3 it is not legal.", place="move 3")) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "kibitz: move 3: It is not legal.\nkibitz: At move 3 it is not legal.\n"


def test_a_reader_that_has_gone_is_no_fault() -> None:
    command = [sys.executable, "-m", "server.cli", "tables"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


@pytest.mark.parametrize("command", ["serve", "web", "worker"])
def test_a_process_that_stays_knows_no_other_command(command: str) -> None:
    assert cli.build_parser(command).parse_args([command]).stays
    with pytest.raises(SystemExit):
        cli.build_parser(command).parse_args(["stats"])


@pytest.mark.parametrize("command", ["serve", "web", "worker", "uci", "review", "classify", "phases"])
def test_every_command_has_a_function_to_run(command: str) -> None:
    given = ["game.pgn"] if command in ("review", "classify", "phases") else []
    assert callable(cli.build_parser().parse_args([command, *given]).run)
