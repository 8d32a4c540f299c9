"""From the digests of games to the tree of their openings: positions merged by transposition. Pure.

A position is the same for the same men, side to move, castling rights and en passant square. A game counts
once in each position, however often it came there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import chess

from server.analysis.collection.openings.shapes import OpeningTree, TreeGame, TreeMove, TreePosition
from server.analysis.collection.season.digest import Digest, DigestFault
from server.analysis.collection.season.player_games import Source, games_of
from server.analysis.events.values import Opening, Side

LEAST = 2
"""Games that a position must be of, but for the start."""
_START = chess.Board().epd()

NameOf = Callable[[str], Opening | None]
"""The name of a position in the book, by its FEN."""


@dataclass(slots=True)
class _Move:
    """`to`: the key of the position that it leads to."""

    to: str
    games: set[int] = field(default_factory=set)
    faults: int = 0


@dataclass(slots=True)
class _Node:
    """`plies`: at which ply each game came here first."""

    plies: dict[int, int] = field(default_factory=dict)
    moves: dict[str, _Move] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Walked:
    source: Source
    digest: Digest


def tree_of(
    sources: Sequence[Source],
    name_of: NameOf,
    player: str | None = None,
    side: Side | None = None,
    title: str = "",
) -> OpeningTree | None:
    """The tree of the reviewed games of a collection, or of `player` with `side` (None: both); None if no
    player of that name is in it. `title`: the collection's."""
    if player is not None:
        played = games_of(sources, player)
        if not played:
            return None
        sources = [game.source for game in played if side is None or game.side == side]
    reviewed = [_Walked(source, source.digest) for source in sources if source.digest and source.review]
    games = [game for game in reviewed if game.digest["line"] is not None]
    nodes = _nodes(games)
    kept = [key for key, node in nodes.items() if key == _START or len(node.plies) >= LEAST]
    index = {key: place for place, key in enumerate(kept)}
    return {
        "title": title,
        "player": player,
        "side": side if player is not None else None,
        "left_out": len(reviewed) - len(games),
        "games": [_told(game) for game in games],
        "positions": [_position(key, nodes[key], games, index, name_of) for key in kept],
    }


def _nodes(games: Sequence[_Walked]) -> dict[str, _Node]:
    """The positions by their FEN without counters; the start position first."""
    nodes = {_START: _Node()}
    for number, game in enumerate(games):
        faults = {fault["ply"] for fault in game.digest["faults"]}
        board, key = chess.Board(), _START
        nodes[key].plies[number] = 0
        for ply, uci in enumerate(game.digest["line"] or (), start=1):
            board.push(chess.Move.from_uci(uci))
            to = board.epd()
            move = nodes[key].moves.setdefault(uci, _Move(to))
            move.games.add(number)
            move.faults += ply in faults
            nodes.setdefault(to, _Node()).plies.setdefault(number, ply)
            key = to
    return nodes


def _position(
    key: str, node: _Node, games: Sequence[_Walked], index: dict[str, int], name_of: NameOf
) -> TreePosition:
    results = [games[number].source.facts["headers"].get("Result") for number in node.plies]
    ends = [game.digest["opening_end"] for game in (games[number] for number in node.plies)]
    known = [end["win"] for end in ends if end and end["win"] is not None]
    board = chess.Board(f"{key} 0 1")
    moves = [
        TreeMove(
            uci=uci,
            san=board.san(chess.Move.from_uci(uci)),
            games=len(move.games),
            faults=move.faults,
            to=index.get(move.to),
        )
        for uci, move in node.moves.items()
    ]
    return {
        "fen": key,
        "name": name_of(key),
        "games": list(node.plies),
        "plies": list(node.plies.values()),
        "white": results.count("1-0"),
        "draws": results.count("1/2-1/2"),
        "black": results.count("0-1"),
        "points": round(sum(known) / len(known), 4) if known else None,
        "faults": {side: _faults(node, games, side) for side in ("white", "black")},
        "moves": sorted(moves, key=lambda move: (-move["games"], move["san"])),
    }


def _faults(node: _Node, games: Sequence[_Walked], side: Side) -> int:
    def those(number: int, first: int) -> Iterator[DigestFault]:
        for fault in games[number].digest["faults"]:
            if fault["phase"] == "opening" and fault["side"] == side and fault["ply"] > first:
                yield fault

    return sum(1 for number, first in node.plies.items() for _ in those(number, first))


def _told(game: _Walked) -> TreeGame:
    headers = game.source.facts["headers"]
    return {
        "review": game.source.review or "",
        "number": game.source.number,
        "white": headers.get("White", "?"),
        "black": headers.get("Black", "?"),
        "result": headers.get("Result", "*"),
        "line": game.digest["line"] or [],
    }
