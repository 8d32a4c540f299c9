"""What a pawn ending's sum is in words: "queenside: half a spare move for White; whoever moves wins; 1.h4".

Owns the choice of words by values, and the names of wings; the language is the catalogues' ("Pawn endings").
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from endgames.cgt import Game, Games, valued
from endgames.pawns import UNSTOPPED, SolvedSums, ValuedGroup, mover_wins
from server.analysis.notation import MoveNumber
from server.i18n.texts import ENGLISH, Text, from_json

_PARTS = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾"}
_WORDS = {Fraction(1, 4): "quarter", Fraction(1, 2): "half", Fraction(3, 4): "three", Fraction(1): "one"}


def said(sums: SolvedSums, fen: str, language: str = ENGLISH) -> str:
    """The sentence of a sum. `fen`: the position, for the number of its move."""
    return from_json(worded(sums, fen), language) or ""


def worded(sums: SolvedSums, fen: str) -> Text:
    """The same as a text that can be said in every language."""
    parts = [_text("pawns-group", where=where, value=value) for where, value in in_groups(sums.groups)]
    parts.append(_text(f"pawns-outcome-{sums.outcome.lower()}"))
    parts += _moves(sums, MoveNumber.before(fen))
    return _joined("pawns-and-then", parts if sums.groups else [_text("pawns-no-groups"), *parts])


def in_groups(groups: Sequence[ValuedGroup]) -> list[tuple[Text, Text]]:
    """(where it stands, what it is worth) of each group, in the order of files."""
    ordered = sorted(groups, key=lambda group: group.squares)
    wings = [_wing(group.squares) for group in ordered]
    places = [
        _files(group.squares) if wings.count(wing) > 1 else _text(f"pawns-{wing}")
        for group, wing in zip(ordered, wings, strict=True)
    ]
    return [(place, value_in_words(group.value)) for place, group in zip(places, ordered, strict=True)]


def value_in_words(value: str) -> Text:
    """A value as `ValuedGroup` has it."""
    if " .. " in value:
        return _text("pawns-en-passant")
    game = valued(value, Games())
    if game.ups is not None:
        return _of_ups(*game.ups)
    left, right = _number(game.left), _number(game.right)
    if left is not None and right is not None:
        return _text("pawns-switch", white=_of_number(left), black=_of_number(right))
    if game.left_stop == game.right_stop:
        return _text("pawns-near", number=_of_number(game.left_stop))
    return _text("pawns-range", white=_of_number(game.left_stop), black=_of_number(game.right_stop))


def _of_ups(number: Fraction, ups: int, star: int) -> Text:
    if not ups and not star:
        return _of_number(number)
    worded = []
    if number:
        worded.append(_of_number(number))
    if ups:
        worded.append(_text("pawns-touch", side=_side(ups)))
    if star:
        worded.append(_text("pawns-star"))
    return _joined("pawns-and", worded)


def _of_number(number: Fraction) -> Text:
    size, side = abs(number), _side(number)
    if not size:
        return _text("pawns-even")
    if size >= UNSTOPPED:
        return _text("pawns-through", side=side)
    whole, part = divmod(size, 1)
    amount = _WORDS.get(size, "part" if not whole and part not in _PARTS else "many")
    written = f"{whole}{_PARTS[part]}" if part in _PARTS else str(size)
    return _text("pawns-number", amount=amount, number=written, side=side)


def _number(options: Sequence[Game]) -> Fraction | None:
    return options[0].number if len(options) == 1 else None


def _side(value: Fraction | int) -> str:
    return "white" if value > 0 else "black"


def _wing(squares: Sequence[str]) -> str:
    """queenside, centre or kingside, by where most of it stands."""
    middle = sum("abcdefgh".index(square[0]) for square in squares) / len(squares)
    return "queenside" if middle < 2.75 else "kingside" if middle > 4.25 else "centre"


def _files(squares: Sequence[str]) -> Text:
    first, last = min(squares)[0], max(squares)[0]
    return _text("pawns-files", first=first, last=last) if first != last else _text("pawns-file", file=first)


def _moves(sums: SolvedSums, number: MoveNumber) -> list[Text]:
    """The winning moves: of the side to move, and if either side wins on its move, of the other too."""
    found = [(number, sums.winning_moves)] if mover_wins(sums, number.white) else []
    if sums.outcome == "N":
        found.append((MoveNumber(number.number, not number.white), sums.other_winning_moves))
    written = [_text("pawns-move", move=f"{at.text()}{san}") for at, sans in found for san in sans]
    return [_joined("pawns-or", written)] if written else []


def _joined(key: str, texts: Sequence[Text]) -> Text:
    """Several texts as one, by a key that takes two."""
    first, *others = texts
    for other in others:
        first = {"key": key, "params": {"one": first, "other": other}}
    return first


def _text(key: str, **params: str | Text) -> Text:
    return {"key": key, "params": dict(params)}
