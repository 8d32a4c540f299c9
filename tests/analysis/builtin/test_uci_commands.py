"""What the commands of UCI say, read without an engine."""

from __future__ import annotations

import chess
import pytest

from server.analysis.builtin.thinking import MAX_DEPTH, SearchLimits
from server.analysis.builtin.uci_commands import (
    DEFAULT_MODE,
    MODES,
    OPTION_LINES,
    CommandError,
    Mode,
    UciOptions,
    read_limits,
    read_position,
    read_setoption,
    shortened,
    with_option,
)

FORM = "The position cannot be read. Write startpos, or fen and a FEN, and then moves if there are any."
BLACK = chess.Board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")


def limits(
    line: str, board: chess.Board | None = None, mode: str = "network"
) -> tuple[SearchLimits | None, int]:
    """Of a `go` command, and the number of sentences about what is left out."""
    told: list[str] = []
    return read_limits(line.split(), board or chess.Board(), mode, told.append), len(told)


def test_position_with_a_game_keeps_its_moves() -> None:
    board = read_position(["startpos", "moves", "g1f3", "g8f6", "f3g1", "f6g8"], chess960=False)
    assert len(board.move_stack) == 4 and board.is_repetition(2)


def test_position_by_fen_with_moves_and_fields_that_are_missing() -> None:
    board = read_position(["fen", "4k3/8/8/8/8/8/4P3/4K3", "w", "moves", "e2e4"], chess960=False)
    assert board.fen() == "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("", FORM),
        ("moves e2e4", FORM),
        ("startpos e2e4", FORM),
        ("fen", "The position cannot be read. This is not a FEN: "),
        ("fen x/8 w", "The position cannot be read. This is not a FEN: x/8 w"),
        (
            "fen 8/8/8/8/8/8/8/K7 w - - 0 1",
            "The position “8/8/8/8/8/8/8/K7 w - - 0 1” cannot be played: Black has no king.",
        ),
        ("startpos moves e2e4 e2e4", "The position cannot be reached: move 2, e2e4, is not legal."),
        ("startpos moves e2e4 0000", "The position cannot be reached: move 2, 0000, is not legal."),
        ("startpos moves so", "The position cannot be reached: move 1, so, is not legal."),
    ],
)
def test_faulty_positions_are_told_in_sentences(line: str, text: str) -> None:
    with pytest.raises(CommandError) as error:
        read_position(line.split(), chess960=False)
    assert error.value.message == text


def test_a_number_of_thousands_of_digits_is_a_faulty_position() -> None:
    with pytest.raises(CommandError):
        read_position(["fen", *chess.STARTING_FEN.split()[:5], "9" * 5_000], chess960=False)


def test_option_names_and_values_do_not_mind_capitals() -> None:
    options = UciOptions()
    for line in ("name HASH value 64", "please name multipv value 2", "name Uci_Chess960 value TRUE"):
        options = with_option(options, *read_setoption(line.split()))
    options = with_option(options, *read_setoption(["name", "mode", "value", "Balanced"]))
    assert options == UciOptions(hash_mb=64, ranks=2, chess960=True, mode="balanced")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Hash", "1"),
        ("Hash", "4096"),
        ("MultiPV", "5"),
        ("Threads", "1"),
        ("Ponder", "true"),
        ("Ponder", "False"),
        ("UCI_Chess960", "false"),
    ],
)
def test_values_at_the_ends_of_the_range_are_taken(name: str, value: str) -> None:
    changed = with_option(UciOptions(), name, value)
    assert changed == UciOptions(
        hash_mb=int(value) if name == "Hash" else 16, ranks=int(value) if name == "MultiPV" else 1
    )


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("", "setoption names no option. Write: setoption name, the name, value, the value."),
        ("name", "setoption names no option. Write: setoption name, the name, value, the value."),
        ("name value 3", "setoption names no option. Write: setoption name, the name, value, the value."),
        ("Hash value 3", "setoption names no option. Write: setoption name, the name, value, the value."),
        ("name Contempt value 3", "There is no option Contempt."),
        ("name Hash", "Hash must be a whole number from 1 to 4096; no value is ignored."),
        ("name Hash value", "Hash must be a whole number from 1 to 4096; no value is ignored."),
        ("name hash value 0", "Hash must be a whole number from 1 to 4096; 0 is ignored."),
        ("name Hash value 4097", "Hash must be a whole number from 1 to 4096; 4097 is ignored."),
        ("name Hash value 1_0", "Hash must be a whole number from 1 to 4096; 1_0 is ignored."),
        ("name MultiPV value 6", "MultiPV must be a whole number from 1 to 5; 6 is ignored."),
        ("name Threads value 2", "Threads must be a whole number from 1 to 1; 2 is ignored."),
        ("name UCI_Chess960 value yes", "UCI_Chess960 must be true or false; yes is ignored."),
        ("name Ponder", "Ponder must be true or false; no value is ignored."),
        ("name Mode value x", "Mode must be one of network, fast, balanced, strong; x is ignored."),
    ],
)
def test_faulty_options_are_told_in_sentences(line: str, text: str) -> None:
    with pytest.raises(CommandError) as error:
        with_option(UciOptions(), *read_setoption(line.split()))
    assert error.value.message == text


def test_what_is_offered_is_what_is_set_at_the_start() -> None:
    offered = dict(line.removeprefix("option name ").split(" type ") for line in OPTION_LINES)
    assert offered == {
        "Hash": "spin default 16 min 1 max 4096",
        "Threads": "spin default 1 min 1 max 1",
        "MultiPV": "spin default 1 min 1 max 5",
        "Ponder": "check default false",
        "UCI_Chess960": "check default false",
        "Mode": "combo default network var network var fast var balanced var strong",
        "Clear Hash": "button",
    }
    assert UciOptions() == UciOptions(hash_mb=16, ranks=1, chess960=False, mode="network")


def test_limits_are_read() -> None:
    assert limits("nodes 5000") == (SearchLimits(nodes=5000), 0)
    assert limits("depth 9", BLACK, "fast") == (SearchLimits(depth=6), 0)
    assert limits("mate 3") == (SearchLimits(depth=6), 0)
    assert limits("", mode="strong") == (SearchLimits(seconds=15.0, depth=8), 0)
    assert limits("infinite", mode="strong") == (SearchLimits(depth=8), 0)
    assert limits("movetime 1010 nodes 7 wtime 5") == (SearchLimits(nodes=7, seconds=1.0), 0)
    clock, _ = limits("wtime 60000 btime 1000", BLACK)
    assert clock is not None and clock.seconds is not None and clock.seconds < 0.7


def test_the_clock_of_the_side_to_move_counts_with_its_increment() -> None:
    white, _ = limits("wtime 30010 btime 1 winc 1000 movestogo 10")
    assert white is not None and white.iteration_seconds == pytest.approx(0.6 * 3.7)
    assert white.seconds == pytest.approx(3 * 3.7)
    own_clock_untold, _ = limits("wtime 60000", BLACK)
    assert own_clock_untold is not None and own_clock_untold.seconds == pytest.approx(3 * 0.005 / 30)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("nodes x", SearchLimits(depth=1)),
        ("depth", SearchLimits(depth=1)),
        ("wtime btime 900 movestogo", None),
        ("depth depth 5", SearchLimits(depth=5)),
        ("depth x nodes 100", SearchLimits(nodes=100)),
        ("depth x infinite", SearchLimits()),
    ],
)
def test_a_number_that_cannot_be_read_is_left_out_and_the_search_still_ends(
    line: str, expected: SearchLimits | None
) -> None:
    found, faults = limits(line)
    assert faults >= 1 and found is not None
    if expected is not None:
        assert found == expected
    else:
        assert found.seconds is not None


def test_moves_to_search_are_read_up_to_the_next_word() -> None:
    assert limits("searchmoves e2e4 g1f3 nodes 50") == (SearchLimits(nodes=50, moves=("e2e4", "g1f3")), 0)
    assert limits("searchmoves e2e5 g1f3 so depth 3") == (SearchLimits(depth=3, moves=("g1f3",)), 2)
    assert limits("searchmoves nodes 50") == (SearchLimits(nodes=50), 1)


def test_no_legal_move_is_no_limit_but_nothing_to_search() -> None:
    assert limits("depth 3 searchmoves e2e5 0000") == (None, 2)
    assert limits("depth 3", chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")) == (None, 0)


def test_what_is_told_back_is_short() -> None:
    assert shortened(["a", "b"]) == "a b"
    assert len(shortened(["x" * 10_000])) < 100


@pytest.mark.parametrize("mode", MODES.values(), ids=MODES)
def test_a_mode_is_within_what_a_search_can_do(mode: Mode) -> None:
    assert 1 <= mode.depth <= MAX_DEPTH
    assert 0 <= mode.share <= 100
    assert mode.seconds is None or mode.seconds > 0


def test_reviews_think_with_the_network_alone_and_by_nodes() -> None:
    assert MODES[DEFAULT_MODE] == Mode(None, MAX_DEPTH, 100)


def test_a_stronger_mode_has_more_time_and_leans_more_on_material() -> None:
    fast, balanced, strong = (MODES[name] for name in ("fast", "balanced", "strong"))
    assert (fast.seconds or 0) < (balanced.seconds or 0) < (strong.seconds or 0)
    assert fast.share > balanced.share > strong.share
