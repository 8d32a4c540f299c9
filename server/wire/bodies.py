"""What the API and Socket.IO send and take, and what the page is told at its start.

Declared here and nowhere else, on top of the events (`analysis/events/events.py`) and their folded state.
The API's schemas, the page's types and `docs/events.md` are made of it; `web/api/requests.py`
reads by it.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from server.analysis.classification.batch import LineRecord
from server.analysis.collection.tournament.shapes import GameKind, Scoring, TieBreak
from server.analysis.events.state import Seq, State
from server.analysis.events.values import (
    Arrow,
    Best,
    ClassName,
    Close,
    Count,
    Fact,
    Figures,
    Opening,
    Options,
    Ply,
    Score,
    Status,
    about,
)
from server.analysis.events.wire import AnyEvent
from server.analysis.review.options import AskedNodes, AskedOptions
from server.i18n.texts import Said, Text
from server.imports.wanted import MOST_GAMES

EXPIRY_DAYS = (1, 7, 30, 90)
"""After how many days a review may be deleted by itself, if that is wanted."""

MOST_NUMBER = 999_999_999
"""What no game of a collection is numbered beyond."""

MOST_PARCEL = 1_400_000
"""Characters of a parcel: 1 MiB."""
PARCEL_LETTERS = "^[A-Za-z0-9_-]+$"

MOST_SEARCHED = 200
"""Reviews among which somebody looks for games at once."""

Time = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]
Url = Annotated[str, Meta(extra_json_schema={"format": "uri"})]
Number = Annotated[int, about("of the game in the collection; never changes, and is not used again", ge=1)]
QueuePosition = Annotated[
    Annotated[int, Meta(ge=0)] | None,
    about("1 is next; 0: its endgame tables are being prepared; null: not waiting"),
]
Expires = Annotated[Time | None, about("it is deleted then; null: never by itself")]
ExpiryDays = Annotated[
    int | None,
    Meta(
        description="deleted by itself after so many days",
        extra_json_schema={"enum": [*EXPIRY_DAYS, None]},
    ),
]
ImportSite = Literal["lichess", "chess.com"]
HideNames = Annotated[bool, about("White and Black in place of the players, before it is stored")]


class NewReview(TypedDict):
    """A game to review."""

    pgn: str
    options: NotRequired[AskedOptions]
    hideNames: NotRequired[HideNames]
    expiresDays: NotRequired[ExpiryDays]


class NewCollection(TypedDict):
    """A file of many games to review, a round to follow while it is played, or reviews that there are: one of
    `pgn`, `follow` and `reviews`."""

    pgn: NotRequired[str]
    follow: NotRequired[
        Annotated[str, about("address of a PGN, or of a lichess broadcast, on a host that is allowed here")]
    ]
    reviews: NotRequired[
        Annotated[list[str], about("their ids: copies, with options and, once they are done, verdicts")]
    ]
    options: NotRequired[AskedOptions]
    hideNames: NotRequired[HideNames]
    expiresDays: NotRequired[ExpiryDays]
    title: NotRequired[str | None]


class NewGames(TypedDict):
    """Games for a collection that there is."""

    pgn: str
    options: NotRequired[Annotated[AskedOptions, about("left out: as the other games are reviewed")]]
    hideNames: NotRequired[HideNames]


class NewFollow(TypedDict):
    """A player whose new games are to come in by themselves."""

    site: ImportSite
    user: Annotated[str, about("the player's name there")]


class NewTitle(TypedDict):
    """Another title."""

    title: Annotated[str, about("empty: after the games")]


class NewRegulations(TypedDict, total=False):
    """How a collection's tournament is reckoned, one field at least; what is left out stays."""

    ties: Annotated[list[TieBreak] | None, about("in their order, each once; null: those that are usual")]
    scoring: Scoring


class NewReport(TypedDict):
    """What completes the games of a collection."""

    text: Annotated[str, about("a TRF file (FIDE's TRF16), or a list of players as CSV")]


class Correction(TypedDict, total=False):
    """What is put right of a game, one field at least; its moves and its review stay."""

    white: Annotated[str, about("the player's name; empty: not known")]
    black: str
    result: Annotated[
        Literal["1-0", "0-1", "1/2-1/2", "*", "+:-", "-:+", "-:-"],
        about("the last three are forfeits: of a game without moves alone"),
    ]
    round: Annotated[str, about("empty: not known")]


class NewNote(TypedDict):
    """A note on a position, in place of the one there. What is left out is empty."""

    ply: Ply
    line: NotRequired[Annotated[list[str], about("a variation from there, UCI; at most 60 moves")]]
    comment: NotRequired[Annotated[str, about("at most 2,000 characters; PGN's marks in it are read")]]
    nags: NotRequired[list[Annotated[int, about("at most 8", ge=1, le=255)]]]
    arrows: NotRequired[Annotated[list[Arrow], about("at most 32; red, green, yellow or blue")]]
    eval: NotRequired[Annotated[Score | None, about("what an engine said, of a variation")]]
    depth: NotRequired[Annotated[Annotated[int, Meta(ge=1, le=999)] | None, about("of its search")]]
    removed: NotRequired[bool]
    author: NotRequired[Annotated[str, about("the writer's name; at most 60 characters")]]


class NoteLink(TypedDict):
    """A key by which notes may be written, in place of an earlier one."""

    url: Annotated[Url, about("of the page, with the key")]
    note_token: Annotated[str, about("the key, for X-Delete-Token; told this once")]


class LentNotes(TypedDict):
    """Whether somebody else may write notes."""

    lent: Annotated[bool, about("a key was made, and not withdrawn")]


class Parcel(TypedDict):
    """What one browser leaves for another, encrypted there."""

    data: Annotated[str, Meta(description="base64url", pattern=PARCEL_LETTERS, max_length=MOST_PARCEL)]


class LeftParcel(TypedDict):
    """Where it lies. Anyone who knows the id can take it, once."""

    id: str
    expires: Annotated[Time, about("from then on it is gone")]


class GoneGames(TypedDict):
    """Games of a collection that are to go."""

    numbers: list[Annotated[int, about("of a game", ge=1, le=MOST_NUMBER)]]


class Deeper(TypedDict):
    """A review once more, with a larger budget."""

    nodes: AskedNodes


class AskedMove(TypedDict):
    """A move that somebody tries, with an engine's lines of the positions before and after it."""

    fen: Annotated[str, about("the position before it; Chess960 by its castling rights")]
    move: Annotated[str, about("UCI")]
    before: list[LineRecord]
    after: list[LineRecord]


class AskedPeople(TypedDict):
    """A position of which somebody wants to know what people play there."""

    fen: Annotated[str, about("where the moves begin; Chess960 is refused")]
    moves: Annotated[list[str], about("UCI, all that led to it: people are foreseen by them too")]


class AskedGames(TypedDict):
    """Reviews among which somebody looks for games: one of `kind` and `fen`, or neither."""

    reviews: Annotated[list[str], about(f"their ids, {MOST_SEARCHED} at most; what is not there is left out")]
    kind: NotRequired[Annotated[str, about("docs/season.md lists them")]]
    fen: NotRequired[Annotated[str, about("only its first field counts")]]


class ExplainedMove(TypedDict):
    """What is to be said of it: as a `move` event, by the rule set kibitz without the book."""

    classification: Annotated[ClassName | None, about("null: the lines do not suffice")]
    close: Close
    loss: Annotated[float | None, about("expected points that the mover gave away")]
    expected_before: Annotated[float | None, about("the mover's expected points, 0..1")]
    expected_after: Annotated[float | None, about("the mover's expected points, 0..1")]
    best: Best | None
    facts: Annotated[list[Fact], about("the most telling first")]
    said: Annotated[list[Text], about("at most two sentences of the catalogue")]


class KnownPosition(TypedDict):
    """A position with an engine's lines of it."""

    fen: str
    lines: list[LineRecord]


class AskedThreat(TypedDict):
    """A position of which somebody asks what the side that is not to move threatens."""

    fen: Annotated[str, about("Chess960 by its castling rights")]
    known: Annotated[list[KnownPosition], about("nothing, then what the answers want, with what went before")]


class WantedPosition(TypedDict):
    """A position that must be known before more can be said."""

    fen: str
    lines: Annotated[int, about("so many of them")]


class ExplainedThreat(TypedDict):
    """What is to be said of it by what is known so far."""

    fact: Annotated[Fact | None, about("of kind `threat`; null: none is proven")]
    said: Annotated[list[Text], about("at most one sentence of the catalogue")]
    wanted: Annotated[list[WantedPosition], about("empty: nothing more can be said")]


class AskedImport(TypedDict):
    """Games wanted from another site: a `link`, or a `user` of a `site`."""

    link: NotRequired[Annotated[str, about("or a name with its site: @name lichess")]]
    site: NotRequired[ImportSite]
    user: NotRequired[
        Annotated[str, about("whose games; beside a link to a game on chess.com, one of its players")]
    ]
    max: NotRequired[Annotated[int, about("the newest so many", ge=1, le=MOST_GAMES)]]
    color: NotRequired[Annotated[Literal["white", "black", None], about("the user's; null: both")]]
    timeClass: NotRequired[
        Annotated[
            Literal["bullet", "blitz", "rapid", "classical", "correspondence", None], about("null: all")
        ]
    ]
    since: NotRequired[Annotated[str | None, about('from that day on: "2026-11-22"')]]


class ImportedPlayer(TypedDict):
    """A player as the site names him."""

    name: str
    rating: Annotated[int | None, about("when the game was played")]
    title: str | None


class ImportedOpening(TypedDict):
    """An opening as the site names it."""

    eco: str
    name: str


class ImportedGame(TypedDict):
    """A game of another site. Its PGN is taken by `/api/reviews` and `/api/collections`."""

    id: str
    url: Annotated[Url | None, about("where it stands")]
    date: Annotated[str | None, about('"2026-11-22"')]
    white: ImportedPlayer
    black: ImportedPlayer
    result: str
    color: Annotated[Literal["white", "black", None], about("the side of `player`")]
    time_control: Annotated[str | None, about("seconds, as PGN has it: 300+3")]
    time_class: str | None
    opening: ImportedOpening | None
    name: Annotated[str | None, about("of a study's chapter")]
    pgn: str


class LeftOut(TypedDict):
    """Games that cannot be reviewed."""

    variant: Annotated[str | None, about("as the site calls it; null: games without moves")]
    games: Count


class Imported(TypedDict):
    """Games that were found on another site, a user's newest first."""

    site: ImportSite
    title: Annotated[str, about("for a collection of them; empty: of a single game")]
    player: Annotated[str | None, about("whose games they are, as the PGNs have the name")]
    games: list[ImportedGame]
    left_out: list[LeftOut]
    more: Annotated[bool, about("there are further games")]


Guessed = Annotated[list[Number], about("games of a bare PGN in which an encoding had to be guessed")]


class Created(TypedDict):
    """A new review."""

    id: str
    url: Url
    delete_token: Annotated[str, about("the key of X-Delete-Token; told this once")]
    guessed: Guessed


class CreatedReview(TypedDict):
    """A game of a new collection that has a review."""

    number: Number
    id: str


class RefusedGame(TypedDict):
    """A game of a new collection that could not be read."""

    number: Number
    message: str
    place: str | None


class CreatedCollection(Created):
    """A new collection."""

    reviews: list[CreatedReview]
    refused: list[RefusedGame]


class ChangedGames(TypedDict):
    """The games that have come into a collection, under their numbers there."""

    id: Annotated[str, about("the collection's")]
    reviews: list[CreatedReview]
    refused: list[RefusedGame]
    guessed: Guessed


class Renamed(TypedDict):
    """A collection has another title."""

    id: str
    title: str


class Corrected(TypedDict):
    """The game as it stands now in the table of its collection."""

    id: Annotated[str, about("the collection's")]
    game: CollectedGame


class Accepted(TypedDict):
    """What was asked for is under way."""

    id: str
    status: Status


class CollectionPlace(TypedDict):
    """Where a review stands in a file of many games. `previous`, `next`: reviews of the neighbours."""

    id: str
    title: str
    number: Annotated[int, about("which of them it is, counted through", ge=1)]
    games: Count
    previous: str | None
    next: str | None


class Review(TypedDict):
    """A review with its folded state."""

    id: str
    status: Status
    queue_position: QueuePosition
    created: Time
    expires: Expires
    collection: Annotated[CollectionPlace | None, about("null: it came alone")]
    state: State


class Events(TypedDict):
    """The log after a cursor."""

    events: list[AnyEvent]
    seq: Seq
    status: Status
    queue_position: QueuePosition


class Fault(TypedDict):
    """Why something was refused."""

    code: Annotated[str, about("for programs")]
    message: Annotated[str, about("for a person, in the language of the request")]
    place: Annotated[str | None, about('the spot: "move 17, Black", or a field')]
    retry: Annotated[bool, about("trying again may help")]


class ErrorBody(TypedDict):
    """The one shape of an error."""

    error: Fault


class CollectedFigures(Figures):
    """A side's figures in a table."""

    judged: Count
    misses: NotRequired[Annotated[list[Ply], about("as in the review's report")]]


class RowFault(TypedDict):
    """Why a game of a collection could not be read, or its review failed."""

    message: str
    place: str | None
    said: Annotated[Said | None, about("message and place for other languages; null: English only")]


class CollectedGame(TypedDict):
    """A row of a collection."""

    number: Number
    id: Annotated[str | None, about("its review; null: it could not be read")]
    status: Literal["waiting", "running", "stopped", "failed", "done", "refused"]
    headers: Annotated[dict[str, str], about("those that the table shows")]
    plies: Count
    kind: Annotated[GameKind, about('"bye", "forfeit": nothing was played, and nothing is at fault')]
    opening: Opening | None
    fault: Annotated[RowFault | None, about("why it could not be read, or its review failed")]
    judged: Annotated[int | None, about("judged moves; null unless it runs or was stopped")]
    seconds: Annotated[float | None, about("that its last run took; null until it is done")]
    provisional: bool
    white: Annotated[CollectedFigures | None, about("of the last `report`, null before the first")]
    black: CollectedFigures | None


class Follow(TypedDict):
    """The round that a collection follows, or the player whose new games come in."""

    url: Annotated[Url, about("of the PGN, or of the player's page")]
    host: str
    player: Annotated[str | None, about("the name there; null: it is a round")]
    state: Annotated[
        Literal["live", "waiting", "ended"],
        about("`live`: a game is being played; `ended`: Kibitz looks no more"),
    ]
    looked_at: Time
    next_at: Annotated[Time | None, about("when Kibitz looks again; null: never")]
    changed_at: Annotated[Time, about("when something new came the last time")]
    fault: Annotated[RowFault | None, about("why nothing comes, or why it ended")]


FollowOrNone = Annotated[Follow | None, about("null: the collection follows nothing")]


class Collection(TypedDict):
    """A collection with its table."""

    id: str
    title: str
    created: Time
    expires: Expires
    workers: Annotated[Count, about("that are alive: so many reviews run at once")]
    games: list[CollectedGame]
    follow: FollowOrNone


class Watch(TypedDict):
    """Client to server, `watch`: send me the events of a review."""

    id: str
    after: NotRequired[Annotated[Seq, about("the `seq` of the last event that you have")]]


class Unwatch(TypedDict):
    """Client to server: `unwatch`, `watch_collection`, `unwatch_collection`."""

    id: str


class Watched(TypedDict):
    """The answer to these messages; `watch` is told the state of the review."""

    ok: bool
    status: NotRequired[Status]
    queue_position: NotRequired[QueuePosition]


class Refusal(TypedDict):
    """Why a message was refused."""

    code: str
    message: str
    wait: NotRequired[Annotated[int, about("seconds after which to ask again, if that helps")]]


class RefusedMessage(TypedDict):
    """The answer to a message that was refused."""

    error: Refusal


class EventsMessage(TypedDict):
    """Server to client, `events`: what is new in a review."""

    id: str
    events: list[AnyEvent]


class StatusMessage(TypedDict):
    """Server to client, `status`: the status of a review has changed."""

    id: str
    status: Literal["waiting", "running", "stopped", "failed", "done", "deleted"]
    queue_position: QueuePosition


class CollectionMessage(TypedDict):
    """Server to client, `collection`: all rows at first, then what has changed."""

    id: str
    title: Annotated[str | None, about("at first, and after an edit; null: unchanged")]
    whole: Annotated[bool, about("`games` has all rows: forget any other")]
    games: Annotated[list[CollectedGame], about("all rows at first, then those that changed or came")]
    gone: Annotated[list[int], about("numbers of removed games")]
    deleted: Annotated[bool, about("the whole collection was deleted")]
    follow: FollowOrNone


class EngineChoice(TypedDict):
    """An engine to choose."""

    name: str
    label: Annotated[str, about("for a person; of `auto`: what it means here")]


class Limits(TypedDict):
    """What is taken."""

    pgn_bytes: int
    plies: Annotated[int, about("of a game")]
    games: Annotated[int, about("of a file")]


class Sample(TypedDict):
    """A review that Kibitz is delivered with."""

    id: str
    name: Annotated[str, about("of its text in the catalogue")]


class Config(TypedDict):
    """What the page is told at its start."""

    engines: list[EngineChoice]
    presets: Annotated[dict[str, int], about("nodes a position")]
    defaults: Options
    limits: Limits
    samples: list[Sample]
    version: str
    imports: Annotated[bool, about("games are fetched from other sites")]
    follow: Annotated[list[str], about("hosts whose rounds and players may be followed")]
    men: Annotated[int, about("men up to which a position is worth asking the tables about")]
