"""The faults of a review as exercises: the position before each, what was played, and what is better. Taken
away as PGN, each a game of its own that begins there; decks and booklets are made of the same.

Those that can be learnt from, as in the drill: a fault that lost points in a game that was not decided, whose
better line is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import chess
import chess.pgn

from server.analysis.classes import FAULTS
from server.analysis.classification.special import CRITICAL_LOSS
from server.analysis.evaluation import Score, expected_loss
from server.analysis.events.fold import State, fen_at, mover
from server.analysis.events.values import Line, Side
from server.analysis.game.writer import write_tree
from server.analysis.notation import ELLIPSIS, MoveNumber
from server.analysis.report.annotated_pgn import reason_of
from server.i18n.texts import ENGLISH, text

LONGEST = 8
"""Plies of a solution."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """`fen`: before the fault of `ply`, `side` to move; `played`: the fault, "17.Qh5"; `nag`: its mark, 2..6;
    `solution`: UCI, at most LONGEST moves; `loss`: expected points that the fault gave away, 0..1; `themes`:
    lichess's names of motifs, the class and the phase; `why`: the reason in words, "" where none is known;
    `alone`: every other move is a fault beside the solution's first."""

    headers: Mapping[str, str]
    ply: int
    side: Side
    fen: str
    chess960: bool
    fault: str
    played: str
    nag: int | None
    solution: tuple[str, ...]
    loss: float
    themes: tuple[str, ...]
    why: str
    alone: bool

    @property
    def board(self) -> chess.Board:
        """The position."""
        return chess.Board(self.fen, chess960=self.chess960)

    @property
    def line(self) -> str:
        """The solution as people write it: "17.Nf3 Nc6 18.d4"."""
        return self.board.variation_san(map(chess.Move.from_uci, self.solution)).replace(". ", ".")

    @property
    def players(self) -> str:
        """ "Ann – Bob", "?" for who is not known."""
        return " – ".join(self.headers.get(name) or "?" for name in ("White", "Black"))


def exercises_of(
    state: State, sides: Iterable[Side] = chess.COLOR_NAMES, language: str = ENGLISH
) -> list[Exercise]:
    """The exercises of a review for `sides`, in the game's order; `language`: of `why`."""
    game, wanted = state["game"], set(sides)
    if game is None:
        return []
    found = []
    for move in state["moves"]:
        if move is None or move["classification"] not in FAULTS or move["quiet"] or not move["loss"]:
            continue
        ply, record = move["ply"], game["moves"][move["ply"] - 1]
        before, side = state["positions"][ply - 1], mover(state, ply)
        if side not in wanted or not before or not before["lines"] or not before["lines"][0]["pv"]:
            continue
        fen = fen_at(game, ply - 1)
        facts = move["reason"].get("facts", [])
        motifs = dict.fromkeys(fact["name"] for fact in facts if fact["kind"] == "motif" and "name" in fact)
        phase = state["phases"]["by_ply"][ply - 1] if state["phases"] else None
        found.append(
            Exercise(
                headers=game["headers"],
                ply=ply,
                side=side,
                fen=fen,
                chess960=game["variant"] == "chess960",
                fault=record["uci"],
                played=f"{MoveNumber.before(fen).text()}{record['san']}",
                nag=move["nag"],
                solution=tuple(before["lines"][0]["pv"][:LONGEST]),
                loss=move["loss"],
                themes=(*motifs, str(move["classification"]), *([phase] if phase else [])),
                why=reason_of(state, ply, language),
                alone=_stands_alone(before["lines"], side),
            )
        )
    return found


def _stands_alone(lines: Sequence[Line], side: Side) -> bool:
    """Whether the first line's move is the only good one, as for a critical move (docs/classification.md)."""
    second = next((line for line in lines if line["rank"] == 2), None)
    if second is None:
        return False
    best = second.get("against") or lines[0]
    loss = expected_loss(
        Score(best["cp"], best["mate"]), Score(second["cp"], second["mate"]), mover=side == "white"
    )
    return loss >= CRITICAL_LOSS


def puzzles_of(state: State, language: str = ENGLISH) -> list[Exercise]:
    """The exercises with a single good answer, in the game's order; `language`: of `why`."""
    return [each for each in exercises_of(state, language=language) if each.alone]


def exercises_pgn(exercises: Iterable[Exercise], language: str = ENGLISH) -> str:
    """PGN in export format, a game for each: the question as its first comment, the solution as its moves,
    the fault as a variation with its mark and reason."""
    return "\n".join(_game(number, each, language) for number, each in enumerate(exercises, start=1))


def question(exercise: Exercise, language: str) -> str:
    """ "White to move: what is better than 17.Qh5?" """
    played = exercise.played.replace(ELLIPSIS, "...")
    return text(language, "exercise-question", side=exercise.side, move=played)


def solution(exercise: Exercise, language: str) -> str:
    """The solution for people, with the pieces' letters of the language."""
    return text(language, "pawns-move", move=exercise.line)


def _game(number: int, exercise: Exercise, language: str) -> str:
    game = chess.pgn.Game()
    game.setup(exercise.board)
    game.comment = question(exercise, language)
    node: chess.pgn.GameNode = game
    for uci in exercise.solution:
        node = node.add_variation(chess.Move.from_uci(uci))
    if exercise.solution[0] != exercise.fault:
        wrong = game.add_variation(chess.Move.from_uci(exercise.fault))
        wrong.nags = {exercise.nag} if exercise.nag else set()
        wrong.comment = exercise.why
    headers = exercise.headers
    tags = {
        "Event": text(language, "exercise-title", number=number, game=exercise.players),
        "Site": "?",
        "Date": headers.get("Date") or "????.??.??",
        "Round": headers.get("Round") or "?",
        "White": headers.get("White") or "?",
        "Black": headers.get("Black") or "?",
        "Result": "*",
        "SetUp": "1",
        "FEN": exercise.fen,
        **({"Variant": "Chess960"} if exercise.chess960 else {}),
        "Themes": " ".join(exercise.themes),
    }
    return write_tree(tags, game)
