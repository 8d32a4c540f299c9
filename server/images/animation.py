"""A game as an animated GIF: board, players' strips, badges. Sprites are drawn once by resvg, frames put
together by Pillow with one palette for all, so that a frame holds only what has changed."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache

import chess
from PIL import Image

from server.analysis.classes import FACTS
from server.images import raster
from server.images.badges import badge
from server.images.board import SIDE, badge_place, board_svg, corner, touch_color
from server.images.colors import (
    BACKGROUND_DEEP,
    CHIP_BLACK,
    CHIP_WHITE,
    INK,
    INK_2,
    INK_3,
    PLAIN_TOUCH,
)
from server.images.lettering import Lettering
from server.images.pictures import AnimationPicture, BoardLook, BoardPicture, CardSide
from server.images.pieces import sign_svg
from server.images.svg import Style, box, document

_EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1"
_STRIP = (480, 40)
_NAME, _RATING = Style(17, 650), Style(15, 500)
_TOUCH = 0.46
_COLORS = 200
"""Fewer than 256: Pillow wants a free one for what a frame leaves as it was."""
_LAST_FRAME = 3
"""How many times as long as the others the last frame stays."""


def gif(picture: AnimationPicture, lettering: Lettering) -> bytes:
    """The animation as a GIF file."""
    film = _Film(picture, lettering)
    palette = film.palette()
    frames = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in film.frames()]
    times = [picture.delay] * len(frames)
    times[-1] = _LAST_FRAME * picture.delay
    out = io.BytesIO()
    frames[0].save(
        out, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, disposal=1, optimize=True
    )
    return out.getvalue()


class _Film:
    """The frames of one animation."""

    def __init__(self, picture: AnimationPicture, lettering: Lettering) -> None:
        self._picture, self._lettering = picture, lettering
        self._unit = picture.look.size // 8
        self._width = 8 * self._unit
        self._strip = round(self._width / 12)
        self._squares = self._image(_board_alone(picture.look, lettering), self._width, self._width)
        self._piece = cache(self._draw_piece)
        self._badge = cache(self._draw_badge)

    def frames(self) -> Iterator[Image.Image]:
        captions = self._picture.captions or [""] * len(self._picture.frames)
        return (
            self._frame(board, caption) for board, caption in zip(self._picture.frames, captions, strict=True)
        )

    def palette(self) -> Image.Image:
        """The colours of all frames: of the first one and of every square, piece and badge that may come."""
        first = self._frame(
            self._picture.frames[0], self._picture.captions[0] if self._picture.captions else ""
        )
        sample = Image.new("RGB", (self._width, first.height + 4 * self._unit), BACKGROUND_DEEP)
        sample.paste(first, (0, 0))
        for index, square in enumerate(self._samples()):
            column, row = index % 8, index // 8
            sample.paste(square, (column * self._unit, first.height + row * self._unit))
        return sample.quantize(_COLORS, method=Image.Quantize.MEDIANCUT)

    def _samples(self) -> Iterator[Image.Image]:
        used = {board.classification for board in self._picture.frames}
        for classification in sorted(used, key=str)[:14]:
            for column, sign in ((0, "Q"), (1, "q")):
                square = self._squares.crop((column * self._unit, 0, (column + 1) * self._unit, self._unit))
                square = self._tinted(square, FACTS[classification].ground if classification else PLAIN_TOUCH)
                self._put(square, self._piece(sign), 0, 0)
                if classification:
                    self._put(square, self._badge(classification), self._unit // 2, 0)
                yield square

    def _frame(self, board: BoardPicture, caption: str) -> Image.Image:
        whole = Image.new("RGB", (self._width, self._width + 2 * self._strip), BACKGROUND_DEEP)
        white_below = self._picture.look.orientation == "white"
        moved = "black" if board.fen.split()[1] == "w" else "white"
        for at, color in ((0, "black"), (self._width + self._strip, "white")):
            shown = color if white_below else {"white": "black", "black": "white"}[color]
            whole.paste(
                self._draw_strip(shown, caption if shown == moved else "", board.classification), (0, at)
            )
        whole.paste(self._board(board), (0, self._strip))
        return whole

    def _board(self, board: BoardPicture) -> Image.Image:
        image = self._squares.copy()
        orientation, unit = self._picture.look.orientation, self._unit
        for touched in filter(None, (board.origin, board.target)):
            column, row = corner(touched, orientation)
            x, y = column * unit, row * unit
            image.paste(self._tinted(image.crop((x, y, x + unit, y + unit)), touch_color(board)), (x, y))
        for square, piece in chess.Board(board.fen, chess960=True).piece_map().items():
            column, row = corner(chess.square_name(square), orientation)
            self._put(image, self._piece(piece.symbol()), column * unit, row * unit)
        if board.target and board.classification:
            middle = [part * self._width / SIDE for part in badge_place(board.target, orientation)]
            sprite = self._badge(board.classification)
            self._put(image, sprite, *(round(part - sprite.width / 2) for part in middle))
        return image

    @staticmethod
    def _put(image: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
        image.paste(sprite, (x, y), sprite)

    @staticmethod
    def _tinted(square: Image.Image, color: str) -> Image.Image:
        return Image.blend(square, Image.new("RGB", square.size, color), _TOUCH)

    def _draw_piece(self, symbol: str) -> Image.Image:
        svg = sign_svg(self._picture.look.pieces, symbol)
        return self._image(svg, self._unit, self._unit, "RGBA")

    def _draw_badge(self, classification: str) -> Image.Image:
        size = round(0.5 * self._unit)
        return self._image(document(28, 28, badge(classification, 14, 14, 24)), size, size, "RGBA")

    def _draw_strip(self, color: str, caption: str, classification: str | None) -> Image.Image:
        side = self._picture.white if color == "white" else self._picture.black
        svg = _strip_svg(side, color, caption, classification, self._lettering)
        return self._image(svg, self._width, self._strip)

    @staticmethod
    def _image(svg: str, width: int, height: int, mode: str = "RGB") -> Image.Image:
        return Image.open(io.BytesIO(raster.png(svg, width, height))).convert(mode)


def _board_alone(look: BoardLook, lettering: Lettering) -> str:
    return board_svg(BoardPicture(_EMPTY), look, lettering)


def _strip_svg(
    side: CardSide, color: str, caption: str, classification: str | None, lettering: Lettering
) -> str:
    """A player's strip: chip, name, rating; at the right the move with its class."""
    width, height = _STRIP
    line = height / 2 + 6
    taken = lettering.width(caption, _NAME) + 16 if caption else 0
    whole = " ".join(filter(None, (side.title, side.name)))
    name = lettering.fitted(whole, _NAME, width - 118 - taken)
    chip = CHIP_WHITE if color == "white" else CHIP_BLACK
    ink = FACTS[classification].ink_dark if classification else INK_2
    return document(
        width,
        height,
        box(0, 0, width, height, BACKGROUND_DEEP),
        box(13, line - 13, 14, 14, chip, rx=4, stroke=INK_3, stroke_width=2),
        lettering.draw(name, 40, line, _NAME, INK),
        lettering.draw(side.rating[:5], 48 + lettering.width(name, _NAME), line, _RATING, INK_3),
        lettering.draw(caption, width - 14, line, _NAME, ink, "end"),
    )
