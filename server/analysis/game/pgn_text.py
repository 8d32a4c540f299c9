"""Text -> texts of games: where each game begins, what it is made of, and what nobody could read.

People paste neither clean nor complete text: every token is accounted for, with its place. Knows no rules of
chess: whether a move can be played is `moves.py`'s business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

from server.analysis.errors import GameError, LimitError
from server.analysis.game.limits import GameLimits, check_text
from server.analysis.game.links import check_no_link
from server.analysis.game.notices import MAX_NOTICES
from server.analysis.game.positions import is_bare_fen
from server.analysis.game.tokens import Token, TokenKind, asides, tokens
from server.analysis.game.words import (
    BOTH_LOST,
    clip,
    first_number,
    is_like_move,
    is_trailer,
    normal_form,
    read_result,
    read_word,
    why_unreadable,
)
from server.analysis.game.wrappings import unwrapped
from server.i18n.piece_letters import ENGLISH
from server.i18n.texts import Sentence, sentence

MAX_HEADERS = 200
"""So many headers of a game are kept; of the others their number."""
_STRANGERS_A_MOVE = 3
"""More words to a move make a text in which moves are named, and no game."""
_DECISIVE = ("FEN", "SetUp", "Variant")
"""Headers that decide where a game begins: they are kept however many others there are."""


class PgnPart(Enum):
    """What an `Item` is: MOVE (its SAN), NAG (its number), COMMENT (its text, blanks joined), BEGIN and END
    of a variation."""

    MOVE = auto()
    NAG = auto()
    COMMENT = auto()
    BEGIN = auto()
    END = auto()


class Item(NamedTuple):
    """A part of a game's moves, in the order of the text."""

    part: PgnPart
    text: str = ""


@dataclass(frozen=True, slots=True)
class PgnFault:
    """Something that could not be read. `ply`: moves of the main line read before it, None in the headers;
    `fatal`: the game cannot be reviewed without it."""

    ply: int | None
    message: str
    in_variation: bool
    fatal: bool


@dataclass(slots=True)
class GameText:
    """One game of the file: its `tags` in order (of two with one name the first), the `items` of its moves,
    the `result` behind them, `source` as it stands in the file, prose around it included.

    `plies`: moves of the main line; `variation_moves`, `variation_depth`: their number and deepest nesting.
    `faults`: all that are fatal and the first of the others; `more_faults`: how many others there are.
    `more_headers`: how many headers there are beside `tags`. `too_long`: there are more tokens than is
    allowed; then `items` is empty, and all that follows up to the next header was passed over.
    `may_be_lost`: the last move is castling written as "0-0", which is the result
    of a game that both lost if nobody can castle there. `first_number`: of the main line's first move, None
    if no number stands before it; `counts_on`: later moves are numbered on from there. `strangers`: words
    that are neither moves nor meant as such; `own`: `source` without the prose around the game;
    `span`: where `source` stands.
    """

    tags: dict[str, str] = field(default_factory=dict)
    items: list[Item] = field(default_factory=list)
    result: str | None = None
    plies: int = 0
    variation_moves: int = 0
    variation_depth: int = 0
    faults: list[PgnFault] = field(default_factory=list)
    more_faults: int = 0
    more_headers: int = 0
    too_long: bool = False
    source: str = ""
    may_be_lost: bool = False
    first_number: int | None = None
    counts_on: bool = False
    strangers: int = 0
    own: str = ""
    span: tuple[int, int] = (0, 0)

    @property
    def is_prose(self) -> bool:
        """Whether it is no game but words."""
        return not self.tags and self.strangers > _STRANGERS_A_MOVE * self.plies

    @property
    def has_header_lines(self) -> bool:
        """Whether there are headers, such that cannot be read among them."""
        return bool(self.tags) or any(fault.ply is None for fault in self.faults)

    @property
    def empty(self) -> bool:
        return not (self.tags or self.items or self.faults or self.result or self.too_long)


def split_games(text: str, limits: GameLimits | None = None) -> list[GameText]:
    """The games of a text, in order and at least one; none of them is played yet.

    Raises LimitError where the text is too long or holds too many, GameError where it holds none, or a link.
    """
    limits = limits or GameLimits()
    check_text(text, max_bytes=limits.bytes)
    check_no_link(text)
    games: list[GameText] = []
    text = unwrapped(text.replace("\ufeff", "").replace("\r\n", "\n").replace("\r", "\n"))
    prose: list[GameText] = []
    for game in _PgnReader(text, limits.tokens).games():
        if game.is_prose and not is_bare_fen(text):
            prose.append(game)
            continue
        games.append(_with_prose(game, prose, text))
        prose.clear()
        if len(games) > limits.games:
            count = max(len(games), text.count("[Event "))
            raise LimitError(sentence("fault-too-many-games", count=count, limit=limits.games))
    if not games:
        raise GameError(sentence("fault-no-game"), code="empty")
    _with_prose(games[-1], prose, text)
    return games


def _with_prose(game: GameText, prose: Sequence[GameText], text: str) -> GameText:
    """The game of `text`, with the prose that stands before it or behind it, which a notice tells."""
    if prose:
        begin, end = prose[0].span[0], prose[-1].span[1]
        place = None if end <= game.span[0] else game.plies
        message = sentence("fault-prose-left-out", text=clip(" ".join(text[begin:end].split())))
        game.faults.append(PgnFault(place, message, in_variation=False, fatal=False))
        game.span = min(begin, game.span[0]), max(end, game.span[1])
        game.source = text[slice(*game.span)].strip()
    return game


def map_text(
    source: str, *, tag: Callable[[tuple[str, str]], str | None], comment: Callable[[str], str]
) -> str:
    """`source` with each header (name, value) and each comment replaced by what the functions give; None
    takes a header out, and one that cannot be read goes. Moves stay as they are; escaped lines (%), which say
    nothing to a reader, go."""
    return "".join(_mapped_parts(source, tag, comment))


def _mapped_parts(
    source: str, tag: Callable[[tuple[str, str]], str | None], comment: Callable[[str], str]
) -> Iterator[str]:
    end = 0
    for token in asides(source):
        yield source[end : token.start]
        yield _mapped(token, tag, comment)
        end = token.end
    yield source[end:].rstrip()


def _mapped(token: Token, tag: Callable[[tuple[str, str]], str | None], comment: Callable[[str], str]) -> str:
    if token.kind is TokenKind.COMMENT:
        return "{" + comment(token.text) + ("}" if token.closed else "")
    if token.kind is TokenKind.LINE_COMMENT:
        return ";" + comment(token.text)
    if token.kind is TokenKind.TAG:
        return (token.tag and tag(token.tag)) or ""
    return ""


def _normal(token: Token) -> str:
    """A word in the signs that are read, without the blanks that a result may have in it."""
    return "".join(normal_form(token.text).split())


def with_letters(game: GameText, pieces: str, most_tokens: int) -> GameText | None:
    """The game read with these piece letters (server/i18n/piece_letters.py); None if not all of it is moves
    then, or if it says the same."""
    read = list(_PgnReader(game.own, most_tokens, pieces).games())
    return read[0] if len(read) == 1 and not read[0].faults and read[0].items != game.items else None


class _Zeros(NamedTuple):
    """Castling written as "0-0", or as "O-O" where the headers say that both lost. `at`: its place among the
    items; `numbered`: a number stands before it; `figures`: it is written with them."""

    at: int
    numbered: bool
    figures: bool


class _PgnReader:
    """Walks the tokens of a text and sorts them into games, of `most_tokens` each."""

    def __init__(self, text: str, most_tokens: int, pieces: str = ENGLISH) -> None:
        self.text = text
        self.most_tokens = most_tokens
        self.pieces = pieces
        self.count = 0
        """Tokens of the game."""
        self.begun = 0
        self.game = GameText()
        self.in_moves = False
        self.open: list[int] = []
        self.cut: int | None = None
        """The level of the variation that cannot go on, 0 for the main line; what follows in it is left
        out."""
        self.numbered = False
        """Whether the last word of the main line was a number."""
        self.zeros: _Zeros | None = None
        """The main line's last move, if it may be a result."""

    def games(self) -> Iterator[GameText]:
        for token in self._tokens():
            if self._begins_game(token):
                if not self.game.empty:
                    yield self._finish(token.start)
                self.in_moves = False
            self._take(token)
        if not self.game.empty:
            yield self._finish(len(self.text))

    def _tokens(self) -> Iterator[Token]:
        """All tokens but those that a game has too many of: from there on to the next header."""
        position: int | None = 0
        while position is not None:
            start, position = position, None
            for token in tokens(self.text, start):
                yield token
                self.count += 1
                if self.count > self.most_tokens:
                    self._pass_over()
                    headers = (each for each in asides(self.text, token.end) if each.kind is TokenKind.TAG)
                    position = next((each.start for each in headers), None)
                    break

    def _pass_over(self) -> None:
        self.game.too_long = True
        self.game.items.clear()
        self.open, self.cut, self.in_moves = [], None, True

    def _begins_game(self, token: Token) -> bool:
        """Whether `token` is the first of another game: a header behind moves, or one that stands here
        already and a comment behind it; a word behind a result."""
        if token.kind is TokenKind.TAG:
            name = token.tag[0] if token.tag else ""
            told_again = name in self.game.tags and (name == "Event" or bool(self.game.items))
            return self.in_moves or told_again
        if token.kind is not TokenKind.WORD or self.open:
            return False
        word = _normal(token)
        if self.game.is_prose and not self.game.result and word.startswith("1.") and first_number(word) == 1:
            return True
        if self.zeros and not self.zeros.numbered and self.game.plies > 1 and word.startswith("1."):
            self._both_lost(self.zeros)
        return self.game.result is not None and not is_trailer(word)

    def _take(self, token: Token) -> None:
        if token.kind is TokenKind.TAG:
            self._tag(token)
        elif token.kind in (TokenKind.COMMENT, TokenKind.LINE_COMMENT):
            self._comment(token)
        elif token.kind is not TokenKind.ESCAPED:
            self.in_moves = True
            self._moves(token)

    def _moves(self, token: Token) -> None:
        if token.kind is TokenKind.OPEN:
            self._begin_variation()
        elif token.kind is TokenKind.CLOSE:
            self._end_variation()
        elif token.kind is TokenKind.STRAY:
            self._fault(lambda: sentence("fault-comment-closed"))
        else:
            self._word(_normal(token))

    def _finish(self, end: int) -> GameText:
        if self.open:
            self._fault(lambda: sentence("fault-variation-open"), fatal=True, ply=self.open[0])
        if self.zeros and self.game.result in (None, "*"):
            self._settle(self.zeros)
        self.game.span, self.begun = (self.begun, end), end
        self.game.source = self.game.own = self.text[slice(*self.game.span)].strip()
        game, self.game, self.open, self.cut = self.game, GameText(), [], None
        self.count, self.numbered, self.zeros = 0, False, None
        return game

    def _settle(self, zeros: _Zeros) -> None:
        """Whether the last move is castling, or says that both lost: if the headers do, and if White's move
        has no number in a game of numbers. Else the board decides."""
        behind = self.game.items[zeros.at + 1 :]
        if zeros.numbered or any(item.part not in (PgnPart.COMMENT, PgnPart.NAG) for item in behind):
            return
        headers = read_result(self.game.tags.get("Result", ""))
        odd = self._white_moved_last and self.game.first_number is not None
        if (headers == BOTH_LOST and (zeros.figures or odd)) or (odd and headers in ("", "*")):
            self._both_lost(zeros)
        else:
            self.game.may_be_lost = True

    @property
    def _white_moved_last(self) -> bool:
        black_begins = self.game.tags.get("FEN", "").split()[1:2] == ["b"]
        return self.game.plies % 2 != int(black_begins)

    def _both_lost(self, zeros: _Zeros) -> None:
        del self.game.items[zeros.at]
        self.game.plies -= 1
        self.game.result, self.zeros = BOTH_LOST, None

    def _fault(self, tell: Callable[[], Sentence], *, fatal: bool = False, ply: int | None = None) -> None:
        ply = self.game.plies if ply is None else ply
        self._add_fault(ply, tell, fatal=fatal)

    def _add_fault(self, ply: int | None, tell: Callable[[], Sentence], *, fatal: bool = False) -> None:
        """Making a sentence takes time: only those that are shown are made."""
        if not fatal and len(self.game.faults) >= MAX_NOTICES:
            self.game.more_faults += 1
            return
        self.game.faults.append(PgnFault(ply, tell(), in_variation=bool(self.open), fatal=fatal))

    def _emit(self, part: PgnPart, text: str = "") -> None:
        """Pass a part on, unless it stands in a variation that was cut off at a fault."""
        if self.cut is None:
            self.game.items.append(Item(part, text))

    def _tag(self, token: Token) -> None:
        name, value = token.tag or ("", "")
        if name == "FEN" and self.game.tags.get(name, value) != value:
            self._add_fault(None, lambda: sentence("fault-two-fens"), fatal=True)
        elif name and len(self.game.tags) >= MAX_HEADERS and name not in _DECISIVE:
            self.game.more_headers += name not in self.game.tags
        elif name:
            self.game.tags.setdefault(name, value)
        else:
            self._add_fault(None, lambda: sentence("fault-header-line", line=clip(token.text)))

    def _comment(self, token: Token) -> None:
        if not token.closed:
            self._fault(lambda: sentence("fault-comment-open"), fatal=True)
        if words := " ".join(token.text.split()):
            self._emit(PgnPart.COMMENT, words)

    def _begin_variation(self) -> None:
        self.open.append(self.game.plies)
        self.game.variation_depth = max(self.game.variation_depth, len(self.open))
        self._emit(PgnPart.BEGIN)

    def _end_variation(self) -> None:
        if not self.open:
            self._fault(lambda: sentence("fault-variation-closed"))
            return
        if self.cut == len(self.open):
            self.cut = None
        self.open.pop()
        if self.cut is None and self.game.items[-1].part is PgnPart.BEGIN:
            self.game.items.pop()  # there is nothing in it
        else:
            self._emit(PgnPart.END)

    def _word(self, word: str) -> None:
        read = read_word(word, self.pieces)
        number = None if self.open else first_number(word)
        if number is not None:
            self._note_number(number)
        if read is None:
            self.zeros = None
            self.game.strangers += not is_like_move(word)
            if self.cut is None:
                self._fault(lambda: why_unreadable(word), fatal=not self.open)
                self.cut = len(self.open)
            return
        if read.result and not self.open:
            self.game.result = read.result
        if read.move:
            self._count_move()
            if not self.open:
                self._note_zeros(word, read.move)
            self._emit(PgnPart.MOVE, read.move)
        for nag in read.nags:
            self._emit(PgnPart.NAG, str(nag))
        if not self.open:
            self.numbered = number is not None and not read.move

    def _note_number(self, number: int) -> None:
        """Keep in mind with which number the moves begin, and whether they go on from there."""
        first, plies = self.game.first_number, self.game.plies
        if plies == 0 and first is None:
            self.game.first_number = number
        elif first is not None and plies > 1 and number == first + plies // 2:
            self.game.counts_on = True

    def _note_zeros(self, word: str, move: str) -> None:
        """Keep in mind that a move of the main line, and no other behind it, may be a result."""
        bare = first_number(word) is None
        may_be = move == "O-O" and self.cut is None and bare and not word.endswith(("+", "#", "!", "?"))
        self.zeros = _Zeros(len(self.game.items), self.numbered, "0" in word) if may_be else None

    def _count_move(self) -> None:
        if self.open:
            self.game.variation_moves += 1
        else:
            self.game.plies += 1
