"""For whoever looks after a Kibitz: `/healthz` says what is wrong, `/metrics` counts."""

from __future__ import annotations

import ipaddress
import secrets

import flask
from prometheus_client import CONTENT_TYPE_LATEST

from server.setting_kinds import METRICS_LOOPBACK, METRICS_OFF
from server.web.services import services

blueprint = flask.Blueprint("watch", __name__)

_FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via")
"""What a proxy says of the visitor it asks for: whoever comes by one does not come from this machine."""


@blueprint.get("/healthz")
def health() -> tuple[flask.Response, int]:
    """200 while Kibitz can serve, else 503; `status` names the worst of what is wrong. The engines are for
    those who may read the metrics."""
    found = services().checks.health()
    private = _may_read(services().settings.metrics)
    response = flask.jsonify(found.to_json(with_engines=private))
    response.headers["Cache-Control"] = "no-store"
    return response, 200 if found.can_serve else 503


@blueprint.get("/metrics")
def metrics() -> flask.Response:
    """The figures for Prometheus; to strangers there is no such address."""
    if not _may_read(services().settings.metrics):
        flask.abort(404)
    response = flask.Response(services().measures.text(), content_type=CONTENT_TYPE_LATEST)
    response.headers["Cache-Control"] = "no-store"
    return response


def _may_read(setting: str) -> bool:
    if setting == METRICS_OFF:
        return False
    if setting == METRICS_LOOPBACK:
        return _comes_from_here()
    scheme, _, token = flask.request.headers.get("Authorization", "").partition(" ")
    return scheme.lower() == "bearer" and secrets.compare_digest(token.strip().encode(), setting.encode())


def _comes_from_here() -> bool:
    """Whether this machine itself asks, and not a proxy on it for somebody else."""
    environ = flask.request.environ
    peer = environ.get("werkzeug.proxy_fix.orig", environ).get("REMOTE_ADDR") or ""
    if any(name in flask.request.headers for name in _FORWARDED):
        return False
    try:
        address = ipaddress.ip_address(peer)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return bool((mapped or address).is_loopback)
