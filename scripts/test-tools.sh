#!/bin/sh
# What the tests need beside Python and npm: a real Stockfish, pgn-extract (a strict reader of PGN), the three
# engines of the web: Chromium, Firefox, WebKitGTK (with a screen, Xvfb, and an output for its sounds), and the
# servers of a larger set-up: PostgreSQL, nginx, which the tests start and end themselves (tests/servers.py).
set -eu
missing=""
PATH="$PATH:/usr/games:/usr/sbin"
command -v stockfish >/dev/null || missing="stockfish"
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null ||
    missing="$missing chromium-headless-shell"
command -v pgn-extract >/dev/null || missing="$missing pgn-extract"
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing="$missing firefox-esr"
command -v WebKitWebDriver >/dev/null || missing="$missing webkit2gtk-driver"
command -v Xvfb >/dev/null || missing="$missing xvfb"
ls /usr/lib/*/gstreamer-1.0/libgstautodetect.so >/dev/null 2>&1 || missing="$missing gstreamer1.0-plugins-good"
services=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || services="postgresql"
command -v nginx >/dev/null || services="$services nginx-light"
missing="$missing $services"
[ "$missing" = " " ] && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "The tests need: $missing. On Debian: sudo apt-get install $missing" | tr -s ' ' >&2
    exit 1
fi

# A package of a server starts it, now and with the machine. Neither is wanted here: nothing is started while this
# policy lies there (one that lies there already is left to its owner), nothing new stays enabled, no cluster is made.
policy=/usr/sbin/policy-rc.d
if [ -n "$services" ] && [ ! -e "$policy" ]; then
    trap 'rm -f "$policy"' EXIT
    trap 'exit 1' INT TERM
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod 755 "$policy"
fi
case "$services" in
*postgresql*)
    if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
        mkdir -p /etc/postgresql-common
        echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    fi
    ;;
esac
echo "Installing for the tests: $missing" | tr -s ' '
apt-get update -qq
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
    -o Dpkg::Options::=--force-confold $missing >/dev/null
if command -v systemctl >/dev/null; then
    for service in $services; do
        systemctl --quiet disable "${service%-light}" 2>/dev/null || true # where no systemd runs, nothing is enabled
    done
fi
