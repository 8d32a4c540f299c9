"""Rows of seasons of a few games, with figures worked out by hand."""

from __future__ import annotations

from typing import Any

from server.analysis.collection.season import parts
from server.analysis.collection.season.figures import Positions
from server.analysis.collection.season.player_games import PlayerGame, Source, games_of
from tests.analysis.collection.season.made import digest, fault, source


def played(*sources: Source) -> tuple[list[PlayerGame], Positions]:
    games = games_of(sources, "Ann")
    return games, Positions(games)


def values(row: Any, *names: str) -> list[float | None]:
    return [row[name]["value"] for name in names]


def test_a_row_says_score_accuracy_and_faults_of_its_games() -> None:
    results = ["1-0", "1-0", "1/2-1/2", "0-1", "0-1", "*"]
    sources = [
        source(
            number,
            digest(faults=[fault(1), fault(2, "black")], white={"accuracy": 70.0 + number, "moves": 30}),
            Result=result,
        )
        for number, result in enumerate(results, start=1)
    ]
    row = parts.row_of("all", *played(*sources, source(7)))
    assert values(row, "games", "score", "accuracy", "faults") == [7, 0.5833, 73.5, 6]
    assert [row[name]["n"] for name in ("games", "score", "accuracy", "faults")] == [7, 6, 6, 6]
    assert row["moves"] == 180


def test_an_unreviewed_game_counts_as_a_result_alone() -> None:
    row = parts.row_of("all", *played(*(source(number) for number in range(1, 6))))
    assert values(row, "score", "accuracy", "faults") == [1.0, None, None]
    assert row["faults"]["n"] == 0


def test_months_are_in_order_and_colours_are_apart() -> None:
    sources = [source(1, Date="2026.02.01"), source(2, Date="2025.11.30"), source(3, Date="2026.??.??")]
    games, positions = played(*sources, source(4, White="Bob", Black="Ann"))
    assert [(row["key"], row["games"]["n"]) for row in parts.months(games, positions)] == [
        ("2025-11", 1),
        ("2026-02", 1),
    ]
    assert [(row["key"], row["games"]["n"]) for row in parts.colours(games, positions)] == [
        ("white", 3),
        ("black", 1),
    ]


def test_opponents_go_by_rating_and_by_how_much_stronger_they_are() -> None:
    ratings = ["1399", "1400", "1599", "1600", "?", "1500"]
    sources = [source(number, WhiteElo="1500", BlackElo=elo) for number, elo in enumerate(ratings, start=1)]
    games, positions = played(*sources)
    assert [(row["key"], row["games"]["n"]) for row in parts.ratings(games, positions)] == [
        ("1200", 1),
        ("1400", 3),
        ("1600", 1),
    ]
    assert [(row["key"], row["games"]["n"]) for row in parts.strengths(games, positions)] == [
        ("stronger", 1),
        ("equal", 2),
        ("weaker", 2),
    ]


def test_hours_are_quarters_of_the_day() -> None:
    sources = [source(number, digest(hour=hour)) for number, hour in enumerate([23, 0, 5, 12, None], start=1)]
    games, positions = played(*sources)
    assert [(row["key"], row["games"]["n"]) for row in parts.hours(games, positions)] == [
        ("night", 2),
        ("afternoon", 1),
        ("evening", 1),
    ]


def opened(number: int, name: str, eco: str, *, ply: int = 6, win: float = 0.6, **headers: str) -> Source:
    book = {"ply": ply, "fen": "x", "win": win, "eco": eco, "name": name}
    made = source(number, digest(book=book), **headers)
    return Source(number, {**made.facts, "opening": {"eco": eco, "name": name}}, made.review, made.digest)


def test_openings_are_families_by_colour_with_the_end_of_their_book() -> None:
    own = [opened(number, "Italian Game: Quiet", "C54", ply=6 + number) for number in range(1, 5)]
    others = [opened(5, "Italian Game", "C50", win=0.35), opened(6, "Réti Opening", "A04")]
    black = [
        opened(number, "Italian Game", "C50", win=0.7, White="Bob", Black="Ann") for number in range(7, 12)
    ]
    italian, defended, reti = parts.openings(*played(*own, *others, *black))
    assert (italian["name"], italian["side"], italian["eco"], italian["games"]["n"]) == (
        "Italian Game",
        "white",
        "C50–C54",
        5,
    )
    assert italian["book"]["value"] == (4 + 4 + 5 + 5 + 3) / 5  # plies 7, 8, 9, 10 and 6
    assert italian["leaves"]["value"] == round((4 * 0.6 + 0.35) / 5, 4)
    assert [(part["name"], part["games"]["n"]) for part in italian["parts"]] == [
        ("Italian Game: Quiet", 4),
        ("Italian Game", 1),
    ]
    assert defended["side"] == "black"
    assert defended["leaves"]["value"] == 0.3
    assert defended["parts"] == []
    assert (reti["eco"], reti["book"]["value"], reti["book"]["n"]) == ("A04", None, 1)


def test_a_phase_is_of_the_games_that_had_it() -> None:
    phases: Any = {"opening": (10, 90.0, 1), "endgame": (20, 80.0, 41)}
    short: Any = {"opening": (12, None, 1)}
    faults = [fault(3), fault(45, phase="endgame"), fault(47, "black", phase="endgame")]
    long = [source(number, digest(white={"phases": phases}, faults=faults)) for number in range(1, 6)]
    opening, endgame = parts.phases(*played(*long, source(6, digest(white={"phases": short}))))
    assert (opening["games"]["n"], opening["moves"], opening["faults"]["value"]) == (6, 62, 5)
    assert (opening["accuracy"]["value"], opening["accuracy"]["n"]) == (90.0, 5)
    assert (endgame["key"], endgame["games"]["n"], endgame["faults"]["value"]) == ("endgame", 5, 5)


def stretch(kind: str, ply: int, *, moves: int = 10, accuracy: float = 800.0, win: float = 0.5) -> Any:
    white = {"moves": moves, "accuracy": accuracy}
    black = {"moves": moves, "accuracy": 0.0}
    place = {"ply": ply, "fen": "x", "win": win}
    return {**place, "type": kind, "from_ply": ply - 1, "white": white, "black": black}


def test_an_endgame_s_type_has_its_own_moves_and_faults() -> None:
    endgame = [stretch("Rook", 40, win=0.8), stretch("Pawn", 60, moves=0, accuracy=0.0)]
    faults = [fault(38), fault(39), fault(58), fault(59)]
    without = [source(number, digest(), Date="2020") for number in (8, 9)]
    games, positions = played(
        *without, *(source(number, digest(endgame=endgame, faults=faults)) for number in range(1, 6))
    )
    pawn, rook = parts.endgames(games, positions)
    assert (rook["key"], rook["faults"]["value"], rook["moves"]) == ("Rook", 10, 50)
    assert (rook["accuracy"]["value"], rook["begins"]["value"]) == (80.0, 0.8)
    assert [positions.listed[at]["ply"] for at in rook["games"]["at"]] == [40] * 5
    assert (pawn["key"], pawn["faults"]["value"], pawn["accuracy"]["n"]) == ("Pawn", 5, 0)


def test_a_type_that_comes_back_is_one_endgame_of_its_game() -> None:
    endgame = [stretch("Rook", 40), stretch("Queen", 60), stretch("Rook", 70, moves=30, accuracy=0.0)]
    queen, rook = parts.endgames(
        *played(*(source(number, digest(endgame=endgame)) for number in range(1, 6)))
    )
    assert (rook["games"]["n"], rook["moves"], rook["accuracy"]["value"]) == (5, 200, 20.0)
    assert queen["games"]["n"] == 5


def test_clocks_are_of_moves_with_the_least_time_first() -> None:
    own: Any = {"under_minute": {"moves": 4, "accuracy": 200.0}, "more": {"moves": 10, "accuracy": 900.0}}
    faults = [fault(3, clock=59.0), fault(5, clock=500.0), fault(7, clock=30.0), fault(9)]
    minute, more = parts.clocks(
        *played(*(source(number, digest(white={"clocks": own}, faults=faults)) for number in range(1, 6)))
    )
    assert (minute["key"], minute["moves"], minute["faults"]["value"]) == ("under_minute", 20, 10)
    assert (minute["accuracy"]["value"], more["accuracy"]["value"]) == (50.0, 90.0)
    assert (more["key"], more["faults"]["value"]) == ("more", 5)
