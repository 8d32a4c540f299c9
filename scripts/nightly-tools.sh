#!/bin/sh
# What `make nightly` needs beside the tools of the tests: a WordPress with the MariaDB and the PHP that it runs on
# (e2e/test_real_wordpress.py starts and ends them itself), and GNU Go (tests/programs/test_gtp.py plays it).
# `make test` installs none of it.
set -eu
PATH="$PATH:/usr/sbin"
missing=""
[ -f /usr/share/wordpress/wp-load.php ] || missing="wordpress"
for theme in twentytwentythree twentytwentyone; do # a block theme, a classic one
    [ -d "/usr/share/wordpress/wp-content/themes/$theme" ] || missing="$missing wordpress-theme-$theme"
done
command -v mariadbd >/dev/null || missing="$missing mariadb-server"
[ -x /usr/games/gnugo ] || missing="$missing gnugo"
command -v php >/dev/null || missing="$missing php-cli"
for module in mysqli:php-mysql dom:php-xml mbstring:php-mbstring; do
    { php -m 2>/dev/null || true; } | grep -qx "${module%:*}" || missing="$missing ${module#*:}"
done
[ -z "$missing" ] && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "make nightly needs: $missing. On Debian: sudo apt-get install $missing" | tr -s ' ' >&2
    exit 1
fi

# The package of a server starts it; not while this policy lies there (see test-tools.sh).
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
    trap 'rm -f "$policy"' EXIT
    trap 'exit 1' INT TERM
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod 755 "$policy"
fi
echo "Installing for make nightly: $missing" | tr -s ' '
apt-get update -qq
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $missing >/dev/null
if command -v systemctl >/dev/null; then
    systemctl --quiet disable mariadb 2>/dev/null || true # where no systemd runs, nothing is enabled
fi
