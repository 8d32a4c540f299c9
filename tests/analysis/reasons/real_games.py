"""What is said of each move of the recorded games and faults, as it stands in `tests/data/said.txt`:

    move | kinds of its facts | the English sentences

Whoever changes what is said writes the file anew and reads what has changed:

    python -m tests.analysis.reasons.real_games
"""

from __future__ import annotations

from functools import cache

import chess

from server.analysis.events.events import Fact
from server.analysis.reasons.explain import Context, Scene, facts_of
from server.analysis.reasons.words import say
from server.i18n import texts
from server.i18n.texts import Text
from tests.analysis.reasons.test_explain import DATA, cases_of_faults, cases_of_games

SAID = DATA / "said.txt"


@cache
def told() -> list[tuple[chess.Board, chess.Move, list[Fact], list[Text]]]:
    found = []
    for cases in (cases_of_faults, cases_of_games):
        for board, move, before, after, _ in cases():
            scene = Scene(board, move, before, after, Context())
            facts = facts_of(scene)
            found.append((board, move, facts, say(facts, scene)))
    return found


def lines() -> list[str]:
    return [
        " | ".join(
            (
                board.san(move),
                " ".join(":".join(filter(None, (fact["kind"], fact.get("name")))) for fact in facts),
                " ".join(texts.from_json(text, "en") or "" for text in said),
            )
        )
        for board, move, facts, said in told()
    ]


if __name__ == "__main__":
    SAID.write_text("\n".join(lines()) + "\n", "utf-8")
