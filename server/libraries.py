"""The libraries from npm: which of their files the page may load, and which packages it cannot do without.

Pure data, read by the web process and, where nothing is installed yet, by the build of the wheel.
"""

from __future__ import annotations

import re

NEEDED = ("jquery", "@chrisoakman/chessboardjs", "socket.io-client", "chessops", "@fluent/bundle")
"""Packages without which the page does not work."""

_SERVED = (
    r"jquery/dist/jquery(\.slim)?\.min\.js",
    r"@chrisoakman/chessboardjs/dist/chessboard-[\d.]+\.min\.(js|css)",
    r"socket\.io-client/dist/socket\.io\.esm\.min\.js(\.map)?",
    r"chessops/dist/esm/\w+\.js",
    r"@fluent/bundle/index\.js",
    r"stockfish/bin/stockfish-\d+-lite-single\.(js|wasm)",
    r"ts-fsrs/dist/index\.mjs",
    r"@badrap/result/dist/m?js/\w+\.m?js",
    r"@fontsource/bricolage-grotesque/files/[a-z0-9-]+\.woff2",
    r"@fontsource-variable/[a-z0-9-]+/files/[a-z0-9-]+\.woff2",
)
SERVED = re.compile("|".join(f"(?:{pattern})" for pattern in _SERVED))
"""Whole paths below `node_modules` that anybody may load. Images and the engine under Node use no others."""

PACKAGE = re.compile(
    "|".join("/".join(pattern.split("/")[: 2 if pattern.startswith("@") else 1]) for pattern in _SERVED)
)
"""Whole names of the packages that these files are of."""

LICENCE = re.compile(r"(licen[cs]e|copying|notice)(\.\w+)?", re.IGNORECASE)
"""Names of the files that tell a package's licence."""
