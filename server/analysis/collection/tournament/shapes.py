"""The JSON of a tournament. No code. The API's schema and the page's types are made from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from server.analysis.events.values import Count, Side, about

GameKind = Literal["played", "running", "open", "bye", "forfeit"]
Form = Literal["robin", "rounds", "games"]
TieBreak = Literal[
    "buchholz",
    "buchholz_cut1",
    "buchholz_median",
    "sonneborn_berger",
    "direct",
    "wins",
    "progressive",
    "performance",
]
Scoring = Annotated[Literal["1-0.5-0", "3-1-0"], about("what a win, a draw and a loss are worth")]
Index = Annotated[int, about("place in `players`, from 0")]


class Cell(TypedDict):
    """A player's game, or a round without one."""

    number: Annotated[int | None, about("the game's place in the collection; null: it is not there")]
    round: str | None
    board: str | None
    side: Side
    kind: Annotated[GameKind, about('"bye", "forfeit": nothing was played; "open": no moves, no result')]
    opponent: Annotated[int | None, about("place in `players`; null: a bye, or a name that is not known")]
    points: Annotated[float | None, about("0, 0.5 or 1, whatever the scoring; null: no result")]


class FaultCounts(TypedDict):
    """A player's faults by class."""

    blunder: Count
    mistake: Count
    inaccuracy: Count


class Standing(TypedDict):
    """How a player stands. Equal ones share a rank."""

    rank: int
    name: str
    title: str | None
    team: str | None
    fide_id: str | None
    rating: int | None
    points: Annotated[float, about("by the scoring, byes and forfeits included")]
    scored: Annotated[Count, about("games, byes and forfeits with a result")]
    buchholz: Annotated[
        float,
        about("a round that was not played counts the player's own points; one without a game is such a one"),
    ]
    sonneborn_berger: float
    direct: Annotated[
        float | None, about("points against those of equal points; null: not all have met, or none is equal")
    ]
    wins: Annotated[Count, about("at the board")]
    performance: Annotated[
        int | None, about("the opponents' mean rating and what FIDE's table (B.02, 8.1.1) adds for the score")
    ]
    rated: Annotated[Count, about("games at the board against somebody with a rating")]
    accuracy: Annotated[float | None, about("mean by moves of the games that are judged whole")]
    moves: Annotated[Count, about("judged moves behind `accuracy`")]
    judged: Annotated[Count, about("games behind `accuracy` and `faults`")]
    faults: FaultCounts
    games: list[Cell]
    ties: Annotated[list[float | None], about("what the player has of each of the tournament's `ties`")]
    in_games: Annotated[str | None, about("the name as the games have it; null: none is in the collection")]


class Gap(TypedDict):
    """What the games do not say, so that points, ranks and tie-breaks may be wrong."""

    kind: Annotated[
        Literal["rounds", "absent", "names", "open"],
        about(
            "games that name no round; players of whom nothing says why they have no game in a round;"
            " games with a player without a name; games without a result"
        ),
    ]
    count: Annotated[int, about("players for `absent`, else games", ge=1)]


class ReportFacts(TypedDict):
    """The arbiter's report, or list of players, by which a collection's games are completed."""

    kind: Annotated[Literal["trf", "list"], about("FIDE's TRF, or a list of players as CSV")]
    players: Count
    strangers: Annotated[list[str], about("names of the games that it does not know")]
    differs: Annotated[list[int], about("games whose result is another there; the report's counts")]


class TeamStanding(TypedDict):
    """How a team stands, by match points, then by board points."""

    rank: int
    name: str
    match_points: Annotated[int, about("2 a match won, 1 a draw; of matches with all results")]
    board_points: float
    won: Count
    drawn: Count
    lost: Count


class TeamMatch(TypedDict):
    """Two teams in a round, board by board."""

    round: str | None
    teams: Annotated[list[str], about("two; the first has White on the first board")]
    points: Annotated[list[float], about("of the boards, in the order of `teams`")]
    games: Annotated[list[int], about("places in the collection, by board")]
    complete: Annotated[bool, about("each board has a result")]


class Duplicate(TypedDict):
    """A game that stands in the collection twice; `number` is not counted."""

    number: int
    same_as: int


class BestGame(TypedDict):
    """The decided game with the highest mean accuracy of both sides."""

    number: int
    accuracy: float


class Upset(TypedDict):
    """The win over the largest difference of ratings."""

    number: int
    winner: Index
    difference: int


class Awards(TypedDict):
    """What stands out; null where nothing does."""

    best_game: Annotated[BestGame | None, about("20 moves of each side at least")]
    upset: Upset | None
    most_accurate: Annotated[Index | None, about("place in `players`; `least_moves` judged moves at least")]
    least_moves: int


class Tournament(TypedDict):
    """A collection's games as a tournament."""

    form: Annotated[Form, about('"robin": all have met; "rounds": columns by round; "games": neither')]
    rounds: list[str]
    players: Annotated[list[Standing], about("best first")]
    teams: list[TeamStanding]
    matches: list[TeamMatch]
    duplicates: list[Duplicate]
    unplayed: Annotated[list[int], about("byes and forfeits: places in the collection")]
    awards: Awards
    ties: Annotated[list[TieBreak], about("that part those of equal points, in this order")]
    chosen: Annotated[bool, about("somebody has chosen them; false: those that are usual for the form")]
    scoring: Scoring
    gaps: Annotated[list[Gap], about("[]: the games say all, else the table is not official")]
    report: Annotated[ReportFacts | None, about("null: there is none beside the games")]
