"""A review, a collection or a season as one HTML file: the viewer, its styles and pieces, the texts of one
language and the games stand in it, and its policy lets it load nothing else. Knows no request and no store.

The games are folded states, packed (zlib, base64), as they are most of a file; the rest is JSON that no tag
or comment can end.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import json
import re
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import jinja2
from markupsafe import Markup

from server.analysis.collection.season.shapes import Season
from server.analysis.collection.tournament.shapes import Tournament
from server.analysis.errors import KibitzError
from server.analysis.events.fold import State
from server.analysis.events.values import Line
from server.analysis.events.wire import Position
from server.analysis.game.study import chapter_title
from server.i18n import texts
from server.i18n.opening_names import only_of
from server.i18n.piece_letters import NOTATIONS
from server.images.pieces import DEFAULT_SET, drawings
from server.system.paths import BUILT, TEMPLATES
from server.wire.bodies import CollectedGame

_GAMES, _SEASON = "file/file", "file/season"
"""The entries of resources/bundles.json."""
_FAULTS = "fault-"
"""How the texts of what is wrong with a PGN begin."""
_LONGEST_LINE = 16
"""Plies of an engine's line that a file keeps."""
_ESCAPED = re.compile("[<>&\u2028\u2029\ud800-\udfff]")


class NotBuiltError(KibitzError):
    """The viewer of files has not been put together."""


@dataclass(frozen=True, slots=True)
class FileLook:
    """How a file shows its games; the values are those of an embed's options. `language`: a code."""

    language: str = texts.ENGLISH
    theme: str = "auto"
    orientation: str = "white"
    pieces: str = DEFAULT_SET
    notation: str = NOTATIONS[0]


def review_file(title: str, state: State, look: FileLook) -> str:
    """A review as HTML; `state` has a game. Raises NotBuiltError."""
    return _file(title, None, [(1, state)], look)


def collection_file(
    title: str,
    table: Iterable[CollectedGame],
    standings: Tournament,
    numbers: Collection[int],
    states: Iterable[tuple[int, State]],
    look: FileLook,
) -> str:
    """A collection as HTML: its table, how its players stand, and the games of `numbers`. `states`: (number
    in
    it, state) of each, taken one by one, as all of them fill the memory. No address of a review is in it.
    Raises NotBuiltError."""
    rows = [_anonymous(row, row["number"] in numbers) for row in table]
    return _file(title, rows, states, look, standings)


def _anonymous(row: CollectedGame, is_there: bool) -> CollectedGame:
    return {**row, "id": str(row["number"]) if is_there else None}


def season_file(title: str, season: Season, look: FileLook) -> str:
    """A player's season as HTML. No address of a review is in it. Raises NotBuiltError."""
    shown = {
        **season,
        "collection": {**season["collection"], "id": ""},
        "games": [{**game, "review": None} for game in season["games"]],
    }
    return _page(_SEASON, title, {"title": title}, [(1, _packed(shown))], look)


def _file(
    title: str,
    table: list[CollectedGame] | None,
    states: Iterable[tuple[int, State]],
    look: FileLook,
    standings: Tournament | None = None,
) -> str:
    games = []
    names = {row["opening"]["name"] for row in table or () if row["opening"]}
    is_faulty = any(row["fault"] for row in table or ())
    for number, state in states:
        games.append((number, _packed(_slim(state))))
        names.update(_openings_of(state))
        is_faulty = is_faulty or bool(state["game"] and state["game"]["warnings"])
    kept = {
        "title": title,
        "options": {"orientation": look.orientation, "notation": look.notation},
        "table": table,
        "standings": standings,
        "numbers": [number for number, _ in games],
    }
    return _page(_GAMES, title, kept, games, look, _said(names, is_faulty=is_faulty))


def _said(openings: Collection[str], *, is_faulty: bool) -> texts.Wanted:
    """The texts of games with these openings, by their English names; of faults only if a game has any."""
    wanted = only_of(openings, _viewer(BUILT, _GAMES).texts)
    prefixes = tuple(prefix for prefix in wanted.prefixes if is_faulty or prefix != _FAULTS)
    return texts.Wanted(wanted.keys, prefixes)


def _openings_of(state: State) -> Iterator[str]:
    game = state["game"]
    if game:
        yield from (opening["name"] for opening in (game["opening"], *game["openings"]) if opening)


def _page(
    entry: str,
    title: str,
    kept: Mapping[str, object],
    games: Iterable[tuple[int, str]],
    look: FileLook,
    said: texts.Wanted | None = None,
) -> str:
    """`said`: its texts, None: all that its viewer can say."""
    viewer = _viewer(BUILT, entry)
    catalogue = {
        "language": look.language,
        "languages": texts.languages(),
        "letters": texts.foreign_letters(),
        "text": texts.page_text(look.language, said or viewer.texts),
    }
    return _template().render(
        language=look.language,
        title=title,
        theme=look.theme,
        piece_set=look.pieces,
        policy=viewer.policy,
        style=Markup(viewer.style),
        script=Markup(viewer.script),
        catalogue=script_json(catalogue),
        pieces=script_json(drawings(look.pieces)),
        kept=script_json(kept),
        games=games,
        t=functools.partial(texts.text, look.language),
    )


def game_title(state: State, language: str) -> str:
    """ "White v Black, 1-0"; without the result while there is none. A study's chapter without players has
    its own name."""
    say = functools.partial(texts.text, language)
    game = state["game"]
    if game is None:
        return say("page-game-unknown")
    if title := chapter_title(game["headers"]):
        return title
    names = {side: game["headers"].get(side, "").strip() for side in ("White", "Black")}
    white, black = (name if name.strip("?") else say(f"side-{side.lower()}") for side, name in names.items())
    if game["result"] in ("", "*"):
        return say("page-game", white=white, black=black)
    return say("page-game-result", white=white, black=black, result=game["result"])


def script_json(value: object) -> Markup:
    """JSON that can stand in a script element, whatever strings are in it."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Markup(_ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", text))


def _packed(value: Mapping[str, object]) -> str:
    text = json.dumps(value, ensure_ascii=True, separators=(",", ":"))
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def _slim(state: State) -> State:
    """Without what only a review that goes on needs, and with the heads of long lines."""
    return {**state, "positions": [position and _slim_position(position) for position in state["positions"]]}


def _slim_position(position: Position) -> Position:
    lines: list[Line] = [
        {**line, "pv": line["pv"][:_LONGEST_LINE], "san": (line.get("san") or [])[:_LONGEST_LINE]}
        for line in position["lines"]
    ]
    return {**position, "lines": lines}


@dataclass(frozen=True, slots=True)
class _Viewer:
    script: str
    style: str
    texts: texts.Wanted
    policy: str


@functools.cache
def _viewer(built: Path, entry: str = _GAMES) -> _Viewer:
    """What `scripts/bundle.mjs` has made. Read once."""
    try:
        manifest = json.loads((built / "bundles.json").read_text("utf-8"))["entries"][entry]
        name = entry.replace("/", "-")
        script, style = ((built / f"{name}.{kind}").read_text("utf-8").strip() for kind in ("js", "css"))
    except (OSError, KeyError):
        raise NotBuiltError(texts.sentence("error-file-not-built")) from None
    wanted = texts.Wanted(frozenset(manifest["keys"]), tuple(manifest["prefixes"]))
    return _Viewer(script, style, wanted, _policy(script, style))


def _policy(script: str, style: str) -> str:
    """Nothing but the one script, the one sheet and images that are written in the page."""
    return (
        f"default-src 'none'; script-src {_hash(script)}; style-src {_hash(style)}; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


@functools.cache
def _template() -> jinja2.Template:
    loader = jinja2.FileSystemLoader(TEMPLATES)
    return jinja2.Environment(loader=loader, autoescape=True).get_template("file.html")
