"""The composition root of the web process: `create_app(settings)` wires everything, nothing else does."""

from __future__ import annotations

import functools
import importlib
import json
import pickle
import pkgutil
from collections.abc import Sequence

import flask
from flask_compress import Compress
from markupsafe import Markup
from werkzeug.middleware.proxy_fix import ProxyFix

import server
from server.analysis.collection.season.digest import VERSION
from server.analysis.engine.budget import PRESETS
from server.analysis.engine.locate import AUTO, find_engines
from server.analysis.errors import EngineError
from server.analysis.review.options import ReviewOptions
from server.front.door import Door
from server.front.turns import Turns
from server.images.drawing import draw
from server.images.pieces import DEFAULT_SET, drawings
from server.images.review_images import ReviewImages
from server.imports.fetching import Fetch, FetchBounds
from server.imports.importer import Importer, Sites
from server.imports.players import Players
from server.imports.rounds import Rounds
from server.limits.counters.in_store import StoreCounts
from server.limits.quota import Quota, create_limiter, limit_views
from server.limits.site_pauses import SharedPauses
from server.limits.visitors import visitor_of
from server.live.socket import create_live
from server.live.traffic import Traffic
from server.sandbox.fetching import create_fetchers, fetch_by
from server.sandbox.pool import QUESTIONS, Here, Sandbox, SandboxBounds
from server.settings import Settings
from server.store.collections.collections import CollectionStore
from server.store.collections.digests import Digests
from server.store.freshness import Marks
from server.store.reviews.reviews import Store
from server.store.wakeups.by_postgresql import listen
from server.store.wakeups.changes import CHANGED
from server.store.wakeups.listener import Hearer
from server.system.paths import BUILT, NODE_MODULES, PACKAGES, STATIC, TEMPLATES
from server.system.private_files import make_private_folder
from server.web.embed.gone import gone
from server.web.files import assets, versions
from server.web.files.bundles import first_script, read_bundles
from server.web.http import compression
from server.web.http.answer_cache import AnswerCache
from server.web.http.cross_site import refuse_other_sites
from server.web.http.errors import install_errors
from server.web.http.headers import install_headers
from server.web.http.hosts import only_own_hosts, warn_if_open
from server.web.http.languages import install_languages
from server.web.http.prefix import below
from server.web.http.repeats import Repeats
from server.web.http.request_ids import install_request_ids
from server.web.http.waiting import Waits
from server.web.makers import Makers, Work
from server.web.monitoring.checks import Checks
from server.web.monitoring.metrics import Measures
from server.web.pages.page import missing
from server.web.pages.samples import Samples
from server.web.resources.collections import GameNumberConverter
from server.web.resources.endgame_tables import TableLookup
from server.web.resources.reviews import ReviewIdConverter
from server.web.resources.states import States
from server.web.services import Services, install
from server.wire.bodies import Config, EngineChoice, Sample

_BODY_SLACK = 64 * 1024
_FETCHERS = 4
"""Children that wait for other sites, each for one."""
KEPT_BYTES = 32 * 1024 * 1024
"""Memory of a web process for finished reviews as they are sent."""
_KEPT_FILES = 16 * 1024 * 1024
"""Bytes of memory for the page's files, packed; all of them take a third of it."""


def create_app(settings: Settings, parsers: Sandbox | None = None, make: Work | None = None) -> flask.Flask:
    """The web app, Socket.IO included. Opens (and, where new, creates) the store. `parsers`: others than its
    own three: for texts, for questions about positions, and for other sites. `make`: what its children make
    answers with; None: it has no such children and makes all answers itself."""
    traffic = Traffic()
    log_format = settings.log_format
    solvers = parsers or Sandbox(
        SandboxBounds(waiting=QUESTIONS), children=1, log_format=log_format, visitor=_visitor
    )
    fetchers = parsers or create_fetchers(_FETCHERS, FetchBounds(), log_format=log_format, visitor=_visitor)
    parsers = parsers or Sandbox(log_format=log_format, visitor=_visitor)
    makers = make and Makers(make, pickle.dumps(settings), log_format=log_format, visitor=_visitor)
    services = create_services(
        settings, traffic, parsers, solvers, fetch_by(fetchers), makers, kept_bytes=KEPT_BYTES
    )
    app = _app_with(services, limited=True)
    live = create_live(services.store, services.collections, settings, traffic)
    live.init_app(app)
    app.extensions["kibitz_listener"] = listen(
        settings.database_url, CHANGED, Hearer(live.hear, live.rely_on_wakes)
    )
    app.wsgi_app = services.repeats.around(app.wsgi_app)  # type: ignore[method-assign, assignment]
    turns = Turns() if settings.async_mode == "eventlet" else None
    app.wsgi_app = Door(app.wsgi_app, app.config["MAX_CONTENT_LENGTH"], turns)  # type: ignore[method-assign]
    app.wsgi_app = only_own_hosts(app.wsgi_app, settings)  # type: ignore[method-assign, assignment]
    app.wsgi_app = below(app.wsgi_app, settings.prefix)  # type: ignore[method-assign, assignment]
    warn_if_open(settings)
    _trust_proxies(app, settings.proxies)
    assets.check_libraries(NODE_MODULES)
    return app


def create_making_app(settings: Settings) -> flask.Flask:
    """The app of a child that makes answers (`server/making.py`): its views alone. Only the web process
    reaches it, which has counted the request."""
    here = Here()
    services = create_services(settings, Traffic(), here, here, fetch_by(here), None, kept_bytes=0)
    return _app_with(services, limited=False)


def _app_with(services: Services, *, limited: bool) -> flask.Flask:
    """The app with its views, and what surrounds each. `limited`: requests are counted."""
    settings = services.settings
    app = flask.Flask(__name__, static_folder=None, template_folder=str(TEMPLATES))
    # JSON may escape each character of a text; the text's own limit is checked once it is read.
    app.config["MAX_CONTENT_LENGTH"] = 2 * settings.limits.bytes + _BODY_SLACK
    # Brotli before the rest: at their default levels zstd's files are an eighth larger.
    app.config.update(
        COMPRESS_ALGORITHM=list(compression.CODINGS), COMPRESS_BR_LEVEL=compression.BROTLI_LEVEL
    )
    app.json.sort_keys = False  # type: ignore[attr-defined]  # of DefaultJSONProvider
    if settings.proxies:
        install_request_ids(app)
    install(app, services)
    app.jinja_env.globals.update(
        asset=versions.asset,
        bundles=services.bundles,
        first_script=Markup(services.first_script),
        default_pieces=DEFAULT_SET,
        piece_drawings=drawings,
    )
    services.measures.install(app)
    limiter = create_limiter(app, services.rate_counts, enabled=limited)
    register_views(app)
    limit_views(app, limiter, settings.quotas)
    install_languages(app)
    install_errors(app, missing, gone)
    refuse_other_sites(app)
    Compress(app)
    install_headers(app)
    return app


def create_services(
    settings: Settings,
    traffic: Traffic,
    parsers: Sandbox,
    solvers: Sandbox,
    get: Fetch,
    makers: Makers | None,
    *,
    kept_bytes: int,
) -> Services:
    make_private_folder(settings.data_dir)
    store = Store(settings.database_url)
    checks = Checks(settings)
    measures = Measures(checks, traffic)
    kept = AnswerCache(kept_bytes)
    collection_store = CollectionStore(store.database)
    marks = Marks(store.database)
    samples = Samples(store)
    rate_counts = StoreCounts(store.rate_counts)
    importer = _importer(settings, rate_counts, get)
    config = page_config(settings, samples.offered())
    version = versions.version_of(
        [STATIC, TEMPLATES, BUILT], versions.library_versions(NODE_MODULES), versions.drawn_pieces()
    )
    return Services(
        settings=settings,
        store=store,
        collections=collection_store,
        digests=Digests(store.database, VERSION),
        samples=samples,
        states=States(store),
        rate_counts=rate_counts,
        quota=Quota(
            settings.quotas,
            rate_counts,
            lambda ids: store.statuses(ids) | collection_store.statuses(ids),
            collection_store.follows.live,
        ),
        images=ReviewImages(
            settings.data_dir / "images",
            functools.partial(draw, node_modules=NODE_MODULES),
            marks.alive,
        ),
        parsers=parsers,
        solvers=solvers,
        tables=TableLookup(settings.data_dir / "tables", settings.syzygy, settings.five_men),
        importer=importer,
        rounds=_rounds(settings, rate_counts, get),
        players=Players(settings.follow, importer),
        marks=marks,
        kept=kept,
        kept_files=AnswerCache(_KEPT_FILES),
        repeats=Repeats(kept, measures.count),
        page_config=config,
        asset_version=version,
        build=versions.version_of([PACKAGES / "server"], version, json.dumps(config), pattern="*.py"),
        first_script=first_script(BUILT),
        bundles=read_bundles(BUILT),
        checks=checks,
        measures=measures,
        waits=Waits(min(_MOST_WAITS, settings.connections // 10)),
        makers=makers,
    )


_MOST_WAITS = 200
"""Requests that wait for the end of a review at a time, where there is room for so many connections."""


def _visitor() -> str:
    """Whom the current request counts for; "" outside of one."""
    return visitor_of(flask.request.environ) if flask.has_request_context() else ""


_OWN_MEN = 5
_SYZYGY_MEN = 7
"""Of the tables that Kibitz can build, and of those that may lie in a folder."""


def page_config(settings: Settings, samples: Sequence[Sample] = ()) -> Config:
    """What the page is told at its start: engines, presets, defaults, limits, samples, version."""
    return {
        "engines": _engines(settings),
        "presets": PRESETS,
        "defaults": ReviewOptions().to_json(),
        "limits": {
            "pgn_bytes": settings.limits.bytes,
            "plies": settings.limits.plies,
            "games": settings.limits.games,
        },
        "samples": list(samples),
        "version": server.__version__,
        "imports": settings.imports,
        "follow": list(settings.follow),
        "men": _SYZYGY_MEN if settings.syzygy else _OWN_MEN,
    }


def _importer(settings: Settings, rate_counts: StoreCounts, get: Fetch) -> Importer:
    sites = Sites.asked_by(settings.contact)
    return Importer(
        sites, settings.limits, folder=settings.data_dir, pauses=SharedPauses(rate_counts), get=get
    )


def _rounds(settings: Settings, rate_counts: StoreCounts, get: Fetch) -> Rounds:
    sites = Sites.asked_by(settings.contact)
    return Rounds(
        settings.follow,
        lichess=sites.lichess,
        agent=sites.agent,
        bounds=FetchBounds(bytes=settings.limits.bytes),
        folder=settings.data_dir,
        pauses=SharedPauses(rate_counts),
        get=get,
    )


def _engines(settings: Settings) -> list[EngineChoice]:
    """The engines to choose from, "auto" first with the name of what it means here."""
    try:
        found = find_engines(settings.engine, node_modules=NODE_MODULES, data_dir=settings.data_dir)
    except EngineError:
        found = []  # the worker, which needs it, says so
    automatic = found[0].label if found else ""
    named: list[EngineChoice] = [{"name": spec.kind, "label": spec.label} for spec in found]
    return [{"name": AUTO, "label": automatic}, *named]


def _trust_proxies(app: flask.Flask, count: int) -> None:
    """Outermost, so that Socket.IO too sees the visitor's address and scheme."""
    if count:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=count, x_proto=count, x_host=0)  # type: ignore[method-assign]


_ROOMS = ("api", "embed", "files", "images", "monitoring", "pages")
"""Of `server/web`: those that have views."""


def register_views(app: flask.Flask) -> None:
    """Have every module of these rooms that has a `blueprint` answer at its addresses."""
    app.url_map.converters |= {"review_id": ReviewIdConverter, "game_number": GameNumberConverter}
    for room in _ROOMS:
        package = importlib.import_module(f"server.web.{room}")
        for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            blueprint = getattr(importlib.import_module(found.name), "blueprint", None)
            if blueprint:
                app.register_blueprint(blueprint)
