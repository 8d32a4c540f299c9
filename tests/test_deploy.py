"""What lies in `deploy/`: each path, setting and command in it is there, the programs it is for take it, and
nginx with it does what the page needs."""

from __future__ import annotations

import re
import shutil
import subprocess
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest
from simple_websocket import Client
from werkzeug.serving import make_server

from server.app import create_app
from server.settings import Settings
from tests import nginx

DEPLOY = nginx.DEPLOY
needs_nginx = pytest.mark.skipif(not nginx.PROGRAM, reason="nginx is not installed")
needs_openssl = pytest.mark.skipif(not shutil.which("openssl"), reason="openssl is not installed")


def answer(url: str, **headers: str) -> tuple[int, Message, bytes]:
    request = urllib.request.Request(url, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status, response.headers, response.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an nginx before one web process and one that is gone."""
    folder = tmp_path_factory.mktemp("deploy")
    fixed = {"KIBITZ_DATA_DIR": str(folder), "KIBITZ_ASYNC_MODE": "threading", "KIBITZ_PROXIES": "1"}
    app = create_app(Settings.from_environ(fixed))
    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        with nginx.serving(folder, [nginx.free_port(), server.server_port]) as url:
            yield url
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
        app.extensions["kibitz"].store.close()
        app.extensions["kibitz"].queue.close()


@needs_nginx
@needs_openssl
def test_nginx_takes_the_set_up_as_it_stands(tmp_path: Path) -> None:
    """With a certificate in its place and ports that anybody may open."""
    (tmp_path / "tls").mkdir()
    made = ["-newkey", "rsa:2048", "-nodes", "-subj", "/CN=kibitz.example", "-days", "1"]
    files = ["-keyout", str(tmp_path / "tls" / "kibitz.key"), "-out", str(tmp_path / "tls" / "kibitz.crt")]
    subprocess.run(["openssl", "req", "-x509", *made, *files], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text().replace("/var/cache/nginx/kibitz", str(tmp_path / "cache"))
    for port in ("80", "443"):
        site = re.sub(rf"(listen (?:\[::\]:)?){port}\b", rf"\g<1>{nginx.free_port()}", site)
    (tmp_path / "kibitz.conf").write_text(site)
    shutil.copy(DEPLOY / "nginx-upstream.conf", tmp_path / "kibitz-upstream.conf")
    main = nginx.write_main(tmp_path, "kibitz.conf")
    assert nginx.PROGRAM
    tested = subprocess.run(
        [nginx.PROGRAM, "-t", "-c", str(main), "-p", str(tmp_path), "-e", str(tmp_path / "error.log")],
        capture_output=True,
        text=True,
    )
    assert tested.returncode == 0, tested.stderr
    assert "[warn]" not in tested.stderr


@needs_nginx
def test_a_web_process_that_is_gone_is_passed_over(proxied: str) -> None:
    assert {answer(f"{proxied}/healthz")[0] for _ in range(4)} == {200}


@needs_nginx
def test_the_page_names_the_address_that_the_visitor_sees(proxied: str) -> None:
    host = proxied.removeprefix("http://")
    status, headers, _ = answer(f"{proxied}/embed/nowhere")
    assert status == 404
    assert f"http://{host}" in headers["Content-Security-Policy"]
    assert f"ws://{host}" in headers["Content-Security-Policy"]


@needs_nginx
def test_files_that_may_be_kept_are_served_by_nginx_alone(proxied: str) -> None:
    page = answer(f"{proxied}/")[2].decode()
    path = re.findall(r'src="(/static/[^"]*js/main\.js[^"]*)"', page)[0]
    for encodings in ("gzip, deflate, br", "br", "gzip", "identity"):
        first = answer(proxied + path, **{"Accept-Encoding": encodings})
        again = answer(proxied + path, **{"Accept-Encoding": encodings})
        assert again[1]["X-Cache"] == "HIT"
        assert again[2] == first[2]
        assert "immutable" in again[1]["Cache-Control"]
        coding = {"gzip, deflate, br": "br", "identity": None}.get(encodings, encodings)
        assert again[1]["Content-Encoding"] == coding
        for header in ("Content-Security-Policy", "X-Content-Type-Options", "Access-Control-Allow-Origin"):
            assert again[1][header] == first[1][header] is not None


@needs_nginx
def test_what_is_no_file_is_never_kept(proxied: str) -> None:
    for path in ("/", "/healthz", "/robots.txt", "/r/nowhere"):
        assert "X-Cache" not in answer(proxied + path)[1]


@needs_nginx
def test_a_socket_opens_through_it(proxied: str) -> None:
    socket = Client(f"ws://{proxied.removeprefix('http://')}/socket.io/?EIO=4&transport=websocket")
    assert socket.receive(20).startswith("0")
    socket.send("40")
    assert socket.receive(20).startswith("40")
    socket.close()


@needs_nginx
@pytest.mark.parametrize("path", ["/metrics", "//metrics", "/./metrics", "/x/../metrics", "/%6Detrics"])
def test_figures_are_not_for_visitors(proxied: str, path: str) -> None:
    status, _, body = answer(proxied + path)
    assert status == 404
    assert b"kibitz_" not in body
