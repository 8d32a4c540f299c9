"""`python -m scripts.viewer FOLDER`: the npm package `kibitz-viewer`, ready for `npm pack` or `npm publish`.

The viewer of PGNs as one script that needs no server, with its licences; and a second script that it loads
from beside it to ask the puzzles of a PGN."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import server
from server.i18n import texts
from server.i18n.texts import Wanted
from server.images.pieces import PIECE_SETS, drawings
from server.system.paths import BUILT, NODE_MODULES, ROOT
from server.web.pages.licences import LicenceNotice, gather

NAME = "kibitz-viewer"
EXAMPLE = ROOT / "docs" / "examples" / "viewer.html"
SCRIPTS = {"viewer": f"{NAME}.js", "puzzles": "kibitz-puzzles.js"}
"""The files by their name in scripts/bundle/."""
_ENTRIES = {"viewer": "embed/pgn", "puzzles": "embed/pgn_puzzles"}
_MORE_SHEETS = {"viewer": ("dialogs", "menu"), "puzzles": ("dialogs",)}
"""What the menu or the choice of a promotion would load."""
_INSIDE = ("fluent-bundle", "chessops", "badrap-result")
"""Keys of the libraries that are in it."""
_UNSAID = (
    *("endgame-type-", "exact-", "promotion-", "move-field-", "drill-", "growing-", "deeper-", "place-"),
    *("keys-", "page-broken", "board-picked", "board-stuck", "board-let", "board-illegal", "board-no-rules"),
)
"""How texts begin of what the viewer never shows: moves of a hand, games that grow, a review's own."""
_BANNER = (
    f"/*! {NAME} {server.__version__} | GPL-3.0-or-later | its parts and their licences: THIRD-PARTY.txt */"
)


def write_package(folder: Path) -> None:
    """Write it there. Exits with a sentence where the bundles are missing."""
    folder.mkdir(parents=True, exist_ok=True)
    data = folder.resolve() / "data.json"
    for script, file in SCRIPTS.items():
        data.write_text(json.dumps(_data(script)), "utf-8")
        command = ["node", "scripts/viewer.mjs", str(data), script, str(folder.resolve() / file)]
        subprocess.run(command, cwd=ROOT, check=True)
    data.unlink()
    (folder / "package.json").write_text(json.dumps(_described(), indent=2) + "\n", "utf-8")
    (folder / "README.md").write_text((ROOT / "docs" / "viewer.md").read_text("utf-8"), "utf-8")
    (folder / "LICENSE").write_text((ROOT / "LICENSE").read_text("utf-8"), "utf-8")
    (folder / "THIRD-PARTY.txt").write_text("\n\n".join(_parts()) + "\n", "utf-8")
    (folder / "example.html").write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    _pack(folder)


def _pack(folder: Path) -> None:
    """What a webmaster downloads: the script, a page that uses it, the licences."""
    with zipfile.ZipFile(folder / f"{NAME}.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for name in (*SCRIPTS.values(), "example.html", "LICENSE", "THIRD-PARTY.txt"):
            entry = zipfile.ZipInfo(f"{NAME}/{name}")  # of no date: the same parts make the same file
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, (folder / name).read_bytes(), zipfile.ZIP_DEFLATED)


def _data(script: str) -> dict[str, object]:
    manifest = BUILT / "bundles.json"
    if not manifest.is_file():
        sys.exit("The viewer is made of the bundles: run `make setup` first.")
    made = json.loads(manifest.read_text("utf-8"))["entries"][_ENTRIES[script]]
    unsaid = _UNSAID if script == "viewer" else ()
    wanted = Wanted(
        frozenset(key for key in made["keys"] if not key.startswith(unsaid)),
        tuple(prefix for prefix in made["prefixes"] if not prefix.startswith(unsaid)),
    )
    sheets = json.loads((ROOT / "resources" / "bundles.json").read_text("utf-8"))[_ENTRIES[script]]["sheets"]
    return {
        "texts": {code: texts.page_text(code, wanted) for code in texts.languages()},
        "languages": texts.languages(),
        "letters": texts.foreign_letters(),
        "pieces": {name: drawings(name) for name in PIECE_SETS},
        "sheets": [*sheets, *_MORE_SHEETS[script]],
        "banner": _BANNER,
    }


def _described() -> dict[str, object]:
    return {
        "name": NAME,
        "version": server.__version__,
        "description": "Chess games on any page, from PGN: one script, no server, no requests",
        "keywords": ["chess", "pgn", "viewer", "custom-element"],
        "license": "GPL-3.0-or-later",
        "main": f"{NAME}.js",
        "unpkg": f"{NAME}.js",
        "files": [*SCRIPTS.values(), "THIRD-PARTY.txt"],
    }


def _parts() -> Iterator[str]:
    """Whose work is in it, each with its licence."""
    for notice in gather(NODE_MODULES).values():
        if notice.kind == "pieces" or notice.key in _INSIDE:
            yield _told(notice)


def _told(notice: LicenceNotice) -> str:
    title = " ".join(filter(None, [notice.name, notice.version]))
    return f"{title}\n{'=' * len(title)}\n{notice.licence} {notice.source}\n\n{notice.text.strip()}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    write_package(parser.parse_args().folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
