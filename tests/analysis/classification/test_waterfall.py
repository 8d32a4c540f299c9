from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import chess
import pytest

from server.analysis import rule_sets
from server.analysis.classes import Classification
from server.analysis.classification.waterfall import (
    Options,
    Position,
    Verdict,
    classify_move,
    classify_static,
)
from server.analysis.evaluation import Line, Score, move_accuracy, win_chance
from tests.sampling import first

Records = Callable[[str], list[dict[str, Any]]]

SEED = Options(rules=rule_sets.SEED)
KIBITZ = Options(rules=rule_sets.KIBITZ)
QUIET = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5"
"""Four knights' game: nothing hangs, nobody is in check."""


def parsed(text: str) -> Score:
    """ "30" or "#-3", White's view."""
    return Score(mate=int(text[1:])) if text.startswith("#") else Score(cp=int(text))


def line(text: str, *pv: str, rank: int = 1) -> Line:
    return Line(rank, 20, parsed(text), pv)


def judge(
    fen: str,
    move: str,
    before: list[Line],
    after: str,
    options: Options = KIBITZ,
    *,
    proved: tuple[str | None, str | None] = (None, None),
    opening: str | None = None,
) -> Verdict:
    """The verdict on `move`; `after`: the score after it, `proved`: the reconciled scores."""
    board = chess.Board(fen)
    result = board.copy()
    result.push_uci(move)
    scores = [None if text is None else parsed(text) for text in proved]
    return classify_move(
        Position(board, tuple(before), None, scores[0]),
        chess.Move.from_uci(move),
        Position(result, (line(after, "0000"),), opening, scores[1]),
        options,
    )


def recorded_moves(records: list[dict[str, Any]]) -> Iterator[tuple[Position, chess.Move, Position]]:
    for record in records:
        board = chess.Board(record["start_fen"])
        for ply, text in enumerate(record["moves"]):
            move, after = chess.Move.from_uci(text), board.copy()
            after.push(move)
            before, result = (
                Position(
                    each,
                    tuple(
                        Line(
                            row["index"],
                            row["depth"],
                            Score(row.get("cp"), row.get("mate")),
                            tuple(row["pv"]),
                        )
                        for row in record["lines"][number]
                    ),
                    record["openings"][number],
                )
                for each, number in ((board, ply), (after, ply + 1))
            )
            yield before, move, result
            board = after


def test_forced_comes_before_theory_and_mate() -> None:
    fen = "7k/8/8/8/8/2r5/1K6/2r5 w - - 0 1"
    assert judge(fen, "b2a2", [line("#-3", "b2a2")], "#-3", opening="a name").classification == "forced"


@pytest.mark.parametrize(
    ("fen", "move"),
    [
        ("7k/8/8/8/8/2r5/1K6/2r5 w - - 0 1", "b2a2"),
        ("6k1/8/7B/8/8/8/5PPP/r5K1 w - - 0 1", "h6c1"),
        ("8/8/8/8/8/p1k5/2p5/K7 w - - 0 1", "a1a2"),
    ],
)
def test_the_only_legal_move_is_forced(fen: str, move: str) -> None:
    verdict = judge(fen, move, [line("-500", move)], "-500", SEED)
    assert verdict.classification == "forced"
    assert verdict.accuracy == pytest.approx(99.99)


def test_a_lone_pawn_that_must_promote_has_four_moves() -> None:
    fen = "k7/8/K7/8/8/8/8/8 b - - 0 1"
    assert judge(fen, "a8b8", [line("0", "a8b8")], "0").classification == "forced"
    promotes = "6r1/P7/3b4/8/8/8/8/k6K w - - 0 1"
    assert {move.uci() for move in chess.Board(promotes).legal_moves} == {f"a7a8{to}" for to in "nbrq"}
    assert judge(promotes, "a7a8q", [line("0", "a7a8q")], "0", SEED).reason["rule"] == "top_move"


def test_theory_can_be_turned_off() -> None:
    lines = [line("20", "e1g1")]
    assert judge(QUIET, "d2d3", lines, "-300", opening="a name").classification == "theory"
    off = Options(include_theory=False)
    assert judge(QUIET, "d2d3", lines, "-300", off, opening="a name").classification == "blunder"


@pytest.mark.parametrize(
    ("fen", "move"),
    [
        ("6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1", "e1e8"),
        ("6rk/6pp/7P/6N1/8/8/8/6K1 w - - 0 1", "g5f7"),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", "h5f7"),
    ],
)
@pytest.mark.parametrize("options", [SEED, KIBITZ])
def test_a_mating_move_is_best_and_nothing_above_it(fen: str, move: str, options: Options) -> None:
    other = next(each.uci() for each in chess.Board(fen).legal_moves if each.uci() != move)
    verdict = judge(fen, move, [line("#2", other)], "#0", options)
    assert (verdict.classification, verdict.reason["rule"]) == ("best", "mate")


def test_the_top_move_is_best_whatever_follows_and_keeps_its_bad_accuracy() -> None:
    verdict = judge(QUIET, "d2d3", [line("50", "d2d3")], "-200", SEED)
    assert verdict.classification == "best"
    assert verdict.loss is not None and verdict.loss > 0.2
    assert verdict.accuracy == move_accuracy(verdict.loss)


def test_figures_are_in_the_movers_view() -> None:
    fen = QUIET.replace(" w ", " b ")
    verdict = judge(fen, "d7d6", [line("-100", "e8g8")], "100", SEED)
    assert verdict.expected_before == pytest.approx(0.5866, abs=1e-4)
    assert verdict.expected_after == pytest.approx(0.4134, abs=1e-4)
    assert verdict.loss == pytest.approx(0.1732, abs=1e-4)
    assert verdict.reason["before"] == {"cp": 100}
    assert verdict.reason["after"] == {"cp": -100}


def test_a_move_is_unjudged_without_a_playable_top_move_or_a_line_after() -> None:
    board = chess.Board(QUIET)
    move = chess.Move.from_uci("d2d3")
    after = chess.Board(QUIET)
    after.push(move)
    good, result = Position(board, (line("0", "d2d3"),), None), Position(after, (line("0", "d7d6"),), None)
    for before in (Position(board, (), None), Position(board, (line("0"),), None)):
        verdict = classify_move(before, move, result, SEED)
        assert verdict.reason == {"rule": "unjudged", "missing": "before"}
        assert verdict.classification is None
        assert verdict.accuracy is verdict.loss is None
    verdict = classify_move(good, move, Position(after, (), "a name"), SEED)
    assert verdict.reason == {"rule": "unjudged", "missing": "after"}


def test_castling_is_the_top_move_however_it_is_written() -> None:
    for written in ("e1g1", "e1h1"):
        for played in ("e1g1", "e1h1"):
            board = chess.Board(QUIET)
            after = board.copy()
            after.push_uci(played)
            verdict = classify_move(
                Position(board, (line("0", written),), None),
                chess.Move.from_uci(played),
                Position(after, (line("-300", "d7d6"),), None),
                SEED,
            )
            assert verdict.classification == "best"


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(ValueError, match="illegal"):
        classify_static(chess.Board(), chess.Move.from_uci("e2e5"), chess.Board(), None, SEED)


# Rule set kibitz: correction 4 and what it means for a verdict.


def test_a_move_that_proved_more_than_the_top_line_is_best_and_is_the_best_move() -> None:
    lines = [line("20", "e1g1"), line("0", "a2a3", rank=2)]
    verdict = judge(QUIET, "d2d3", lines, "150", proved=("150", "150"))
    assert (verdict.classification, verdict.loss) == ("best", 0)
    assert verdict.best == chess.Move.from_uci("d2d3")


def test_a_move_that_proved_a_mate_is_best() -> None:
    verdict = judge(QUIET, "d2d3", [line("20", "e1g1")], "#3", proved=("#4", "#3"))
    assert (verdict.classification, verdict.best) == ("best", chess.Move.from_uci("d2d3"))


def test_the_reconciliation_is_named_where_it_changed_the_class() -> None:
    lines = [line("100", "e1g1")]
    plain = judge(QUIET, "d2d3", lines, "60")
    worse = judge(QUIET, "d2d3", lines, "60", proved=("100", "-300"))
    assert plain.classification == "excellent"
    assert "corrections" not in plain.reason
    assert worse.classification == "blunder"
    assert worse.reason["corrections"] == ["reconciled"]


def test_rule_set_seed_knows_no_reconciliation() -> None:
    lines = [line("0", "e1g1")]
    assert judge(QUIET, "d2d3", lines, "-300", SEED, proved=("-300", "-300")) == judge(
        QUIET, "d2d3", lines, "-300", SEED
    )


def test_a_slower_mate_is_no_fault_though_the_best_move_stays_the_engines() -> None:
    lines = [line("#2", "e1g1")]
    assert judge(QUIET, "d2d3", lines, "#20", SEED).classification == "inaccuracy"
    verdict = judge(QUIET, "d2d3", lines, "#20")
    assert verdict.classification == "excellent"
    assert verdict.best == chess.Move.from_uci("e1g1")
    assert verdict.reason["corrections"] == ["slower_mate"]
    assert verdict.reason["class_before_corrections"] == "inaccuracy"


def test_being_mated_to_mating_is_best() -> None:
    lines = [line("#-3", "e1g1")]
    assert judge(QUIET, "d2d3", lines, "#5", SEED).classification == "inaccuracy"
    assert judge(QUIET, "d2d3", lines, "#5").classification == "best"


def test_second_lines_are_compared_within_one_search_only() -> None:
    # The top move was played and later proved to be worth 300 more; the second line was 20 behind it.
    lines = [line("0", "d2d3"), line("-20", "e1g1", rank=2)]
    assert judge(QUIET, "d2d3", lines, "300", proved=("300", "300")).classification == "best"


@pytest.mark.parametrize(("against", "class_"), [(300, "best"), (350, "critical")])
def test_a_line_of_a_second_search_is_compared_with_that_search(against: int, class_: str) -> None:
    # Held against the top line, it would be as good; its own search gives its first line so much more.
    second = Line(2, 12, parsed("200"), ("e1g1",), against=Score(cp=against))
    verdict = judge(QUIET, "d2d3", [line("200", "d2d3"), second], "200")
    assert verdict.classification == class_
    if class_ == "critical":
        lost = win_chance(350) - win_chance(200)
        assert verdict.reason["second_loss"] == pytest.approx(lost)
        assert verdict.reason["second"] == {"cp": 200, "move": "e1g1"}


@pytest.mark.parametrize("rules", first(1, rule_sets.RULE_SETS.values()), ids=str)
def test_what_needs_no_engine_is_the_same_with_one(recorded: Records, rules: rule_sets.RuleSet) -> None:
    static = 0
    for theory in (True, False):
        options = Options(rules=rules, include_theory=theory)
        for before, move, after in recorded_moves(recorded("classify_cases.jsonl")):
            if not (theory or after.opening):
                continue  # judged alike, with theory or without
            full = classify_move(before, move, after, options)
            early = classify_static(before.board, move, after.board, after.opening, options)
            if full.classification is None:
                continue
            assert (early is None) == (full.reason["rule"] not in ("forced", "theory", "mate"))
            if early is not None:
                static += 1
                assert early.classification == full.classification
                assert early.reason.items() <= full.reason.items()
                assert early.accuracy is early.loss is early.expected_before is early.expected_after is None
    assert static > 30


@pytest.mark.parametrize(
    ("fen", "move", "opening", "best"),
    [
        ("7k/8/8/8/8/2r5/1K6/2r5 w - - 0 1", "b2a2", None, "b2a2"),
        ("6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1", "e1e8", None, "e1e8"),
        ("5k2/8/8/8/8/8/4R1R1/4K2R w K - 0 1", "e1h1", None, "e1g1"),
        (QUIET, "e1g1", "a name", None),
        ("6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1", "e1e8", "a name", None),
    ],
    ids=["forced", "mate", "mate by castling", "theory", "a mate in the book"],
)
def test_without_an_engine_only_a_forced_or_mating_move_is_known_to_be_the_best(
    fen: str, move: str, opening: str | None, best: str | None
) -> None:
    board = chess.Board(fen)
    after = board.copy()
    after.push_uci(move)
    verdict = classify_static(board, chess.Move.from_uci(move), after, opening, KIBITZ)
    assert verdict is not None
    assert verdict.best == (best and chess.Move.from_uci(best))


def test_boards_are_left_as_they_were(recorded: Records) -> None:
    for before, move, after in recorded_moves(recorded("classify.jsonl")[:3]):
        boards = [(each.board, each.board.fen(), list(each.board.move_stack)) for each in (before, after)]
        classify_move(before, move, after, KIBITZ)
        classify_static(before.board, move, after.board, None, KIBITZ)
        assert all((board.fen(), board.move_stack) == (fen, stack) for board, fen, stack in boards)


def test_critical_and_brilliant_can_be_turned_off(recorded: Records) -> None:
    plain = Options(rules=rule_sets.SEED, include_critical=False, include_brilliant=False)
    seen = set()
    for before, move, after in recorded_moves(recorded("classify_cases.jsonl")):
        verdict = classify_move(before, move, after, SEED)
        if verdict.classification in (Classification.CRITICAL, Classification.BRILLIANT):
            seen.add((verdict.classification.value, verdict.reason["class_before_override"]))
            assert classify_move(before, move, after, plain).classification == "best"
    assert seen == {("critical", "best"), ("brilliant", "best"), ("brilliant", "critical")}
