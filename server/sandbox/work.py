"""What is done with strangers' texts, as plain functions: arguments and results cross to a child of `pool.py`
and back. The worker, for which nobody waits, calls them directly. What is large is loaded where it is done:
the web process, which names these functions, does none of it.

Each raises the KibitzErrors of what it calls.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from server.analysis.classification.batch import LineRecord
from server.analysis.collection.finding.find import find, question_of
from server.analysis.collection.openings.pgn_export import tree_pgn
from server.analysis.collection.openings.tree import tree_of
from server.analysis.collection.season.csv_export import table_of
from server.analysis.collection.season.digest import digest_text
from server.analysis.collection.season.player_games import Source
from server.analysis.collection.season.season import season_of
from server.analysis.collection.season.shapes import SeasonCollection
from server.analysis.collection.tournament import follow
from server.analysis.collection.tournament.player_list import read_list
from server.analysis.collection.tournament.report import ArbiterReport
from server.analysis.collection.tournament.trf import read_trf
from server.analysis.events.events import EventJson, NoteEvent
from server.analysis.events.fold import State, fold
from server.analysis.events.state import End
from server.analysis.events.values import Opening, Side, Variant
from server.analysis.events.wire import Plan
from server.analysis.game.corrections import corrected
from server.analysis.game.decoding import decode, guessed_games, without_controls
from server.analysis.game.game import parse_game
from server.analysis.game.games_file import Entry, parse_reviewable, read_entry
from server.analysis.game.limits import GameLimits
from server.analysis.game.openings import load_book
from server.analysis.game.pgn_text import split_games
from server.analysis.game.privacy import hide_names
from server.analysis.people.asked import PeopleHere, people_here
from server.analysis.reading import Path, Wrong, read
from server.analysis.reasons.asked import MoveExplained, tell_of
from server.analysis.report.annotated_pgn import EVERYTHING, Told, annotated_pgn
from server.analysis.report.owner_notes import checked_note
from server.analysis.review.options import ReviewOptions
from server.analysis.review.threatened import Threatened, threatened
from server.i18n.texts import Sentence

SeasonText = tuple[int, str | None, str, str | None]
"""A game for a season: number, review, the facts of its row and its digest (if there is one) as JSON."""
SeasonForm = Literal["json", "csv"]
TreeForm = Literal["json", "pgn"]


def decoded(data: bytes) -> tuple[str, list[int]]:
    """The text of a file, and the games in which its encoding was guessed."""
    return without_controls(decode(data)), guessed_games(data)


def wrong_in(shape: type, body: object) -> tuple[Path, Sentence] | None:
    """Where JSON is not as the TypedDict `shape` declares it, and why."""
    try:
        read(shape, body, "")
    except Wrong as wrong:
        return wrong.path, wrong.message
    return None


def without_names(text: str, limits: GameLimits) -> str:
    """A file of one game or many, its players hidden."""
    return hide_names(text, limits)


def first_events(pgn: str, options: ReviewOptions, limits: GameLimits) -> list[EventJson]:
    """The events of a review that need no engine, as they are stored."""
    from server.analysis.review.pipeline import prelude  # not where this is only asked for: it loads numpy

    return [event.to_wire() for event in prelude(parse_reviewable(pgn, limits), options)]


def texts_of_games(text: str, limits: GameLimits) -> list[str]:
    """The text of each game of a file."""
    return [game.source for game in split_games(text, limits)]


def entry_of(number: int, source: str, limits: GameLimits) -> Entry:
    """A game of a file, from its own text; a fault is the entry's."""
    return read_entry(number, source, limits)


def corrected_entry(number: int, source: str, headers: Mapping[str, str], limits: GameLimits) -> Entry:
    """The same with other values of some headers."""
    return read_entry(number, corrected(source, headers, limits), limits)


def report_of(text: str) -> ArbiterReport:
    """An arbiter's report, or a list of players."""
    is_trf = any(line.startswith("001 ") for line in text.splitlines())
    return read_trf(text) if is_trf else read_list(text)


def seen_game(number: int, source: str, limits: GameLimits) -> tuple[follow.SeenGame, Entry]:
    """A game of a followed round: for comparison with what is known of it, and as a row."""
    return follow.read_seen(number, source, limits)


def compared(rows: Sequence[follow.SeenGame], games: Sequence[follow.SeenGame]) -> list[follow.FollowStep]:
    """What became of a round's games."""
    return follow.steps(rows, games)


def annotated(pgn: str, state: State, language: str, limits: GameLimits, told: Told = EVERYTHING) -> str:
    """A reviewed game as PGN, with what the folded `state` says so far."""
    return annotated_pgn(parse_game(pgn, limits), state, language, told)


def checked(
    fen: str, variant: Variant, further: Sequence[str], fields: Mapping[str, object]
) -> Mapping[str, object]:
    """An owner's note with these `fields`, as the event that is kept of it."""
    return checked_note(fen, variant, further, msgspec.convert(fields, NoteEvent)).to_wire()


def explain_move(
    fen: str, uci: str, before: Sequence[LineRecord], after: Sequence[LineRecord]
) -> MoveExplained:
    """What is to be said of a move that somebody tries."""
    return tell_of(fen, uci, before, after)


def people_at(fen: str, moves: Sequence[str], plies: int) -> PeopleHere:
    """What people play after `moves` from `fen`; the networks are loaded where this runs."""
    return people_here(fen, moves, plies=plies)


def explain_threat(fen: str, known: Sequence[tuple[str, Sequence[LineRecord]]]) -> Threatened:
    """What is to be said of what is threatened in a position."""
    return threatened(fen, known)


def end_and_plan(lines: Sequence[bytes]) -> tuple[End | None, Plan | None]:
    """How the last run of a review ended, and what it was to search; `lines`: its events, each as JSON."""
    state = fold(_numbered(lines))
    return state["end"], state["plan"]


def digest_of_log(lines: Sequence[bytes]) -> str:
    """What a season needs of a reviewed game, as JSON; `lines`: its events, each as JSON."""
    return digest_text(_numbered(lines))


def _numbered(lines: Sequence[bytes]) -> Iterator[EventJson]:
    """The events of a log with their numbers; `lines`: each as JSON."""
    bodies = json.loads(b"[" + b",".join(lines) + b"]")
    return ({"seq": seq, **body} for seq, body in enumerate(bodies, start=1))


def season(
    collection: SeasonCollection, rows: Sequence[SeasonText], player: str, form: SeasonForm, root: str = ""
) -> str | None:
    """A player's season as JSON or CSV; None if no player of that name is in the collection. `root`: what
    stands before each path of this host."""
    found = season_of(collection, _sources(rows), player)
    if found is None:
        return None
    if form == "csv":
        return table_of(found, root)
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def opening_tree(
    title: str,
    rows: Sequence[SeasonText],
    player: str | None,
    side: Side | None,
    form: TreeForm,
    language: str,
) -> str | None:
    """The openings of a collection, or of a player's games in it, as JSON or PGN; None as `season`."""
    found = tree_of(_sources(rows), _name_of, player, side, title)
    if found is None:
        return None
    if form == "pgn":
        return tree_pgn(found, f"{player}, {title}" if player else title, language)
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def found_games(
    rows: Sequence[SeasonText], kind: str | None, fen: str | None, player: str | None
) -> str | None:
    """The games of a kind, or with a position, as JSON; None as `season`."""
    found = find(_sources(rows), question_of(kind, fen), player)
    return None if found is None else json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _name_of(fen: str) -> Opening | None:
    opening = load_book().lookup_fen(fen)
    return None if opening is None else {"eco": opening.eco, "name": opening.name}


def _sources(rows: Sequence[SeasonText]) -> list[Source]:
    return [
        Source(number, json.loads(facts), review, json.loads(digest) if digest else None)
        for number, review, facts, digest in rows
    ]
