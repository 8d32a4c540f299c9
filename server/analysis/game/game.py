"""PGN text -> Game, with its limits and its faults; Game -> annotated PGN.

A fault of the main line refuses the text and names the place; a fault in a variation cuts that variation
and is told as a warning. Nothing is skipped in silence.
"""

from __future__ import annotations

import functools
import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import chess
import chess.pgn

from server.analysis.errors import GameError, LimitError
from server.analysis.events.events import Arrow, MoveRecord, Score, Variant, Warning
from server.analysis.game.pgn_text import Fault, GameText, check_text, split_games
from server.texts import sentence, told

_COMMAND = re.compile(r"\s*\[%[A-Za-z]\w*[^\]]*\]\s*")
_STANDARD_VARIANTS = frozenset(["", "standard", "chess", "normal", "from position", "classical"])
_CHESS960_VARIANTS = frozenset(
    ["chess960", "chess 960", "960", "fischerandom", "fischer random", "fischerrandom", "freestyle"]
)
_STATUS_SENTENCES = (
    (chess.STATUS_NO_WHITE_KING, "fault-no-king", "white"),
    (chess.STATUS_NO_BLACK_KING, "fault-no-king", "black"),
    (chess.STATUS_TOO_MANY_KINGS, "fault-too-many-kings", ""),
    (chess.STATUS_PAWNS_ON_BACKRANK, "fault-pawn-on-rank", ""),
    (chess.STATUS_OPPOSITE_CHECK, "fault-opposite-check", ""),
    (chess.STATUS_TOO_MANY_WHITE_PAWNS, "fault-too-many-pawns", "white"),
    (chess.STATUS_TOO_MANY_BLACK_PAWNS, "fault-too-many-pawns", "black"),
    (chess.STATUS_TOO_MANY_WHITE_PIECES, "fault-too-many-pieces", "white"),
    (chess.STATUS_TOO_MANY_BLACK_PIECES, "fault-too-many-pieces", "black"),
    (chess.STATUS_BAD_CASTLING_RIGHTS, "fault-castling", ""),
    (chess.STATUS_INVALID_EP_SQUARE, "fault-en-passant", ""),
    (chess.STATUS_TOO_MANY_CHECKERS, "fault-too-many-checkers", ""),
    (chess.STATUS_IMPOSSIBLE_CHECK, "fault-impossible-check", ""),
)


@dataclass(frozen=True, slots=True)
class GameLimits:
    """The limits of docs/limits.md; characters, plies, levels and counts."""

    bytes: int = 1024 * 1024
    games: int = 200
    plies: int = 600
    variation_depth: int = 20
    variation_nodes: int = 5_000
    header_chars: int = 1_000
    comment_chars: int = 10_000


@dataclass(frozen=True, slots=True)
class Game:
    """A game that can be played from `start` through `moves`; `records` tell the same for the page.

    `start` is shared: copy it before pushing a move. `tree` is python-chess's own, variations included.
    """

    headers: dict[str, str]
    start: chess.Board
    moves: tuple[chess.Move, ...]
    records: tuple[MoveRecord, ...]
    result: str
    tree: chess.pgn.Game
    comment: str = ""
    arrows: tuple[Arrow, ...] = ()
    warnings: tuple[Warning, ...] = ()

    @property
    def variant(self) -> Variant:
        return "chess960" if self.start.chess960 else "standard"

    def boards(self) -> list[chess.Board]:
        """The positions 0..N, each with the moves that led to it on its stack."""
        board = self.start.copy()
        boards = [board.copy()]
        for move in self.moves:
            board.push(move)
            boards.append(board.copy())
        return boards


@dataclass(slots=True)
class _Notes:
    """Where the reader collects what a person should know."""

    limits: GameLimits
    warnings: list[Warning] = field(default_factory=list)

    def warn(self, code: str, message: str, place: str | None = None) -> None:
        self.warnings.append(Warning(code, message, place, told(message, place)))

    def cut(self, text: str, limit: int, place: str | None, *, header: str = "") -> str:
        if len(text) <= limit:
            return text
        key = "fault-header-cut" if header else "fault-comment-cut"
        self.warn(
            "cut", sentence(key, length=len(text), limit=limit, **({"name": header} if header else {})), place
        )
        return text[:limit]


def parse_game(text: str, limits: GameLimits | None = None) -> Game:
    """The first game of `text` (PGN with or without headers, bare moves, or a bare FEN).

    Raises GameError where it cannot be played, LimitError where it is too large; both name the place.
    """
    limits = limits or GameLimits()
    check_text(text, max_bytes=limits.bytes)
    fen_game = _bare_fen(text)
    if fen_game is not None:
        return fen_game
    texts = _split(text, limits)
    notes = _Notes(limits)
    if len(texts) > 1:
        notes.warn("more_games", _name_others(texts[1:]))
    return _parse_one(texts[0], notes)


def parse_games(text: str, limits: GameLimits | None = None) -> Iterator[Game]:
    """All games of `text` in order. Raises as `parse_game`, when it comes to the game in question."""
    limits = limits or GameLimits()
    check_text(text, max_bytes=limits.bytes)
    for game_text in _split(text, limits):
        yield _parse_one(game_text, _Notes(limits))


def _split(text: str, limits: GameLimits) -> list[GameText]:
    texts = split_games(text, max_games=limits.games)
    if not texts:
        raise GameError(sentence("fault-no-game"), code="empty")
    return texts


def _parse_one(text: GameText, notes: _Notes) -> Game:
    start = _start_board(text)
    _check_size(text, notes.limits)
    tree = _read_tree(text, start, notes)
    _tell_faults(text.faults, start, notes)
    return _build_game(tree, start, notes)


def place_of(start: chess.Board, ply: int) -> str:
    """ "move 17, Black" for the move of `ply` (1..N) in a game that begins on `start`."""
    offset = ply - 1 + (0 if start.turn else 1)
    number = start.fullmove_number + offset // 2
    return sentence("place-move", number=str(number), side="white" if offset % 2 == 0 else "black")


def describe_status(board: chess.Board) -> str:
    """Why a position cannot be played, in words."""
    status = board.status()
    found = [sentence(key, side=side) for flag, key, side in _STATUS_SENTENCES if status & flag]
    if not found:
        return sentence("fault-empty-board")
    return functools.reduce(lambda first, second: sentence("fault-and", first=first, second=second), found)


def _bare_fen(text: str) -> Game | None:
    fields = text.strip().split()
    if not 1 <= len(fields) <= 6 or fields[0].count("/") != 7:
        return None
    board = _board_of(" ".join(fields), place=sentence("place-fen"))
    tree = chess.pgn.Game()
    tree.setup(board)
    return Game({"Result": "*"}, board, (), (), "*", tree)


def _board_of(fen: str, *, place: str, chess960: bool = False) -> chess.Board:
    fields = fen.split()
    defaults = ["", "w", "-", "-", "0", "1"]
    try:
        board = chess.Board(" ".join(fields + defaults[len(fields) :]), chess960=chess960)
    except ValueError as error:
        raise GameError(
            sentence("fault-fen-unreadable", fen=fen[:120], reason=str(error)), code="bad_fen", place=place
        ) from None
    board.chess960 = board.chess960 or board.has_chess960_castling_rights()
    if not board.is_valid():
        raise GameError(
            sentence("fault-fen-unplayable", fen=fen[:120], reasons=describe_status(board)),
            code="bad_fen",
            place=place,
        )
    return board


def _start_board(text: GameText) -> chess.Board:
    variant = (text.tag("Variant") or "").strip().lower()
    if variant not in _STANDARD_VARIANTS | _CHESS960_VARIANTS:
        raise GameError(
            sentence("fault-variant", variant=text.tag("Variant")),
            code="variant",
            place=sentence("place-header", name="Variant"),
        )
    fen = text.tag("FEN")
    if fen is None:
        return chess.Board(chess960=variant in _CHESS960_VARIANTS)
    return _board_of(fen, place=sentence("place-header", name="FEN"), chess960=variant in _CHESS960_VARIANTS)


def _check_size(text: GameText, limits: GameLimits) -> None:
    checks = (
        (text.plies, limits.plies, "fault-too-many-plies"),
        (text.variation_moves, limits.variation_nodes, "fault-too-many-variations"),
        (text.variation_depth, limits.variation_depth, "fault-too-deep-variations"),
    )
    for count, limit, key in checks:
        if count > limit:
            raise LimitError(sentence(key, count=count, limit=limit))


def _tell_faults(faults: Sequence[Fault], start: chess.Board, notes: _Notes) -> None:
    for fault in faults:
        place = sentence("place-headers") if fault.ply is None else place_of(start, fault.ply + 1)
        if fault.fatal:
            raise GameError(fault.message, place=place)
        notes.warn("unreadable", fault.message, _in_variation(place) if fault.in_variation else place)


def _in_variation(place: str) -> str:
    return sentence("place-variation", place=place)


def _name_others(texts: Sequence[GameText]) -> str:
    names = ", ".join(f"{text.tag('White') or '?'} v {text.tag('Black') or '?'}" for text in texts[:5])
    if len(texts) > 5:
        return sentence("fault-more-games-unnamed", count=len(texts), games=names, more=len(texts) - 5)
    return sentence("fault-more-games", count=len(texts), games=names)


class _TreeBuilder(chess.pgn.GameBuilder[chess.pgn.Game]):
    """python-chess's builder, but a move that cannot be played is told with its place."""

    start: chess.Board
    notes: _Notes
    token: str = ""

    def begin_parse_san(self, board: chess.Board, san: str) -> chess.pgn.SkipType | None:
        self.token = san
        return None

    def handle_error(self, error: Exception) -> None:
        node = self.variation_stack[-1]
        place = place_of(self.start, node.ply() - self.start.ply() + 1)
        message = _why_unplayable(node.board(), self.token, error)
        if len(self.variation_stack) == 1:
            raise GameError(message, place=place)
        self.notes.warn("variation_cut", sentence("fault-variation-cut", fault=message), _in_variation(place))


def _why_unplayable(board: chess.Board, token: str, error: Exception) -> str:
    if isinstance(error, chess.AmbiguousMoveError):
        return sentence("fault-ambiguous", move=token)
    key = "fault-not-legal"
    if board.is_checkmate():
        key = "fault-checkmated"
    elif board.is_stalemate():
        key = "fault-stalemated"
    elif board.is_check():
        key = "fault-in-check"
    return sentence(key, move=token, side="white" if board.turn else "black")


def _read_tree(text: GameText, start: chess.Board, notes: _Notes) -> chess.pgn.Game:
    def builder() -> _TreeBuilder:
        visitor = _TreeBuilder()
        visitor.start, visitor.notes = start, notes
        return visitor

    setup = f'[Variant "Chess960"]\n[FEN "{start.fen()}"]\n' if start.chess960 else f'[FEN "{start.fen()}"]\n'
    tree = chess.pgn.read_game(io.StringIO(setup + "\n" + text.movetext + "\n"), Visitor=builder)
    assert tree is not None
    _adopt_headers(tree, text, start, notes)
    return tree


def _adopt_headers(tree: chess.pgn.Game, text: GameText, start: chess.Board, notes: _Notes) -> None:
    result = tree.headers.get("Result", "*")
    tree.headers = chess.pgn.Headers({})
    for name, value in text.tags:
        tree.headers[name] = notes.cut(
            value, notes.limits.header_chars, sentence("place-header", name=name), header=name
        )
    if text.tag("Result") not in ("1-0", "0-1", "1/2-1/2"):
        tree.headers["Result"] = text.result or result
    if start.fen() == chess.STARTING_FEN and not start.chess960:
        tree.headers.pop("FEN", None)
    elif start.fen() != chess.STARTING_FEN:
        tree.headers["FEN"] = start.fen()


def _build_game(tree: chess.pgn.Game, start: chess.Board, notes: _Notes) -> Game:
    for node in tree.mainline():
        if not node.move:
            place = place_of(start, node.ply() - start.ply())
            raise GameError(sentence("fault-null-move"), place=place)
    records = _records(tree, start, start, notes)
    return Game(
        headers=dict(tree.headers),
        start=start,
        moves=tuple(tree.mainline_moves()),
        records=records,
        result=tree.headers.get("Result", "*"),
        tree=tree,
        comment=_comment_of(tree.comment, notes, None),
        arrows=_arrows(tree),
        warnings=tuple(notes.warnings),
    )


def _records(
    node: chess.pgn.GameNode, board: chess.Board, start: chess.Board, notes: _Notes
) -> tuple[MoveRecord, ...]:
    """The line that goes on after `node`, where `board` stands, each move with the others in its place."""
    line: list[MoveRecord] = []
    board = board.copy(stack=False)
    while node.variations:
        main, *others = node.variations
        variations = tuple(_variation(other, board, start, notes) for other in others)
        line.append(_record(main, board, variations, start, notes))
        board.push(main.move)
        node = main
    return tuple(line)


def _variation(
    first: chess.pgn.ChildNode, board: chess.Board, start: chess.Board, notes: _Notes
) -> tuple[MoveRecord, ...]:
    after = board.copy(stack=False)
    after.push(first.move)
    return (_record(first, board, (), start, notes), *_records(first, after, start, notes))


def _record(
    node: chess.pgn.ChildNode,
    before: chess.Board,
    variations: tuple[tuple[MoveRecord, ...], ...],
    start: chess.Board,
    notes: _Notes,
) -> MoveRecord:
    place = place_of(start, node.ply() - start.ply())
    after = before.copy(stack=False)
    after.push(node.move)
    return MoveRecord(
        san=before.san(node.move),
        uci=before.uci(node.move),
        origin=chess.square_name(node.move.from_square),
        target=chess.square_name(_shown_target(before, node.move)),
        fen=after.fen(),
        check=after.is_check(),
        clock=node.clock(),
        emt=node.emt(),
        eval=_eval_of(node),
        comment=_comment_of(node.comment, notes, place),
        starting_comment=_comment_of(node.starting_comment, notes, place),
        nags=tuple(sorted(node.nags)),
        arrows=_arrows(node),
        variations=variations,
    )


def _shown_target(board: chess.Board, move: chess.Move) -> chess.Square:
    """Where the moved piece is seen to arrive: in castling the king's square, however it is written."""
    if not board.is_castling(move):
        return move.to_square
    file = 6 if board.is_kingside_castling(move) else 2
    return chess.square(file, chess.square_rank(move.from_square))


def _eval_of(node: chess.pgn.GameNode) -> Score | None:
    score = node.eval()
    if score is None:
        return None
    mate, centipawns = score.white().mate(), score.white().score()
    if mate is not None:
        return {"mate": mate}
    return None if centipawns is None else {"cp": centipawns}


def _comment_of(comment: str, notes: _Notes, place: str | None) -> str:
    text = _COMMAND.sub(" ", comment).strip()
    return notes.cut(text, notes.limits.comment_chars, place)


def _arrows(node: chess.pgn.GameNode) -> tuple[Arrow, ...]:
    return tuple(
        {"from": chess.square_name(arrow.tail), "to": chess.square_name(arrow.head), "color": arrow.color}
        for arrow in node.arrows()
    )
