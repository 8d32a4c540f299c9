"""Whether a line wins something by a motif."""

from __future__ import annotations

import pytest

from server.analysis.reasons.motifs import find
from server.analysis.reasons.motifs.gains import wins_by
from tests.analysis.reasons.motifs.lines import line_of


@pytest.mark.parametrize(
    ("name", "fen", "sans", "wins"),
    [
        ("fork", "8/8/q7/P7/1K6/1N6/4k3/8 b - - 0 58", "Kd3 Nc5+ Kd4 Nxa6", True),
        # the fork is there, and nothing of it is taken
        ("fork", "8/8/q7/P7/1K6/1N6/4k3/8 b - - 0 58", "Kd3 Nc5+ Kd4 Nb3+", False),
        # something else is taken
        ("fork", "8/8/q7/P7/1K2p3/1N6/4k3/8 b - - 0 58", "Kd3 Nc5+ Ke2 Nxe4", False),
        # the forked piece went away, and is taken where it is
        ("fork", "8/Q7/7r/8/6K1/1r2k1p1/6P1/8 b - - 2 64", "Ke2 Qa2+ Rb2 Qxb2+", True),
        ("hangingPiece", "4k3/8/8/3n4/8/8/8/3RK3 b - - 0 1", "Kf8 Rxd5", True),
        # a trade that begins with the other side's capture wins nothing
        ("intermezzo", "3r2k1/1p5p/p5pb/3PpB2/8/P6P/1P1N2P1/3R3K b - - 0 31", "Bxd2 Be6+ Kf8 Rxd2", False),
        ("sacrifice", "2r5/3k1p2/5Pp1/PP1pP1P1/1K1B3P/5p2/8/8 w - - 1 45", "Bc5 Rxc5 Kxc5 f2", False),
        # mate is worth what it costs
        (
            "sacrifice",
            "2r5/8/8/pNp1r2p/3kNppP/1P1P4/2R2K2/8 b - - 2 42",
            "Kxd3 Rd2+ Kxe4 Nd6#",
            True,
        ),
        # the pinned knight is won; the pinned pawn may not take; a pin that nobody uses
        ("pin", "2N3k1/1p5p/BP4p1/3n1p2/4p3/2n3P1/5P1P/6K1 b - - 5 37", "Na4 Bc4 Kg7 Bxd5", True),
        ("pin", "5k2/8/7q/4n3/8/8/8/R4K1R b - - 0 1", "Ke8 Re1 Kd7 Rxh6", False),
        ("pin", "7Q/5p2/6p1/R3pk1p/P2q3K/7P/5PP1/7r w - - 2 41", "g4+ Qxg4#", True),
    ],
)
def test_a_line_wins_by_its_motif_or_shows_it_in_passing(name: str, fen: str, sans: str, wins: bool) -> None:
    line = line_of(fen, sans)
    moves = [step.move for step in line.steps]
    (motif, *_) = [motif for motif in find(line.steps[0].before, moves, line.side) if motif.name == name]
    assert wins_by(line, motif) is wins
