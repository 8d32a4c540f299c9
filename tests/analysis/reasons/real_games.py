"""What is said of each move of the recorded faults and games, as it stands in `tests/data/said/`, in one file
for each kind of the first fact, `nothing.txt` for moves without one:

    game, or "fault", and move | its facts, without the moves of their lines | the English sentences

The lines of faults count as those of the only good defences; the moves of games have the class that lines
alone give, and what their lines alone carry is said. After a change of what is said, write the files anew and
read what has changed:

    python -m tests.analysis.reasons.real_games
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import chess

from server.analysis.events.values import Fact
from server.analysis.reasons.asked import tell_of
from server.analysis.reasons.explain import Context, Scene, facts_of
from server.analysis.reasons.words import say
from server.i18n import texts
from server.i18n.texts import Text
from tests.analysis.reasons.situations import as_proven
from tests.analysis.reasons.test_explain import DATA, cases_of_faults

SAID = DATA / "said"


class Told(NamedTuple):
    """A move and what is said of it; `where`: its game, or "fault"."""

    where: str
    board: chess.Board
    move: chess.Move
    facts: list[Fact]
    said: list[Text]


def told() -> list[Told]:
    return [*_of_faults(), *_of_games()]


def _of_faults() -> Iterator[Told]:
    for board, move, before, after, _ in cases_of_faults():
        scene = Scene(board, move, before, after, Context(), as_proven(board, move, before, after))
        facts = facts_of(scene)
        yield Told("fault", board, move, facts, say(facts, scene))


def _of_games() -> Iterator[Told]:
    for text in (DATA / "classify.jsonl").read_text("utf-8").splitlines():
        row = json.loads(text)
        board = chess.Board(row["start_fen"])
        for uci, before, after in zip(row["moves"], row["lines"], row["lines"][1:], strict=False):
            move = board.parse_uci(uci)
            found = tell_of(board.fen(), uci, before, after)
            yield Told(row["id"], board.copy(stack=False), move, found.facts, found.said)
            board.push(move)


def lines(games: Iterable[Told]) -> dict[str, list[str]]:
    """The lines of each file, by its name without the ending."""
    files: dict[str, list[str]] = defaultdict(list)
    for each in games:
        files[each.facts[0]["kind"] if each.facts else "nothing"].append(_line(each))
    return dict(files)


def written() -> dict[str, list[str]]:
    """`lines` as they stand in SAID."""
    return {file.stem: file.read_text("utf-8").splitlines() for file in SAID.glob("*.txt")}


def _line(each: Told) -> str:
    number = f"{each.board.fullmove_number}{'.' if each.board.turn else '…'}"
    return " | ".join(
        (
            f"{each.where} {number}{each.board.san(each.move)}",
            "; ".join(map(_in_short, each.facts)),
            " ".join(texts.from_json(text, "en") or "" for text in each.said),
        )
    )


def _in_short(fact: Fact) -> str:
    fields = (f"{name}={value}" for name, value in fact.items() if name not in ("kind", "line", "targets"))
    return " ".join((fact["kind"], *fields)).replace("'", "").replace(", ", ",")


if __name__ == "__main__":
    for file in SAID.glob("*.txt"):
        file.unlink()
    for kind, text in lines(told()).items():
        (SAID / f"{kind}.txt").write_text("\n".join(text) + "\n", "utf-8")
