"""What is not worth a search: the margins, and where none may be used."""

from __future__ import annotations

from typing import Any

import chess
import pytest

from server.analysis.builtin import pruning
from server.analysis.builtin.moves import from_chess
from server.analysis.builtin.ordering import HISTORY_LIMIT
from server.analysis.builtin.state import NO_ARRIVAL
from server.analysis.builtin.values import MATE, MATE_BOUND
from tests.analysis.builtin.interpreted import record

pytestmark = pytest.mark.usefixtures("interpreted")

PLY = 1


@pytest.fixture
def search() -> Any:
    """A quiet position at ply 1 with a null window around 0, all guesses 0, 6 plies to go."""
    made = record()
    for field in ("squares", "bits", "turn"):
        made[field][PLY] = made[field][0]
    made.arrival[:] = NO_ARRIVAL
    made.alpha[PLY], made.beta[PLY] = 0, 1
    made.depth[PLY], made.may_pass[PLY], made.tried[PLY] = 6, 1, 8
    return made


def move(uci: str) -> int:
    return from_chess(chess.Board(), chess.Move.from_uci(uci))


@pytest.mark.parametrize(
    ("field", "value"), [("check", 1), ("barred", 9), ("beta", 2), ("beta", -MATE_BOUND)]
)
def test_a_position_is_never_judged_whole_where_its_exact_value_counts(
    search: Any, field: str, value: int
) -> None:
    assert pruning.may_prune(search, PLY)
    search[field][PLY] = value
    if value == -MATE_BOUND:
        search.alpha[PLY] = value - 1
    assert not pruning.may_prune(search, PLY)


@pytest.mark.parametrize(
    ("depth", "guess", "above"),
    [(1, 81, True), (1, 80, False), (7, 561, True), (7, 560, False), (8, 9_000, False), (1, MATE, False)],
)
def test_eighty_centipawns_a_ply_are_far_above(search: Any, depth: int, guess: int, above: bool) -> None:
    search.depth[PLY], search.guess[PLY] = depth, guess
    assert pruning.is_far_above(search, PLY) == above


def test_a_side_that_improves_needs_one_ply_less(search: Any) -> None:
    for field in ("squares", "bits", "turn"):
        search[field][3] = search[field][PLY]
    search.alpha[3], search.beta[3], search.depth[3], search.guess[3] = 0, 1, 2, 81
    assert not pruning.is_far_above(search, 3)
    search.static[3] = 1
    assert pruning.improves(search, 3) == 1
    assert pruning.is_far_above(search, 3)
    search.check[3] = 1
    assert pruning.improves(search, 3) == 0


@pytest.mark.parametrize(
    ("depth", "guess", "below"), [(1, -251, True), (1, -250, False), (2, -501, True), (3, -9_000, False)]
)
def test_what_is_far_below_looks_at_captures_alone(search: Any, depth: int, guess: int, below: bool) -> None:
    search.depth[PLY], search.guess[PLY] = depth, guess
    assert pruning.is_far_below(search, PLY) == below


def test_a_pass_is_tried_where_the_side_stands_well_and_has_pieces(search: Any) -> None:
    search.guess[PLY] = 1
    assert pruning.is_pass_promising(search, PLY)
    for field, value in (("depth", 2), ("may_pass", 0), ("guess", 0)):
        before = int(search[field][PLY])
        search[field][PLY] = value
        assert not pruning.is_pass_promising(search, PLY), field
        search[field][PLY] = before


@pytest.mark.parametrize(
    ("fen", "enough"),
    [("4k3/8/8/8/8/8/PPP5/R3K3 w - - 0 1", False), ("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1", True)],
)
def test_with_one_piece_passing_may_be_best_and_proves_nothing(fen: str, enough: bool) -> None:
    search = record(chess.Board(fen))
    search.depth[0], search.may_pass[0], search.guess[0], search.beta[0] = 6, 1, 1, 1
    assert pruning.is_pass_promising(search, 0) == enough


def test_a_pass_is_searched_less_deep_the_better_the_side_stands(search: Any) -> None:
    depths = []
    for guess in (1, 151, 301, 451, 9_000):
        search.guess[PLY] = guess
        depths.append(int(pruning.pass_depth(search, PLY)))
    assert depths == [2, 1, 0, -1, -1]


def test_nothing_is_skipped_at_the_root_in_check_or_while_only_mates_were_found(search: Any) -> None:
    search.depth[PLY], search.quiet_count[PLY] = 1, 60
    assert pruning.skips(search, PLY, move("a2a3"), True)
    search.best[PLY] = -MATE_BOUND
    assert not pruning.skips(search, PLY, move("a2a3"), True)
    search.best[PLY], search.check[PLY] = 0, 1
    assert not pruning.skips(search, PLY, move("a2a3"), True)
    search.quiet_count[0] = 60
    assert not pruning.skips(search, 0, move("a2a3"), True)


def test_late_moves_are_searched_less_deep_the_later_the_less(search: Any) -> None:
    found = []
    for tried in (2, 3, 10, 40):
        search.tried[PLY] = tried
        found.append(int(pruning.reduction(search, PLY, move("a2a3"), True)))
    assert found[0] == 0
    assert found == sorted(found) and 0 < found[1] < found[-1] <= 6 - 2


def test_a_move_out_of_or_into_check_is_never_searched_less_deep(search: Any) -> None:
    for ply in (PLY, PLY + 1):
        search.check[:] = 0
        search.check[ply] = 1
        assert pruning.reduction(search, PLY, move("a2a3"), True) == 0


def test_a_move_that_was_good_elsewhere_is_searched_deeper(search: Any) -> None:
    plain = pruning.reduction(search, PLY, move("a2a3"), True)
    search.history[0 * 64 + chess.A3] = HISTORY_LIMIT  # a white pawn there
    assert pruning.reduction(search, PLY, move("a2a3"), True) == plain - 2
