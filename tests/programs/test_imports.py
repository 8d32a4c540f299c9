from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.analysis.game.game import parse_games
from server.cli import main
from tests.stub_sites import StubSites, in_their_place


@pytest.fixture
def sites(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[StubSites]:
    with in_their_place() as running:
        monkeypatch.setenv("KIBITZ_DATA_DIR", str(tmp_path / "data"))
        yield running


def test_games_are_printed_as_pgn_and_what_is_missing_is_told(
    sites: StubSites, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["import", "@vera_1987 lichess", "--max", "6"]) == 0
    told = capsys.readouterr()
    assert len(list(parse_games(told.out))) == 6
    assert "One game is left out because Kibitz does not support its variant: atomic." in told.err
    assert "There are more games." in told.err


def test_what_is_wanted_can_be_said(sites: StubSites, capsys: pytest.CaptureFixture[str]) -> None:
    wishes = ["--color", "black", "--time-class", "blitz", "--since", "2026-10-01", "--max", "200"]
    assert main(["import", "@vera_1987 chess.com", *wishes]) == 0
    games = list(parse_games(capsys.readouterr().out))
    assert games and {game.headers["Black"] for game in games} == {"Vera_1987"}
    assert main(["import", "chess.com/game/live/900000003", "--user", "vera_1987"]) == 0
    assert "900000003" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["hello"], "is neither a link to games"),
        (["lichess.org/nobody00"], "There is no game at lichess.org/nobody00"),
        (["@vera_1987 lichess", "--max", "0"], "--max must be a whole number from 1 to 200."),
        (["@vera_1987 lichess", "--since", "today"], "--since must be a date like 2026-11-22."),
    ],
)
def test_a_refusal_is_one_sentence_and_an_exit_status(
    sites: StubSites, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    assert main(["import", *arguments]) == 1
    told = capsys.readouterr()
    assert words in told.err and told.out == ""


def test_it_can_be_switched_off(
    sites: StubSites, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KIBITZ_IMPORT", "off")
    assert main(["import", "lichess.org/stub0001"]) == 1
    assert "does not fetch games from other sites" in capsys.readouterr().err
    assert sites.asked == []
