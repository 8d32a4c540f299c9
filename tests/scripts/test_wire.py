"""What is made of the wire's declaration is fresh, and the declaration agrees with the program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from scripts import wire
from server.analysis.events import events, values
from server.analysis.phases import Phase
from server.store.reviews.status import Status


@pytest.mark.parametrize("path", [path for path, _ in wire.OUTPUTS], ids=lambda path: path.name)
def test_what_is_made_is_fresh(path: Path) -> None:
    assert path.read_text("utf-8") == dict(wire.OUTPUTS)[path](), "run python -m scripts.wire"


def test_a_stale_file_is_told_and_made_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wire, "ROOT", tmp_path)
    monkeypatch.setattr(wire, "OUTPUTS", ((tmp_path / "a.txt", lambda: "new\n"),))
    assert wire.main(["--check"]) == 1
    assert not (tmp_path / "a.txt").exists()
    assert "a.txt" in capsys.readouterr().out
    assert wire.main([]) == 0
    assert (tmp_path / "a.txt").read_text() == "new\n"
    assert wire.main(["--check"]) == 0


def test_a_field_that_logs_of_the_last_release_lack_is_given_to_them() -> None:
    released, now = json.loads(wire.RELEASED.read_text()), wire.promised()
    for name, fields in now["fields"].items():
        new = set(fields) - set(released["fields"].get(name, fields))
        if name in {cls.__name__ for cls in events.EVENTS}:
            assert not new or now["step"] > released["step"], f"{new}: a new step completes old logs"
        else:
            assert not new, f"{name} has new fields: make them NotRequired: {new}"


def test_all_events_are_listed() -> None:
    assert set(events.EVENTS) == set(events.Event.__subclasses__())


@pytest.mark.parametrize(
    ("words", "meant"), [(values.PhaseName, Phase), (values.Status, Status)], ids=["phases", "statuses"]
)
def test_the_words_of_the_wire_are_those_of_the_program(words: object, meant: object) -> None:
    assert list(get_args(words)) == [str(word) for word in meant]  # type: ignore[attr-defined]


def test_the_reference_has_all_that_events_state_and_socket_carry_and_its_links_lead_there() -> None:
    page = wire.reference()
    named = set(re.findall(r"^### `?(\w+)`?$", page, re.MULTILINE))
    modules = (*wire.DECLARATIONS, "server.analysis.events.state")
    declared = {cls for module in modules for cls in wire.declared(module)} - set(events.EVENTS)
    assert named >= {cls.__name__ for cls in declared} | {event.type for event in events.EVENTS}
    assert named >= {"Watch", "Watched", "EventsMessage", "StatusMessage", "CollectionMessage"}
    assert set(re.findall(r"\]\(#(\w+)\)", page)) <= {name.lower() for name in named}
