#!/bin/sh
# What the tests need beside Python and npm: a real Stockfish, a real Chromium, and pgn-extract, a strict reader of PGN.
set -eu
missing=""
PATH="$PATH:/usr/games"
command -v stockfish >/dev/null || missing="stockfish"
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || missing="$missing chromium"
command -v pgn-extract >/dev/null || missing="$missing pgn-extract"
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing for the tests:$missing" | tr -s ' '
    apt-get update -qq
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $missing >/dev/null
else
    echo "The tests need: $missing. On Debian: sudo apt-get install$missing" | tr -s ' ' >&2
    exit 1
fi
