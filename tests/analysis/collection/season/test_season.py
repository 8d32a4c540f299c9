"""A season worked out by hand: six reviewed games of Ann's, and one that is not reviewed."""

from __future__ import annotations

from typing import Any

import pytest

from server.analysis.collection.season.player_games import Source
from server.analysis.collection.season.season import season_of
from server.analysis.collection.season.shapes import Season
from tests.analysis.collection.season.made import digest, fault, source

CLUB: Any = {"id": "club", "title": "Club"}
CLOCKS: Any = {"more": {"moves": 2, "accuracy": 180.0}}
FORK = ["allowed:loses", "allowed:motif.fork"]
MISSED = ["missed:misses_win", "missed:motif.fork"]


def place(ply: int) -> Any:
    return {"ply": ply, "fen": f"after {ply}", "win": 0.9}


def games() -> list[Source]:
    won, lost = {"won": place(3)}, {"lost": place(2)}
    return [
        source(1, digest(white={**won, "clocks": CLOCKS}, faults=[fault(1, clock=30.0)]), Date="2026.01.05"),
        source(2, digest(white={**won, "clocks": CLOCKS}, faults=[fault(3, clock=100.0)]), Result="0-1"),
        source(3, digest(white={**won, **lost}, faults=[fault(1, kinds=FORK), fault(3, kinds=MISSED)])),
        source(4, digest(white=won, faults=[fault(1, classification="mistake")]), Result="1/2-1/2"),
        source(5, digest(white={**won, "clocks": CLOCKS}, faults=[fault(2, "black")]), Date="2026.02.05"),
        source(6, digest(white=lost, faults=[fault(1, phase="endgame", quiet=True)]), Result="0-1"),
        source(7, None, Result="0-1"),
    ]


@pytest.fixture
def season() -> Season:
    found = season_of(CLUB, games(), "Ann")
    assert found is not None
    return found


def test_the_whole_of_it(season: Season) -> None:
    totals = season["totals"]
    assert {name: figure["value"] for name, figure in totals.items()} == {  # type: ignore[index]
        "games": 7,
        "score": 0.5,
        "wins": 3,
        "draws": 1,
        "losses": 3,
        "accuracy": None,
        "faults": 6,
        "inaccuracy": 0,
        "mistake": 1,
        "blunder": 5,
        "misses": 0,
        "in_trouble": None,
    }
    assert (season["reviewed"], season["first"], season["last"]) == (6, "2026.01.05", "2026.02.05")
    assert totals["in_trouble"]["n"] == 3, "games with clocks: too few to say anything"


def test_what_the_faults_were(season: Season) -> None:
    counted = [(kind["way"], kind["key"], kind["count"]["value"]) for kind in season["kinds"]]
    assert counted == [
        ("allowed", "hangs", 3),
        ("allowed", "loses", 1),
        ("allowed", "motif.fork", 1),
        ("missed", "misses_win", 1),
        ("missed", "motif.fork", 1),
    ]
    hangs = season["kinds"][0]
    assert [season["positions"][at]["ply"] for at in hangs["count"]["at"]] == [1, 3, 1], (
        "none of a decided game"
    )
    assert (hangs["opening"]["value"], hangs["endgame"]["value"]) == (3, 0)


def test_won_positions_won_and_lost_ones_saved(season: Season) -> None:
    conversion = season["conversion"]
    assert (conversion["share"]["value"], conversion["share"]["n"]) == (0.6, 5)
    assert (conversion["kept"]["value"], conversion["let_go"]["value"]) == (3, 2)
    assert [season["positions"][at] for at in conversion["let_go"]["at"]] == [
        {"game": 2, "ply": 3, "fen": "after 3"},
        {"game": 4, "ply": 3, "fen": "after 3"},
    ]
    saved = season["resourcefulness"]
    assert (saved["share"]["value"], saved["share"]["n"], saved["kept"]["value"]) == (None, 2, None)


def test_with_five_games_with_clocks_faults_in_time_trouble_are_told() -> None:
    faults = [fault(1, clock=59.9, in_trouble=True), fault(3, clock=600.0), fault(5, in_trouble=True)]
    made = [
        source(number, digest(white={"clocks": CLOCKS}, faults=faults if number == 1 else []))
        for number in range(1, 6)
    ]
    found = season_of(CLUB, made, "Ann")
    assert found is not None
    assert found["totals"]["in_trouble"]["value"] == 2
    assert found["kinds"][0]["in_trouble"]["value"] == 2


def test_every_number_has_its_positions(season: Season) -> None:
    """As many as it counts, or one of each game that it is the mean of."""

    def check(part: Any) -> None:
        if isinstance(part, dict) and "at" in part:
            assert all(0 <= at < len(season["positions"]) for at in part["at"])
            if part["value"] is not None:
                assert len(part["at"]) in (part["n"], part["value"])
        elif isinstance(part, dict):
            for inner in part.values():
                check(inner)
        elif isinstance(part, list):
            for inner in part:
                check(inner)

    check(season)


def test_who_plays_no_game_has_no_season() -> None:
    assert season_of(CLUB, games(), "Zoe") is None
    bob = season_of(CLUB, games(), "bob")
    assert bob is not None
    assert (bob["player"], bob["totals"]["faults"]["value"]) == ("Bob", 1)


def stretch(kind: str, ply: int, win: float | None, moves: int, accuracy: float) -> Any:
    white, black = {"moves": moves, "accuracy": accuracy}, {"moves": 9, "accuracy": 9.0}
    return {"ply": ply, "fen": "f", "win": win, "type": kind, "from_ply": ply, "white": white, "black": black}


def whole_season() -> list[Source]:
    """Five games of a kind with White, a sixth of another without a result, one with Black not reviewed."""
    results = ["1-0", "1-0", "1/2-1/2", "0-1", "0-1", "*"]
    faults = {
        1: [
            fault(3, clock=59.0, in_trouble=True),
            fault(45, phase="endgame", classification="mistake", clock=119.0),
        ],
        2: [
            fault(5, classification="inaccuracy"),
            fault(47, phase="endgame", kinds=MISSED, miss="material", clock=400.0),
        ],
        4: [fault(9, clock=60.0), fault(4, "black"), fault(70, "black", phase="endgame")],
        5: [fault(61, phase="endgame", kinds=["other:unproven"])],
        6: [fault(11, phase="middlegame", clock=10.0, in_trouble=True)],
    }
    made = []
    for number, result in enumerate(results, start=1):
        usual = number < 6
        own: Any = {
            "accuracy": 80.06 + number if usual else None,
            "moves": 30 + number,
            "phases": {"opening": (10 + number, 90.06 + number if usual else None, 1)},
            "clocks": {"more": {"moves": 10, "accuracy": 900.6 + 10 * number}},
        }
        book: Any = {"ply": 5 + number, "fen": "f", "win": 0.5 + number / 100 if usual else None}
        endgame = []
        if usual:
            own["won"], own["lost"] = place(20 + number), place(30 + number)
            own["phases"]["endgame"] = (20, 70.06 - number, 41)
            endgame = [stretch("Rook", 40, number / 10, 10, 500.6)]
        if number == 1:
            own["clocks"]["under_minute"] = {"moves": 2, "accuracy": 100.0}
            endgame += [stretch("Pawn", 44, None, 0, 0.0), stretch("Rook", 60, 0.9, 10, 1500.6)]
        reviewed = digest(
            white=own,
            faults=faults.get(number, []),
            hour=number,
            endgame=endgame,
            book=book if usual else None,
        )
        headers = {"Result": result, "Date": f"2026.0{1 if usual else 2}.0{number}", "WhiteElo": "1500"}
        headers["BlackElo"] = "1600" if usual else "1400"
        made.append(named(source(number, reviewed, **headers), "C50" if usual else "A04", number))
    return [*made, source(7, None, White="Bob", Black="Ann", Result="0-1")]


def named(made: Source, eco: str, number: int) -> Source:
    name = {1: "Italian Game", 6: "Réti Opening"}.get(number, "Italian Game: Quiet")
    facts: Any = {**made.facts, "opening": {"eco": eco if number > 1 else "C49", "name": name}}
    return Source(made.number, facts, made.review, made.digest)


def lines_of(season: Season, name: str) -> list[str]:
    """A part of a season as lines: its rows with what stands beside their figures, and their figures as "name
    value of games: where". A place is a game, game@ply, or game!ply of a fault."""
    part: Any = season[name]  # type: ignore[literal-required]
    rows = part if isinstance(part, list) else [part]
    return [line for row in rows for line in row_lines(season, name, row)]


def row_lines(season: Season, name: str, row: Any) -> list[str]:
    beside = " ".join(str(value) for value in row.values() if isinstance(value, str | int))
    figures = {key: value for key, value in row.items() if isinstance(value, dict)}
    parts = [line for part in row.get("parts", []) for line in row_lines(season, "part", part)]
    told = [
        f"  {key} {figure['value']} of {figure['n']}: {' '.join(place_of(season, at) for at in figure['at'])}"
        for key, figure in figures.items()
    ]
    return [f"{name} {beside}".rstrip(), *(line.rstrip() for line in told), *parts]


def place_of(season: Season, at: int) -> str:
    place = season["positions"][at]
    game = str(season["games"][place["game"]]["number"])
    return game + (f"!{place['ply']}" if "san" in place else f"@{place['ply']}" if place["ply"] else "")


WHOLE_SEASON = """
totals
  games 7 of 7: 1 2 3 4 5 6 7
  score 0.5833 of 6: 1 2 3 4 5 7
  wins 3 of 6: 1 2 7
  draws 1 of 6: 3
  losses 2 of 6: 4 5
  accuracy 83.1 of 5: 1 2 3 4 5
  faults 7 of 6: 1!3 1!45 2!5 2!47 4!9 5!61 6!11
  inaccuracy 1 of 6: 2!5
  mistake 1 of 6: 1!45
  blunder 5 of 6: 1!3 2!47 4!9 5!61 6!11
  misses 1 of 6: 2!47
  in_trouble 2 of 6: 1!3 6!11
months 2026-01 165
  games 5 of 5: 1 2 3 4 5
  score 0.5 of 5: 1 2 3 4 5
  accuracy 83.1 of 5: 1 2 3 4 5
  faults 6 of 5: 1!3 1!45 2!5 2!47 4!9 5!61
months 2026-02 36
  games 1 of 1: 6
  score None of 0:
  accuracy None of 0:
  faults None of 1:
colours white 201
  games 6 of 6: 1 2 3 4 5 6
  score 0.5 of 5: 1 2 3 4 5
  accuracy 83.1 of 5: 1 2 3 4 5
  faults 7 of 6: 1!3 1!45 2!5 2!47 4!9 5!61 6!11
colours black 0
  games 1 of 1: 7
  score None of 1: 7
  accuracy None of 0:
  faults None of 0:
openings white Italian Game 165 white Italian Game C49–C50
  games 5 of 5: 1 2 3 4 5
  score 0.5 of 5: 1 2 3 4 5
  accuracy 83.1 of 5: 1 2 3 4 5
  faults 6 of 5: 1!3 1!45 2!5 2!47 4!9 5!61
  book 4.2 of 5: 1@6 2@7 3@8 4@9 5@10
  leaves 0.53 of 5: 1@6 2@7 3@8 4@9 5@10
part white Italian Game: Quiet 134 white Italian Game: Quiet C50
  games 4 of 4: 2 3 4 5
  score None of 4: 2 3 4 5
  accuracy None of 4: 2 3 4 5
  faults None of 4:
  book None of 4: 2@7 3@8 4@9 5@10
  leaves None of 4: 2@7 3@8 4@9 5@10
part white Italian Game 31 white Italian Game C49
  games 1 of 1: 1
  score None of 1: 1
  accuracy None of 1: 1
  faults None of 1:
  book None of 1: 1@6
  leaves None of 1: 1@6
openings white Réti Opening 36 white Réti Opening A04
  games 1 of 1: 6
  score None of 0:
  accuracy None of 0:
  faults None of 1:
  book None of 0:
  leaves None of 0:
openings black Italian Game 0 black Italian Game C50
  games 1 of 1: 7
  score None of 1: 7
  accuracy None of 0:
  faults None of 0:
  book None of 0:
  leaves None of 0:
phases opening 81
  games 6 of 6: 1@1 2@1 3@1 4@1 5@1 6@1
  score 0.5 of 5: 1@1 2@1 3@1 4@1 5@1
  accuracy 93.2 of 5: 1@1 2@1 3@1 4@1 5@1
  faults 3 of 6: 1!3 2!5 4!9
phases endgame 100
  games 5 of 5: 1@41 2@41 3@41 4@41 5@41
  score 0.5 of 5: 1@41 2@41 3@41 4@41 5@41
  accuracy 67.1 of 5: 1@41 2@41 3@41 4@41 5@41
  faults 3 of 5: 1!45 2!47 5!61
endgames Rook 60
  games 5 of 5: 1@40 2@40 3@40 4@40 5@40
  score 0.5 of 5: 1@40 2@40 3@40 4@40 5@40
  accuracy 66.7 of 5: 1@40 2@40 3@40 4@40 5@40
  faults 2 of 5: 2!47 5!61
  begins 0.3 of 5: 1@40 2@40 3@40 4@40 5@40
endgames Pawn 0
  games 1 of 1: 1@44
  score None of 1: 1@44
  accuracy None of 0:
  faults None of 1:
  begins None of 0:
ratings 1400 36
  games 1 of 1: 6
  score None of 0:
  accuracy None of 0:
  faults None of 1:
ratings 1600 165
  games 5 of 5: 1 2 3 4 5
  score 0.5 of 5: 1 2 3 4 5
  accuracy 83.1 of 5: 1 2 3 4 5
  faults 6 of 5: 1!3 1!45 2!5 2!47 4!9 5!61
strengths stronger 165
  games 5 of 5: 1 2 3 4 5
  score 0.5 of 5: 1 2 3 4 5
  accuracy 83.1 of 5: 1 2 3 4 5
  faults 6 of 5: 1!3 1!45 2!5 2!47 4!9 5!61
strengths weaker 36
  games 1 of 1: 6
  score None of 0:
  accuracy None of 0:
  faults None of 1:
hours night 165
  games 5 of 5: 1 2 3 4 5
  score 0.5 of 5: 1 2 3 4 5
  accuracy 83.1 of 5: 1 2 3 4 5
  faults 6 of 5: 1!3 1!45 2!5 2!47 4!9 5!61
hours morning 36
  games 1 of 1: 6
  score None of 0:
  accuracy None of 0:
  faults None of 1:
clocks under_minute 2
  games 1 of 1: 1
  score None of 1: 1
  accuracy None of 1: 1
  faults None of 1:
clocks more 60
  games 6 of 6: 1 2 3 4 5 6
  score 0.5 of 5: 1 2 3 4 5
  accuracy 93.6 of 6: 1 2 3 4 5 6
  faults 1 of 6: 2!47
conversion
  share 0.4 of 5: 1@21 2@22 3@23 4@24 5@25
  kept 2 of 5: 1@21 2@22
  let_go 3 of 5: 3@23 4@24 5@25
resourcefulness
  share 0.6 of 5: 1@31 2@32 3@33 4@34 5@35
  kept 3 of 5: 1@31 2@32 3@33
  let_go 2 of 5: 4@34 5@35
kinds hangs allowed
  count 5 of 6: 1!3 1!45 2!5 4!9 6!11
  in_trouble 2 of 6: 1!3 6!11
  opening 3 of 6: 1!3 2!5 4!9
  middlegame 1 of 6: 6!11
  endgame 1 of 6: 1!45
kinds misses_win missed
  count 1 of 6: 2!47
  in_trouble 0 of 6:
  opening 0 of 6:
  middlegame 0 of 6:
  endgame 1 of 6: 2!47
kinds motif.fork missed
  count 1 of 6: 2!47
  in_trouble 0 of 6:
  opening 0 of 6:
  middlegame 0 of 6:
  endgame 1 of 6: 2!47
kinds unproven other
  count 1 of 6: 5!61
  in_trouble 0 of 6:
  opening 0 of 6:
  middlegame 0 of 6:
  endgame 1 of 6: 5!61
lessons hangs allowed 0
  count 5 of 6: 1!3 1!45 2!5 4!9 6!11
"""


def test_each_figure_of_a_season_is_the_one_worked_out_by_hand() -> None:
    season = season_of(CLUB, whole_season(), "Ann")
    assert season is not None
    parts = [name for name in season if name not in ("collection", "games", "positions")]
    rows = [name for name in parts if isinstance(season[name], dict | list)]  # type: ignore[literal-required]
    lines = [line for name in rows for line in lines_of(season, name)]
    assert lines == WHOLE_SEASON.strip().splitlines()
    beside = {name: season[name] for name in parts if name not in rows}  # type: ignore[literal-required]
    dates = {"first": "2026.01.01", "last": "2026.02.06", "level": None}
    assert beside == {"player": "Ann", "least": 5, "reviewed": 6, **dates}
    assert season["collection"] == CLUB
    assert season["games"][0] == {
        "review": "r1",
        "reviewed": True,
        "number": 1,
        "date": "2026.01.01",
        "side": "white",
        "opponent": "Bob",
        "rating": 1600,
        "points": 1,
    }
    assert season["games"][6] == {
        "review": None,
        "reviewed": False,
        "number": 7,
        "date": None,
        "side": "black",
        "opponent": "Bob",
        "rating": None,
        "points": 1,
    }
