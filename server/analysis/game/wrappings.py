"""What people copy around a game: HTML, the marks of mails and forums -> the plain text in it.

Knows how such things look, and nothing of moves. A text without them comes back as it is.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

_ANGLES = re.compile(r"<([^<>]+)>")
_LINES = frozenset(
    (
        *("article", "blockquote", "body", "br", "center", "dd", "div", "dl", "dt", "figure", "footer"),
        *("form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "li", "main", "nav"),
        *("ol", "option", "p", "pre", "section", "select", "table", "tbody", "td", "textarea", "th", "thead"),
        *("tr", "ul"),
    )
)
"""Elements that stand on lines of their own."""
_UNSEEN = frozenset({"script", "style", "noscript", "head", "svg"})
"""Elements whose text nobody sees."""
_IN_LINES = frozenset(
    (
        *("a", "abbr", "b", "button", "cite", "code", "em", "font", "i", "iframe", "img", "input", "label"),
        *("link", "meta", "object", "small", "span", "strong", "sub", "sup", "title", "tt", "u", "wbr"),
        *("!doctype", "!--"),
    )
)
_ELEMENTS = _LINES | _UNSEEN | _IN_LINES
_ENTITY = re.compile(
    r"&(?:quot|nbsp|amp|lt|gt|apos|hellip|ndash|mdash|frac12|#[0-9]{2,6}|#x[0-9a-f]{2,5});", re.I
)
_COMMENT_OR_VALUE = re.compile(r'\{[^{}]*\}|"[^"\n]*"')
_QUOTED = re.compile(r"^[ \t]*(?:[>|][ \t]?)+(?=[ \t]*(?:\[[A-Za-z]|1\.))", re.M)
_QUOTE_MARK = re.compile(r"^[ \t]*(?:[>|][ \t]?)+", re.M)
_SQUARES = re.compile(r"\[([^\]\[\n\"]+)\]")
_MARKS = frozenset("pgn chess code quote spoiler pre fen b i u url img size color font list".split())  # noqa: SIM905
"""What forums write in square brackets."""
_FENCE = re.compile(r"^[ \t]*(?:```|~~~)[^\n]*$", re.M)


def unwrapped(text: str) -> str:
    """`text` without the HTML, the marks of quoted mails and of forums that stand around a game."""
    if ("<" in text or "&" in text) and _is_html(text):
        text = html.unescape(_without_elements(text)).replace("\xa0", " ")
    if _QUOTED.search(text):
        text = _QUOTE_MARK.sub("", text)
    if "```" in text or "~~~" in text:
        text = _FENCE.sub("", text)
    return _without_marks(text) if "[/" in text else text


def _is_html(text: str) -> bool:
    """Whether elements or entities stand where a game has none: outside its comments and headers."""
    bare = _COMMENT_OR_VALUE.sub(" ", text)
    return next(_elements(bare), None) is not None or _ENTITY.search(bare) is not None


def _elements(text: str) -> Iterator[re.Match[str]]:
    """The tags of HTML in `text`; what else stands in angle brackets is text."""
    return (found for found in _ANGLES.finditer(text) if _name_of(found) in _ELEMENTS)


def _name_of(found: re.Match[str]) -> str:
    """What stands first in brackets, without the slash of an end: "p" of "</p>" and of "<p class='a'>"."""
    first = found[1].removeprefix("/").replace("=", " ").split(maxsplit=1)[:1]
    return "!--" if found[1].startswith("!--") else "".join(first).rstrip("/").lower()


def _without_elements(text: str) -> str:
    parts, position, unseen = [], 0, ""
    for found in _elements(text):
        if not unseen:
            parts.append(text[position : found.start()])
        position, name, ends = found.end(), _name_of(found), found[1].startswith("/")
        if unseen:
            unseen = "" if ends and name == unseen else unseen
        elif name in _UNSEEN and not ends:
            unseen = name
        parts.append("\n" if name in _LINES else " ")
    return "".join([*parts, "" if unseen else text[position:]])


def _without_marks(text: str) -> str:
    """Without [pgn], [quote] and the like, if one of them is closed."""
    return _SQUARES.sub(lambda found: " " if _name_of(found) in _MARKS else found[0], text)
