"""A round that is being played: which game of the text that has come is which row, and what became of it.

Pure. Rows whose text has not changed are set aside before anything is read (`set_aside`); of the others
`steps` says what is to be done. A game that is no longer in the text stays where it is.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from typing import Literal

from server.analysis.game.games_file import Entry, read_text
from server.analysis.game.limits import GameLimits
from server.analysis.game.pgn_text import split_games
from server.analysis.game.wire_form import move_records
from server.analysis.game.words import BOTH_LOST, read_result

Key = Callable[[Mapping[str, str]], Hashable | None]
"""Of headers what games are told apart by; None: they do not say it."""
Kind = Literal["same", "grown", "corrected", "changed", "left", "new", "gone"]

NAMING = ("GameURL", "ChapterURL", "GameId")
"""Headers that name a game and no other."""
_UNKNOWN = "?.- "
_BOTH_LOST_HEADER = re.compile(r'\[Result\s*"0\s*[-:]\s*0"', re.I)
_OPEN = '[Result "*"]'
_GOING = '[Termination "Unterminated"]'
"""The PGN standard's word for a game that is still being played: page, embed and story say so by it."""


@dataclass(frozen=True, slots=True)
class SeenGame:
    """A game as a text has it. `start`: FEN of its first position; `moves`: UCI, empty if they cannot be
    read; `fingerprint`: of all that the text says; `readable`: it can be played; `broken_off`: up to a move
    that cannot."""

    tags: Mapping[str, str]
    start: str
    moves: tuple[str, ...]
    fingerprint: str
    readable: bool
    broken_off: bool = False


@dataclass(frozen=True, slots=True)
class FollowStep:
    """What became of a row, of a game, or of both (their places in what was compared; None: there is none).

    `same`: the text says it in other words; `grown`: more moves, or the same with other headers, clocks or
    comments; `corrected`: other moves from `ply` on (0: from the start); `changed`: it had no moves to review
    before, and says something else now; `left`: its moves cannot be read now, or fewer of them, or there are
    none any more: it stays as it was; `new`, `gone`.
    """

    kind: Kind
    row: int | None
    game: int | None
    ply: int | None = None


def going(source: str) -> str:
    """The text of a game of a round; one without a result says that it is still being played, unless it says
    how it ended."""
    if "[Termination " in source:
        return source
    return source.replace(_OPEN, f"{_OPEN}\n{_GOING}", 1)


def is_whole(source: str) -> bool:
    """Whether the text of a game ends with a termination marker, as the PGN standard asks for: one that is
    still being written, or was cut on its way, does not. What has no headers is no game of a round."""
    if not source.lstrip().startswith("["):
        return True
    said = read_result(source.split()[-1])
    return bool(said) and (said != BOTH_LOST or _BOTH_LOST_HEADER.search(source) is not None)


def without_last_word(source: str) -> str:
    """The text of a game that was cut off, without its last word, which may be half a word; "" if its moves
    have not begun."""
    headers, blank, moves = source.partition("]\n\n")
    whole = moves.rpartition(" ")[0]
    return f"{headers}{blank}{whole}" if whole else ""


def read_seen(number: int, source: str, limits: GameLimits | None = None) -> tuple[SeenGame, Entry]:
    """A game of its own text, read once: for its comparison, and as a row takes it. What cannot be read has
    no moves. Raises KibitzError where it is no game."""
    limits = limits or GameLimits()
    text = split_games(source, limits)[0]
    entry, game = read_text(number, text, limits)
    if game is None:
        return SeenGame(dict(text.tags), "", (), _fingerprint(source), readable=False), entry
    said = (game.headers, game.start.fen(), game.intro, move_records(game.line), entry.broken_off)
    moves = tuple(move.uci() for move in game.moves)
    seen = SeenGame(
        dict(text.tags),
        game.start.fen(),
        moves,
        _fingerprint(repr(said)),
        readable=True,
        broken_off=entry.broken_off is not None,
    )
    return seen, entry


def set_aside(rows: Sequence[str], games: Sequence[str]) -> tuple[list[int], list[int]]:
    """The places of the texts of `rows` and of `games` that have no equal on the other side; each text pairs
    off once."""
    left = Counter(rows)
    fresh = []
    for place, text in enumerate(games):
        if left[text]:
            left[text] -= 1
        else:
            fresh.append(place)
    changed = []
    for place in reversed(range(len(rows))):  # of equal rows the first ones have found theirs
        if left[rows[place]]:
            left[rows[place]] -= 1
            changed.append(place)
    return changed[::-1], fresh


def steps(rows: Sequence[SeenGame], games: Sequence[SeenGame]) -> list[FollowStep]:
    """What is to be done, in the order of the games; then the rows that are gone."""
    pairs = _pairs(rows, games)
    found = [_step(rows, pairs.get(place), games[place], place) for place in range(len(games))]
    there = set(pairs.values())
    return found + [FollowStep("gone", place, None) for place in range(len(rows)) if place not in there]


def label(tags: Mapping[str, str]) -> str:
    """The same for the same game at any time, as far as its headers tell: so one that somebody has removed
    does not come back."""
    name = next((tags[header] for header in NAMING if tags.get(header)), None)
    return _fingerprint(repr(name or _on_board(tags)))


def _step(rows: Sequence[SeenGame], row: int | None, game: SeenGame, place: int) -> FollowStep:
    if row is None:
        return FollowStep("new", None, place)
    before = rows[row]
    if before.fingerprint == game.fingerprint:
        return FollowStep("same", row, place)
    if not before.moves:
        return FollowStep("changed", row, place)
    if not game.readable or not game.moves:
        return FollowStep("left", row, place)
    common = _common(before, game)
    if common == len(before.moves):
        return FollowStep("grown", row, place)
    if game.broken_off and common == len(game.moves):
        return FollowStep("left", row, place)
    return FollowStep("corrected", row, place, common)


def _pairs(rows: Sequence[SeenGame], games: Sequence[SeenGame]) -> dict[int, int]:
    """Game -> row. What names a game goes before who plays where, and that before what agrees in part."""
    found: dict[int, int] = {}
    for header in (*NAMING, "Site"):
        _pair_alone(found, rows, games, partial(_address, header), _any)
    for key in (_on_board, _in_round):
        _pair_alike(found, rows, games, key)
    for part in (_place_of, _swapped):  # names or colours were put right
        _pair_alone(found, rows, games, part, _agree)
    return found


def _pair_alone(
    found: dict[int, int],
    rows: Sequence[SeenGame],
    games: Sequence[SeenGame],
    key: Key,
    fits: Callable[[SeenGame, SeenGame], bool],
) -> None:
    """Pair those whose key occurs once on each side."""
    mine, theirs = _open(rows, found.values(), key), _open(games, found, key)
    for name, places in theirs.items():
        there = mine.get(name, [])
        if len(places) == len(there) == 1:
            row, game = there[0], places[0]
            if _may_be(rows[row], games[game]) and fits(rows[row], games[game]):
                found[game] = row


def _pair_alike(found: dict[int, int], rows: Sequence[SeenGame], games: Sequence[SeenGame], key: Key) -> None:
    """Several of one key by their order where there are as many, else by the moves that they share."""
    mine, theirs = _open(rows, found.values(), key), _open(games, found, key)
    for name, places in theirs.items():
        there = mine.get(name, [])
        if len(there) == len(places):
            ranked = list(zip(there, places, strict=True))
        else:
            both = [(row, game) for row in there for game in places]
            ranked = sorted(both, key=lambda pair: -_common(rows[pair[0]], games[pair[1]]))
        taken: set[int] = set()
        for row, game in ranked:
            if game not in found and row not in taken and _may_be(rows[row], games[game]):
                found[game] = row
                taken.add(row)


def _open(all_of: Sequence[SeenGame], taken: Iterable[int], key: Key) -> dict[Hashable, list[int]]:
    """Key -> places that are not paired yet."""
    there: dict[Hashable, list[int]] = {}
    gone = set(taken)
    for place, seen in enumerate(all_of):
        name = key(seen.tags)
        if place not in gone and name is not None:
            there.setdefault(name, []).append(place)
    return there


def _may_be(row: SeenGame, game: SeenGame) -> bool:
    """Both are not named as two games."""
    return all(
        row.tags.get(header) == game.tags.get(header)
        for header in NAMING
        if row.tags.get(header) and game.tags.get(header)
    )


def _any(row: SeenGame, game: SeenGame) -> bool:
    return True


def _agree(row: SeenGame, game: SeenGame) -> bool:
    """The shorter one is the begin of the other."""
    shorter = min(len(row.moves), len(game.moves))
    return not shorter or _common(row, game) == shorter


def _common(row: SeenGame, game: SeenGame) -> int:
    """The moves that both begin with."""
    if row.start != game.start:
        return 0
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(row.moves, game.moves, strict=False))
    return sum(1 for _ in alike)


def _address(header: str, tags: Mapping[str, str]) -> str | None:
    """A header that names a game; a Site does where it is an address."""
    value = tags.get(header, "").strip()
    return value if value and (header != "Site" or "://" in value) else None


def _on_board(tags: Mapping[str, str]) -> Hashable:
    return (_known(tags, "Round"), _known(tags, "Board"), *_players(tags))


def _in_round(tags: Mapping[str, str]) -> Hashable:
    return (_known(tags, "Round").split(".")[0], *_players(tags))


def _place_of(tags: Mapping[str, str]) -> Hashable | None:
    """Round and board, as "3.2" or in two headers."""
    round_, _, board = _known(tags, "Round").partition(".")
    board = _known(tags, "Board") or board
    return (round_, board) if board else None


def _swapped(tags: Mapping[str, str]) -> Hashable | None:
    """Round and players, regardless of colours."""
    players = _players(tags)
    return (_known(tags, "Round").split(".")[0], frozenset(players)) if all(players) else None


def _players(tags: Mapping[str, str]) -> tuple[str, str]:
    return _known(tags, "White").casefold(), _known(tags, "Black").casefold()


def _known(tags: Mapping[str, str], name: str) -> str:
    """A header's value, "" where it says nothing."""
    value = " ".join(tags.get(name, "").split())
    return value if value.strip(_UNKNOWN) else ""


def _fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
