"""What hangs in the events of a review: words, scores, lines, reasons, figures. Plain JSON,
a TypedDict each, declared here and nowhere else (`events.py` says what is made of it).

All scores are White's view but for those of a `Reason`. Ply 0 is the start position; the move that leads to
position n has ply n.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

from endgames.themes import ThemeName
from server.analysis.classes import Classification
from server.analysis.rule_sets import RULE_SETS
from server.i18n.texts import Said, Text


def about(meaning: str, *, ge: float | None = None, le: float | None = None) -> Meta:
    """What a field means, for schema, types and tables, with the limits of its values (`msgspec.Meta`)."""
    return Meta(description=meaning, ge=ge, le=le)


def words_of(name: str, words: Iterable[str], meaning: str | None = None) -> Meta:
    """One of the words that another room lists; `name`: what the page's types call the set, if anything."""
    return Meta(description=meaning, extra_json_schema={"enum": [*map(str, words)]}, extra={"name": name})


Side = Literal["white", "black"]
Variant = Literal["standard", "chess960"]
PhaseName = Literal["opening", "middlegame", "endgame"]
Status = Literal["waiting", "running", "stopped", "failed", "done"]
Source = Literal["search", "rule", "table", "forced", "repetition"]
AnswerSource = Literal["lines", "search", "rule"]
MomentKind = Literal[
    "brilliant", "critical", "turning_point", "missed_win", "missed_mate", "blunder", "mistake", "inaccuracy"
]
ClassName = Annotated[str, words_of("ClassName", Classification)]
RuleSet = Annotated[str, words_of("RuleSet", RULE_SETS)]
ReasonRule = Literal[
    "forced",
    "theory",
    "mate",
    "top_move",
    "cp_to_cp",
    "mate_to_cp",
    "cp_to_mate",
    "mate_to_mate",
    "critical",
    "brilliant",
    "table",
    "unjudged",
]

Ply = Annotated[int, about("0: the start position; n: the nth half-move and the position after it", ge=0)]
Points = Annotated[float, about("expected points, 0..1", ge=0, le=1)]
Pass = Annotated[int, about("1 for the first run, one more for each deeper pass", ge=1)]
Count = Annotated[int, Meta(ge=0)]
Close = Annotated[
    ClassName | None,
    about("a close call: the neighbouring class that a larger search might give; null: none"),
]
Shares = Annotated[list[float], about("by rating: how likely a player of that rating plays it, 0..1")]


class LikelyMove(TypedDict):
    """A move that people play, and what it is worth."""

    uci: str
    san: str
    p: Shares
    expected: Annotated[Points, about("the mover's expected points after it")]
    nodes: Annotated[int, about("of a search of its own; 0: it needed none", ge=0)]


class People(TypedDict):
    """What players rated 1100, 1300, 1500, 1700, 1900 play here: a number for each of these."""

    played: Annotated[list[float], about("the move that was played")]
    best: Annotated[list[float] | None, about("the move of `best`; null: there is none")]
    good: NotRequired[
        Annotated[list[float], about("of key moments and faults: a move that loses less than 0.08")]
    ]
    as_bad: NotRequired[Annotated[list[float], about("of a fault: this move, or another that loses as much")]]
    covered: NotRequired[Annotated[list[float], about("the moves whose worth is known: those of `moves`")]]
    moves: NotRequired[Annotated[list[LikelyMove], about("the likeliest first; played and best among them")]]


class Score(TypedDict):
    """An evaluation: exactly one of the two is there."""

    cp: NotRequired[Annotated[int, about("centipawns")]]
    mate: NotRequired[Annotated[int, about("moves to mate; 0: mated on the board")]]


Arrow = TypedDict("Arrow", {"from": str, "to": str, "color": str})
Arrow.__doc__ = "An arrow of the author; a marked square is one whose `from` is its `to`."


class Opening(TypedDict):
    """A name of the book."""

    eco: str
    name: str


class NamedOpening(Opening):
    """The name of the game: that of its last position in the book."""

    ply: Ply


class Engine(TypedDict):
    """The engine that searched."""

    name: str


class Options(TypedDict):
    """The options of a review, as they are kept and told."""

    engine: Annotated[str, about("`auto` or a kind of engine")]
    nodes: Annotated[int, about("a position")]
    multipv: Annotated[int, about("engine lines of a position")]
    rules: RuleSet
    includeTheory: bool
    includeCritical: bool
    includeBrilliant: bool


class EndgameChange(TypedDict):
    """From this row on, the endgame is of this type."""

    row: Count
    ply: Annotated[int, about("the last ply of that row")]
    type: str


class LineScore(TypedDict):
    """A score of a line, White's view: exactly one of the two is not null."""

    cp: int | None
    mate: int | None


class Line(TypedDict):
    """An engine line of a position, White's view: exactly one of `cp` and `mate` is not null."""

    rank: Annotated[int, about("1: the engine's first choice", ge=1)]
    depth: int
    cp: Annotated[int | None, about("centipawns")]
    mate: Annotated[int | None, about("moves to mate, negative: Black mates, 0: the side to move is mated")]
    pv: Annotated[list[str], about("moves in UCI, at most 16")]
    san: Annotated[list[str], about("the same moves for a person")]
    against: NotRequired[
        Annotated[
            LineScore,
            about("of a line that a second, lighter search found: what that search gives its own first line"),
        ]
    ]


class Table(TypedDict):
    """A table of exact answers."""

    name: Annotated[str, about('the men of both sides: "KRvK"')]
    source: Annotated[str, about('who made it, in which version: "kibitz 1", or "syzygy"')]


class Theme(TypedDict):
    """What a move of a solved pawn ending does, proven (docs/pawns.md)."""

    move: Annotated[str, about("UCI")]
    name: ThemeName
    square: Annotated[str, about("of the pawn that it is about, or where the king goes")]


class Exact(TypedDict):
    """What is known of a position, by a table or a proof: no estimate."""

    wdl: Annotated[
        int,
        about(
            "of the side to move: 2 a win, 0 a draw, -2 a loss; 1, -1: a win and a loss that the fifty-move "
            "rule makes a draw",
            ge=-2,
            le=2,
        ),
    ]
    dtm: Annotated[int | None, about("moves to mate by the best play of both; null: a draw, or not known")]
    table: Annotated[str, about("its name; `pawns`: a pawn ending that was solved")]
    source: Annotated[str, about("who made it, in which version")]
    keep: Annotated[
        list[str],
        about("the moves that keep the result, UCI, best first; slower wins too; if lost, all moves"),
    ]
    unsure: NotRequired[Annotated[list[str], about("moves that are not proven to keep it or not, UCI")]]
    themes: NotRequired[Annotated[list[Theme], about("of the moves that keep the result")]]


class PawnGroup(TypedDict):
    """Pawns that play a local game of their own."""

    squares: list[str]
    value: Annotated[str, about("as games are written: docs/games.md; Left is White")]
    mean: str
    temperature: str


class PawnSums(TypedDict):
    """A pawn ending as a sum of local games, certified, and the engine agrees."""

    groups: list[PawnGroup]
    sum: str
    outcome: Annotated[
        Literal["L", "R", "N", "P"],
        about("who wins: White, Black, the side to move, the other side"),
    ]
    winning_moves: Annotated[list[str], about("of the side to move, SAN")]


class Best(TypedDict):
    """The engine's first move."""

    uci: str
    san: str


class Answer(TypedDict):
    """What a capture of an offered piece runs into, the mover's view."""

    score: Score
    expected: Points
    line: Annotated[list[str], about("the mover's best play, UCI")]
    san: list[str]
    source: AnswerSource
    nodes: Count


class Capture(TypedDict):
    """A move that takes an offered piece."""

    move: Annotated[str, about("UCI")]
    san: str
    answer: Annotated[Answer | None, about("null as long as nobody has looked")]


class Piece(TypedDict):
    """A piece on its square."""

    piece: Annotated[str, about("a small letter, for both sides")]
    square: str


class Unsafe(Piece):
    """A piece that a brilliant move offers."""

    attackers: Annotated[list[Piece], about("those that may legally take it")]
    captures: NotRequired[list[Capture]]


class SecondMove(Score):
    """The engine's second line."""

    move: str


FactKind = Literal[
    "allows_mate",
    "misses_mate",
    "hangs",
    "loses",
    "misses_win",
    "gives_back",
    "no_recapture",
    "misses_punishing",
    "motif",
    "result",
    "ending",
    "stalemate",
    "repetition",
    "perpetual",
    "insufficient",
    "traps",
    "promotes",
    "underpromotes",
    "king",
    "structure",
    "activity",
    "plan",
    "threat",
    "point",
    "better",
    "mates",
    "wins",
    "recaptures",
    "only_legal",
    "only_good",
    "escapes",
    "develops",
    "simplifies",
    "shortens",
    "prolongs",
    "noise",
]
Base = Literal["before", "after"]
Claim = Literal["before", "after", "threat"]

Fact = TypedDict(
    "Fact",
    {
        "kind": FactKind,
        "side": NotRequired[Annotated[Side, about("who has it; without it the mover")]],
        "piece": NotRequired[Annotated[str, about("a small letter, for both sides")]],
        "square": NotRequired[str],
        "squares": NotRequired[list[str]],
        "by": NotRequired[Annotated[str, about("the move that does it, UCI")]],
        "by_piece": NotRequired[Annotated[Piece, about("the piece that does it, where it then stands")]],
        "targets": NotRequired[list[Piece]],
        "name": NotRequired[
            Annotated[str, about("of a motif: lichess's puzzle theme; else a word of the kind")]
        ],
        "what": NotRequired[Annotated[str, about("what is lost or won: docs/reasons.md lists the words")]],
        "net": NotRequired[Annotated[float, about("points: 1, 3, 3, 5, 9; the exchange 2")]],
        "proven": NotRequired[
            Annotated[bool, about("of a claim of material: a search showed it against every good defence")]
        ],
        "was_hanging": NotRequired[Annotated[bool, about("already before the move")]],
        "in": NotRequired[Annotated[int, about("moves to mate")]],
        "was": NotRequired[Annotated[int, about("moves to mate before")]],
        "fault": NotRequired[Annotated[Ply, about("the opponent's fault that stays unpunished")]],
        "ply": NotRequired[Annotated[Count, about("index in `line` of the move by which it is so")]],
        "base": NotRequired[Annotated[Base, about("where `line` starts: before the move or after it")]],
        "line": NotRequired[Annotated[list[str], about("the line that proves it, UCI")]],
        "san": NotRequired[Annotated[list[str], about("the same moves for a person")]],
    },
)
Fact.__doc__ = "What a move costs or wins on the board, proven by a line (docs/reasons.md)."


class Proof(TypedDict):
    """The good defences against a claim, by a search of the position after its first move."""

    move: Annotated[str, about("that first move, UCI")]
    lines: Annotated[
        list[list[str]], about("the defender's good moves and what follows, UCI; of each look the best first")
    ]
    expected: Annotated[Points, about("of the mover, where the best one is played")]


class Look(TypedDict):
    """What a small search of a position says."""

    expected: Annotated[Points, about("of the mover of the reason's move")]
    mate: NotRequired[Annotated[int, about("moves to mate as that mover sees it, below 0: he is mated")]]
    line: Annotated[list[str], about("UCI")]


class NaturalMove(TypedDict):
    """A move that people play, and what follows on it."""

    move: Annotated[str, about("UCI")]
    share: Annotated[float, about("of the players at that rating", ge=0, le=1)]
    look: Look


class Point(TypedDict):
    """What was searched around a move to see what it is for."""

    move: Annotated[str, about("UCI")]
    idle: NotRequired[Annotated[list[Look], about("if the other side passes; the best first")]]
    replies: NotRequired[Annotated[list[Look], about("the best answers, the best first")]]
    natural: Annotated[list[NaturalMove], about("the replies that people play")]


class MovePoints(TypedDict):
    """The points of the moves around a fault."""

    after: NotRequired[Annotated[Point, about("of the answer")]]
    before: NotRequired[Annotated[Point, about("of the better move")]]
    against: NotRequired[Annotated[Look, about("the answer to the fault, played against the better move")]]
    passed: NotRequired[Annotated[Look, about("the mover passes in place of the fault")]]
    instead: NotRequired[
        Annotated[NaturalMove, about("what most people play in place of a move that alone was good")]
    ]


class Proofs(TypedDict):
    """What was searched for a reason's claims, by the line that each begins with."""

    before: NotRequired[Annotated[Proof, about("of the better line")]]
    after: NotRequired[Annotated[Proof, about("of the answer")]]
    passed: NotRequired[Annotated[list[str], about("what the opponent plays if the mover passes, UCI")]]
    threat: NotRequired[Annotated[Proof, about("of that line")]]
    rival: NotRequired[Annotated[Points, about("what the best move beside the only good one gives away")]]
    points: NotRequired[MovePoints]


class Reason(TypedDict):
    """Why a move got its class (docs/reasons.md): data for a sentence. Scores are the mover's view."""

    rule: ReasonRule
    before: NotRequired[Score]
    after: NotRequired[Score]
    opening: NotRequired[str]
    measure: NotRequired[Annotated[str, about("what `value` measures")]]
    value: NotRequired[float]
    threshold: NotRequired[
        Annotated[list[float | None], about("the row that was hit: [low, high), null for an open end")]
    ]
    class_before_corrections: NotRequired[ClassName]
    corrections: NotRequired[list[str]]
    class_before_override: NotRequired[ClassName]
    base: NotRequired[Annotated[Reason, about("of the class that was overridden")]]
    second: NotRequired[SecondMove]
    second_loss: NotRequired[float]
    unsafe: NotRequired[list[Unsafe]]
    captured: NotRequired[Annotated[str | None, about("the piece that the move itself took")]]
    missing: NotRequired[Literal["before", "after"]]
    facts: NotRequired[Annotated[list[Fact], about("the most telling first")]]
    proofs: NotRequired[Proofs]
    said: NotRequired[Annotated[list[Text], about("the reason in at most two sentences of the catalogue")]]


class Figures(TypedDict):
    """The figures of a side in a phase; null while one of its moves there is not judged, or without moves."""

    accuracy: Annotated[float | None, about("plain mean of the move accuracies, 0..100")]
    acpl: Annotated[float | None, about("average centipawn loss, 0..500")]
    counts: Annotated[dict[str, Count], about("moves by class, those that occur")]
    moves: Count


class SideFigures(Figures):
    """The figures of a side; null while one of its moves is not judged."""

    accuracy_lichess: Annotated[float | None, about("lichess's formula on the same evaluations, 0..100")]
    judged: Count
    misses: NotRequired[
        Annotated[
            list[Ply],
            about("faults that let go of a win or of two points (docs/reasons.md); absent: not counted"),
        ]
    ]


class BothSides(TypedDict):
    """The figures of a phase."""

    white: Figures
    black: Figures


class PhaseFigures(TypedDict):
    """The figures of all phases."""

    opening: BothSides
    middlegame: BothSides
    endgame: BothSides


class ExactFigures(TypedDict):
    """How well a side played where tables know the answer; counted in its moves."""

    wins: Annotated[Count, about("moves from a won position")]
    wins_kept: Annotated[Count, about("those of them that kept the win")]
    draws: Annotated[Count, about("moves from a drawn position")]
    draws_held: Annotated[Count, about("those of them that held the draw")]
    half_points_lost: Annotated[Count, about("half points given away")]


ExactReport = TypedDict(
    "ExactReport",
    {
        "from": Annotated[Ply, about("the first position that a table knows")],
        "white": ExactFigures,
        "black": ExactFigures,
    },
)
ExactReport.__doc__ = "Play from where tables know the answer; a draw by the fifty-move rule is a draw."


class KeyMoment(TypedDict):
    """What a person should look at."""

    ply: Ply
    kind: MomentKind
    swing: Annotated[float, about("change of White's expected points, -1..1")]


class Totals(TypedDict):
    """What a run has done."""

    moves: Count
    positions: Count
    searches: Count
    nodes: Count
    seconds: Annotated[float, about("of the last run")]


class Recipe(TypedDict):
    """All that is needed to get the same verdicts again."""

    kibitz: Annotated[str, about("the version")]
    engine: Engine
    options: Options
    chunks: Annotated[str, about("how the searches are cut")]
    hash_mb: int
    threads: int
    tables: NotRequired[Annotated[list[Table], about("those that answered a position")]]
    people: NotRequired[Annotated[str, about("how the model of human play was asked; absent: it was not")]]


class MoveRecord(Struct, frozen=True):
    """A move of the game as it was pasted."""

    san: str
    uci: str
    origin: Annotated[str, about("the square that the piece leaves")]
    target: Annotated[
        str, about("the square it reaches; in castling the king's, even if `uci` has the rook's")
    ]
    fen: Annotated[str, about("the position after the move")]
    check: bool = False
    clock: Annotated[float | None, about("seconds, from %clk")] = None
    emt: Annotated[float | None, about("seconds, from %emt")] = None
    eval: Annotated[Score | None, about("the author's, from %eval")] = None
    comment: str = ""
    starting_comment: str = ""
    nags: tuple[int, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    variations: Annotated[
        tuple[tuple[MoveRecord, ...], ...], about("other moves in place of this one, each a line")
    ] = ()


class Warning(Struct, frozen=True):
    """Something that a person should know of: in the PGN, or what a run had to do without."""

    code: str
    message: str
    place: Annotated[str | None, about('as in "move 17, Black"')] = None
    said: Annotated[Said | None, about("message and place for other languages; null: English only")] = None
