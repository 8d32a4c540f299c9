"""A tree of openings as one PGN: the most played line as its moves, the others as variations, each move with
its games in a comment. A position that was reached before is not gone through again."""

from __future__ import annotations

import chess
import chess.pgn

from server.analysis.collection.openings.shapes import OpeningTree, TreePosition
from server.analysis.game.writer import write_tree
from server.i18n.texts import text


def tree_pgn(tree: OpeningTree, title: str, language: str) -> str:
    """PGN in export format; `title` is its event."""
    game = chess.pgn.Game()
    start = tree["positions"][0]
    game.comment = _words(start, len(start["games"]), 0, language)
    seen = {0}
    open_nodes: list[tuple[chess.pgn.GameNode, int]] = [(game, 0)]
    while open_nodes:
        node, at = open_nodes.pop()
        following = []
        for move in tree["positions"][at]["moves"]:
            child = node.add_variation(chess.Move.from_uci(move["uci"]))
            to = move["to"]
            if to is None:
                child.comment = text(language, "games-count", count=1)
                continue
            there = tree["positions"][to]
            child.comment = _words(there, move["games"], move["faults"], language)
            if to not in seen:
                seen.add(to)
                following.append((child, to))
        open_nodes += reversed(following)
    tags = {"Event": title, "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?", "Black": "?"}
    return write_tree({**tags, "Result": "*"}, game)


def _words(position: TreePosition, games: int, faults: int, language: str) -> str:
    """ "12 games: +5 =3 -4; 54% where the opening ends; a fault in 3 of them"."""
    results = {"won": position["white"], "drawn": position["draws"], "lost": position["black"]}
    said = [text(language, "openings-games", count=games, **results)]
    if position["points"] is not None:
        said.append(text(language, "openings-points", points=round(position["points"], 2)))
    if faults:
        said.append(text(language, "openings-faults", count=faults))
    return "; ".join(said)
