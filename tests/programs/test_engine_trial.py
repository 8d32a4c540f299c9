"""How fast engines are, and how often they give the classes of the reference."""

from __future__ import annotations

from dataclasses import replace

import chess
import pytest

from server.analysis.classes import Classification
from server.analysis.engine.base import EngineFault
from server.analysis.engine.process import UciEngine
from server.programs import engine_trial
from server.programs.engine_trial import (
    Reference,
    Trial,
    best_of,
    classes_of,
    judge_block,
    read_reference,
    try_engine,
)
from tests.analysis.engine.fakes import PATIENT, fake_spec

MOVES = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_trial, "NODES", 8_000)


def test_a_block_is_searched_from_its_last_position_on() -> None:
    engine = UciEngine(fake_spec(), PATIENT)
    try:
        judge, nodes = judge_block(engine, MOVES, 2, 8_000)
    finally:
        engine.close()
    assert nodes == 4 * 8_000
    classes = classes_of(judge)
    assert len(classes) == 3
    assert {each for each in classes if each} <= set(Classification)


def test_what_agrees_with_the_reference_is_counted() -> None:
    engine = UciEngine(fake_spec(), PATIENT)
    judge, _ = judge_block(engine, MOVES, 2, 8_000)
    engine.close()
    right = classes_of(judge)
    wrong = [right[0], None, right[2]]
    told: list[int] = []
    reference: Reference = {
        "engine": "Fake 1",
        "nodes": 8_000,
        "blocks": [
            {"moves": MOVES, "first": 2, "classes": right, "losses": [None] * 3},
            {"moves": MOVES, "first": 2, "classes": wrong, "losses": [None] * 3},
        ],
    }
    trial = try_engine(fake_spec(), reference, told.append)
    assert (trial.name, trial.same, trial.moves) == ("Fake 1", 5, 6)
    assert trial.speed > 0
    assert told == [3, 6]


def test_an_engine_that_fails_is_closed() -> None:
    reference: Reference = {
        "engine": "Fake 1",
        "nodes": 1,
        "blocks": [{"moves": MOVES, "first": 2, "classes": [None] * 3, "losses": [None] * 3}],
    }
    with pytest.raises(EngineFault):
        try_engine(fake_spec("--fault", "die"), reference)


def test_the_fastest_of_those_that_are_as_good_is_the_best() -> None:
    slow = Trial(fake_spec(), "slow", 400_000.0, 180, 200)
    fast = replace(slow, name="fast", speed=800_000.0, same=170)
    rough = replace(slow, name="rough", speed=2_000_000.0, same=169)
    assert best_of([slow, fast, rough]).name == "fast"
    assert best_of([slow, rough]).name == "slow"


def test_the_kept_moves_are_legal_and_have_classes() -> None:
    reference = read_reference()
    assert reference["nodes"] == 2_000_000
    assert sum(len(block["classes"]) for block in reference["blocks"]) >= 40
    for block in reference["blocks"]:
        assert len(block["moves"]) - block["first"] == len(block["classes"]) == len(block["losses"])
        assert set(block["classes"]) <= set(Classification)
        board = chess.Board()
        for move in block["moves"]:
            board.push_uci(move)  # raises on an illegal one
