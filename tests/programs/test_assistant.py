"""What an assistant is told, with a small UCI program in place of an engine."""

from __future__ import annotations

from pathlib import Path

import chess
import pytest

from endgames.pawns import ThermographRecord, ValuedGroup
from server.analysis.endings.solved import SolvedGroup, SolvedPawns, SolvedSum, SolvedWhole
from server.analysis.endings.words import in_groups
from server.analysis.errors import EngineError, GameError, LimitError, Stopped
from server.analysis.people.asked import PeopleUnknown
from server.programs.assistant import Assistant
from server.programs.assistant_shapes import AskedMove
from server.sandbox.endgames import pawns_of
from server.sandbox.pool import Sandbox, TooSlow
from server.settings import Settings
from server.work.pawn_proofs import PawnChild
from tests.analysis.engine.fakes import is_gone, noted_pids

ANN = '[White "Ann"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n'
BEN = '[White "Ben"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n'
TWO = f"{ANN}\n{BEN}"
MATE_THREAT = "R7/8/8/8/8/7K/8/7k b - - 0 1"
"""Ra1 mates; it is also what the small engine plays for White."""
PAWNS = "8/pp6/8/2k5/8/2K5/PP6/8 w - - 0 1"


class Waiting:
    """A call that somebody waits for, or not."""

    def __init__(self, *, stopped: bool = False) -> None:
        self.heard: list[tuple[str, int, int]] = []
        self.stopped = stopped

    def tell(self, words: str, done: int = 0, of: int = 0) -> None:
        self.heard.append((words, done, of))

    def is_stopped(self) -> bool:
        return self.stopped


def test_a_review_has_the_report_and_what_proves_each_fault(assistant: Assistant) -> None:
    call = Waiting()
    found = assistant.review_pgn({"pgn": TWO, "game": 2, "preset": "fast"}, call)
    assert (found["headers"]["White"], found["result"], found["game"], found["games"]) == ("Ben", "1-0", 2, 2)
    assert (found["engine"], found["nodes"]) == ("Fake 1", 50_000)
    assert found["white"]["counts"]
    assert "3...Nf6??" in found["story"]
    (fault,) = (move for move in found["moves"] if move["classification"] == "blunder")
    assert (fault["move"], fault["better"]) == ("3...Nf6", "a5")
    assert fault["said"].startswith("Allows mate in one: ")
    assert (fault["facts"][0]["kind"], fault["facts"][0]["line"][0]) == ("allows_mate", "a2a3")
    assert fault["before"]["fen"].split()[1] == "b"
    assert fault["after"]["fen"].split()[1] == "w"
    assert fault["before"]["lines"][0]["san"][0] == "a5"
    assert call.heard[-1] == ("8/8 positions", 8, 8)
    done = [each[1] for each in call.heard]
    assert done == sorted(set(done))


def test_a_game_that_is_not_there_and_a_move_that_is_not_legal_are_refused(assistant: Assistant) -> None:
    with pytest.raises(GameError, match="no game 3; it has 2") as caught:
        assistant.review_pgn({"pgn": TWO, "game": 3}, Waiting())
    assert caught.value.place == "game"
    with pytest.raises(GameError) as caught:
        assistant.review_pgn({"pgn": "1. e4 e5 2. Ke3"}, Waiting())
    assert caught.value.place == "move 2, White"
    with pytest.raises(GameError, match="no moves"):
        assistant.review_pgn({"pgn": '[White "A"]\n\n1-0'}, Waiting())


def test_a_text_that_is_too_large_is_refused(assistant: Assistant) -> None:
    with pytest.raises(LimitError):
        assistant.review_pgn({"pgn": "1. e4 { " + "x" * 2_000_000 + " } *"}, Waiting())


def test_what_nobody_waits_for_ends_and_the_next_question_is_answered(assistant: Assistant) -> None:
    with pytest.raises(EngineError, match="Stopped"):
        assistant.review_pgn({"pgn": TWO}, Waiting(stopped=True))
    with pytest.raises(Stopped):
        assistant.threats({"fen": MATE_THREAT}, Waiting(stopped=True))
    assert assistant.review_pgn({"pgn": TWO}, Waiting())["moves"] is not None


def test_a_move_is_explained_however_it_is_written(assistant: Assistant) -> None:
    fen = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2"
    by_san = assistant.explain_move({"fen": fen, "move": "g4", "preset": "fast"}, Waiting())
    by_uci = assistant.explain_move({"fen": fen, "move": "g2g4", "preset": "fast"}, Waiting())
    assert by_san == by_uci
    move = by_san["move"]
    assert (move["move"], move["ply"]) == ("2.g4", 1)
    assert (move["classification"], move["better"], move["said"]) == ("mistake", "a3", "Better was 2.a3.")
    assert (move["before"]["fen"], move["before"]["engine"]) == (fen, "Fake 1")


def test_a_move_of_black_is_numbered_so(assistant: Assistant) -> None:
    asked: AskedMove = {"fen": "4k3/8/8/8/8/8/4P3/4K2R b K - 0 7", "move": "Kd7"}
    assert assistant.explain_move(asked, Waiting())["move"]["move"] == "7...Kd7"


@pytest.mark.parametrize("move", ["Ke3", "e2e5", "", "0000", "--", "e4 e5"])
def test_what_is_no_legal_move_is_refused(assistant: Assistant, move: str) -> None:
    with pytest.raises(GameError) as caught:
        assistant.explain_move({"fen": chess.STARTING_FEN, "move": move}, Waiting())
    assert caught.value.place == "move"


def test_what_is_no_position_is_refused_wherever_it_is_asked_of(assistant: Assistant) -> None:
    for ask in (
        lambda fen: assistant.explain_move({"fen": fen, "move": "e4"}, Waiting()),
        lambda fen: assistant.threats({"fen": fen}, Waiting()),
        lambda fen: assistant.exact_ending({"fen": fen}, Waiting()),
        lambda fen: assistant.people_play({"fen": fen, "rating": 1500}, Waiting()),
    ):
        for fen in ("nonsense", "8/8/8/8/8/8/8/K7 w - - 0 1"):
            with pytest.raises(GameError) as caught:
                ask(fen)
            assert caught.value.place == "fen"


def test_a_threat_is_told_with_the_positions_that_prove_it(assistant: Assistant) -> None:
    call = Waiting()
    found = assistant.threats({"fen": MATE_THREAT, "preset": "fast"}, call)
    assert found["said"] == "White threatens mate: 2.Ra1#."
    assert found["fact"] is not None
    assert found["fact"].get("san") == ["Ra1#"]
    sides = {each["fen"].split()[1]: each for each in found["searched"]}
    assert sides["w"]["lines"][0]["san"] == ["Ra1#"]
    assert (sides["b"]["engine"], sides["b"]["nodes"]) == ("Fake 1", 50_000)
    assert len(call.heard) == len(found["searched"])


def test_in_check_nothing_is_searched(assistant: Assistant) -> None:
    found = assistant.threats({"fen": "4k3/8/8/8/8/8/8/K3R3 b - - 0 1"}, Waiting())
    assert (found["fact"], found["searched"]) == (None, [])
    assert found["said"]


def test_a_table_gives_the_best_play_to_mate(assistant: Assistant) -> None:
    found = assistant.exact_ending({"fen": "8/8/3k4/8/3K4/8/8/R7 w - - 0 1"}, Waiting())
    assert found["table"] is not None
    assert (found["table"]["wdl"], found["table"]["dtm"], found["refused"]) == (2, 10, None)
    assert (len(found["line"]), found["line"][-1][-1]) == (19, "#")


def test_a_draw_has_no_line_and_what_nobody_knows_is_refused(assistant: Assistant) -> None:
    drawn = assistant.exact_ending({"fen": "8/8/3k4/8/3K4/8/8/N7 w - - 0 1"}, Waiting())
    assert drawn["line"] == []
    unknown = assistant.exact_ending({"fen": chess.STARTING_FEN}, Waiting())
    assert (unknown["table"], unknown["line"]) == (None, [])
    assert unknown["refused"]


def test_pawns_are_solved_by_a_child_as_far_as_its_time_goes(
    assistant: Assistant, monkeypatch: pytest.MonkeyPatch
) -> None:
    graph = ThermographRecord(left=(), right=())
    [(where, worth)] = in_groups([ValuedGroup(("a2",), "0", "0", "-1", graph)])
    group: SolvedGroup = {
        "squares": ["a2"],
        "value": "0",
        "mean": "0",
        "temperature": "-1",
        "thermograph": {"left": [], "right": []},
        "where": where,
        "worth": worth,
    }
    pawns: SolvedPawns = {
        "groups": [group],
        "sum": "0",
        "outcome": "P",
        "winning_moves": [],
        "certified": True,
    }
    whole: SolvedWhole = {"result": "1-0", "proven": True, "moves": ["a4"], "unsure": [], "nodes": 9}
    answers: list[object] = [SolvedSum(pawns), (whole, True)]
    prepared = []

    def solved(self: Sandbox, work: object, *given: object) -> object:
        answer = answers[0 if work is pawns_of else 1]
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(PawnChild, "prepare", lambda self, should_stop: prepared.append(should_stop()))
    monkeypatch.setattr(Sandbox, "read", solved)
    found = assistant.exact_ending({"fen": PAWNS}, Waiting())
    assert (found["solved"], prepared) == (whole, [False])
    said = {**group, "where": "queenside", "worth": "even"}
    assert found["pawns"] == {**pawns, "groups": [said]}
    answers[:] = [TooSlow("too slow"), TooSlow("too slow")]
    slow = assistant.exact_ending({"fen": PAWNS}, Waiting())
    assert (slow["pawns"], slow["solved"], slow["refused"]) == (None, None, "too slow")


def test_what_people_play_is_told_for_a_rating(assistant: Assistant) -> None:
    found = assistant.people_play({"fen": chess.STARTING_FEN, "rating": 1500}, Waiting())
    shares = [move["share"] for move in found["moves"]]
    assert shares == sorted(shares, reverse=True)
    assert {move["san"] for move in found["moves"][:2]} == {"e4", "d4"}
    lowest, lower = (
        assistant.people_play({"fen": chess.STARTING_FEN, "rating": rating}, Waiting())["moves"]
        for rating in (1100, 600)
    )
    assert lower == lowest


def test_people_are_foreseen_after_the_moves_that_led_there(assistant: Assistant) -> None:
    asked = {"fen": chess.STARTING_FEN, "rating": 1500}
    after = assistant.people_play({**asked, "moves": ["e2e4", "e7e5"]}, Waiting())  # type: ignore[typeddict-item]
    assert after["moves"][0]["san"] == "Nf3"
    with pytest.raises(GameError, match="e2e5"):
        assistant.people_play({**asked, "moves": ["e2e5"]}, Waiting())  # type: ignore[typeddict-item]


def test_people_can_be_switched_off(tmp_path: Path) -> None:
    off = Assistant(Settings(data_dir=tmp_path, people=False))
    with pytest.raises(PeopleUnknown):
        off.people_play({"fen": chess.STARTING_FEN, "rating": 1500}, Waiting())
    off.close()


def test_the_engine_ends_with_the_assistant(assistant: Assistant, tmp_path: Path) -> None:
    assistant.threats({"fen": MATE_THREAT}, Waiting())
    assistant.close()
    (pid,) = noted_pids(tmp_path / "pids")
    assert is_gone(pid)


def test_what_is_waited_for_is_told(assistant: Assistant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PawnChild, "prepare", lambda self, should_stop: self._tell("Preparing."))
    monkeypatch.setattr(Sandbox, "read", lambda self, work, *given: SolvedSum(refused="x"))
    monkeypatch.setattr(Assistant, "_whole_of", lambda self, board: (None, False))
    call = Waiting()
    assistant.exact_ending({"fen": PAWNS}, call)
    assert call.heard == [("Preparing.", 0, 0)]
