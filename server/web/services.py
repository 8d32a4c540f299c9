"""What the views work with: made once in `app`, found by each request in its app. Owns nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import flask

from server.images.review_images import ReviewImages
from server.imports.importer import Importer
from server.imports.players import Players
from server.imports.rounds import Rounds
from server.limits.counters.in_store import StoreCounts
from server.limits.quota import Quota
from server.sandbox.pool import Sandbox
from server.settings import Settings
from server.store.collections.collections import CollectionStore
from server.store.collections.digests import Digests
from server.store.freshness import Marks
from server.store.reviews.reviews import Store
from server.web.files.bundles import Bundle
from server.web.http.answer_cache import AnswerCache
from server.web.http.repeats import Repeats
from server.web.http.waiting import Waits
from server.web.makers import Makers
from server.web.monitoring.checks import Checks
from server.web.monitoring.metrics import Measures
from server.web.pages.samples import Samples
from server.web.resources.endgame_tables import TableLookup
from server.web.resources.states import States
from server.wire.bodies import Config

_KEY = "kibitz"


@dataclass(frozen=True, slots=True)
class Services:
    """`parsers` read texts, `solvers` answer questions about positions. `kept`, `kept_files`: answers and
    files as they are sent; `repeats`: requests that need no view. `page_config`: what the page is told at its
    start. `asset_version`: changes when a file of the page does; `build` also when the program does.
    `first_script`: the app's one inline script. `bundles`: what pages load. `checks`, `measures`: what an
    operator is told. `makers`: the children that make answers; None: this process makes them itself."""

    settings: Settings
    store: Store
    collections: CollectionStore
    digests: Digests
    samples: Samples
    states: States
    rate_counts: StoreCounts
    quota: Quota
    images: ReviewImages
    parsers: Sandbox
    solvers: Sandbox
    tables: TableLookup
    importer: Importer
    rounds: Rounds
    players: Players
    marks: Marks
    kept: AnswerCache
    kept_files: AnswerCache
    repeats: Repeats
    checks: Checks
    measures: Measures
    waits: Waits
    makers: Makers | None
    page_config: Config
    asset_version: str
    build: str
    first_script: str
    bundles: Mapping[str, Bundle]


def install(app: flask.Flask, services: Services) -> None:
    app.extensions[_KEY] = services


def services() -> Services:
    """The services of the app that answers the current request."""
    found: Services = flask.current_app.extensions[_KEY]
    return found
