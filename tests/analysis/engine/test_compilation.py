"""What an engine says of its version and its build, and what is said to an operator."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from server.analysis.engine import processor
from server.analysis.engine.compilation import ADVICE, advise, ask_engine, described
from server.analysis.engine.locate import EngineSpec, find_engines, resolve_engine
from tests.analysis.engine.fakes import fake_spec, is_gone, noted_pids

HAS = {"avx2", "sse4_1", "sse2"}


@pytest.fixture(autouse=True)
def with_avx2(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A processor that has AVX2, whatever runs the tests."""
    (tmp_path / "cpuinfo").write_text("flags : sse2 sse4_1 avx2\n")
    monkeypatch.setattr(processor, "CPUINFO", tmp_path / "cpuinfo")


def test_an_engine_for_an_older_processor_is_told_with_what_to_do() -> None:
    facts = ask_engine(fake_spec("--compiled-for", "64bit SSE2"))
    assert facts == {
        "name": "Fake 1",
        "compiled_for": "64bit SSE2",
        "processor": "AVX2 SSE41 SSE2",
        "advice": ADVICE,
    }
    assert described(facts) == "Fake 1, compiled for 64bit SSE2; this processor has AVX2 SSE41 SSE2"


def test_an_engine_that_does_not_know_the_question_is_named_alone() -> None:
    facts = ask_engine(fake_spec())
    assert (facts["compiled_for"], facts["advice"]) == ("", "")
    assert described(facts) == "Fake 1"


def test_another_kind_of_engine_gets_no_advice() -> None:
    facts = ask_engine(replace(fake_spec("--compiled-for", "64bit SSE2"), kind="stockfish-js"))
    assert (facts["compiled_for"], facts["advice"]) == ("64bit SSE2", "")


def test_an_engine_that_hangs_is_ended(tmp_path: Path) -> None:
    facts = ask_engine(fake_spec("--mute", "isready", "--pids", tmp_path / "pids"), patience=3.0)
    assert facts["advice"] == ""
    assert [pid for pid in noted_pids(tmp_path / "pids") if not is_gone(pid)] == []


def test_one_that_cannot_be_started_or_ends_at_once_says_nothing() -> None:
    for command in (("/nowhere/engine",), ("/bin/false",)):
        assert ask_engine(EngineSpec("stockfish", "Stockfish", command))["name"] == "Stockfish"


@pytest.mark.parametrize(
    ("compiled_for", "flags", "words"),
    [
        ("64bit SSE2", HAS, "about twice as fast"),
        ("64bit SSE41 SSSE3 SSE2 POPCNT", HAS, "SSE41. A build for AVX2 reviews faster"),
        ("64bit BMI2 AVX2 SSE41 SSSE3 SSE2 POPCNT", HAS, ""),
        ("64bit SSE2", HAS - {"avx2"}, ""),
        ("64bit SSE2", set(), ""),
        ("64bit NEON", {"asimd"}, ""),
        ("", HAS, ""),
    ],
)
def test_advice_is_given_where_a_build_is_much_faster(compiled_for: str, flags: set[str], words: str) -> None:
    advice = advise(compiled_for, flags)
    assert words in advice
    assert bool(words) == bool(advice)


def test_the_stockfishes_here_say_what_they_are() -> None:
    native = ask_engine(resolve_engine("stockfish"))
    assert native["name"].startswith("Stockfish ")
    assert native["compiled_for"].startswith("64bit")
    script, builtin = (ask_engine(spec) for spec in find_engines()[1:])
    assert "WASM" in script["name"] and script["compiled_for"]
    assert builtin["name"] == "Kibitz"
