"""Writes into the page and its style sheets the facts that Python states: the classes of moves
(`server/analysis/classes.py`), the sets of rules (`server/analysis/rule_sets.py`), the boards' colours
(`server/images/boards.py`), the sets of pieces (`server/images/pieces.py`), the frame on other sites
and its words (`server/web/embed/frame_line.py`), the motifs of reasons (`server/analysis/reasons/means.py`).

    python -m scripts.write_facts

A file keeps a region for each, between `/* facts: NAME ... */` and `/* end of facts */`; nothing else of it
is touched. So the page asks for no file more, and what is served is what is written. While a region is stale,
`tests/scripts/test_write_facts.py` fails.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

from server.analysis.classes import FACTS, ClassFacts
from server.analysis.reasons import means
from server.analysis.rule_sets import RULE_SETS
from server.i18n import texts
from server.images.boards import BOARD_THEMES, DARK_PAGE, BoardColors
from server.images.pieces import PIECE_SETS
from server.system.paths import STATIC
from server.web.embed import frame_line

_REGION = re.compile(
    r"(?P<begin>[ \t]*/\* facts: (?P<name>[\w-]+)\b[^*]*\*/\n).*?(?P<end>[ \t]*/\* end of facts \*/)", re.S
)

_WIDTH = 110
"""So wide are lines at most, as `biome.json` has it."""


def classes() -> Iterator[str]:
    """The table of `classes.ts`, as Biome formats it: a flag that does not hold is left out."""
    yield "const FACTS = {"
    for name, facts in FACTS.items():
        yield f"  {name}: {{"
        yield from (f"    {line}" for line in _class_fields(facts))
        yield "  },"
    yield "};"


def _class_fields(facts: ClassFacts) -> Iterator[str]:
    yield f"value: {facts.value},"
    yield f"nag: {json.dumps(facts.nag)},"
    flags = {"fault": facts.fault, "notable": facts.notable, "moment": facts.moment}
    yield from (f"{flag}: true," for flag, holds in flags.items() if holds)
    yield "strokes: ["
    for stroke in facts.strokes:
        yield "  {"
        yield f"    d: {json.dumps(stroke.d)},"
        yield "    fill: true," if stroke.width is None else f"    width: {stroke.width:g},"
        yield "  },"
    yield "],"


def class_colors() -> Iterator[str]:
    """The custom properties of the badges, and of names on a light page."""
    yield from (f"--class-{name}: {facts.ground};" for name, facts in FACTS.items())
    yield from (f"--class-{name}-glyph: {facts.sign};" for name, facts in FACTS.items())
    yield from (f"--class-{name}-ink: {facts.ink};" for name, facts in FACTS.items())


def class_inks_dark() -> Iterator[str]:
    """Those of names on a dark page."""
    yield from (f"--class-{name}-ink: {facts.ink_dark};" for name, facts in FACTS.items())


def class_rules() -> Iterator[str]:
    """What an embed's first page, which has no script yet, colours by the class of a move."""
    for name in FACTS:
        properties = f"--of-class: var(--class-{name}); --of-class-ink: var(--class-{name}-ink);"
        yield f'.embed [data-class="{name}"] {{ {properties} }}'


def board() -> Iterator[str]:
    """The default board's colours."""
    yield from _board_properties(next(iter(BOARD_THEMES.values())))


def board_dark() -> Iterator[str]:
    """The default board's on a dark page."""
    yield from _board_properties(DARK_PAGE)


def boards() -> Iterator[str]:
    """The rules of the boards that can be chosen, and of their swatches; the default needs but its swatch."""
    for index, (name, colors) in enumerate(BOARD_THEMES.items()):
        swatch = f'.settings__swatch[data-board="{name}"]'
        chosen = f':root[data-board="{name}"][data-board], ' if index else ""
        yield f"{chosen}{swatch} {{ {' '.join(_board_properties(colors))} }}"


def board_names() -> Iterator[str]:
    """The list of `settings.ts`."""
    yield f"export const BOARD_THEMES = {json.dumps(list(BOARD_THEMES))};"


def piece_sets() -> Iterator[str]:
    """The list of `settings.ts`."""
    yield f"export const PIECE_SETS = {json.dumps(list(PIECE_SETS))};"


def rule_sets() -> Iterator[str]:
    """The list of `start/options.ts`."""
    yield f"const RULE_SETS = {json.dumps(list(RULE_SETS))};"


def motifs() -> Iterator[str]:
    """The motifs that a hint of `learn/themes.ts` names."""
    yield "const MOTIFS = ["
    yield from (f"  {json.dumps(name)}," for name in (*means.MATES, *means.AIMED, *means.OTHERS))
    yield "];"


def frame_sandbox() -> Iterator[str]:
    """The sandbox of the element's frame."""
    yield f"const SANDBOX = {json.dumps(frame_line.SANDBOX)};"


def element_words() -> Iterator[str]:
    """What the element says in each language, as Biome formats it."""
    yield "const WORDS = {"
    for language in texts.languages():
        yield f"  {language}: {{"
        for name, words in frame_line.element_words(language).items():
            said = json.dumps(words, ensure_ascii=False)
            yield from _in_lines(f"    {name}:", f"{said},")
        yield "  },"
    yield "};"


def _in_lines(name: str, value: str) -> Iterator[str]:
    """A property in one line, or in two if that is too long; the region itself is indented."""
    if len(f"  {name} {value}") <= _WIDTH:
        yield f"{name} {value}"
    else:
        yield from (name, f"      {value}")


def frame() -> Iterator[str]:
    """What the lines of `share/links.ts` say."""
    yield from frame_sandbox()
    yield "export const FRAMES = {"
    for kind, size in (("review", frame_line.REVIEW), ("collection", frame_line.COLLECTION)):
        yield f"  {kind}: {{ width: {size.width}, height: {size.height} }},"
    yield "};"


def _board_properties(colors: BoardColors) -> Iterator[str]:
    yield f"--board-light: {colors.light};"
    yield f"--board-dark: {colors.dark};"
    yield f"--board-light-ink: {colors.light_ink};"
    yield f"--board-dark-ink: {colors.dark_ink};"


REGIONS: dict[str, Callable[[], Iterator[str]]] = {
    "classes": classes,
    "class-colors": class_colors,
    "class-inks-dark": class_inks_dark,
    "class-rules": class_rules,
    "board": board,
    "board-dark": board_dark,
    "boards": boards,
    "board-names": board_names,
    "piece-sets": piece_sets,
    "rule-sets": rule_sets,
    "element-words": element_words,
    "frame": frame,
    "frame-sandbox": frame_sandbox,
    "motifs": motifs,
}
FILES = (
    "embed.js",
    "js/chess/classes.ts",
    "js/learn/themes.ts",
    "js/share/links.ts",
    "js/start/options.ts",
    "js/state/settings.ts",
    "css/theme.css",
    "css/board.css",
    "css/embed.css",
)


def written(text: str) -> str:
    """`text` of a file with its regions filled anew. Raises KeyError for a region that is not known."""
    return _REGION.sub(_filled, text)


def _filled(region: re.Match[str]) -> str:
    indent = re.match(r"[ \t]*", region["begin"])
    lines = (f"{indent.group() if indent else ''}{line}\n" for line in REGIONS[region["name"]]())
    return f"{region['begin']}{''.join(lines)}{region['end']}"


def main() -> None:
    for name in FILES:
        file = STATIC / name
        before = file.read_text("utf-8")
        after = written(before)
        if after != before:
            file.write_text(after, "utf-8")
            print(f"{file.relative_to(STATIC.parent)} is written anew")


if __name__ == "__main__":
    main()
