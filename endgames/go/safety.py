"""Blocks that live whatever is played: Benson's algorithm."""

from __future__ import annotations

from endgames.go.board import OTHER, Shape
from endgames.refusals import UnfitError, message


def with_safe_blocks(shape: Shape, text: str) -> str:
    """The board with immortal stones in capitals: those that are so written, what is connected with them, and
    what Benson finds. Raises UnfitError for a block without liberties."""
    for color in OTHER:
        for block in list(shape.groups(text, color.__eq__)):
            beside = {text[near] for near in shape.around(block)}
            if color.upper() in beside:
                text = shape.put(text, block, color.upper())
            elif "." not in beside:
                raise UnfitError(message("fault-go-liberty", point=shape.name(min(block))))
    return with_living(shape, text)


def with_living(shape: Shape, text: str) -> str:
    """The board with the living blocks in capitals."""
    safe = text
    for color in OTHER:
        for block in _living(shape, text, color):
            safe = shape.put(safe, block, color.upper())
    return safe


def _living(shape: Shape, text: str, color: str) -> list[set[int]]:
    """Benson: blocks with two vital regions, until nothing changes. A region is what is not of the colour; it
    is vital to a block if each of its empty points is a liberty of it, and it counts while all that encloses
    it lives. Capitals live anyway."""
    own, foreign = color + color.upper(), OTHER[color] + OTHER[color].upper() + "."
    blocks = list(shape.groups(text, color.__eq__))
    liberties = [shape.around(block) for block in blocks]
    # Immortal stones of the other colour have liberties elsewhere: what holds them is no eye.
    regions = [
        region
        for region in shape.groups(text, foreign.__contains__)
        if not any(text[p] in "XO" for p in region)
    ]
    while True:
        living = [
            index
            for index, beside in enumerate(liberties)
            if sum(all(p in beside for p in region if text[p] == ".") for region in regions) >= 2
        ]
        inside = {point for index in living for point in blocks[index]}
        kept = [
            region
            for region in regions
            if all(
                text[near] not in own or text[near].isupper() or near in inside
                for near in shape.around(region)
            )
        ]
        if len(living) == len(blocks) and len(kept) == len(regions):
            return blocks
        blocks, liberties = [blocks[i] for i in living], [liberties[i] for i in living]
        regions = kept
