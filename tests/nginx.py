"""A real nginx with the set-up of `deploy/`, on a free port and without any rights: for tests that look at
Kibitz through it."""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection, socket

from server.system.paths import ROOT

DEPLOY = ROOT / "deploy"
PROGRAM = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/sbin")


_AS_ROOT = "user root;\n" if os.geteuid() == 0 else ""
"""Root's nginx would serve as somebody who may not read the tests' folders."""
_CLUB = "location / { return 200 'the club'; } location ~ [.]js$ { return 404; }"
"""What a site has at its root."""


def free_port() -> int:
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def lay_out(
    folder: Path,
    port: int,
    webs: Sequence[int],
    *,
    below: bool = False,
    connections: int = 512,
    limited: bool = True,
) -> Path:
    """Write the set-up into `folder`: plain HTTP on `port` of 127.0.0.1, web processes on the ports `webs`;
    `below`: at /kibitz of a site that has files of its own; unless `limited`, an address may ask for as much
    as it likes -> the main file."""
    site = (DEPLOY / "nginx.conf").read_text()
    first, second = (part.start() for part in re.finditer(r"^server \{", site, re.MULTILINE))
    head = site[:first].replace("/var/cache/nginx/kibitz", str(folder / "cache"))
    plain = re.sub(r"^ +(ssl_\w+|listen \[::\]:443).*\n", "", site[second:], flags=re.MULTILINE)
    plain = plain.replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}")
    if below:
        shutil.copy(DEPLOY / "nginx-prefix.conf", folder / "kibitz-prefix.conf")
        plain = f"server {{ listen 127.0.0.1:{port}; include kibitz-prefix.conf; {_CLUB} }}\n"
    if not limited:
        plain = re.sub(r"^ +limit_(?:conn|req) .*\n", "", plain, flags=re.MULTILINE)
    (folder / "kibitz.conf").write_text(head + plain)
    upstream = (DEPLOY / "nginx-upstream.conf").read_text()
    servers = "\n".join(f"    server 127.0.0.1:{web} max_fails=2 fail_timeout=5s;" for web in webs)
    upstream = re.sub(r"(^    server .*\n)+", f"{servers}\n", upstream, flags=re.MULTILINE)
    (folder / "kibitz-upstream.conf").write_text(upstream)
    return write_main(folder, "kibitz.conf", connections)


def write_main(folder: Path, site: str, connections: int = 512) -> Path:
    """The file that nginx starts with: what it writes lies in `folder`."""
    temporary = "".join(
        f"  {name}_temp_path {folder / name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = folder / "nginx.conf"
    main.write_text(
        f"{_AS_ROOT}daemon off;\npid {folder / 'pid'};\nerror_log {folder / 'error.log'};\n"
        f"worker_rlimit_nofile {resource.getrlimit(resource.RLIMIT_NOFILE)[1]};\n"
        f"events {{ worker_connections {connections}; }}\n"
        f"http {{\n  access_log off;\n{temporary}  include {site};\n}}\n"
    )
    return main


@contextmanager
def serving(
    folder: Path, webs: Sequence[int], *, below: bool = False, connections: int = 512, limited: bool = True
) -> Iterator[str]:
    """nginx before the web processes on the ports `webs`, with room for so many `connections` -> its address.
    It ends with the block."""
    assert PROGRAM, "Debian: apt-get install nginx-light"
    port = free_port()
    main = lay_out(folder, port, webs, below=below, connections=connections, limited=limited)
    process = subprocess.Popen([PROGRAM, "-c", str(main), "-p", str(folder), "-e", str(folder / "error.log")])
    try:
        wait_until_it_listens(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def reload(folder: Path) -> None:
    """Have the nginx that serves from `folder` begin anew, as `nginx -s reload` does, and wait until it has:
    which web processes it takes for gone it knows no more."""
    pid = int((folder / "pid").read_text())
    children = Path(f"/proc/{pid}/task/{pid}/children")
    before = set(children.read_text().split())
    os.kill(pid, signal.SIGHUP)
    until = time.monotonic() + 30
    while before & set(children.read_text().split()):
        assert time.monotonic() < until, "nginx does not begin anew"
        time.sleep(0.02)


def wait_until_it_listens(port: int) -> None:
    until = time.monotonic() + 30
    while True:
        try:
            with create_connection(("127.0.0.1", port), timeout=1):
                return
        except OSError:
            assert time.monotonic() < until, "nginx does not listen"
            time.sleep(0.02)
