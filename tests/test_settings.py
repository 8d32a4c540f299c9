from __future__ import annotations

import importlib.util
import logging
import os
import resource
from dataclasses import asdict
from pathlib import Path

import pytest

from server import app
from server.analysis.game.game import GameLimits
from server.imports import importer
from server.live import socket
from server.programs import listening, serve
from server.settings import GONE, Quotas, Settings, SettingsError, all_declared, available_cores, log_format
from server.store.collections import follows
from server.store.queue import heartbeats
from server.system.paths import ROOT
from server.work import recovery


def test_an_empty_environment_gives_the_documented_defaults() -> None:
    settings = Settings.from_environ({})
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.data_dir == ROOT / "var"
    assert settings.database_url == f"sqlite:///{ROOT}/var/kibitz.db"
    assert settings.engine is None
    assert settings.cores == available_cores()
    assert settings.async_mode == "eventlet"
    assert settings.limits == GameLimits()
    assert settings.quotas == Quotas()
    assert (settings.quotas.reviews_per_minute, settings.quotas.reviews_waiting) == (10, 5)
    assert settings == Settings()


def test_folders_of_syzygy_tables_are_written_as_the_system_writes_lists(tmp_path: Path) -> None:
    folders = [tmp_path / "five men", tmp_path / "six"]
    for folder in folders:
        folder.mkdir()
    listed = os.pathsep.join(str(folder) for folder in folders)
    assert Settings.from_environ({"KIBITZ_SYZYGY": listed}).syzygy == tuple(folders)
    assert Settings.from_environ({}).syzygy == ()
    with pytest.raises(SettingsError) as told:
        Settings.from_environ({"KIBITZ_SYZYGY": f"{listed}{os.pathsep}{tmp_path / 'seven'}"})
    assert told.value.place == "KIBITZ_SYZYGY"


@pytest.mark.parametrize(
    ("variable", "instead"),
    [
        ("KIBITZ_QUEUE_URL", "reviews wait in KIBITZ_DATABASE_URL"),
        ("KIBITZ_QUEUE_URL_FILE", "reviews wait in KIBITZ_DATABASE_URL"),
        ("KIBITZ_LIMITS_URL", "requests are counted in KIBITZ_DATABASE_URL"),
        ("KIBITZ_LIMITS_URL_FILE", "requests are counted in KIBITZ_DATABASE_URL"),
    ],
)
def test_a_setting_that_is_gone_stops_the_start_and_says_what_holds_instead(
    variable: str, instead: str
) -> None:
    with pytest.raises(SettingsError) as told:
        Settings.from_environ({variable: "redis://me:secret@cache/0"})
    assert told.value.message == f"{variable} is gone since 0.14: {instead}. Remove it."
    assert told.value.place == variable
    assert Settings.from_environ({variable: " "}), "an empty value is none"


FIXED = {
    "KIBITZ_TICK": socket.TICK,
    "KIBITZ_STALE_AFTER": heartbeats.STALE_AFTER,
    "KIBITZ_RESTART_DELAY": serve.DELAYS[-1],
    "KIBITZ_MAX_ATTEMPTS": recovery.MAX_ATTEMPTS,
    "KIBITZ_WATCHED": socket.MAX_WATCHED,
    "KIBITZ_SOCKET_MESSAGES": socket.MESSAGES_PER_MINUTE,
    "KIBITZ_SOCKET_BYTES": socket.WAITING_BYTES,
    "KIBITZ_ADDRESS_MESSAGES": socket.ADDRESS_MESSAGES_PER_MINUTE,
    "KIBITZ_ADDRESS_SOCKETS": socket.ADDRESS_SOCKETS,
    "KIBITZ_ADDRESS_CONNECTIONS": listening.ADDRESS_CONNECTIONS,
    "KIBITZ_KEPT_BYTES": app.KEPT_BYTES,
    "KIBITZ_FOLLOW_PAUSE": follows.PAUSE,
    "KIBITZ_LICHESS": importer.LICHESS,
    "KIBITZ_CHESSCOM": importer.CHESSCOM,
    **{f"KIBITZ_PGN_{name.upper()}": value for name, value in asdict(GameLimits()).items()},
}


def test_a_setting_that_is_fixed_now_is_told_with_its_value_and_stops_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING):
        assert Settings.from_environ(dict.fromkeys(FIXED, "secret")) == Settings()
    told = sorted(record.getMessage() for record in caplog.records)
    assert told == sorted(
        f"{name} is gone since 0.15: it is fixed at {value if isinstance(value, str) else f'{value:.10g}'}. "
        "Remove it."
        for name, value in FIXED.items()
    )


def test_every_setting_that_is_gone_is_told(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        Settings.from_environ({"KIBITZ_NODE_MODULES": "/x", "KIBITZ_TICK": " "})
    (record,) = caplog.records
    assert record.getMessage().startswith("KIBITZ_NODE_MODULES is gone since 0.15: ")
    silent = {name for name, gone in GONE.items() if gone.stops} | {"NODE_MODULES"}
    assert {f"KIBITZ_{name}" for name in GONE.keys() - silent} == FIXED.keys()
    assert not {f"KIBITZ_{name}" for name in GONE} & {name for name, _ in all_declared()}


def test_a_prefix_is_a_path_without_a_slash_at_its_end() -> None:
    for text, prefix in (("", ""), ("/", ""), ("/kibitz", "/kibitz"), ("/club/chess/", "/club/chess")):
        assert Settings.from_environ({"KIBITZ_PREFIX": text}).prefix == prefix
    for text in ("kibitz", "https://club.example/kibitz", "/a//b", "/..", "/a b", "//club.example"):
        with pytest.raises(SettingsError, match="a path like /kibitz"):
            Settings.from_environ({"KIBITZ_PREFIX": text})


def test_what_people_play_can_be_left_out() -> None:
    assert Settings.from_environ({}).people
    assert not Settings.from_environ({"KIBITZ_PEOPLE": "off"}).people


def test_other_sites_can_be_left_alone_and_know_whom_they_reach() -> None:
    assert Settings().imports and Settings().follow == ()
    named = {"KIBITZ_IMPORT": "off", "KIBITZ_CONTACT": "https://club.example/contact?x=1"}
    settings = Settings.from_environ(named)
    assert (settings.imports, settings.contact) == (False, "https://club.example/contact?x=1")
    followed = Settings.from_environ({"KIBITZ_FOLLOW": "lichess.org, Live.Club.example:8080,lichess.org"})
    assert followed.follow == ("lichess.org", "live.club.example:8080")


def test_the_database_follows_the_data_folder(tmp_path: Path) -> None:
    settings = Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path)})
    assert settings.database_url == f"sqlite:///{tmp_path}/kibitz.db"


def test_a_token_for_the_figures_is_in_no_picture_of_the_settings() -> None:
    settings = Settings.from_environ({"KIBITZ_METRICS": "a-long-enough-token"})
    assert settings.metrics == "a-long-enough-token"
    assert "a-long-enough-token" not in repr(settings)


def test_an_empty_value_means_the_default() -> None:
    assert Settings.from_environ({"KIBITZ_PORT": " "}).port == 8000


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("KIBITZ_PORT", "http"),
        ("KIBITZ_PORT", "0"),
        ("KIBITZ_PORT", "65536"),
        ("KIBITZ_CORES", "0"),
        ("KIBITZ_CORES", "two"),
        ("KIBITZ_ASYNC_MODE", "gevent"),
        ("KIBITZ_DATABASE_URL", "mysql://localhost/kibitz"),
        ("KIBITZ_ORIGINS", "club.example"),
        ("KIBITZ_ORIGINS", "https://a.example,b.example"),
        ("KIBITZ_ORIGINS", "https://a.example;https://b.example"),
        ("KIBITZ_ORIGINS", "https://a.example/path"),
        ("KIBITZ_ORIGINS", "https://a.example?query"),
        ("KIBITZ_ORIGINS", "https://me@a.example"),
        ("KIBITZ_ORIGINS", "https://a.example:port"),
        ("KIBITZ_ORIGINS", "https://*.example"),
        ("KIBITZ_ORIGINS", "https://"),
        ("KIBITZ_ORIGINS", "*"),
        ("KIBITZ_LOG_FORMAT", "xml"),
        ("KIBITZ_LINKS", "https://club.example/imprint"),
        ("KIBITZ_LINKS", "Imprint"),
        ("KIBITZ_LINKS", "Imprint="),
        ("KIBITZ_LINKS", "=https://club.example"),
        ("KIBITZ_LINKS", "Imprint = javascript:alert(1)"),
        ("KIBITZ_LINKS", "Imprint=JavaScript:alert(1)"),
        ("KIBITZ_LINKS", "Imprint=data:text/html,x"),
        ("KIBITZ_LINKS", "Imprint=//club.example"),
        ("KIBITZ_LINKS", "Imprint=https:///x"),
        ("KIBITZ_LINKS", "Imprint=https://"),
        ("KIBITZ_LINKS", "Imprint=mailto:"),
        ("KIBITZ_LINKS", 'Imprint=https://club.example/"onload="x'),
        ("KIBITZ_LINKS", "Imprint=imprint.html"),
        ("KIBITZ_LINKS", f"{'x' * 41}=/imprint"),
        ("KIBITZ_LINKS", " ".join(f"L{number}=/x" for number in range(9))),
        ("KIBITZ_IMPORT", "yes"),
        ("KIBITZ_CONTACT", "me (at home)"),
        ("KIBITZ_FOLLOW", "https://lichess.org"),
        ("KIBITZ_FOLLOW", "lichess.org/broadcast"),
        ("KIBITZ_FOLLOW", "lichess.org live.club.example"),
        ("KIBITZ_FOLLOW", "lichess.org,,live.club.example"),
        ("KIBITZ_FOLLOW", "*.club.example"),
        ("KIBITZ_FOLLOW", "live.club.example:0"),
        ("KIBITZ_FOLLOW", "live.club.example:65536"),
        ("KIBITZ_FOLLOW", "[::1]:8080"),
        ("KIBITZ_FOLLOW", "me@club.example"),
        ("KIBITZ_FOLLOW", "club_example"),
        ("KIBITZ_METRICS", "loopbak"),
        ("KIBITZ_METRICS", "a token with blanks in it"),
        ("KIBITZ_HOSTS", "https://club.example"),
        ("KIBITZ_HOSTS", "club.example/"),
        ("KIBITZ_HOSTS", "club.example:0"),
        ("KIBITZ_HOSTS", "club.example:65536"),
        ("KIBITZ_HOSTS", "*"),
        ("KIBITZ_HOSTS", "a.*.example"),
        ("KIBITZ_HOSTS", "a_b.example"),
        ("KIBITZ_HOSTS", "::1"),
        ("KIBITZ_HOSTS", "ü" * 70 + ".example"),
        ("KIBITZ_REVIEWS_PER_MINUTE", "-1"),
        ("KIBITZ_FIVE_MEN", "4GB"),
    ],
)
def test_a_bad_value_stops_the_start_and_names_the_variable(variable: str, value: str) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.from_environ({variable: value})
    assert variable in caught.value.message
    assert value in caught.value.message
    assert caught.value.place == variable


def test_the_disk_for_five_men_is_given_in_gigabytes() -> None:
    assert Settings.from_environ({}).five_men == 0
    assert Settings.from_environ({"KIBITZ_FIVE_MEN": "4"}).five_men == 4 << 30


def test_a_misspelt_variable_is_told(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        Settings.from_environ({"KIBITZ_PROT": "80", "PATH": "/bin"})
    assert [record.getMessage() for record in caplog.records] == ["there is no setting KIBITZ_PROT"]


@pytest.mark.parametrize(
    ("text", "origins"),
    [
        ("", ()),
        ("https://a.example", ("https://a.example",)),
        ("https://a.example,http://b.example:8080", ("https://a.example", "http://b.example:8080")),
        ("https://a.example http://b.example", ("https://a.example", "http://b.example")),
        (" https://a.example/ ,\n https://b.example ,", ("https://a.example", "https://b.example")),
        ("HTTPS://Club.Example:443", ("https://club.example",)),
        ("http://[::1]:8000", ("http://[::1]:8000",)),
    ],
)
def test_origins_are_parted_by_commas_or_spaces_and_written_as_browsers_send_them(
    text: str, origins: tuple[str, ...]
) -> None:
    assert Settings.from_environ({"KIBITZ_ORIGINS": text}).origins == origins


@pytest.mark.parametrize(
    ("text", "hosts"),
    [
        ("", ()),
        ("Club.Example", ("club.example",)),
        ("a.example, *.b.example:8000\n[::1]:80", ("a.example", "*.b.example:8000", "[::1]:80")),
        ("schäch.example", ("xn--schch-ira.example",)),
        ("localhost 127.0.0.1", ("localhost", "127.0.0.1")),
    ],
)
def test_hosts_are_parted_like_origins_and_written_as_browsers_send_them(
    text: str, hosts: tuple[str, ...]
) -> None:
    assert Settings.from_environ({"KIBITZ_HOSTS": text}).hosts == hosts


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+psycopg"])
def test_a_driver_that_is_missing_stops_the_start_and_says_what_installs_it(
    monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    named = {"KIBITZ_DATABASE_URL": f"{scheme}://db/kibitz"}
    assert Settings.from_environ(named)  # it is installed here
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "psycopg" else name)
    with pytest.raises(SettingsError, match=r"pip install 'kibitz\[postgresql\]'") as caught:
        Settings.from_environ(named)
    assert caught.value.place == "KIBITZ_DATABASE_URL"
    assert Settings.from_environ({}), "SQLite needs none"


def test_no_password_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SettingsError) as caught:
        Settings.from_environ({"KIBITZ_DATABASE_URL": "postgresql://kibitz:s3cret:@db/kibitz"})
    assert "s3cret" not in caught.value.message
    assert "postgresql://kibitz:***@db/kibitz" in caught.value.message


@pytest.mark.parametrize(
    ("text", "links"),
    [
        ("", []),
        ("Imprint=https://club.example/imprint", [("Imprint", "https://club.example/imprint")]),
        ("Imprint=/i Data  protection=/p?a=b&c=d", [("Imprint", "/i"), ("Data protection", "/p?a=b&c=d")]),
        (
            "Imprint = https://club.example/i;\n Privacy=mailto:me@club.example, Source=http://club.example",
            [
                ("Imprint", "https://club.example/i"),
                ("Privacy", "mailto:me@club.example"),
                ("Source", "http://club.example"),
            ],
        ),
        ("Impreßum=https://münchen.example/", [("Impreßum", "https://münchen.example/")]),
    ],
)
def test_links_stand_one_after_the_other(text: str, links: list[tuple[str, str]]) -> None:
    assert Settings.from_environ({"KIBITZ_LINKS": text}).links == tuple(links)


def test_relative_places_are_meant_from_the_folder_of_whoever_calls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "syzygy").mkdir()
    monkeypatch.chdir(tmp_path)
    given = {
        "KIBITZ_DATA_DIR": "lab/var",
        "KIBITZ_DATABASE_URL": "sqlite:///lab/own.db?timeout=3",
        "KIBITZ_ENGINE": "./stockfish",
        "KIBITZ_SYZYGY": "syzygy",
    }
    named = {
        "KIBITZ_DATA_DIR": f"{tmp_path}/lab/var",
        "KIBITZ_DATABASE_URL": f"sqlite:///{tmp_path}/lab/own.db?timeout=3",
        "KIBITZ_ENGINE": f"{tmp_path}/stockfish",
        "KIBITZ_SYZYGY": f"{tmp_path}/syzygy",
    }
    assert Settings.from_environ(given).places == named
    monkeypatch.chdir("/")
    assert Settings.from_environ(named).places == named, "what a process of our own makes of them"


def test_places_of_no_file_stay_as_they_are() -> None:
    for url in ("sqlite://", "sqlite:///:memory:", "sqlite:///file:x?uri=true", "postgresql://db/kibitz"):
        assert Settings.from_environ({"KIBITZ_DATABASE_URL": url}).database_url == url
    assert Settings.from_environ({"KIBITZ_ENGINE": "stockfish"}).engine == "stockfish"


@pytest.mark.parametrize(
    ("files", "mode", "connections", "sockets"),
    [
        (100_000, "eventlet", 10_000, 9_000),
        (1024, "eventlet", 896, 807),
        (100, "eventlet", 50, 34),
        (4, "eventlet", 2, 1),
        (100_000, "threading", 64, 48),
        (resource.RLIM_INFINITY, "eventlet", 10_000, 9_000),
    ],
)
def test_connections_follow_the_files_that_may_be_open_and_some_are_for_pages(
    files: int, mode: str, connections: int, sockets: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda what: (256, files))
    settings = Settings.from_environ({"KIBITZ_ASYNC_MODE": mode})
    assert (settings.connections, settings.most_sockets) == (connections, sockets)


def test_no_more_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda what: (256, 1024))
    assert Settings.from_environ({"KIBITZ_CONNECTIONS": "1024"}).connections == 1024
    with pytest.raises(SettingsError, match=r"KIBITZ_CONNECTIONS.*between 2 and 1,024"):
        Settings.from_environ({"KIBITZ_CONNECTIONS": "1025"})


def test_secrets_may_stand_in_files(tmp_path: Path) -> None:
    file = tmp_path / "url"
    file.write_text("postgresql://kibitz:a-secret@db/kibitz\n")
    settings = Settings.from_environ({"KIBITZ_DATABASE_URL_FILE": str(file)})
    assert settings.database_url == "postgresql://kibitz:a-secret@db/kibitz"
    both = {"KIBITZ_DATABASE_URL_FILE": str(file), "KIBITZ_DATABASE_URL": "sqlite:////x/y.db"}
    assert Settings.from_environ(both).database_url == "sqlite:////x/y.db"
    with pytest.raises(SettingsError, match=r"KIBITZ_METRICS_FILE=.+ cannot be read: No such file") as told:
        Settings.from_environ({"KIBITZ_METRICS_FILE": str(tmp_path / "none")})
    assert told.value.place == "KIBITZ_METRICS_FILE"


def test_the_form_of_the_log_is_known_without_the_other_settings() -> None:
    assert log_format({"KIBITZ_LOG_FORMAT": "json", "KIBITZ_PORT": "x"}) == "json"
    assert [log_format({}), log_format({"KIBITZ_LOG_FORMAT": "xml"})] == ["text", "text"]
