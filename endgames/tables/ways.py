"""Which tables a table leads to: what is left after a capture, a promotion, or both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from endgames.tables.names import LETTERS, Material, ordered


class Way(NamedTuple):
    """The man `captured` is gone and the pawn `promoted` has become a `new` one (place in LETTERS); each
    counted among the men of the table, the number of men for none. What is left is `material`, with the
    colours exchanged if `swapped`; its men, in order, are these `sources`."""

    captured: int
    promoted: int
    new: int
    material: Material
    swapped: bool
    sources: tuple[int, ...]


def ways_of(material: Material) -> Iterator[Way]:
    """All ways out of a table."""
    letters = material.strong + material.weak
    men = len(letters)
    for captured in range(men + 1):
        for promoted in range(men + 1):
            no_pawn = promoted < men and letters[promoted] != "P"
            if no_pawn or captured == promoted or not _can_take(material, captured, promoted):
                continue
            for new in range(4 if promoted < men else 1):
                yield _way(material, captured, promoted, new)


def needs(material: Material) -> list[Material]:
    """The tables that must be there first, each once, those of fewer men first."""
    found = {way.material for way in ways_of(material) if not way.material.drawn}
    return sorted(found, key=lambda each: (each.men, each.has_pawns, each.name))


def _can_take(material: Material, captured: int, promoted: int) -> bool:
    """A side does not take its own men, and a pawn that promotes finds no pawn to take there."""
    letters, strong = material.strong + material.weak, len(material.strong)
    if len(letters) in (captured, promoted):
        return True
    return letters[captured] != "P" and (captured < strong) != (promoted < strong)


def _way(material: Material, captured: int, promoted: int, new: int) -> Way:
    letters = [*material.strong, *material.weak]
    if promoted < len(letters):
        letters[promoted] = LETTERS[new]
    sides: list[list[int]] = [[], []]
    for man, _ in sorted(enumerate(letters), key=lambda each: (LETTERS.index(each[1]), each[0])):
        if man != captured:
            sides[man >= len(material.strong)].append(man)
    white, black = ("".join(letters[man] for man in side) for side in sides)
    left, swapped = ordered(white, black)
    sources = sides[1] + sides[0] if swapped else sides[0] + sides[1]
    return Way(captured, promoted, new, left, swapped, tuple(sources))
