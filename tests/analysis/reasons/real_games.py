"""What is said of each move of the recorded faults and games, as it stands in `tests/data/said.txt`:

    move | its facts, without the moves of their lines | the English sentences

The lines of faults count as those of the only good defences; the moves of games have the class that lines
alone give, and what their lines alone carry is said. Whoever changes what is said writes the file anew and
reads what has changed:

    python -m tests.analysis.reasons.real_games
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.asked import tell_of
from server.analysis.reasons.explain import Context, Scene, facts_of
from server.analysis.reasons.words import say
from server.i18n import texts
from server.i18n.texts import Text
from tests.analysis.reasons.situations import as_proven
from tests.analysis.reasons.test_explain import DATA, cases_of_faults

SAID = DATA / "said.txt"
Told = tuple[chess.Board, chess.Move, list[Fact], list[Text]]


def told() -> list[Told]:
    return [*_of_faults(), *_of_games()]


def _of_faults() -> Iterator[Told]:
    for board, move, before, after, _ in cases_of_faults():
        scene = Scene(board, move, before, after, Context(), as_proven(board, move, before, after))
        facts = facts_of(scene)
        yield board, move, facts, say(facts, scene)


def _of_games() -> Iterator[Told]:
    for text in (DATA / "classify.jsonl").read_text("utf-8").splitlines():
        row = json.loads(text)
        board = chess.Board(row["start_fen"])
        for uci, before, after in zip(row["moves"], row["lines"], row["lines"][1:], strict=False):
            move = board.parse_uci(uci)
            found = tell_of(board.fen(), uci, before, after)
            yield board.copy(stack=False), move, found.facts, found.said
            board.push(move)


def lines(games: list[Told]) -> list[str]:
    return [
        " | ".join(
            (
                board.san(move),
                "; ".join(map(_in_short, facts)),
                " ".join(texts.from_json(text, "en") or "" for text in said),
            )
        )
        for board, move, facts, said in games
    ]


def _in_short(fact: Fact) -> str:
    fields = (f"{name}={value}" for name, value in fact.items() if name not in ("kind", "line", "targets"))
    return " ".join((fact["kind"], *fields)).replace("'", "").replace(", ", ",")


if __name__ == "__main__":
    SAID.write_text("\n".join(lines(told())) + "\n", "utf-8")
