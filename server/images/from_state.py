"""From a review's folded state to its pictures. Pure. `say(key, **params)` gives the asker's language."""

from __future__ import annotations

import re
from collections.abc import Sequence

import chess

from server.analysis.classes import FAULTS, NOTABLE
from server.analysis.endgame_types import CATCH_ALL, in_words
from server.analysis.evaluation import shown_accuracy
from server.analysis.events.fold import State, fen_at, known
from server.analysis.events.wire import Game, MoveRecord
from server.analysis.notation import MoveNumber
from server.i18n.opening_names import opening_name
from server.i18n.texts import Say
from server.images.pictures import (
    MAX_FRAMES,
    AnimationPicture,
    Band,
    BoardLook,
    BoardPicture,
    CardPicture,
    CardSide,
    DrawnArrow,
    GraphMark,
    GraphPicture,
)

_ARROWS = ("green", "red", "blue", "yellow")
_MAX_CHARS = 200
_MAX_LINE = 60


def telling_ply(state: State) -> int:
    """The ply that says most about the game: its turning point, else the greatest swing among the key
    moments, else the last one."""
    moments = state["report"]["key_moments"] if state["report"] else []
    turn = next((moment["ply"] for moment in moments if moment["kind"] == "turning_point"), None)
    if turn is not None:
        return turn
    swings = [(abs(moment["swing"] or 0), moment["ply"]) for moment in moments]
    return max(swings)[1] if swings else len(state["moves"])


def board_at(state: State, ply: int, line: Sequence[str] = ()) -> BoardPicture:
    """The position of `ply` as the page shows it, or the one after the moves `line` (UCI) from there."""
    if line and (played := _after(state, ply, line)):
        return played
    if ply == 0:
        return BoardPicture(known(state["game"])["start_fen"], arrows=_own_arrows(known(state["game"])))
    record, verdict = known(state["game"])["moves"][ply - 1], state["moves"][ply - 1]
    classification = verdict["classification"] if verdict else None
    arrows = list(_own_arrows(record))
    if verdict and classification in FAULTS and verdict["best"]:
        uci = verdict["best"]["uci"]
        arrows.append(DrawnArrow(uci[:2], uci[2:4], "best"))
    return BoardPicture(
        record["fen"],
        record["origin"],
        record["target"],
        _checked(record["fen"]) if record["check"] else None,
        classification,
        tuple(arrows),
    )


def card(
    state: State, ply: int, line: Sequence[str], look: BoardLook, say: Say, story: str = ""
) -> CardPicture:
    """The card of `ply`; with `story`, that of the game, whose text stands beside `ply`."""
    board = board_at(state, ply, line)
    game = known(state["game"])
    headers, opening = game["headers"], game["opening"]
    on_line = bool(line) and board.classification is None
    complete = _accuracies(state, say)
    return CardPicture(
        board=board,
        look=look,
        graph=graph(state, ply, say),
        white=side(state, "white", say, complete),
        black=side(state, "black", say, complete),
        event=_event(headers),
        eco=opening["eco"] if opening else "",
        opening=opening_name(opening["name"], say) if opening else "",
        move="" if on_line or not ply else _played(state, ply, say),
        verdict=say(f"class-{board.classification}") if board.classification else "",
        better=_second_line(state, ply, say) if board.classification else "",
        heading=say("word-accuracy"),
        story=story,
    )


def animation(state: State, start: int, end: int, look: BoardLook, delay: int, say: Say) -> AnimationPicture:
    """The positions `start`..`end`, at most MAX_FRAMES of them."""
    plies = range(start, end + 1)[:MAX_FRAMES]
    return AnimationPicture(
        frames=tuple(board_at(state, ply) for ply in plies),
        captions=tuple(_caption(state, ply, say) for ply in plies),
        look=look,
        white=side(state, "white", say),
        black=side(state, "black", say),
        delay=delay,
    )


def graph(state: State, ply: int | None, say: Say) -> GraphPicture:
    """The win chances so far; the network's guess where nothing is searched yet."""
    guess = state["preview"]["win"] if state["preview"] else [None] * len(state["positions"])
    wins = tuple(known["win"] if known else guess[index] for index, known in enumerate(state["positions"]))
    marks = tuple(
        GraphMark(move["ply"], move["classification"])
        for move in state["moves"]
        if move and move["classification"] and move["classification"] in NOTABLE and not move["quiet"]
    )
    return GraphPicture(wins, tuple(bands(state, say)), marks, ply)


def bands(state: State, say: Say) -> list[Band]:
    """The phases as stretches of plies."""
    found: list[Band] = []
    for index, phase in enumerate(state["phases"]["by_ply"] if state["phases"] else []):
        start = index
        if found and found[-1].phase == phase:
            start = found.pop().start
        found.append(Band(phase, _phase_label(state, phase, say), start, index + 1))
    return found


def side(state: State, color: str, say: Say, accuracies: dict[str, str] | None = None) -> CardSide:
    """A player as the headers tell."""
    headers, key = known(state["game"])["headers"], color.title()
    rating = re.match(r"\d+", headers.get(f"{key}Elo", ""))
    scores = {"1-0": ("1", "0"), "0-1": ("0", "1"), "1/2-1/2": ("½", "½")}.get(
        known(state["game"])["result"], ("", "")
    )
    return CardSide(
        name=_known(headers, key) or say(f"side-{color}"),
        title=headers.get(f"{key}Title", "")[:8].strip("-? "),
        rating=rating.group() if rating else "",
        points=scores[color == "black"],
        accuracy=(accuracies or {}).get(color, ""),
    )


def _accuracies(state: State, say: Say) -> dict[str, str]:
    """Both sides' accuracy once nothing about it can change; else nothing."""
    report = state["report"]
    if not report or report["provisional"]:
        return {}
    white, black = report["white"]["accuracy"], report["black"]["accuracy"]
    if white is None or black is None:
        return {}
    values = {"white": white, "black": black}
    return {color: decimal(shown_accuracy(value), 1, say) for color, value in values.items()}


def decimal(value: float, places: int, say: Say) -> str:
    """A number with so many decimals, as the language writes it."""
    return f"{value:.{places}f}".replace(".", say("image-decimal-point"))


def _percent(value: float, say: Say) -> str:
    """Expected points as people count chances."""
    return say("number-percent", number=f"{100 * value:.0f}")


def _after(state: State, ply: int, line: Sequence[str]) -> BoardPicture | None:
    """The position after the legal moves at the beginning of `line`; None if there are none."""
    board = chess.Board(_fen(state, ply), chess960=known(state["game"])["variant"] == "chess960")
    move = None
    for uci in line[:_MAX_LINE]:
        try:
            played = board.parse_uci(uci)
        except ValueError:
            break
        if not played:
            break  # a null move, which may leave a king to be taken
        board.push(played)
        move = played
    if move is None:
        return None
    check = chess.square_name(_king(board)) if board.is_check() else None
    origin, target = chess.square_name(move.from_square), chess.square_name(move.to_square)
    return BoardPicture(board.fen(), origin, target, check)


def _king(board: chess.Board) -> int:
    square = board.king(board.turn)
    assert square is not None  # a board in check has one
    return square


def _checked(fen: str) -> str:
    return chess.square_name(_king(chess.Board(fen, chess960=True)))


def _fen(state: State, ply: int) -> str:
    return fen_at(known(state["game"]), ply)


def _own_arrows(record: Game | MoveRecord) -> tuple[DrawnArrow, ...]:
    return tuple(
        DrawnArrow(arrow["from"], arrow["to"], arrow["color"] if arrow["color"] in _ARROWS else "green")
        for arrow in record["arrows"]
    )


def _numbered(state: State, ply: int, san: str) -> str:
    """ "24. Rxd4" or "24… Rxd4"."""
    return f"{MoveNumber.before(_fen(state, ply - 1)).text()} {san}"


def _played(state: State, ply: int, say: Say) -> str:
    """The move of the game, in the letters of the asker's language."""
    return say("pawns-move", move=_numbered(state, ply, known(state["game"])["moves"][ply - 1]["san"]))


def _caption(state: State, ply: int, say: Say) -> str:
    if not ply:
        return ""
    verdict = state["moves"][ply - 1]
    name = say(f"class-{verdict['classification']}") if verdict and verdict["classification"] else ""
    return f"{_played(state, ply, say)}  {name}".strip()


def _second_line(state: State, ply: int, say: Say) -> str:
    """Below the verdict: what was better, or what the move did to its side's chances."""
    verdict = known(state["moves"][ply - 1])
    if verdict["classification"] in FAULTS and verdict["best"]:
        return say("image-better", move=_numbered(state, ply, verdict["best"]["san"]))
    before, after = verdict["expected_before"], verdict["expected_after"]
    if before is None or after is None or verdict["classification"] in ("theory", "forced"):
        return ""
    return say("image-points", before=_percent(before, say), after=_percent(after, say))


def _phase_label(state: State, phase: str, say: Say) -> str:
    kind = known(state["phases"])["endgame_type"]
    if phase != "endgame" or not kind or kind == CATCH_ALL:
        return say(f"phase-{phase}")
    return say("phase-endgame-of", type=in_words(kind, say))


def _event(headers: dict[str, str]) -> str:
    """ "Hoogovens · Wijk aan Zee · 1999"."""
    site = _known(headers, "Site")
    year = re.match(r"\d{4}", headers.get("Date", ""))
    parts = [_known(headers, "Event"), "" if site.startswith("http") else site, year.group() if year else ""]
    return " · ".join(part for part in parts if part)


def _known(headers: dict[str, str], key: str) -> str:
    text = headers.get(key, "").strip()[:_MAX_CHARS]
    return text if text.strip("?.") else ""
