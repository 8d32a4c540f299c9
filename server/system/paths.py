"""Where the files of the program lie: beside the package in a checkout, inside it in an installed wheel.
The one module that looks for them; `scripts/wheel_files.py` puts them into the wheel.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from platformdirs import user_data_path

from endgames.paths import COMPILED

PACKAGES = Path(str(files("server"))).parent
"""The folder that `server` can be imported from: the working folder of our own processes."""

_INSIDE = PACKAGES / "server" / "_files"
INSTALLED = _INSIDE.is_dir()
"""Whether this is a wheel's Kibitz and not a checkout's."""

ROOT = _INSIDE if INSTALLED else PACKAGES
STATIC = ROOT / "static"
TEMPLATES = ROOT / "templates"
MODELS = ROOT / "models"
RESOURCES = ROOT / "resources"
BUILT = ROOT / "built"
"""What `scripts/bundle.mjs` makes of the page's modules; need not be there."""
NODE_MODULES = ROOT / "node_modules"
"""The page's libraries, as npm lays them; `npm.py` says which of them are used."""

DATA = user_data_path("kibitz") if INSTALLED else ROOT / "var"
"""Where what is made at run time lies unless a setting says otherwise: databases, images."""


def compiled_of(data_dir: Path) -> Path:
    """Where the compiled code of a Kibitz with this data folder lies: in it, unless it is the usual one."""
    return COMPILED if data_dir == DATA else data_dir / "numba"
