"""What `kibitz mcp` tells an assistant: reviews, single moves, threats, exact endings, what people play.

Every answer has the lines that prove it. Knows no protocol (`mcp_server.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import Protocol

import chess

from endgames.tables import TableSource
from server.analysis.classes import FAULTS, NOTABLE
from server.analysis.classification.batch import LineRecord
from server.analysis.endings.solved import SolvedPawns, SolvedSum, SolvedWhole, has_pawns_alone, position_of
from server.analysis.engine.budget import DEFAULT_PRESET
from server.analysis.engine.plan import Chunk, PlannedSearch
from server.analysis.errors import EngineError, GameError
from server.analysis.events.fold import State, apply_event, fen_at, initial_state, known
from server.analysis.events.values import Line
from server.analysis.game.game import Game, parse_game, read_game
from server.analysis.game.games_file import check_reviewable
from server.analysis.game.pgn_text import split_games
from server.analysis.game.positions import read_fen
from server.analysis.notation import ELLIPSIS, MoveNumber
from server.analysis.people.asked import PeopleUnknown, people_here
from server.analysis.people.prediction import predictions
from server.analysis.people.ratings import at_rating
from server.analysis.report.people_words import people_said
from server.analysis.report.story_words import story_in
from server.analysis.review.building import line_to_wire
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review
from server.analysis.review.pools import PoolKeeper
from server.analysis.review.threatened import WantedLines, threatened
from server.i18n.texts import ENGLISH, Text, from_json, sentence
from server.programs.assistant_shapes import (
    AskedEnding,
    AskedMove,
    AskedPeople,
    AskedReview,
    AskedThreats,
    Evidence,
    ExplainedMove,
    FoundThreats,
    PlayedMove,
    PlayedMoves,
    ProvenMove,
    ReviewedGame,
    SaidGroup,
    SaidPawns,
    SolvedEnding,
)
from server.programs.endgame import solve
from server.sandbox.endgames import pawns_of, whole_of
from server.sandbox.pool import Sandbox, SandboxBounds, TooSlow
from server.settings import Settings
from server.system.paths import NODE_MODULES
from server.work.pawn_proofs import PawnChild
from server.work.table_builds import BuiltTables

_ENDING_BOUNDS = SandboxBounds(seconds=30, patience=90)
"""For a pawn ending: someone is waiting in a chat."""
_THREAT_ROUNDS = 4
"""Times that `threatened` wants further positions, at the most."""
_LINE_PLIES = 80
"""Plies of the best play that is told of an ending."""


class Call(Protocol):
    """The client that waits for an answer."""

    def tell(self, words: str, done: int = 0, of: int = 0) -> None:
        """Report progress: `done` positions `of` all; 0 if the number is not known."""

    def is_stopped(self) -> bool:
        """Whether nobody waits any longer."""


class Assistant:
    """Answers one question at a time, from any thread. Questions are checked against their shapes."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._keeper = PoolKeeper(settings.engine, settings.cores, NODE_MODULES, data_dir=settings.data_dir)
        self._tables = BuiltTables(settings.data_dir, settings.syzygy, tell=self._tell_waiting)
        self._pawns = PawnChild(settings.data_dir, settings.log_format, tell=self._tell_waiting)
        self._solvers = Sandbox(_ENDING_BOUNDS, children=1, log_format=settings.log_format)
        self._call: Call | None = None

    def close(self) -> None:
        """End the engines and all other children."""
        self._keeper.close()
        self._tables.close()
        self._pawns.close()
        self._solvers.close()

    def review_pgn(self, asked: AskedReview, call: Call) -> ReviewedGame:
        """A review of a game. Raises KibitzError, as all answers do."""
        texts = split_games(asked["pgn"], self._settings.limits)
        number = asked.get("game", 1)
        if number > len(texts):
            raise GameError(f"The PGN has no game {number}; it has {len(texts)}.", place="game")
        game = read_game(texts[number - 1], self._settings.limits)
        check_reviewable(game)
        state = self._reviewed(game, _options(asked.get("preset")), call)
        told, plan, report = known(state["game"]), known(state["plan"]), known(state["report"])
        return {
            "headers": told["headers"],
            "result": told["result"],
            "opening": told["opening"],
            "game": number,
            "games": len(texts),
            "engine": plan["engine"]["name"],
            "nodes": plan["nodes"],
            "white": report["white"],
            "black": report["black"],
            "story": story_in(state, ENGLISH, plain=True),
            "key_moments": report["key_moments"],
            "moves": [_proven(state, ply) for ply in _told_plies(state)],
            "warnings": [warning["message"] for warning in (*told["warnings"], *plan["warnings"])],
        }

    def explain_move(self, asked: AskedMove, call: Call) -> ExplainedMove:
        """The verdict on a move: that of a game which has no other."""
        board = read_fen(asked["fen"], place="fen")
        move = _move_on(board, asked["move"])
        variant = '[Variant "Chess960"]\n' if board.chess960 else ""
        pgn = f'[SetUp "1"]\n[FEN "{board.fen()}"]\n{variant}\n{board.san(move)} *'
        options = _options(asked.get("preset"), includeTheory=False)
        state = self._reviewed(parse_game(pgn, self._settings.limits), options, call)
        plan = known(state["plan"])
        return {"engine": plan["engine"]["name"], "nodes": plan["nodes"], "move": _proven(state, 1)}

    def threats(self, asked: AskedThreats, call: Call) -> FoundThreats:
        """What is threatened in a position, proven against every good defence."""
        fen = read_fen(asked["fen"], place="fen").fen()
        nodes = _options(asked.get("preset")).nodes
        searched: list[Evidence] = []
        found = threatened(fen, [])
        for _ in range(_THREAT_ROUNDS):
            if not found.wanted:
                break
            for evidence in self._searched(found.wanted, nodes, call):
                searched.append(evidence)
                call.tell(f"{len(searched)} positions", len(searched))
            found = threatened(fen, [(each["fen"], _records(each["lines"])) for each in searched])
        return {"said": _in_words(found.said), "fact": found.fact, "searched": searched}

    def exact_ending(self, asked: AskedEnding, call: Call) -> SolvedEnding:
        """What tables and solvers know of a position. Builds tables of four men, which takes minutes."""
        board = position_of(asked["fen"])
        self._call = call
        if has_pawns_alone(board):
            self._pawns.prepare(call.is_stopped)
        solved = solve(board, self._tables, self._pawns_of, self._whole_of, call.is_stopped)
        return {
            "fen": solved["fen"],
            "table": solved["table"],
            "pawns": solved["pawns"] and _said_pawns(solved["pawns"]),
            "solved": solved["solved"],
            "refused": solved["refused"],
            "line": _best_play(board, self._tables),
        }

    def people_play(self, asked: AskedPeople, call: Call) -> PlayedMoves:
        """What players of a rating play in a position."""
        if not self._settings.people:
            raise PeopleUnknown(sentence("people-off"))
        start = read_fen(asked["fen"], place="fen")
        here = people_here(start.fen(), asked.get("moves", []), plies=self._settings.limits.plies)
        moves: list[PlayedMove] = [
            {"uci": each["uci"], "san": each["san"], "share": round(at_rating(each["p"], asked["rating"]), 4)}
            for each in here["moves"]
        ]
        return {"rating": asked["rating"], "moves": sorted(moves, key=lambda each: -each["share"])}

    def _reviewed(self, game: Game, options: ReviewOptions, call: Call) -> State:
        """The whole review. Raises EngineError if it is not complete."""
        self._call = call
        people = predictions if self._settings.people else None
        run = partial(
            review, tables=self._tables, pawns=self._pawns, people=people, should_stop=call.is_stopped
        )
        state, evaluated = initial_state(), 0
        with closing(run(game, options, self._keeper.pool_for(options))) as events:
            for event in events:
                state = apply_event(state, {"seq": state["seq"] + 1, **event.to_wire()})
                done, of = state["progress"]["evaluated"], state["progress"]["positions"]
                if done > evaluated:
                    call.tell(f"{done}/{of} positions", done, of)
                evaluated = max(done, evaluated)
        if state["status"] != "done":
            raise EngineError(known(state["end"])["message"])
        return state

    def _searched(self, wanted: Sequence[WantedLines], nodes: int, call: Call) -> Iterator[Evidence]:
        """What the engine says of each position."""
        boards = [chess.Board(each.fen, chess960=_is_chess960(each.fen)) for each in wanted]
        chunks = [Chunk(at, (PlannedSearch(at, nodes, each.lines),)) for at, each in enumerate(wanted)]
        with closing(self._keeper.pool_for(ReviewOptions()).run(chunks, boards, call.is_stopped)) as answers:
            for answer in answers:
                found, board = answer.analysis, boards[answer.ply]
                yield {
                    "fen": board.fen(),
                    "source": "search",
                    "engine": answer.engine,
                    "depth": found.depth,
                    "nodes": found.nodes,
                    "lines": [line_to_wire(line, board) for line in found.lines],
                    "exact": None,
                }

    def _pawns_of(self, board: chess.Board) -> SolvedSum:
        try:
            return self._solvers.read(pawns_of, board.fen(), self._settings.data_dir, True)
        except TooSlow as fault:
            return SolvedSum(refused=fault.message)

    def _whole_of(self, board: chess.Board) -> tuple[SolvedWhole | None, bool]:
        try:
            return self._solvers.read(whole_of, board.fen(), self._settings.data_dir)
        except TooSlow:
            return None, False

    def _tell_waiting(self, words: str) -> None:
        if self._call:
            self._call.tell(words)


def _options(preset: str | None, **others: bool) -> ReviewOptions:
    return ReviewOptions.from_json({"preset": preset or DEFAULT_PRESET, **others})


def _move_on(board: chess.Board, written: str) -> chess.Move:
    """Raises GameError."""
    for read in (board.parse_san, board.parse_uci):
        try:
            if move := read(written.strip()):
                return move
        except ValueError:
            continue
    raise GameError(sentence("move-field-not-legal", move=written[:20]), place="move")


def _told_plies(state: State) -> list[int]:
    """The moves that are worth a word."""
    moments = {moment["ply"] for moment in known(state["report"])["key_moments"]}
    moves = [known(move) for move in state["moves"]]
    special = FAULTS | NOTABLE
    return [move["ply"] for move in moves if move["ply"] in moments or move["classification"] in special]


def _proven(state: State, ply: int) -> ProvenMove:
    game, verdict = known(state["game"]), known(state["moves"][ply - 1])
    record, best = game["moves"][ply - 1], verdict["best"]
    before, people = fen_at(game, ply - 1), people_said(state, ply)
    return {
        "ply": ply,
        "move": f"{MoveNumber.before(before).text('...')}{record['san']}",
        "classification": verdict["classification"],
        "close": verdict["close"],
        "loss": verdict["loss"],
        "expected_before": verdict["expected_before"],
        "expected_after": verdict["expected_after"],
        "better": best["san"] if best and verdict["loss"] and best["uci"] != record["uci"] else None,
        "said": _in_words([*verdict["reason"].get("said", []), *([people] if people else [])]),
        "facts": verdict["reason"].get("facts", []),
        "before": _evidence(state, ply - 1),
        "after": _evidence(state, ply),
    }


def _evidence(state: State, ply: int) -> Evidence:
    position = known(state["positions"][ply])
    return {
        "fen": fen_at(known(state["game"]), ply),
        "source": position["source"],
        "engine": position["engine"],
        "depth": position["depth"],
        "nodes": position["nodes"],
        "lines": position["lines"],
        "exact": position["exact"],
    }


def _in_words(said: Sequence[Text]) -> str:
    """English, with moves as programs read them: "34...Kg7"."""
    return " ".join(filter(None, (from_json(each, ENGLISH) for each in said))).replace(ELLIPSIS, "...")


def _records(lines: Sequence[Line]) -> list[LineRecord]:
    return [
        {
            "index": line["rank"],
            "depth": line["depth"],
            "cp": line["cp"],
            "mate": line["mate"],
            "pv": line["pv"],
        }
        for line in lines
    ]


def _is_chess960(fen: str) -> bool:
    return chess.Board(fen, chess960=True).has_chess960_castling_rights()


def _said_pawns(pawns: SolvedPawns) -> SaidPawns:
    groups: list[SaidGroup] = [
        {**group, "where": _in_words([group["where"]]), "worth": _in_words([group["worth"]])}
        for group in pawns["groups"]
    ]
    return {**pawns, "groups": groups}


def _best_play(board: chess.Board, tables: TableSource) -> list[str]:
    """The best moves of both, as far as tables know them, if one side wins."""
    board, line = board.copy(stack=False), list[str]()
    while len(line) < _LINE_PLIES and (answer := tables.probe(board)) and answer.moves:
        if abs(answer.wdl) < 2:
            break
        line.append(answer.moves[0].san)
        board.push_uci(answer.moves[0].uci)
    return line
