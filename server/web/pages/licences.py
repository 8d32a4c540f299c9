"""Whose work Kibitz serves, under which licence, with its text and where its source is: gathered from what is
installed, so that it is true of this version. Knows no request.

What a package does not bring (a licence's text) lies in `resources/licences/` under the licence's SPDX name.
"""

from __future__ import annotations

import functools
import importlib.metadata
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import server
from server.system.npm import LICENCE, PACKAGE
from server.system.paths import MODELS, RESOURCES, ROOT

TEXTS = RESOURCES / "licences"
OURS = "GPL-3.0-or-later"
_PIECES = "chess"
"""The Python package that the pieces come with."""
_PIECES_SOURCE = "https://github.com/niklasf/python-chess"
_SETS = (
    (
        "merida",
        "Merida (Armando Hernandez Marroquin)",
        "GPL-2.0-or-later",
        "https://github.com/gbtami/pychess-variants",
    ),
    ("solid", "Font Awesome Free (Fonticons)", "CC-BY-4.0", "https://github.com/FortAwesome/Font-Awesome"),
    ("noto", "Noto Sans Symbols 2 (Google)", "OFL-1.1", "https://github.com/notofonts/symbols"),
)
"""The further sets of pieces, made from packages by scripts/build_pieces.py. GPL 2 or later: taken as
ours."""
_PEOPLE = (
    "maia",
    "Maia (McIlroy-Young, Sen, Kleinberg, Anderson; KDD 2020)",
    "GPL-3.0",
    "https://github.com/CSSLab/maia-chess",
)
"""The networks that know what people play: `models/PEOPLE_CARD.md`."""
_OPENINGS_SOURCE = "https://github.com/lichess-org/chess-openings"
_REPOSITORY = re.compile(r"(?:git\+)?(?:https?|git|ssh)://(?:git@)?([^#]+?)(?:\.git)?/?")
_SHORT = re.compile(r"(?:github:)?([\w.-]+/[\w.-]+)")
_FONTS = "@fontsource"


@dataclass(frozen=True, slots=True)
class LicenceNotice:
    """Somebody's work. `key`: its place below /about/licences/; `kind`: "kibitz", "pieces", "set",
    "openings", "people", "library", "font" or "engine"; `licence`: SPDX; `source`: where its source is, "" if
    it does not say."""

    key: str
    kind: str
    name: str
    version: str
    licence: str
    source: str
    text: str


def gather(node_modules: Path) -> Mapping[str, LicenceNotice]:
    """All notices by key, Kibitz first. Read once."""
    return _gathered(node_modules)


@functools.cache
def _gathered(node_modules: Path) -> Mapping[str, LicenceNotice]:
    found = [*_own(), *_packages(node_modules)]
    return MappingProxyType({notice.key: notice for notice in found})


def _own() -> Iterator[LicenceNotice]:
    yield LicenceNotice("kibitz", "kibitz", "Kibitz", server.__version__, OURS, "", _read(ROOT / "LICENSE"))
    pieces = importlib.metadata.distribution(_PIECES)
    yield LicenceNotice(
        "python-chess",
        "pieces",
        "python-chess",
        pieces.version,
        OURS,
        _PIECES_SOURCE,
        _text_of(pieces) or _read(ROOT / "LICENSE"),
    )
    for key, name, licence, source in _SETS:
        yield LicenceNotice(
            key, "set", name, "", licence, source, _standard(licence) or _read(ROOT / "LICENSE")
        )
    licence = "CC0-1.0"
    yield LicenceNotice(
        "chess-openings", "openings", "chess-openings", "", licence, _OPENINGS_SOURCE, _standard(licence)
    )
    key, name, licence, source = _PEOPLE
    yield LicenceNotice(key, "people", name, "", licence, source, _read(MODELS / "PEOPLE_LICENSE.txt"))


def _packages(node_modules: Path) -> Iterator[LicenceNotice]:
    """The packages whose files are served, by name."""
    files = [*node_modules.glob("*/package.json"), *node_modules.glob("@*/*/package.json")]
    named = {file.parent.relative_to(node_modules).as_posix(): file for file in files}
    for name in sorted(named, key=lambda name: name.lstrip("@")):
        if PACKAGE.fullmatch(name):
            yield _package(name, json.loads(named[name].read_text("utf-8")), named[name].parent)


def _package(name: str, described: Mapping[str, object], folder: Path) -> LicenceNotice:
    licence = str(described.get("license", ""))
    texts = [file for file in sorted(folder.iterdir()) if LICENCE.fullmatch(file.name)]
    return LicenceNotice(
        key=name.lstrip("@").replace("/", "-"),
        kind="font" if name.startswith(_FONTS) else "engine" if name == "stockfish" else "library",
        name=name,
        version=str(described.get("version", "")),
        licence=licence,
        source=_address(described.get("repository")),
        text="\n\n".join(map(_read, texts)) or _standard(licence),
    )


def _address(repository: object) -> str:
    """What `package.json` says of the repository, as an address that can be opened."""
    said = repository.get("url", "") if isinstance(repository, dict) else repository
    if not isinstance(said, str):
        return ""
    if found := _REPOSITORY.fullmatch(said):
        return f"https://{found[1]}"
    short = _SHORT.fullmatch(said)
    return f"https://github.com/{short[1]}" if short else ""


def _text_of(package: importlib.metadata.Distribution) -> str:
    files = [file for file in package.files or () if LICENCE.fullmatch(file.name)]
    return "\n\n".join(Path(str(file.locate())).read_text("utf-8") for file in files)


def _standard(licence: str) -> str:
    """The text of a licence that its work does not bring along; "" where we have none either."""
    return _read(TEXTS / f"{licence}.txt")


def _read(file: Path) -> str:
    return file.read_text("utf-8") if file.is_file() else ""
