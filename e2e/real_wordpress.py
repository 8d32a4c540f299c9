"""Debian's WordPress for a test: a copy of it in a folder, by PHP's own server, its MariaDB on a socket."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from tests.servers import free_port

SOURCE = Path("/usr/share/wordpress")
_UP = 120
"""Seconds within which a server must answer."""
_CONFIG = """<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:%(socket)s');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '%(url)s');
define('WP_SITEURL', '%(url)s');
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
"""
_PLUGIN = """<?php
// A WordPress asks no address of its own machine; here Kibitz is one. It asks nobody else.
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn($ports, $host, $url) =>
    [...$ports, parse_url($url, PHP_URL_PORT)], 10, 3);
add_filter('pre_http_request', fn($done, $asked, $url) =>
    parse_url($url, PHP_URL_HOST) === '127.0.0.1' ? $done : new WP_Error('offline', $url), 10, 3);
"""
_INSTALL = """<?php
define('WP_INSTALLING', true);
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Club', 'editor', 'editor@example.org', false, '', 'soak');
wp_insert_user(['user_login' => 'writer', 'user_pass' => 'soak', 'role' => 'author']);
"""
_WEAR = """<?php
require __DIR__ . '/wp-load.php';
switch_theme(json_decode(stream_get_contents(STDIN)));
echo get_stylesheet(), ' ', wp_is_block_theme() ? 'block' : 'classic';
"""
_POST = """<?php
require __DIR__ . '/wp-load.php';
[$login, $content] = json_decode(stream_get_contents(STDIN));
$user = get_user_by('login', $login)->ID;
wp_set_current_user($user); // and with it what kses takes out of the posts of whom it does not trust
$made = wp_insert_post(['post_title' => 'A post', 'post_status' => 'publish', 'post_author' => $user,
    'post_content' => wp_slash($content)], true);
if (is_wp_error($made)) { fwrite(STDERR, $made->get_error_message()); exit(1); }
echo $made;
"""


@dataclass(frozen=True, slots=True)
class WordPress:
    """A site that is up. `url`: its origin; `folder`: its files."""

    url: str
    folder: Path

    def wear(self, theme: str) -> str:
        """Take a theme -> its kind, "block" or "classic"."""
        worn, _, kind = _php(self.folder, _WEAR, json.dumps(theme)).partition(" ")
        assert worn == theme, worn
        return kind

    def post(self, content: str, login: str = "editor") -> str:
        """Publish a post with the blocks `content`, as administrator ("editor") or as author ("writer")
        -> its address."""
        made = _php(self.folder, _POST, json.dumps([login, content]))
        return f"{self.url}/?p={int(made)}"


@contextmanager
def real_wordpress(folder: Path) -> Iterator[WordPress]:
    """A site of its own in `folder`, gone with the block."""
    assert SOURCE.is_dir(), "WordPress is missing: run scripts/nightly-tools.sh"
    url = f"http://127.0.0.1:{free_port()}"
    files = folder / "site"
    with _database(folder) as socket:
        shutil.copytree(SOURCE, files, ignore_dangling_symlinks=True)
        (files / "wp-config.php").unlink(missing_ok=True)
        (files / "wp-config.php").write_text(_CONFIG % {"socket": socket, "url": url})
        plugins = files / "wp-content" / "mu-plugins"
        plugins.mkdir(exist_ok=True)
        (plugins / "soak.php").write_text(_PLUGIN)
        _php(files, _INSTALL)
        command = ["php", "-S", url.removeprefix("http://"), "-t", str(files)]
        with (folder / "php.log").open("wb") as log, _running(command, log, PHP_CLI_SERVER_WORKERS="4"):
            _wait(lambda: _answers(url), folder / "php.log")
            yield WordPress(url, files)


@contextmanager
def _database(folder: Path) -> Iterator[Path]:
    data, socket = folder / "db", folder / "db.sock"
    options = ["--no-defaults", f"--datadir={data}", "--user=root" if os.getuid() == 0 else "--console"]
    path = f"{os.environ['PATH']}:/usr/sbin"
    install = [*options[:2], "--auth-root-authentication-method=normal", "--skip-test-db"]
    if os.getuid() == 0:
        install.append("--user=root")
    subprocess.run(
        ["mariadb-install-db", *install], check=True, capture_output=True, env={**os.environ, "PATH": path}
    )
    command = [
        "mariadbd",
        *options,
        f"--socket={socket}",
        "--skip-networking",
        f"--pid-file={folder / 'pid'}",
    ]
    asked = ["mariadb", "--no-defaults", f"--socket={socket}", "-uroot", "-e"]
    create = "CREATE DATABASE IF NOT EXISTS wordpress CHARACTER SET utf8mb4"
    with (folder / "db.log").open("wb") as log, _running(command, log, PATH=path):
        _wait(
            lambda: subprocess.run([*asked, create], capture_output=True, check=False).returncode == 0,
            folder / "db.log",
        )
        yield socket


@contextmanager
def _running(command: list[str], log: BinaryIO, **environment: str) -> Iterator[None]:
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=log,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        yield
    finally:
        os.killpg(process.pid, 15)  # PHP's workers are its children
        process.wait(timeout=60)


def _php(files: Path, script: str, given: str = "") -> str:
    path = files / "soak.php"
    path.write_text(script)
    done = subprocess.run(
        ["php", str(path)], input=given, capture_output=True, text=True, check=False, cwd=files
    )
    path.unlink()
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=30) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def _wait(ready: Callable[[], bool], log: Path) -> None:
    deadline = time.monotonic() + _UP
    while not ready():
        assert time.monotonic() < deadline, log.read_text()
        time.sleep(0.2)
