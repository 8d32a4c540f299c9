"""The libraries from npm: which are in the page that was built, which of their files are served beside it.

Pure data, read by the web process and, where nothing is installed yet, by the build of the wheel.
"""

from __future__ import annotations

import re

BUILT_IN = (
    "jquery",
    "@chrisoakman/chessboardjs",
    "socket.io-client",
    "chessops",
    "@badrap/result",
    "@fluent/bundle",
    "ts-fsrs",
    "lean-qr",
)
"""Packages that `scripts/bundle.mjs` puts into the page."""

NEEDED = ("@fontsource-variable/hanken-grotesk", "@fontsource/bricolage-grotesque", "stockfish")
"""Packages whose files the page loads as they are."""

_SERVED = (
    r"stockfish/bin/stockfish-\d+-lite-single\.(js|wasm)",
    r"@fontsource/bricolage-grotesque/files/[a-z0-9-]+\.woff2",
    r"@fontsource-variable/[a-z0-9-]+/files/[a-z0-9-]+\.woff2",
)
SERVED = re.compile("|".join(f"(?:{pattern})" for pattern in _SERVED))
"""Whole paths below `node_modules` that anybody may load. Images and the engine under Node use no others."""

PACKAGE = re.compile(
    "|".join((*BUILT_IN, "stockfish", "@fontsource/bricolage-grotesque", r"@fontsource-variable/[a-z0-9-]+"))
)
"""Whole names of the packages that a page has something of: each is told with its licence."""

LICENCE = re.compile(r"(licen[cs]e|copying|notice)(\.\w+)?", re.IGNORECASE)
"""Names of the files that tell a package's licence."""
