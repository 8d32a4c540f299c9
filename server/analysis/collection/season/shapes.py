"""The JSON of a season: figures with their sample sizes and the positions behind them. No code.

The API's schema and the page's types are made from it, as from `server/wire/bodies.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from server.analysis.events.values import ClassName, Count, Side, about

Way = Literal["missed", "allowed", "given_up", "other"]
Indices = Annotated[list[int], about("indices into the season's `positions`")]


class Figure(TypedDict):
    """A number, the games that it is made of, and its positions."""

    value: Annotated[float | None, about("null: fewer than `least` games, so nothing is said")]
    n: Annotated[Count, about("games")]
    at: Indices


class SeasonRow(TypedDict):
    """What is said of a part of the games: of a month, a colour, a phase."""

    key: Annotated[str, about("which part; the words are those of docs/season.md")]
    games: Figure
    score: Annotated[Figure, about("points a game, 0..1, of the games with a result")]
    accuracy: Annotated[Figure, about("mean of the games' accuracies in this part, 0..100")]
    faults: Annotated[Figure, about("how many there were, of the player's own moves in this part")]
    moves: Annotated[Count, about("the player's judged moves in this part")]


class EndgameRow(SeasonRow):
    """Where a part of the games begins in a place that can be judged."""

    begins: Annotated[Figure, about("the player's expected points where it begins, mean, 0..1")]


class OpeningRow(SeasonRow):
    """A family of openings, or (`parts`) one opening of it."""

    side: Side
    eco: Annotated[str, about('"C50" or "C50–C54"')]
    name: str
    book: Annotated[Figure, about("the last move of the book, mean")]
    leaves: Annotated[Figure, about("the player's expected points where the book ends, mean, 0..1")]
    parts: Annotated[list[OpeningRow], about("the openings of a family, where they are more than one")]


class FaultKind(TypedDict):
    """Faults of one kind: a fact or a motif of docs/reasons.md."""

    key: Annotated[str, about('"hangs", "motif.fork", "king.stays"; "unproven": nothing on the board')]
    way: Annotated[Way, about("whether it was the player's to take, or became the opponent's")]
    count: Figure
    in_trouble: Annotated[Figure, about("those in time trouble; `n`: games with clocks")]
    opening: Figure
    middlegame: Figure
    endgame: Figure


class HeldGames(TypedDict):
    """Games in which the player stood won (or lost) once, and what became of them."""

    share: Annotated[Figure, about("those that were won (not lost), 0..1")]
    kept: Annotated[Figure, about("how many were won (not lost); each at the place where it first stood so")]
    let_go: Annotated[Figure, about("how many were not")]


class SeasonTotals(TypedDict):
    """The season as a whole."""

    games: Figure
    score: Figure
    wins: Figure
    draws: Figure
    losses: Figure
    accuracy: Figure
    faults: Figure
    inaccuracy: Figure
    mistake: Figure
    blunder: Figure
    misses: Annotated[Figure, about("faults that let go of a win or of two points (docs/reasons.md)")]
    in_trouble: Annotated[Figure, about("faults in time trouble; `n`: games with clocks")]


class SeasonGame(TypedDict):
    """A game of the season."""

    review: Annotated[str | None, about("null: it has none")]
    reviewed: Annotated[bool, about("the review is done, so it counts in what is not a result")]
    number: Annotated[int, about("place in the collection")]
    date: Annotated[str | None, about("as the headers have it: 2026.03.14")]
    side: Side
    opponent: str | None
    rating: Annotated[int | None, about("the opponent's")]
    points: Annotated[float | None, about("the player's; null: no result")]


class SeasonPosition(TypedDict):
    """A place in a game: the page of the review opens there with `?ply=`."""

    game: Annotated[int, about("index into `games`")]
    ply: Annotated[int, about("of the fault; else of the position")]
    san: NotRequired[Annotated[str, about("the fault")]]
    fen: NotRequired[Annotated[str, about("the position before the fault; else the one after `ply`")]]
    classification: NotRequired[ClassName]
    clock: NotRequired[Annotated[float, about("seconds that were left")]]
    quiet: NotRequired[Annotated[bool, about("the game was decided: no task to learn from")]]
    pays: NotRequired[
        Annotated[float, about("of a fault: points it cost, times how many at the player's rating avoid it")]
    ]


class SeasonLevel(TypedDict):
    """The player's faults by what others of the same rating play there (docs/people.md)."""

    avoided: Annotated[Figure, about("those in whose place 0.7 or more play a good move")]
    hard: Annotated[Figure, about("those in whose place 0.3 or less do")]


class Lesson(TypedDict):
    """A costly habit that can be trained."""

    key: Annotated[str, about("of a kind")]
    way: Way
    count: Annotated[Figure, about("its faults, those that pay most first; none counts for two lessons")]
    cost: Annotated[float, about("expected points that they gave away")]
    avoided: Annotated[Count, about("those of them that most players of the same rating avoid")]


class SeasonCollection(TypedDict):
    """Where the games are."""

    id: str
    title: str


class Season(TypedDict):
    """What the reviews of a collection say of one player."""

    collection: SeasonCollection
    player: str
    least: Annotated[int, about("games under which a figure says nothing")]
    reviewed: Annotated[Count, about("games whose review is done")]
    first: Annotated[str | None, about("the first date of the games")]
    last: str | None
    totals: SeasonTotals
    months: Annotated[list[SeasonRow], about('"2026-03"')]
    colours: list[SeasonRow]
    openings: Annotated[list[OpeningRow], about("the most played first")]
    phases: list[SeasonRow]
    endgames: Annotated[list[EndgameRow], about("by the type of docs/phases.md")]
    ratings: Annotated[list[SeasonRow], about('the opponents\' in steps of 200: "1400" is 1400 to 1599')]
    strengths: Annotated[
        list[SeasonRow], about("opponents 100 points or more `stronger`, `weaker`, or `equal`")
    ]
    hours: Annotated[
        list[SeasonRow], about("`night` (from 0), `morning` (6), `afternoon` (12), `evening` (18)")
    ]
    clocks: Annotated[
        list[SeasonRow], about("moves with `under_minute`, `under_two`, `under_five` minutes left, or `more`")
    ]
    paces: Annotated[
        list[SeasonRow],
        about(
            "moves that took under 3 seconds (`instant`), under 10 (`quick`), a minute (`thought`), `long`"
        ),
    ]
    conversion: Annotated[HeldGames, about("won positions won")]
    resourcefulness: Annotated[HeldGames, about("lost positions saved")]
    kinds: Annotated[list[FaultKind], about("what the faults were, the most frequent first")]
    level: Annotated[SeasonLevel | None, about("null: no fault has both a rating and a judgement")]
    lessons: Annotated[list[Lesson], about("at most three, what pays most first")]
    games: list[SeasonGame]
    positions: list[SeasonPosition]
