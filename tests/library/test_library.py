"""The public module `kibitz`, by itself and python-chess alone: what is held here stays as it is."""

from __future__ import annotations

import chess
import pytest

import kibitz
from kibitz import Line, Score

NAMES = (
    "Classification DoneEvent EndgameType EngineError Event Explanation Fact FailedEvent GameError GameEvent "
    "KibitzError LimitError Line Motif MoveEvent OptionsError Phase Phases PhasesEvent PlanEvent "
    "PositionEvent PreviewEvent ReportEvent Score Verdict accuracy classify endgame_type explain games "
    "motifs phases review"
)
MATED = "1. f3 e5 2. g4 Qh4#"
FIELDS = {
    kibitz.GameEvent: "headers start_fen variant result moves opening openings comment arrows warnings",
    kibitz.PhasesEvent: "opening_end middlegame_end endgame_type endgame_changes by_ply",
    kibitz.PositionEvent: "ply lines win depth nodes engine source",
    kibitz.MoveEvent: "ply classification accuracy loss expected_before expected_after best opening nag "
    "reason provisional close quiet",
    kibitz.ReportEvent: "white black phases key_moments provisional story",
    kibitz.DoneEvent: "totals recipe",
    kibitz.FailedEvent: "code message retry",
    kibitz.Line: "rank depth score pv",
    kibitz.Score: "cp mate",
    kibitz.Verdict: "classification accuracy loss expected_before expected_after best reason close",
    kibitz.Explanation: "verdict facts text",
    kibitz.Phases: "opening_end middlegame_end endgame_type endgame_changes by_ply",
    kibitz.Motif: "name by targets side index",
}


def moves_of(*ucis: str) -> list[chess.Move]:
    return [chess.Move.from_uci(uci) for uci in ucis]


def scored(*scores: Score, best: str = "") -> list[list[Line]]:
    firsts = best.split()
    return [[Line(1, 20, score, tuple(firsts[ply : ply + 1]))] for ply, score in enumerate(scores)]


def test_the_public_names_are_these() -> None:
    assert sorted(kibitz.__all__) == NAMES.split()
    assert all(hasattr(kibitz, name) for name in kibitz.__all__)


@pytest.mark.parametrize("shape", FIELDS, ids=lambda shape: str(shape.__name__))
def test_what_is_given_keeps_its_fields(shape: type) -> None:
    given: tuple[str, ...] = shape.__match_args__  # type: ignore[attr-defined]
    assert set(FIELDS[shape].split()) <= set(given)


@pytest.fixture(scope="module")
def events() -> list[kibitz.Event]:
    return list(kibitz.review(MATED, nodes=10_000, theory=False))


def test_a_review_begins_with_the_game_and_ends_with_its_end(events: list[kibitz.Event]) -> None:
    first, *_, last = events
    assert isinstance(first, kibitz.GameEvent)
    assert [move.san for move in first.moves] == ["f3", "e5", "g4", "Qh4#"]
    assert isinstance(last, kibitz.DoneEvent)
    assert last.totals["moves"] == 4


def test_every_move_and_every_position_is_told(events: list[kibitz.Event]) -> None:
    moves = {event.ply: event for event in events if isinstance(event, kibitz.MoveEvent)}
    assert moves.keys() == {1, 2, 3, 4}
    assert moves[3].classification == kibitz.Classification.BLUNDER
    assert moves[3].best
    assert {event.ply for event in events if isinstance(event, kibitz.PositionEvent)} == {0, 1, 2, 3, 4}


def test_the_last_report_is_whole(events: list[kibitz.Event]) -> None:
    *_, report = (event for event in events if isinstance(event, kibitz.ReportEvent))
    assert not report.provisional
    assert report.white["accuracy"] is not None
    assert report.white["counts"]["blunder"] == 1


def test_a_review_may_be_left_before_its_end() -> None:
    events = kibitz.review(MATED, nodes=10_000)
    assert isinstance(next(events), kibitz.GameEvent)
    events.close()  # type: ignore[attr-defined]
    assert list(events) == []


def test_faults_are_told_before_anything_is_searched() -> None:
    with pytest.raises(kibitz.GameError) as fault:
        kibitz.review("1. e4 e5 2. Ke3")
    assert fault.value.place == "move 2, White"
    with pytest.raises(kibitz.GameError):
        kibitz.review('[White "Ann"]\n\n1-0')
    with pytest.raises(kibitz.OptionsError):
        kibitz.review(MATED, nodes=1)
    with pytest.raises(kibitz.EngineError):
        kibitz.review(MATED, program="/no/such/engine")


def test_a_file_is_parted_into_games() -> None:
    first, second = kibitz.games('[White "Ann"]\n\n1. e4 *\n\n[White "Ben"]\n\n1. d4 *\n')
    assert "Ann" in first and "1. e4" in first
    assert "Ben" in second and "1. d4" in second
    with pytest.raises(kibitz.GameError):
        kibitz.games("")


MATE = ("e2e4", "e7e5", "d1h5", "e8e7", "h5e5")
SCORES = (Score(cp=30), Score(cp=25), Score(cp=30), Score(cp=-20), Score(mate=1), Score(mate=0))


def test_moves_are_judged_by_the_lines_that_are_given() -> None:
    lines = scored(*SCORES, best="e2e4 e7e5 g1f3 b8c6 h5e5")
    verdicts = kibitz.classify(chess.Board(), moves_of(*MATE), lines, theory=False)
    assert [str(verdict.classification) for verdict in verdicts] == [
        *("best", "best", "excellent", "blunder", "best")
    ]
    assert verdicts[3].best == chess.Move.from_uci("b8c6")
    assert verdicts[3].loss == pytest.approx(0.48, abs=0.05)
    assert kibitz.classify(chess.Board(), moves_of(*MATE), lines)[0].classification == "theory"


def test_lines_are_wanted_for_every_position_and_moves_have_to_be_legal() -> None:
    with pytest.raises(ValueError):
        kibitz.classify(chess.Board(), moves_of("e2e4"), scored(Score(cp=0)))
    with pytest.raises(ValueError):
        kibitz.classify(chess.Board(), moves_of("e2e5"), scored(Score(cp=0), Score(cp=0)))
    with pytest.raises(kibitz.OptionsError):
        kibitz.classify(chess.Board(), [], scored(Score(cp=0)), rules="none")


def test_accuracy_is_the_mean_and_none_where_a_move_is_not_judged() -> None:
    moves = moves_of("g2g4", "e7e5", "f2f3", "d8h4")
    lines = scored(Score(cp=0), Score(cp=-100), Score(cp=-100), Score(mate=-1), Score(mate=0))
    for row, best in zip(lines, ("e2e4", "e7e5", "d2d3", "d8h4"), strict=False):
        row[0] = Line(1, 20, row[0].score, (best,))
    verdicts = kibitz.classify(chess.Board(), moves, lines, theory=False)
    assert kibitz.accuracy(verdicts[1::2]) == pytest.approx(100, abs=0.1)
    assert 20 < (kibitz.accuracy(verdicts[0::2]) or 0) < 80
    assert kibitz.accuracy([]) is None
    unknown = kibitz.classify(chess.Board(), moves, [[], *lines[1:]], theory=False)
    assert unknown[0].classification is None
    assert kibitz.accuracy(unknown) is None


def test_a_move_is_explained_in_both_languages() -> None:
    board = chess.Board()
    for move in moves_of(*MATE[:3]):
        board.push(move)
    lines = scored(Score(cp=-20), Score(mate=1), best="b8c6 h5e5")
    told = kibitz.explain(board, chess.Move.from_uci("e8e7"), lines[0], lines[1])
    assert told.verdict.classification == "blunder"
    assert told.facts[0]["kind"] == "allows_mate"
    assert "3.Qxe5#" in told.text
    german = kibitz.explain(board, chess.Move.from_uci("e8e7"), lines[0], lines[1], language="de")
    assert german.facts == told.facts
    assert german.text and german.text != told.text
    with pytest.raises(ValueError):
        kibitz.explain(board, chess.Move.from_uci("e8e6"), lines[0], lines[1])


def test_the_motifs_of_a_line_are_named() -> None:
    board = chess.Board("r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1")
    line = moves_of("d5c7", "e8d7", "c7a8")
    assert ("fork", ("n", "c7")) in [
        (motif.name, motif.by) for motif in kibitz.motifs(board, line, chess.WHITE)
    ]
    assert "fork" not in [motif.name for motif in kibitz.motifs(board, line, chess.BLACK)]
    with pytest.raises(ValueError):
        kibitz.motifs(board, moves_of("d5d6"), chess.WHITE)


def test_phases_and_the_type_of_an_endgame() -> None:
    found = kibitz.phases(chess.Board(), moves_of(*MATE))
    assert set(found.by_ply) == {kibitz.Phase.OPENING}
    assert found.endgame_type is None
    rooks = chess.Board("8/5pk1/8/8/8/8/r4PK1/3R4 w - - 0 1")
    assert kibitz.endgame_type(rooks) == kibitz.EndgameType.ROOK
    assert kibitz.phases(rooks, moves_of("d1d7")).by_ply == (kibitz.Phase.ENDGAME,)
    assert kibitz.endgame_type(chess.Board()) is None
