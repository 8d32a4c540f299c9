"""Files as they are sent: read and packed once, then from memory until they change on the disk; and for how
long an address may be kept."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

import flask
from werkzeug.security import safe_join

from server.web.http.answer_cache import AnswerCache, CachedAnswer
from server.web.http.compression import SMALLEST, coding_of, packed

FOREVER = "public, max-age=31536000, immutable"
"""For an address that carries the version of what lies there."""
ASK_AGAIN = "no-cache"

_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".map": "application/json",
}
"""What the files are, whatever the system believes."""
_PACKED = ("text/", "image/svg+xml", "application/json")
_CHARSET = ("text/",)


@dataclass(frozen=True, slots=True)
class FileSource:
    """A file's content, or a text that is as fixed as one. `mark`: changes when it may have changed."""

    name: str
    mark: object
    mimetype: str
    body: bytes | None = None


def file_of(folder: Path, path: str) -> FileSource:
    """The file at `path` below `folder`; ends the request with 404 if there is none."""
    joined = safe_join(str(folder), path)
    file = Path(joined) if joined else None
    if file is None or not _is_file(file):
        flask.abort(404)
    stat = file.stat()
    return FileSource(str(file), (stat.st_mtime_ns, stat.st_size), _type_of(file))


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # a name that is too long is no file's
        return False


def sent(kept: AnswerCache, source: FileSource, cache_control: str) -> flask.Response:
    """The answer with the content of `source`, packed as its asker likes; 304 for one who has it."""
    packs = source.mimetype.startswith(_PACKED)
    coding = coding_of(flask.request.headers.get("Accept-Encoding", "")) if packs else ""
    answer = kept.find(source.name, coding, source.mark)
    if answer is None:
        answer = _read(source, coding)
        kept.keep(source.name, coding, answer)
    headers = dict(answer.headers)
    if flask.request.if_none_match.contains_weak(headers["ETag"][3:-1]):
        response = flask.Response(status=304, headers={"ETag": headers["ETag"]})
    else:
        response = flask.Response(answer.body, headers=headers)
    response.headers["Cache-Control"] = cache_control
    if packs:
        response.vary.add("Accept-Encoding")
    return response


def _read(source: FileSource, coding: str) -> CachedAnswer:
    body = Path(source.name).read_bytes() if source.body is None else source.body
    charset = "; charset=utf-8" if source.mimetype.startswith(_CHARSET) else ""
    headers = [
        ("Content-Type", source.mimetype + charset),
        ("ETag", f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'),
    ]
    if coding and len(body) >= SMALLEST:
        body = packed(body, coding)
        headers.append(("Content-Encoding", coding))
    return CachedAnswer(source.mark, body, tuple(headers))


def _type_of(file: Path) -> str:
    return _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
