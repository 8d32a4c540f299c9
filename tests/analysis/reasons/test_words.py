"""The sentences: the table of the specification, in both languages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import chess
import pytest

from server.analysis.classes import Classification
from server.analysis.notation import MoveNumber
from server.analysis.reasons.explain import Context, Scene, facts_of
from server.analysis.reasons.points import choose
from server.analysis.reasons.words import numbered, say
from server.i18n import texts
from tests.analysis.reasons import real_games
from tests.analysis.reasons.points.cases import cases
from tests.analysis.reasons.situations import (
    HANGS_THE_QUEEN,
    LEAVES_B7,
    MISSES_B7,
    MISSES_MATE,
    SAAVEDRA,
    SAAVEDRA_6,
    said,
    scene,
)
from tests.analysis.reasons.situations import line as line_of


@pytest.mark.parametrize(
    ("told", "english", "german"),
    [
        (HANGS_THE_QUEEN, "Hangs the queen: 14.Rxa5.", "Stellt die Dame ein: 14.Txa5."),
        (
            LEAVES_B7,
            "Leaves b7 without a guard: after 7.Qxb7 the rook on a8 falls too.",
            "Lässt b7 ohne Deckung: Nach 7.Dxb7 fällt auch der Turm auf a8.",
        ),
        (
            MISSES_B7,
            "Misses 7.Qxb7, which wins the rook on a8.",
            "Verpasst 7.Dxb7, was den Turm auf a8 gewinnt.",
        ),
        (MISSES_MATE, "Misses mate in one: 29.Qxf8#.", "Verpasst Matt in einem Zug: 29.Dxf8#."),
    ],
)
def test_what_should_stand_there_stands_there(told: tuple[object, ...], english: str, german: str) -> None:
    assert said(*told).startswith(english)
    assert said(*told, language="de").startswith(german)


def test_a_queen_for_a_bishop_is_given() -> None:
    fen = "3rk3/2p2ppp/3b4/8/8/8/3Q1PPP/4K2R w K - 0 23"
    told = (fen, "Qxd6", ("Qe2+ Be7 O-O Kf8", 700), ("cxd6 O-O Ke7 Rd1", -200))
    assert said(*told).startswith("Gives the queen for a bishop: 23…cxd6.")
    assert said(*told, language="de").startswith("Gibt die Dame gegen einen Läufer her: 23…cxd6.")


def test_what_is_won_is_named_with_its_square() -> None:
    fen = "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1"
    told = (fen, "Rxd5", ("Rxd5 Ke7 Kd2 Ke6", 600), ("Ke7 Kd2 Ke6 Rd4", 600))
    assert said(*told).startswith("Wins the knight on d5.")
    assert said(*told, language="de").startswith("Gewinnt den Springer auf d5.")


def test_saavedras_last_word() -> None:
    told = (SAAVEDRA_6, "c8=R", ("c8=R Ra4 Kb3", "#8"), ("Ra4 Kb3", "#7"))
    assert said(*told, classification=Classification.BEST).startswith("Mate follows in 7.")
    level = (SAAVEDRA_6, "c8=R", ("c8=R Ra4 Kb3", 600), ("Ra4 Kb3", 600))
    assert said(*level) == "Underpromotion: 6.c8=Q Rc4+ 7.Qxc4 is stalemate."
    assert said(*level, language="de") == "Unterverwandlung: 6.c8=D Tc4+ 7.Dxc4 ist patt."


def test_the_only_move_that_keeps_the_win() -> None:
    told = (SAAVEDRA, "c7", ("c7 Rd6+", 400), ("Rd6+ Kb5", 400), ("Kb7 Rd7+", 0))
    assert said(*told, classification=Classification.CRITICAL) == "The only move that keeps the win."


def test_a_decided_game_is_quiet() -> None:
    decided: Any = {"expected_before": 0.02, "expected_after": 0.01}
    assert said(*HANGS_THE_QUEEN, **decided, classification=Classification.INACCURACY) == ""


MATED = "1Q6/5pk1/2p3p1/1pbbN2p/4n2P/8/r5P1/6K1 w - - 4 36"


@pytest.mark.parametrize(
    ("expected", "given", "sentence"),
    [
        (0.02, Classification.OKAY, ""),
        (0.04, Classification.MISTAKE, "Allows mate in 5: 36…Rf2+ 37.Ke1 Bb4+. The game was lost anyway."),
        (0.02, Classification.MISTAKE, ""),
    ],
)
def test_a_far_mate_in_a_lost_game_is_told_as_a_fault_only(
    expected: float, given: Classification, sentence: str
) -> None:
    mate = ("Rf2+ Ke1 Bb4+ Kd1 Bb3+ Kc1 Ba3+ Kb1 Rf1#", "#-5")
    told = said(MATED, "Kf1", ("Kh1", -900), mate, expected_before=expected, classification=given)
    assert told == sentence


@pytest.mark.parametrize("given", [Classification.OKAY, Classification.EXCELLENT])
def test_a_mate_in_one_or_two_is_always_told(given: Classification) -> None:
    allows = ("6k1/8/8/8/8/1r5P/2r5/7K w - - 0 1", "Kg1", ("h4", -1200), ("Rb1#", "#-1"))
    assert said(*allows, expected_before=0.01, classification=given) == "Allows mate in one: 1…Rb1#."
    misses = ("6k1/5ppp/8/8/8/8/1R6/1Q4K1 w - - 0 1", "Rb7", ("Rb8#", "#1"), ("Kf8", 1200))
    assert said(*misses, classification=given).startswith("Misses mate in one: 1.Rb8#.")


def test_a_fault_of_which_nothing_can_be_proven_shows_the_better_move_and_what_follows() -> None:
    fen = "2rqr1k1/pp1bnpbp/3p1np1/3Pp3/4P3/3B1N1P/PP3PP1/R1BQRNK1 w - - 1 15"
    told = (fen, "Bd2", ("Ng3 Rf8 Qb3 Rb8 Bd2 Ne8", 160), ("Nexd5 exd5 e4 Bc3 exf3 Qxf3 Rxe1 Rxe1 Nh5", 20))
    assert said(*told) == "Better was 15.Ng3, with 15…Rf8 16.Qb3 to follow."
    assert said(*told, language="de") == "Besser war 15.Sg3 und weiter 15…Tf8 16.Db3."


def test_percent_are_never_told_of_a_fault() -> None:
    fen, move, _, _ = MISSES_B7
    for answer in ("", "d5 exd5 cxd5 h4 Nh6", "Nh6 h4 Na6"):
        assert "%" not in said(fen, move, ("d5 Qc8", 300), (answer, 20))


def test_a_great_loss_is_not_explained_by_a_slow_merit() -> None:
    fen, move, _, _ = MISSES_B7
    told = (fen, move, ("d5 Qc8 Nc3", 300), ("Nh6 h4 Na6", 20))
    assert said(*told) == "Better was 7.d5, with 7…Qc8 8.Nc3 to follow."


def test_what_other_moves_do_as_well_is_no_reason_for_the_better_one() -> None:
    """Both pushes and every trade take space or trade something."""
    fen, move, _, _ = MISSES_B7
    told = (fen, move, ("d5 Qc8 Nc3 Na6 Be2 Nh6", 160), ("Nh6 h4 Na6 h5", 20))
    assert said(*told) == "Better was 7.d5, which challenges the pawn on e6."


def test_a_merit_that_both_moves_have_is_no_reason_for_the_better_one() -> None:
    """Either way the knight comes out."""
    fen = "rnbqk1nr/ppppbppp/8/8/4Pp2/2N5/PPPP2PP/R1BQKBNR w KQkq - 0 4"
    told = (fen, "Nf3", ("Nge2 Bd6 Nb5 Qh4+", 42), ("d5 d3 Bh4+ Ke2 Bg4", -87))
    assert "Better was 4.Nge2, with 4…Bd6 5.Nb5 to follow." in said(*told)


def test_what_is_lost_is_shown_up_to_where_it_falls() -> None:
    fen = "rn2q2r/p2p1kpp/b2p1n2/1p6/3P1B2/5N2/PPP3PP/RN1Q1K1R b - - 0 10"
    answer = ("Ng5+ Kg8 Nxe6 dxe6 Qf3 b4+ Kf2 d5 Re1 Nc6", 532)
    told = (fen, "Qe6", ("b4+ Kg1 Rf8 Nbd2 Kg8 Qe1", -86), answer)
    assert said(*told).startswith("Loses the queen for a knight: 11.Ng5+ Kg8 12.Nxe6. A fork")


def test_a_move_of_the_book_needs_no_word() -> None:
    board = chess.Board()
    move = board.parse_san("e4")
    assert say([], Scene(board, move, (), (), Context(classification=Classification.THEORY))) == []


def test_lines_are_numbered_as_people_write_them() -> None:
    assert numbered(MoveNumber(14, True), ["Rxa5", "Ra7", "h5"]) == "14.Rxa5 Ra7 15.h5"
    assert numbered(MoveNumber(13, False), ["Qxa5", "Rxa5"]) == "13…Qxa5 14.Rxa5"


@pytest.fixture(scope="module")
def games() -> list[real_games.Told]:
    """Of a fixture, as what a module keeps would outlive a mutant of `make mutation`."""
    return real_games.told()


def test_of_every_move_of_real_games_the_same_is_said_as_before(games: list[real_games.Told]) -> None:
    assert real_games.lines(games) == real_games.written()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_move_of_real_games_gets_at_most_two_short_sentences(
    language: str, games: list[real_games.Told]
) -> None:
    count = 0
    for _, board, move, _, said_of_it in games:
        sentences = [texts.from_json(text, language) or "" for text in said_of_it]
        text = " ".join(sentences)
        assert len(sentences) <= 2
        assert len(text) <= 140, text
        for wrong in ("{", "reason-", "None", "expected points", "  ", "..", " ."):
            assert wrong not in text, text
        assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in sentences), text
        assert f"Better was {board.san(move)}." not in text
        count += bool(text)
    assert count > 500


def test_a_pawn_that_gets_through_is_told_as_that() -> None:
    fen = "8/5pk1/8/1P6/8/8/r7/6K1 b - - 0 42"
    told = (fen, "f5", ("Rb2 Kf1 Rxb5 Ke1", -500), ("b6 f4 b7 f3 b8=Q f2+ Kf1 Kg6 Qb7", 900))
    assert said(*told).startswith("Lets a pawn through to promote: 43.b6.")
    assert said(*told, language="de").startswith("Lässt einen Bauern zur Umwandlung durch: 43.b6.")


STEINITZ = ("r1r1k3/pp1qn2p/5pp1/3p2N1/6Q1/8/PP3PPP/2R1R1K1 w - - 2 22", "Rxe7+")
OFFER: Any = {"classification": Classification.BRILLIANT, "offered": {"piece": "r", "square": "e7"}}


@pytest.mark.parametrize(
    ("refused", "sentence"),
    [
        ((), "Offers the rook on e7."),
        (("e8e7", "g4d7"), "Offers the rook on e7: 22…Kxe7 23.Qxd7+."),
        (("d7e7", "c1c8", "a8c8", "g4c8"), "Offers the rook on e7: 22…Qxe7 23.Rxc8+ Rxc8 24.Qxc8+."),
    ],
)
def test_of_an_offer_it_is_shown_what_taking_it_runs_into(refused: tuple[str, ...], sentence: str) -> None:
    lines = ("Rxe7+ Qxe7 Rxc8+", 473), ("Qxe7 Rxc8+ Rxc8 Qxc8+", 473)
    assert said(*STEINITZ, *lines, refused=refused, **OFFER).startswith(sentence)


CHECK = (
    "r1b3k1/1p5q/p1pN1p2/2P2Pp1/1P2P1P1/3P4/2n3K1/Q4R2 w - - 4 36",
    "Qa2+",
    ("Qa2+ Kf8 Qxc2", 470),
    ("Kf8 Qxc2 Qe7", 470),
    ("Qc1 Qh4 Qxc2", 201),
)


@pytest.mark.parametrize(
    ("move", "line", "expected", "told"),
    [
        (
            "Qxf6",
            "Ne3+ Kg1",
            0.6,
            ": 36.Qxf6 fails to 36…Ne3+, which forks the king",
        ),
        ("Qxf6", "Ne3+ Kg1", 0.8, ""),
        ("Qd1", "Qh4 Rh1", 0.6, ""),
    ],
    ids=["a fork", "which costs little", "no blow"],
)
def test_of_the_only_good_move_it_is_told_what_fails_in_its_place(
    move: str, line: str, expected: float, told: str
) -> None:
    made = scene(*CHECK, classification=Classification.CRITICAL)
    first, *pv = line_of(made.board, f"{move} {line}", 0).pv
    look: Any = {"expected": expected, "line": pv}
    proofs: Any = {"points": {"instead": {"move": first, "share": 0.4, "look": look}}}
    asked = Scene(made.board, made.move, made.lines, made.answers, made.context, proofs)
    sentences = " ".join(texts.from_json(each, "en") or "" for each in say(facts_of(asked), asked))
    assert ("fails to" in sentences) == bool(told)
    assert told in sentences


QUEEN: Any = {"piece": "q", "square": "a5"}
ROOKS: Any = [{"piece": "r", "square": "a8"}, {"piece": "r", "square": "h8"}]
REPEATS: Any = [{"kind": "repetition", "name": "gives", "base": "after", "san": ["Rxa5"]}]
KNIGHT: Any = {"piece": "n", "square": "b8"}


@pytest.mark.parametrize(
    ("name", "targets", "ply", "sentence"),
    [
        ("smotheredMate", [], 0, "It is a smothered mate."),
        ("backRankMate", [], 2, "It is mate on the back rank."),
        ("deflection", [], 0, "By deflection."),
        ("deflection", [KNIGHT], 2, "By deflection: 15.h5."),
        ("pin", [QUEEN], 0, "The queen on a5 is pinned."),
        ("skewer", [QUEEN], 2, "A skewer: 15.h5."),
        ("fork", [], 2, "A fork: 15.h5."),
        ("fork", [KNIGHT], 0, "A fork."),
        ("fork", [QUEEN, KNIGHT], 0, "A fork: 14.Rxa5 hits queen and knight."),
        ("fork", ROOKS, 2, "A fork: 15.h5 hits both rooks."),
        ("pin", [KNIGHT, QUEEN], 0, "The knight on b8 is pinned."),
        ("trappedPiece", [QUEEN], 0, "It has no way out."),
        ("trappedPiece", [KNIGHT], 0, "The knight on b8 has no way out."),
    ],
)
def test_the_means_are_said_by_what_they_hit_or_by_their_name(
    name: str, targets: Any, ply: int, sentence: str
) -> None:
    seen = scene(*HANGS_THE_QUEEN)
    line: Any = {"base": "after", "san": ["Rxa5", "Ra7", "h5"]}
    hangs: Any = {"kind": "hangs", "name": "moved", "net": 9, **QUEEN, **line}
    motif: Any = {"kind": "motif", "name": name, "targets": targets, "ply": ply, **line}
    told = [texts.from_json(text, "en") for text in say([hangs, motif], seen)]
    assert told == ["Hangs the queen: 14.Rxa5.", sentence]


@pytest.mark.parametrize(
    ("what", "sentence"),
    [("queen", "It has no way out."), ("queen_for_rook", "The queen on a5 has no way out.")],
)
def test_a_piece_that_was_named_is_not_named_again(what: str, sentence: str) -> None:
    line: Any = {"base": "after", "san": ["Rxa5"]}
    loses: Any = {"kind": "loses", "what": what, "net": 9, "ply": 1, **QUEEN, **line}
    motif: Any = {"kind": "motif", "name": "trappedPiece", "targets": [QUEEN], "ply": 0, **line}
    told = say([loses, motif], scene(*HANGS_THE_QUEEN))
    assert texts.from_json(told[1], "en") == sentence


TAKES: Any = {"base": "after", "san": ["Rxa5"], "what": "queen", "net": 9}
HANGS: Any = {"kind": "hangs", "name": "moved", **QUEEN, **TAKES}
LOSES: Any = {"kind": "loses", "ply": 0, **QUEEN, **TAKES}
MISSES: Any = {"kind": "misses_win", "what": "material", "net": 9, "base": "before", "san": ["Nc6"]}
THREAT: Any = {"kind": "threat", "name": "overlooked", "by": "a1a5", "san": ["Rxa5"], "what": "queen"}


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ([HANGS, THREAT], "White was already threatening this."),
        ([HANGS, {**THREAT, "san": ["Rxa5+"]}], "White was already threatening this."),
        ([MISSES, THREAT, LOSES], "White was already threatening 14.Rxa5."),
        ([THREAT], "Overlooks the threat of 14.Rxa5."),
    ],
)
def test_a_threat_is_named_once(facts: Any, sentence: str) -> None:
    told = [texts.from_json(text, "en") for text in say(facts, scene(*HANGS_THE_QUEEN))]
    assert sentence in told
    assert len([text for text in told if text and "threat" in text]) == 1


def test_of_an_overlooked_threat_it_is_said_that_it_threatens_mate() -> None:
    fen = "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2"
    answer: Any = {**THREAT, "by": "d1h5", "san": ["Qh5"], "in": 2}
    (first, *_) = say([answer], scene(fen, "a6", ("Nf6 d3", 0), ("Qh5 Nc6 Qxf7#", 400)))
    assert texts.from_json(first, "en") == "Overlooks the threat of 3.Qh5, which threatens mate."
    assert texts.from_json(first, "de") == "Übersieht 3.Dh5 mit Mattdrohung."
    quiet: Any = {**THREAT, "by": "d1g4", "san": ["Qg4"]}
    (first, *_) = say([quiet], scene(fen, "a6", ("Nf6 d3", 0), ("Qg4 d5", 400)))
    assert texts.from_json(first, "en") == "Overlooks the threat of 3.Qg4."
    assert texts.from_json(first, "de") == "Übersieht die Drohung 3.Dg4."


def test_who_wins_something_has_overlooked_no_threat() -> None:
    threat: Any = {**THREAT, "by": "f5f1", "san": ["Rxf1+"]}
    told = ("4k3/8/8/3p1r2/8/8/8/3Q1RK1 w - - 0 1", "Qxd5", ("Rxf5 Kd7", 900), ("Rxf1+ Kxf1 Ke7", 200))
    assert scene(*told).got > 0
    assert "reason-threat-overlooked" not in [text["key"] for text in say([threat], scene(*told))]


def again(seen: Scene) -> Scene:
    """The same, but that its better move was missed before."""
    context = replace(seen.context, again=True)
    return Scene(seen.board, seen.move, seen.lines, seen.answers, context, {"points": seen.points})


def test_a_better_move_that_is_missed_again_is_told_without_its_point() -> None:
    seen = next(
        each.scene for each in cases().values() if (found := choose.told(each.scene)) and not found[0].answers
    )
    move = numbered(seen.number, seen.better.san(1))
    (text,) = say([], again(seen))
    assert text["key"] == "reason-better-again"
    assert texts.from_json(text, "en") == f"{move} was still better."
    assert say([], seen)[0]["key"] != "reason-better-again"


def test_what_the_answer_is_for_is_told_though_the_better_move_was_missed_before() -> None:
    seen = next(
        each.scene for each in cases().values() if (found := choose.told(each.scene)) and found[0].answers
    )
    assert say([], again(seen)) == say([], seen)


@pytest.mark.parametrize(
    ("facts", "context", "sentence"),
    [
        (
            [{"kind": "noise"}, {"kind": "shortens", "was": 9, "in": 5}],
            {},
            "Brings the mate 4 moves closer; the game was lost anyway.",
        ),
        (
            [{"kind": "prolongs", "was": 4, "in": 7, "base": "before", "san": ["Nc6"]}],
            {},
            "There was a faster mate: 13…Nc6 mates in 4.",
        ),
        (
            [{"kind": "loses", "what": "two_pawns", "net": 2, "base": "after", "san": ["Rxa5"]}],
            {},
            "Loses two pawns",
        ),
        (  # other good defences give up another knight
            [
                {"kind": "loses", "what": "knight", "net": 3, "ply": 2, "base": "after", "san": ["Rxa5"]},
                {
                    "kind": "motif",
                    "name": "fork",
                    "side": "white",
                    "targets": [],
                    "ply": 0,
                    "base": "after",
                    "san": ["Rxa5"],
                },
            ],
            {},
            "Loses the knight",
        ),
        (REPEATS, {"expected_before": 0.6}, "The position occurs for the third time: a draw, and"),
        (REPEATS, {"expected_before": 0.59}, "The position occurs for the third time: a draw."),
        (
            [{"kind": "motif", "name": "sacrifice", "targets": [{"piece": "n", "square": "b8"}], "ply": 0}],
            {"classification": Classification.BRILLIANT},
            "Offers the knight on b8.",
        ),
    ],
)
def test_a_fact_is_said_as_it_is(facts: Any, context: Any, sentence: str) -> None:
    told = say(facts, scene(*HANGS_THE_QUEEN, **context))
    assert (texts.from_json(told[0], "en") or "").startswith(sentence)


def test_castling_is_seen_without_a_word() -> None:
    fen = "rnbqk2r/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
    castles = scene(fen, "O-O", ("O-O O-O d3 d6", 20), ("O-O d3 d6", 20))
    assert say([{"kind": "king", "name": "castles"}], castles) == []
