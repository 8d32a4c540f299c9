#!/bin/sh
# What the tests need beside Python and npm: a real Stockfish, pgn-extract (a strict reader of PGN), and the three
# engines of the web: Chromium, Firefox, WebKitGTK (with a screen, Xvfb, and an output for its sounds).
set -eu
missing=""
PATH="$PATH:/usr/games"
command -v stockfish >/dev/null || missing="stockfish"
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || missing="$missing chromium"
command -v pgn-extract >/dev/null || missing="$missing pgn-extract"
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing="$missing firefox-esr"
command -v WebKitWebDriver >/dev/null || missing="$missing webkit2gtk-driver"
command -v Xvfb >/dev/null || missing="$missing xvfb"
ls /usr/lib/*/gstreamer-1.0/libgstautodetect.so >/dev/null 2>&1 || missing="$missing gstreamer1.0-plugins-good"
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
