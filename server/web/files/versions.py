"""The version of what a browser may keep, and the addresses that carry it."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable
from pathlib import Path

import flask

from server.images.pieces import NAMES, PIECE_SETS, piece_svg
from server.system.npm import PACKAGE
from server.web.services import services


def version_of(folders: Iterable[Path], *more: str, pattern: str = "*") -> str:
    """A short text that changes whenever a file in `folders` does, of those that fit `pattern`, or one of the
    texts `more`."""
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted(path for path in folder.rglob(pattern) if path.is_file()):
            digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    for text in more:
        digest.update(text.encode() + b"\0")
    return digest.hexdigest()[:12]


def library_versions(node_modules: Path) -> str:
    """What says which versions of the page's libraries are installed."""
    found = [*node_modules.glob("*/package.json"), *node_modules.glob("@*/*/package.json")]
    served = {file.parent.relative_to(node_modules).as_posix(): file for file in found}
    return "".join(served[name].read_text("utf-8") for name in sorted(served) if PACKAGE.fullmatch(name))


def drawn_pieces() -> str:
    """All pieces of all sets."""
    return "".join(piece_svg(piece_set, name) for piece_set in PIECE_SETS for name in NAMES)


def asset(path: str) -> str:
    """The address of a file of the page (`css/base.css`), which never gives anything else."""
    return f"{flask.request.script_root}/static/{services().asset_version}/{path}"


def script_hash(script: str) -> str:
    """The hash by which the policy allows an inline script. A nonce would differ in each answer, so that none
    could be cached or answered with 304."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"
