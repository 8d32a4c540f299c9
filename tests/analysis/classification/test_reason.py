from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import chess
import pytest

from server.analysis.classes import Classification
from server.analysis.classification.reason import of_brilliant, of_critical
from server.analysis.classification.reconcile import reconcile
from server.analysis.classification.special import CRITICAL_LOSS
from server.analysis.classification.waterfall import Options, Position, Verdict, classify_move
from server.analysis.evaluation import Line, Score, top_line
from server.analysis.rule_sets import KIBITZ, SEED
from tests.analysis.classification.plays import play

Json = dict[str, Any]
Records = Callable[[str], list[Json]]

DOCS = Path(__file__).parents[3] / "docs" / "reasons.md"


def positions(record: Json) -> tuple[list[Position], list[chess.Move]]:
    board = chess.Board(record["start_fen"])
    moves = [chess.Move.from_uci(text) for text in record["moves"]]
    boards = [board]
    for move in moves:
        board = board.copy()
        board.push(move)
        boards.append(board)
    lines = [
        tuple(
            Line(row["index"], row["depth"], Score(row.get("cp"), row.get("mate")), tuple(row["pv"]))
            for row in rows
        )
        for rows in record["lines"]
    ]
    tops = [top_line(each) for each in lines]
    scores = reconcile([top.score if top else None for top in tops], [each.turn for each in boards])
    every = zip(boards, lines, record["openings"], scores, strict=True)
    return [Position(each, rows, name, found.score) for each, rows, name, found in every], moves


def verdicts(records: list[Json], options: Options) -> Iterator[tuple[Position, Verdict, Position]]:
    for record in records:
        all_positions, moves = positions(record)
        for before, move, after in zip(all_positions, moves, all_positions[1:], strict=False):
            yield before, classify_move(before, move, after, options), after


@pytest.fixture(scope="session")
def judged(recorded: Records) -> list[tuple[Position, Verdict, Position]]:
    records = recorded("classify.jsonl") + recorded("classify_cases.jsonl")
    return [*verdicts(records, Options(rules=SEED)), *verdicts(records, Options(rules=KIBITZ))]


@pytest.fixture(scope="session")
def documented() -> dict[str, Json]:
    blocks = re.findall(r"```json\n(.*?)```", DOCS.read_text(), re.DOTALL)
    return {block["rule"]: block for block in map(json.loads, blocks)}


def test_every_reason_is_plain_json(judged: list[tuple[Position, Verdict, Position]]) -> None:
    for _, verdict, _ in judged:
        assert json.loads(json.dumps(verdict.reason, allow_nan=False)) == verdict.reason


def test_the_documented_rules_are_those_that_occur(
    judged: list[tuple[Position, Verdict, Position]], documented: dict[str, Json]
) -> None:
    elsewhere = {"table"}  # no engine's verdict: tests/analysis/review/test_table_answers.py
    assert {verdict.reason["rule"] for _, verdict, _ in judged} == set(documented) - elsewhere


def test_no_reason_has_a_key_that_the_documentation_does_not_show(
    judged: list[tuple[Position, Verdict, Position]], documented: dict[str, Json]
) -> None:
    optional = {"corrections", "class_before_corrections"}
    for _, verdict, _ in judged:
        shown = documented[verdict.reason["rule"]].keys()
        assert shown - optional <= verdict.reason.keys() <= shown | optional


def test_the_value_lies_in_the_row_that_is_named(judged: list[tuple[Position, Verdict, Position]]) -> None:
    rows = [verdict.reason for _, verdict, _ in judged if "measure" in verdict.reason]
    assert {reason["measure"] for reason in rows} == {"loss", "cp", "mate", "mate_change"}
    for reason in rows:
        low, high = reason["threshold"]
        assert low is None or low <= reason["value"]
        assert high is None or reason["value"] < high


def test_corrections_are_named_in_rule_set_kibitz_only(
    judged: list[tuple[Position, Verdict, Position]],
) -> None:
    corrected = ["corrections" in verdict.reason for _, verdict, _ in judged]
    assert not any(corrected[: len(judged) // 2]), "by the rule set seed"
    assert any(corrected[len(judged) // 2 :])


def test_offered_pieces_are_the_movers_and_their_takers_may_take_them(
    judged: list[tuple[Position, Verdict, Position]],
) -> None:
    offers = [each for each in judged if each[1].reason["rule"] == "brilliant"]
    assert offers
    for before, verdict, after in offers:
        assert verdict.reason["unsafe"]
        for offer in verdict.reason["unsafe"]:
            square = chess.parse_square(offer["square"])
            piece = after.board.piece_at(square)
            assert piece is not None
            assert (piece.color, piece.piece_type) == (
                before.board.turn,
                chess.PIECE_SYMBOLS.index(offer["piece"]),
            )
            takers = {
                chess.square_name(move.from_square)
                for move in after.board.legal_moves
                if move.to_square == square
            }
            assert {attacker["square"] for attacker in offer["attackers"]} == takers


def test_a_critical_reason_names_the_second_move_and_its_loss(
    judged: list[tuple[Position, Verdict, Position]],
) -> None:
    found = [each for each in judged if each[1].reason["rule"] == "critical"]
    assert found
    for before, verdict, _ in found:
        reason = verdict.reason
        assert reason["threshold"][0] == CRITICAL_LOSS and reason["second_loss"] >= CRITICAL_LOSS
        assert chess.Move.from_uci(reason["second"]["move"]) in before.board.legal_moves
        assert reason["base"] == {"rule": "top_move"}


def test_a_critical_reason_is_told_whole() -> None:
    only = play("2r1k3/1P6/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", top="100", second="-50")
    assert of_critical(only, {"rule": "top_move"}) == {
        "rule": "critical",
        "class_before_override": "best",
        "base": {"rule": "top_move"},
        "second": {"cp": -50, "move": only.second_move and only.second_move.uci()},
        "second_loss": pytest.approx(0.130256, abs=1e-6),
        "threshold": [0.1, None],
    }


def test_a_brilliant_reason_is_told_whole() -> None:
    """The bishop may take the rook; the pawn may take the knight and promote: one taker, one capture."""
    board = "4k3/8/8/8/8/1b6/p1p5/RN2K3 w - - 0 1"
    offer = play(board, "a1a2", top="100")
    found = of_brilliant(offer, [chess.B1, chess.A2], Classification.EXCELLENT, {"rule": "top_move"})
    assert found == {
        "rule": "brilliant",
        "class_before_override": "excellent",
        "base": {"rule": "top_move"},
        "unsafe": [
            {
                "piece": "n",
                "square": "b1",
                "attackers": [{"piece": "p", "square": "c2"}],
                "captures": [{"move": "c2b1q", "san": "cxb1=Q+", "answer": None}],
            },
            {
                "piece": "r",
                "square": "a2",
                "attackers": [{"piece": "b", "square": "b3"}],
                "captures": [{"move": "b3a2", "san": "Bxa2", "answer": None}],
            },
        ],
        "captured": "p",
    }


def test_a_piece_that_nobody_can_take_has_no_takers_and_a_quiet_move_captures_nothing() -> None:
    pinned = play("4k3/4r3/8/8/8/8/8/4RN1K w - - 0 1", "f1g3", top="100")
    found = of_brilliant(pinned, [chess.E1, chess.G3], Classification.BEST, {"rule": "top_move"})
    assert found["captured"] is None
    rook, knight = found["unsafe"]
    assert [capture["san"] for capture in rook["captures"]] == ["Rxe1+"]
    assert (knight["attackers"], knight["captures"]) == ([], [])
