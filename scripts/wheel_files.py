"""What a wheel holds beside the code: the page, the models, the openings, and the page's libraries with their
licences. A hook of hatchling; `server/system/paths.py` finds them again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parents[1]))  # the build stands in no environment of ours
from server.system.npm import BUILT_IN, LICENCE, NEEDED, SERVED

_OWN = (
    "static/css/*",
    "static/i18n/*",
    "static/img/**/*",
    "static/embed.js",
    "built/**/*",
    "templates/*.html",
    "resources/**/*.json",
    "resources/licences/*.txt",
    "LICENSE",
    "models/*.tflite",
    "models/*.npz",
    "models/*.md",
    "models/*.txt",
)
_INSIDE = "server/_files"


class WheelFiles(BuildHookInterface[Any]):
    """Adds the files to a wheel; an editable install needs none of them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        for file in (*_own(root), *_libraries(root)):
            build_data["force_include"][str(file)] = f"{_INSIDE}/{file.relative_to(root).as_posix()}"


def _own(root: Path) -> Iterator[Path]:
    if not (root / "built" / "bundles.json").is_file():
        sys.exit("The wheel takes the page along as it is built: run node scripts/bundle.mjs first.")
    for pattern in _OWN:
        yield from sorted(file for file in root.glob(pattern) if file.is_file())


def _libraries(root: Path) -> Iterator[Path]:
    """The files that the page may load, each package with its licence and its name and version."""
    modules = root / "node_modules"
    missing = [name for name in (*NEEDED, *BUILT_IN) if not (modules / name).is_dir()]
    if missing:
        sys.exit(
            f"The wheel takes the page's libraries along ({', '.join(missing)} missing): run npm ci first."
        )
    packages = {modules / name for name in BUILT_IN}
    for file in sorted(modules.rglob("*")):
        path = file.relative_to(modules)
        if SERVED.fullmatch(path.as_posix()):
            packages.add(modules.joinpath(*path.parts[: 2 if path.parts[0].startswith("@") else 1]))
            yield file
    for package in sorted(packages):
        licences = [file for file in package.iterdir() if LICENCE.fullmatch(file.name)]
        yield from (*sorted(licences), package / "package.json")
