"""axe-core finds nothing on any page, panel or dialog: by day on a few of them, in English in the light.
At night on all, also in the dark, on a phone, and there in German, where words are longest. Targets have
24 px, names hold what is seen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from e2e.axe import LOOKS, Look, check
from e2e.conftest import Server, holding, in_one_browser
from e2e.review_page import sample_id
from server.analysis.events.events import NoteEvent
from server.store.reviews.reviews import Store
from tests.seasons import collect, fifty_games, log_of

Opened = Callable[[Page, "Places"], object]
PAIRINGS = (
    ("Anna", "Bert", "1", "1-0"),
    ("Cleo", "Dora", "1", "1/2-1/2"),
    ("Cleo", "Anna", "2", "0-1"),
    ("Bert", "Eva", "2", "1-0"),
)
"""Of a Swiss: White, Black, round, result."""
LONG = {
    "White": "Maximiliane-Theodora von Hohenlohe-Langenburg, Freifrau",
    "Black": "Wolfgang Amadeus Maria Donaudampfschifffahrtsgesellschaftskapitän",
}
ROOK = "/explore?fen=8/8/8/8/8/4k3/8/4K2R_w_-_-_0_1"
PROMOTES = "/explore?fen=7k/P7/8/8/8/8/8/K7_w_-_-_0_1"


@dataclass(frozen=True)
class Places:
    """Where finished reviews stand; the browser holds the keys of all of them."""

    url: str
    review: str
    long: str
    swiss: str
    league: str
    noted: str


@pytest.fixture(scope="module")
def places(server: Server) -> Places:
    store = Store(f"sqlite:///{server.data_dir / 'kibitz.db'}")
    swiss, _ = collect(
        store,
        [
            log_of("morphy", {"White": white, "Black": black, "Round": round_, "Result": result})
            for white, black, round_, result in PAIRINGS
        ],
    )
    league, _ = collect(store, fifty_games()[:12], "League")
    _, (long, noted) = collect(store, [log_of("club", LONG), log_of("morphy", {})])
    for note in (
        NoteEvent(1, comment="A note\nof lines: https://example.org" + " Long." * 99, nags=(1, 16)),
        NoteEvent(0, ("d2d4", "d7d5"), comment="Or so.", eval={"cp": 20}, depth=20),
    ):
        store.note(noted, note.to_wire(), 9)
    store.close()
    return Places(server.url, sample_id(server.url, "kasparov"), long, swiss, league, noted)


@pytest.fixture(scope="module")
def browser_of_one(
    browser: Browser, places: Places, request: pytest.FixtureRequest
) -> Iterator[BrowserContext]:
    """One browser for all states in a language, which believes that everything is its own."""
    context = browser.new_context(locale=request.param)
    tokens = json.dumps(
        dict.fromkeys((places.review, places.long, places.swiss, places.league, places.noted), "mine")
    )
    context.add_init_script(holding(tokens=tokens))
    yield context
    context.close()


@pytest.fixture
def owner(browser_of_one: BrowserContext) -> Iterator[Page]:
    page = browser_of_one.new_page()
    page.set_viewport_size({"width": 1280, "height": 900})
    yield page
    page.close()


def at(path: str, *wanted: str) -> Opened:
    """Open a path, in which names of `Places` stand in braces, and wait for elements."""

    def opened(page: Page, places: Places) -> None:
        page.goto(places.url + path.format(**vars(places)))
        for css in wanted:
            expect(page.locator(css).first).to_be_visible()

    return opened


def then(first: Opened, *steps: Callable[[Page], object]) -> Opened:
    """Open, then do something on the page."""

    def opened(page: Page, places: Places) -> None:
        first(page, places)
        for step in steps:
            step(page)

    return opened


def click(css: str) -> Callable[[Page], object]:
    return lambda page: page.locator(css).first.click()


def key(name: str) -> Callable[[Page], object]:
    return lambda page: page.keyboard.press(name)


def shows(css: str) -> Callable[[Page], object]:
    return lambda page: expect(page.locator(css).first).to_be_visible()


def unfold(page: Page) -> None:
    """Open all that is folded."""
    for summary in page.locator("main details:not([open]) > summary").all():
        if summary.is_visible():
            summary.click()


def write(text: str) -> Callable[[Page], object]:
    def wrote(page: Page) -> None:
        field: Locator = page.locator(".move-field input")
        field.fill(text)
        field.press("Enter")

    return wrote


def message(page: Page) -> None:
    """The page around an embed sends a PGN that cannot be read."""
    page.evaluate("postMessage({ type: 'kibitz:pgn', pgn: '1. e4 e5 2. Ke3' }, '*')")


def threatened(page: Page, places: Places) -> None:
    """The drill on Black's 31…Kxa3, which overlooks a threat to the rook."""
    threat = {"kind": "threat", "name": "overlooked", "by": "f6d8", "san": ["Qxd8"], "what": "rook", "net": 5}

    def told(route: Route) -> None:
        response = route.fetch()
        body = response.json()
        body["state"]["moves"][61]["reason"]["facts"] = [threat]
        route.fulfill(response=response, json=body)

    page.route("**/api/reviews/*", told)
    at("/r/{review}#learn:black", ".drill")(page, places)


BOARD = "button.move[data-ply]"
REVIEW = at("/r/{review}#61", BOARD, ".said")
SWISS = at("/c/{swiss}", ".collection__row", ".rounds__cell")
EMBED = at("/embed/{review}?ply=30", "#viewer.is-live", BOARD)
SEASON = at("/c/{league}/season/Ann", ".season__figure")
REPERTOIRE = then(
    at("/repertoire", ".repertoire__card"),
    lambda page: page.locator("textarea").fill("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 2. Ke3"),
    click(".repertoire__form .button--primary"),
    shows(".repertoire__told p:nth-child(2)"),
)
STATES: dict[str, Opened] = {
    "the start with all its folds": then(at("/", "#pgn"), unfold),
    "a collection's offer": then(
        at("/", "#pgn"), lambda page: page.locator("#pgn").fill('1. e4 e5 *\n\n[White "A"]\n\n1. d4 *')
    ),
    "a review with how it was decided": then(REVIEW, unfold),
    "long names": at("/r/{long}#9", BOARD),
    "the share menu": then(REVIEW, click(".share [aria-haspopup]"), shows("[role=menu]")),
    "the question before deleting": then(REVIEW, click("#menu"), click(".share__delete"), shows("dialog")),
    "a note that is written": then(REVIEW, click(".note__bar button"), shows(".note__form")),
    "a link for notes": then(
        REVIEW, click(".share [aria-haspopup]"), click("[role=menu] > :last-child button"), shows("dialog")
    ),
    "a review with notes": at("/r/{noted}#1", ".note__text", ".moves__note .move--side"),
    "an embed with notes": at("/embed/{noted}?ply=1", "#viewer.is-live", ".note__text"),
    "deeper": then(REVIEW, click("[data-tab=report]"), click(".status__actions button"), shows("dialog")),
    "the keys": then(REVIEW, key("?"), shows("dialog")),
    "the menu": then(REVIEW, click("#menu"), shows("#settings")),
    "the settings": then(REVIEW, click("#menu"), click("#settings"), shows("dialog")),
    "a move that is written": then(REVIEW, key("m"), write("Ke9"), shows(".move-field__answer")),
    "the engine in the browser": then(
        REVIEW, key("e"), shows(".explore__lines li"), key("x"), shows(".explore__threat")
    ),
    "the drill": at("/r/{review}#learn:black", ".drill"),
    "the drill's answer": then(
        at("/r/{review}#learn:black", ".drill__actions button"), key("s"), shows(".drill[data-phase=shown]")
    ),
    "the drill's threat": then(
        threatened, key("m"), write("Qxd8"), shows(".drill__feedback[data-tone=good]")
    ),
    "a position that is solved": at(ROOK, ".endgame button"),
    "a pawn that arrives": then(
        at(PROMOTES, "[data-square=a7] img"),
        click("[data-square=a7]"),
        click("[data-square=a8]"),
        shows(".promotion"),
    ),
    "a collection and its crosstable": SWISS,
    "its players": then(SWISS, click("button[data-id=players]"), shows(".standings__name")),
    "no game that was looked for": then(
        SWISS, lambda page: page.locator("input[type=search]").fill("nobody"), shows(".collection__nothing")
    ),
    "a collection that is edited": then(
        SWISS, lambda page: page.locator(".share button").nth(2).click(), shows(".edit__tools")
    ),
    "a season": SEASON,
    "positions of a season": then(SEASON, click("button.season__figure"), shows("dialog .season__card")),
    "training": then(
        SEASON, click(".season__actions .button--primary"), shows(".training[data-phase=asking]")
    ),
    "a tree of openings": then(
        at("/c/{league}/openings?player=Ann&side=black", ".openings__moves button"),
        click(".openings__moves button"),
        shows(".openings__step[aria-current]:nth-child(2)"),
    ),
    "a link to a phone": then(
        at("/reviews", ".mine__files"), click(".mine__files button"), shows(".moving__code svg")
    ),
    "a repertoire": REPERTOIRE,
    "a repertoire on a board": then(
        REPERTOIRE, click(".repertoire__card button:nth-child(2)"), shows(".openings__own button")
    ),
    "training of a repertoire": then(
        REPERTOIRE, click(".repertoire__card .button--primary"), shows(".training[data-phase=asking]")
    ),
    "an embed": EMBED,
    "a PGN in an embed that cannot be read": then(
        at("/embed/pgn", "#viewer"), message, shows(".embed__fault")
    ),
    "an embed's menu": then(EMBED, click(".controls__menu"), shows("dialog")),
    "an embed of a collection": at("/embed/c/{swiss}", "table"),
    "about": at("/about", "h1"),
    "nothing": at("/nowhere", "h1"),
}


DAILY = (
    "the start with all its folds",
    "a review with how it was decided",
    "the share menu",
    "a collection and its crosstable",
    "a season",
    "an embed",
)
"""One of each page that is seen most, and a menu."""


def _looked_at() -> Iterator[object]:
    """English in the light, and at night all looks, and German on a phone."""
    for name in STATES:
        yield pytest.param("en", name, LOOKS[:1], marks=[] if name in DAILY else pytest.mark.nightly)
        yield pytest.param("en", name, LOOKS[1:], marks=[pytest.mark.nightly, in_one_browser])
        yield pytest.param("de", name, LOOKS[2:3], marks=[pytest.mark.nightly, in_one_browser])


@pytest.mark.parametrize(
    ("browser_of_one", "name", "looks"), [*_looked_at()], indirect=["browser_of_one"], ids=str
)
def test_axe_finds_nothing(owner: Page, places: Places, name: str, looks: tuple[Look, ...]) -> None:
    STATES[name](owner, places)
    check(owner, looks)
