from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server.web.embed.first_paint.graph import HEIGHT, WIDTH, graph_of, score_at, win_at
from tests.folded import fold
from tests.page import answer_of_page

Json = dict[str, Any]
LOG = json.loads((Path(__file__).parents[3] / "data" / "fold" / "complete.json").read_text())["events"]
STATE = fold(LOG)


def say(key: str, **_: object) -> str:
    return key


def until(seq: int) -> Any:
    return fold([event for event in LOG if event["seq"] <= seq])


def test_white_s_part_ends_where_the_position_says() -> None:
    graph = graph_of(STATE, 2, say)
    assert graph is not None
    (part,) = graph.parts
    win, _ = win_at(STATE, 2) or (0.0, False)
    assert part.line.endswith(f"L{WIDTH:.1f} {HEIGHT * (1 - win):.1f}")
    assert (part.x, part.width, graph.cursor) == (0, WIDTH, WIDTH)


def test_before_anybody_has_said_anything_there_is_no_graph() -> None:
    assert graph_of(until(1), 0, say) is None
    assert graph_of(fold([]), 0, say) is None


def test_the_preview_is_provisional() -> None:
    assert win_at(until(5), 1) == (0.52, True)
    assert win_at(until(7), 1) == (0.5, False)


def test_a_gap_in_what_is_known_parts_the_graph() -> None:
    positions = [{"win": 0.5} if ply != 2 else None for ply in range(5)]
    graph = graph_of(fold([]) | {"positions": positions, "moves": [None] * 4}, 0, say)
    assert graph is not None
    assert [(part.x, part.width) for part in graph.parts] == [(0, WIDTH / 4), (WIDTH * 3 / 4, WIDTH / 4)]


@pytest.mark.parametrize(
    ("cp", "mate", "text"),
    [(34, None, "+0.34"), (-120, None, "−1.20"), (0, None, "0.00"), (None, 4, "M4"), (None, -4, "−M4")],
)
def test_scores_are_written_as_people_do(cp: int | None, mate: int | None, text: str) -> None:
    position = {"lines": [{"rank": 2, "cp": 9, "mate": None}, {"rank": 1, "cp": cp, "mate": mate}]}
    assert score_at(fold([]) | {"positions": [position]}, 0) == text


def test_scores_are_written_as_the_page_writes_them() -> None:
    lines = [{"rank": 1, "cp": cp, "mate": None} for cp in (5, -99, 999, 1000, -1250, 1999, -8730, 20_000)]
    lines += [{"rank": 1, "cp": None, "mate": mate} for mate in (3, -2, 0)]
    catalogue = json.dumps("language-locale = en")
    theirs = answer_of_page(
        {"lib/i18n.ts": "useCatalogue", "lib/format.ts": "score"},
        f"(useCatalogue({catalogue}, 'en'), {json.dumps(lines)}.map(score))",
    )
    ours = [score_at(fold([]) | {"positions": [{"lines": [line]}]}, 0) for line in lines]
    assert ours == theirs
