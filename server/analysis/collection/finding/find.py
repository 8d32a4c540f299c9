"""Find the games with a position, an ending or a pawn structure, by their digests. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import chess

from server.analysis.collection.finding.features import (
    KINDS,
    Feature,
    group_of,
    key_of,
    kind_of_type,
    ply_of,
)
from server.analysis.collection.finding.shapes import FoundGame, FoundGames
from server.analysis.collection.season.digest import Digest
from server.analysis.collection.season.player_games import Source, games_of
from server.analysis.errors import OptionsError
from server.analysis.events.values import Side
from server.i18n.texts import sentence

_LONGEST = 120
"""Characters of a FEN."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is looked for: games of a `kind`, or with the position `men`, as a FEN begins. Neither: only which
    kinds there are."""

    kind: str | None = None
    men: str | None = None


def question_of(kind: str | None, fen: str | None) -> Question:
    """Read a question. Only the first field of a FEN counts; underscores may stand for blanks. Raises
    OptionsError, which names the field."""
    if kind is not None and kind not in KINDS:
        raise OptionsError(sentence("find-no-kind"), place="kind")
    if kind is not None and fen is not None:
        raise OptionsError(sentence("find-one-of"), place="fen")
    if fen is None:
        return Question(kind)
    try:
        men = chess.BaseBoard((fen.replace("_", " ").split() or [""])[0]).board_fen()
    except ValueError:
        reason = sentence("fault-fen-board")
        message = sentence("fault-fen-unreadable", fen=fen[:_LONGEST], reason=reason)
        raise OptionsError(message, place="fen") from None
    return Question(men=men)


def find(sources: Sequence[Source], question: Question, player: str | None = None) -> FoundGames | None:
    """The games that fit, in their order, of `player` or all; None if no player of that name is in them."""
    played: list[tuple[Source, Side | None]] = [(source, None) for source in sources]
    if player is not None:
        played = [(game.source, game.side) for game in games_of(sources, player)]
        if not played:
            return None
    known = [(source, side, source.digest) for source, side in played if source.digest and source.review]
    features = [_earliest(digest) for _, _, digest in known]
    counts = Counter(kind for each in features for kind in each)
    key = None if question.men is None else key_of(question.men)
    games = list[FoundGame]()
    for (source, side, digest), each in zip(known, features, strict=True):
        hit = each.get(question.kind or "")
        if key is not None and question.men is not None and (ply := ply_of(digest["keys"], key)) is not None:
            hit = Feature(kind="", side=None, ply=ply, men=question.men)
        if hit:
            games.append(_told(source, digest, hit, side))
    return {
        "searched": len(known),
        "left_out": len(played) - len(known),
        "kinds": [
            {"kind": kind, "group": group_of(kind), "games": counts[kind]} for kind in KINDS if counts[kind]
        ],
        "games": games,
    }


def _earliest(digest: Digest) -> dict[str, Feature]:
    """The first feature of each kind."""
    found: dict[str, Feature] = {}
    for feature in sorted(_features(digest), key=lambda each: each["ply"]):
        found.setdefault(feature["kind"], feature)
    return found


def _features(digest: Digest) -> Iterator[Feature]:
    yield from digest["features"]
    for stretch in digest["endgame"]:
        if kind := kind_of_type(stretch["type"]):
            men = stretch["fen"].split()[0]
            yield Feature(kind=kind, side=None, ply=stretch["ply"], men=men)


def _told(source: Source, digest: Digest, hit: Feature, player: Side | None) -> FoundGame:
    headers = {**digest["headers"], **source.facts["headers"]}
    return {
        "review": source.review or "",
        "white": headers.get("White", "?"),
        "black": headers.get("Black", "?"),
        "result": headers.get("Result", "*"),
        "date": headers.get("Date"),
        "ply": hit["ply"],
        "move": (hit["ply"] + 1) // 2 or None if digest["line"] is not None else None,
        "men": hit["men"],
        "side": hit["side"],
        "player": player,
    }
