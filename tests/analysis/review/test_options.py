"""What a person may choose: defaults, ranges, and the sentence that names what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from server.analysis.errors import OptionsError
from server.analysis.review.options import ReviewOptions


def test_what_is_left_out_keeps_its_default() -> None:
    assert ReviewOptions.from_json({}) == ReviewOptions(nodes=200_000, multipv=2, rules="kibitz")


@pytest.mark.parametrize(("preset", "nodes"), [("fast", 50_000), ("standard", 200_000), ("deep", 1_000_000)])
def test_a_preset_is_a_number_of_nodes(preset: str, nodes: int) -> None:
    assert ReviewOptions.from_json({"preset": preset}).nodes == nodes


def test_options_survive_a_round_trip() -> None:
    options = ReviewOptions("stockfish", 30_000, 5, "seed", False, True, False)
    assert ReviewOptions.from_json(options.to_json()) == options


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ([], "options"),
        ({"depth": 3}, "options.depth"),
        ({"engine": "rybka"}, "options.engine"),
        ({"preset": "huge"}, "options.preset"),
        ({"preset": "fast", "nodes": 5_000}, "options.preset"),
        ({"nodes": 10}, "options.nodes"),
        ({"nodes": True}, "options.nodes"),
        ({"nodes": 1e5}, "options.nodes"),
        ({"multipv": 6}, "options.multipv"),
        ({"rules": ["seed"]}, "options.rules"),
        ({"includeTheory": "no"}, "options.includeTheory"),
    ],
)
def test_a_bad_option_is_refused_by_name(data: Any, place: str) -> None:
    with pytest.raises(OptionsError) as caught:
        ReviewOptions.from_json(data)
    assert caught.value.place == place
