"""The network of Go: what it is shown of a board, and its arithmetic against another way to do it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from endgames.go.board import read_rows
from endgames.go.ownership import network as net
from endgames.go.ownership.chains import BLACK, WHITE
from endgames.go.reach import playouts

ROWS = [".x.oo", "xxxo.", "oo.Ox", ".oxx.", "..x.."]
BARRED = 2


def shown(color: int, *, costs: bool) -> Any:
    """The planes of the board, `[5, 5, 8]`."""
    shape, text = read_rows(ROWS)
    asked = playouts(shape, text)
    net.describe(asked.board, color, BARRED, costs, asked.asked.field, asked.asked.judgement)
    return asked.asked.judgement.planes[:-1].reshape(-1, 6, net.PLANES)[:5, :5]


@pytest.mark.parametrize(("color", "own"), [(BLACK, "xX"), (WHITE, "oO")])
def test_stones_are_seen_by_the_side_to_move(color: int, own: str) -> None:
    planes = shown(color, costs=True)
    for row, line in enumerate(ROWS):
        for column, sign in enumerate(line):
            assert planes[row, column, net.OWN] == (sign in own)
            assert planes[row, column, net.OTHERS] == (sign not in own + ".")


def test_chains_are_seen_by_their_liberties_and_those_that_live_anyway_in_all_planes() -> None:
    planes = shown(BLACK, costs=False)
    liberties = planes[:, :, [net.ONE, net.TWO, net.MORE]].tolist()
    assert liberties[2][4] == [0, 1, 0]  # E3: E2 and E4
    assert liberties[0][1] == [0, 0, 1]  # B5: A5, C5 and C3
    assert liberties[2][3] == [1, 1, 1]  # D3 is a capital
    assert liberties[0][0] == [0, 0, 0]
    assert planes[:, :, net.COSTS].sum() == 0
    assert planes[:, :, net.BOARD].sum() == 25
    assert planes[0, BARRED, net.BARRED] == planes[:, :, net.BARRED].sum() == 1


def judged_slowly(network: net.Network, planes: Any, *, costs: bool) -> tuple[Any, Any]:
    """Maps and numbers of a board, by whole arrays."""

    def layer(board: Any, weights: Any, bias: Any) -> Any:
        height, width, _ = board.shape
        padded = np.pad(board, ((1, 1), (1, 1), (0, 0)))
        parts = (padded[k // 3 : k // 3 + height, k % 3 : k % 3 + width] @ weights[k] for k in range(9))
        return sum(parts) + bias

    kept = np.maximum(layer(planes, network.first, network.first_bias), 0)
    blocks = len(network.inner) // 2
    for block in range(blocks):
        inner = np.maximum(layer(kept, network.inner[2 * block], network.inner_bias[2 * block]), 0)
        if block == blocks // 2:
            pooled = kept.mean((0, 1)) @ network.pooled + network.pooled_bias
            inner = np.maximum(inner + pooled, 0)
        more = layer(inner, network.inner[2 * block + 1], network.inner_bias[2 * block + 1])
        kept = np.maximum(kept + more, 0)
    maps = kept @ network.maps + network.maps_bias
    whole = kept.mean((0, 1)) @ network.whole + network.whole_bias
    stones = (planes[:, :, net.OWN] - planes[:, :, net.OTHERS]).sum() if costs else 0
    whole[net.MORE_LEAD] += np.tanh(maps[:, :, net.OWNER] / 2).sum() - stones
    whole[net.MORE_LEAD] += net.LEAD_PART * maps[:, :, net.LEAD].sum()
    whole[net.SPREAD] = np.log1p(np.exp(whole[net.SPREAD])) + net.LEAST_SCALE
    return maps, whole


@pytest.mark.parametrize("costs", [False, True])
@pytest.mark.parametrize("rows", [ROWS, ["..x.", ".xo."]], ids=["odd", "even"])
def test_a_judgement_is_what_the_layers_say(rows: list[str], costs: bool) -> None:
    shape, text = read_rows(rows)
    asked = playouts(shape, text)
    field, judgement, network = asked.asked.field, asked.asked.judgement, net.load()
    for _ in range(2):  # nothing is left of the first time
        net.judge(network, asked.board, WHITE, -1, costs, field, judgement)
    height, width = len(rows), len(rows[0])
    planes = judgement.planes[:-1].reshape(-1, width + 1, net.PLANES)[:height, :width]
    maps, whole = judged_slowly(network, planes, costs=costs)
    found = judgement.maps.reshape(-1, width + 1, 3)[:height, :width]
    assert found == pytest.approx(maps, abs=1e-3)
    assert judgement.whole == pytest.approx(whole, abs=1e-3)
