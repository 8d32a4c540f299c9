"""From a collection's games to the picture of its card. Pure. `say(key, **params)` gives the asker's
language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from server.analysis.collection.tournament.shapes import Cell, Standing, Tournament
from server.analysis.game.study import chapter_title
from server.i18n.texts import Say
from server.images import pictures
from server.images.pictures import CollectionPicture, Share

Headers = Mapping[str, str]

_LEADERS = 3
_WIDEST = 8
"""Players of a crosstable that a card has room for."""
_FEWEST = 3
"""Games of one player that make them that player's games."""
_MAX_CHARS = 200
_YEAR = re.compile(r"\d{4}")


@dataclass(frozen=True, slots=True)
class CollectionFacts:
    """What is known of a collection. `headers`: of each row; `reviews`: how many there are or will be, of
    which `reviewed` are done; `running`: there will be more."""

    title: str
    headers: Sequence[Headers]
    tournament: Tournament
    reviews: int
    reviewed: int
    running: bool


def collection_card(collection: CollectionFacts, say: Say) -> CollectionPicture:
    """Who leads; of two players the score, of one player's games that player's."""
    share = collection.reviewed / collection.reviews if collection.reviews else 0.0
    rows, others, results, score = _shown(collection, say)
    return CollectionPicture(
        title=collection.title.strip()[:_MAX_CHARS],
        facts=_facts(collection, say),
        rows=rows,
        others=say("image-others", count=others) if others else "",
        score=score,
        results=results,
        progress=say("collection-reviewed", reviewed=collection.reviewed, reviews=collection.reviews)
        if collection.running
        else "",
        reviewed=share,
    )


def points_text(points: float) -> str:
    """3.5 -> "3½"."""
    whole, half = divmod(round(2 * points), 2)
    return f"{whole or ''}½" if half else str(whole)


Shown = tuple[tuple[pictures.CardRow, ...], int, tuple[Share, ...], bool]
"""The rows, how many others there are, the bar of results, whether it is a score."""


def _shown(collection: CollectionFacts, say: Say) -> Shown:
    tournament = collection.tournament
    players = tournament["players"]
    results = _results(players, say)
    if not any(player["scored"] for player in players):
        names = [name for name in (_game_name(headers, say) for headers in collection.headers) if name]
        rows = tuple(pictures.CardRow(name) for name in names[:_LEADERS])
        return rows, 0, (), False
    if len(players) == 2:
        return tuple(_standing(player, "") for player in players), 0, results, True
    if one := _only(players, len(collection.headers) - len(tournament["duplicates"])):
        row = pictures.CardRow(
            _name(one), points=points_text(one["points"]), unit=say("games-of", count=one["scored"])
        )
        return (row,), 0, _results_of(one, say), True
    if len(tournament["teams"]) > 1:
        return *_teams(tournament, say), results, False
    if tournament["form"] == "robin" and len(players) <= _WIDEST:
        return tuple(_crossed(player, len(players)) for player in players), 0, (), False
    rows = tuple(_standing(player, f"{player['rank']}.") for player in players[:_LEADERS])
    return rows, len(players) - len(rows), results, False


def _teams(tournament: Tournament, say: Say) -> tuple[tuple[pictures.CardRow, ...], int]:
    teams = tournament["teams"]
    rows = tuple(
        pictures.CardRow(
            team["name"][:_MAX_CHARS],
            f"{team['rank']}.",
            str(team["match_points"]),
            beside=say("image-board-points", points=points_text(team["board_points"])),
        )
        for team in teams[:_LEADERS]
    )
    return rows, len(teams) - len(rows)


def _standing(player: Standing, place: str) -> pictures.CardRow:
    beside = str(player["rating"] or "")
    return pictures.CardRow(_name(player), place, points_text(player["points"]), beside=beside)


def _crossed(player: Standing, players: int) -> pictures.CardRow:
    cells = tuple(_against(player["games"], at) for at in range(players))
    return pictures.CardRow(_name(player), f"{player['rank']}.", points_text(player["points"]), cells=cells)


def _against(games: Sequence[Cell], opponent: int) -> str:
    """The points against somebody, of however many games; "" without a result."""
    points = [game["points"] for game in games if game["opponent"] == opponent]
    known = [each for each in points if each is not None]
    return points_text(sum(known)) if known else ""


def _name(player: Standing) -> str:
    return " ".join(filter(None, (player["title"], player["name"])))[:_MAX_CHARS]


def _only(players: Sequence[Standing], games: int) -> Standing | None:
    """The one who plays in all games, if others change."""
    found = [player for player in players if len(player["games"]) == games >= _FEWEST]
    return found[0] if len(found) == 1 else None


def _results(players: Sequence[Standing], say: Say) -> tuple[Share, ...]:
    """How the games at the board ended, each counted once, from White's side."""
    ends: dict[int, float | None] = {}
    for player in players:
        for cell in player["games"]:
            number = cell["number"]
            if number is not None and cell["kind"] in ("played", "running", "open"):
                ends[number] = _of_white(cell)
    return _shares(Counter(ends.values()), ("image-white-won", "image-drawn", "image-black-won"), say)


def _of_white(cell: Cell) -> float | None:
    if cell["points"] is None or cell["side"] == "white":
        return cell["points"]
    return 1 - cell["points"]


def _results_of(player: Standing, say: Say) -> tuple[Share, ...]:
    counted = Counter(cell["points"] for cell in player["games"] if cell["kind"] != "bye")
    return _shares(counted, ("image-won", "image-drawn", "image-lost"), say)


def _shares(counted: Counter[float | None], words: tuple[str, str, str], say: Say) -> tuple[Share, ...]:
    kinds = (("light", 1.0, words[0]), ("middle", 0.5, words[1]), ("dark", 0.0, words[2]))
    shares = [Share(tone, counted[points], say(key, count=counted[points])) for tone, points, key in kinds]
    open_ones = counted[None]
    shares.append(Share("none", open_ones, say("image-no-result", count=open_ones)))
    return tuple(share for share in shares if share.count)


def _facts(collection: CollectionFacts, say: Say) -> str:
    """ "60 games · 40 players · Hoogovens · 1999"."""
    players = len(collection.tournament["players"])
    events = Counter(event for headers in collection.headers if (event := _known(headers, "Event")))
    event = events.most_common(1)[0][0] if len(events) == 1 else ""
    years = sorted(
        {year.group() for headers in collection.headers if (year := _YEAR.match(headers.get("Date", "")))}
    )
    title = collection.title.strip().casefold()
    games = say("games-count", count=len(collection.headers))
    parts = [
        "" if games.casefold() == title else games,
        say("image-players", count=players) if players > 2 else "",
        "" if event.casefold() in title else event,
        "–".join(dict.fromkeys((years[0], years[-1]))) if years else "",
    ]
    return " · ".join(part for part in parts if part)


def _game_name(headers: Headers, say: Say) -> str:
    """Who plays, or what a study calls its chapter; "" where neither is known."""
    white, black = _known(headers, "White"), _known(headers, "Black")
    if not (white or black):
        return chapter_title(headers)[:_MAX_CHARS]
    return say("page-game", white=white or say("side-white"), black=black or say("side-black"))


def _known(headers: Headers, key: str) -> str:
    text = headers.get(key, "").strip()[:_MAX_CHARS]
    return text if text.strip("?.- ") else ""
