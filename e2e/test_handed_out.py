"""Everything that leaves Kibitz (embeds, the element, files, the viewer) opens without a file that is
missing and without an error in the browser's console."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Request, Response, expect

from e2e.conftest import Server
from e2e.other_site import OtherSite, other_site
from e2e.review_page import sample_id
from scripts.viewer import write_package
from server.store.reviews.reviews import Store
from server.system.paths import ROOT
from tests.docs_code import blocks_of
from tests.sampling import first
from tests.seasons import collect, fifty_games

PGN = '[White "Ann"]\n[Black "Bob"]\n\n1. e4 e5 2. Nf3 { [%eval 0.3] } f6? { [%eval 1.4] } *'
SETS = ("", "merida")
SAMPLES = [
    block
    for page in ("embed.md", "viewer.md")
    for block in blocks_of(ROOT / "docs" / page)
    if block.startswith("<")
]
"""Of HTML."""


@dataclass(frozen=True)
class Places:
    """A server, and ids of what it has."""

    url: str
    review: str
    collection: str


@pytest.fixture(scope="module")
def places(server: Server) -> Places:
    store = Store(f"sqlite:///{server.data_dir / 'kibitz.db'}")
    collection, _ = collect(store, fifty_games()[:8], "League")
    store.close()
    return Places(server.url, sample_id(server.url), collection)


@pytest.fixture
def club() -> Iterator[OtherSite]:
    with other_site() as site:
        yield site


@pytest.fixture
def clean(context: BrowserContext) -> Iterator[Page]:
    """A page that fails the test if a request fails or the console has an error, in any of its frames."""
    faults: list[str] = []

    def answered(response: Response) -> None:
        if response.status >= 400:
            faults.append(f"{response.status} {response.url}")

    def failed(request: Request) -> None:
        faults.append(f"{request.failure} {request.url}")

    context.on("response", answered)
    context.on("requestfailed", failed)
    context.on("weberror", lambda error: faults.append(str(error.error)))
    context.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page = context.new_page()
    yield page
    page.wait_for_load_state("networkidle")
    found = list(faults)  # what is under way fails as the page is closed
    page.close()
    assert not found, found


def query(**options: str) -> str:
    """A query with the options that have a value."""
    return "?" + "&".join(f"{name}={value}" for name, value in options.items() if value)


def save(page: Page, address: str, file: Path) -> str:
    """A file that Kibitz writes, on the disk -> its address."""
    answer = page.request.get(address)
    assert answer.ok
    file.write_bytes(answer.body())
    return file.as_uri()


def open_positions_of_a_season(page: Page) -> None:
    """Open the positions behind a number, with a board each."""
    page.locator("[data-section='kinds'] button.season__figure").first.click()
    expect(page.locator("dialog .season__card image").first).to_be_attached()


@pytest.mark.parametrize("pieces", first(1, SETS))
def test_a_review_embed_is_clean(clean: Page, places: Places, pieces: str) -> None:
    clean.goto(f"{places.url}/embed/{places.review}{query(ply='24', pieces=pieces)}")
    expect(clean.locator(".is-live .graph__dot").first).to_be_visible()
    clean.get_by_role("button", name="More").click()
    expect(clean.locator(".menu__pgn")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("pieces", first(1, SETS))
def test_a_collection_embed_is_clean(clean: Page, places: Places, pieces: str) -> None:
    shown = "games,players,crosstable"
    clean.goto(f"{places.url}/embed/c/{places.collection}{query(show=shown, pieces=pieces)}")
    clean.locator(".collection__link").first.click()
    expect(clean.locator(".board__squares img").first).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("pieces", first(1, SETS))
def test_a_season_embed_is_clean(clean: Page, places: Places, pieces: str) -> None:
    clean.goto(f"{places.url}/embed/c/{places.collection}/season/Ann{query(pieces=pieces)}")
    open_positions_of_a_season(clean)
    drawn = clean.locator("dialog .season__card image").first.get_attribute("href") or ""
    assert f"/pieces/{pieces or 'cburnett'}/" in drawn


@pytest.mark.parametrize("pieces", first(1, SETS))
def test_an_element_with_a_pgn_is_clean(clean: Page, places: Places, club: OtherSite, pieces: str) -> None:
    head = f'<script src="{places.url}/static/embed.js" defer></script>'
    chosen = f'pieces="{pieces}"' if pieces else ""
    clean.goto(club.show(f"<kibitz-review {chosen}><pre>{PGN}</pre></kibitz-review>", head=head))
    expect(clean.frame_locator("iframe").locator(".board__squares img").first).to_be_visible()


@pytest.mark.parametrize("path", first(1, ["r/{review}", "c/{collection}"]))
def test_an_element_with_an_address_is_clean(clean: Page, places: Places, club: OtherSite, path: str) -> None:
    head = f'<script src="{places.url}/static/embed.js" defer></script>'
    address = f"{places.url}/{path.format(review=places.review, collection=places.collection)}"
    clean.goto(club.show(f'<kibitz-review src="{address}"></kibitz-review>', head=head))
    shown = clean.frame_locator("iframe").locator(".graph__dot, .collection__link")
    expect(shown.first).to_be_visible()


@pytest.mark.parametrize("pieces", first(1, SETS))
def test_a_review_file_is_clean(clean: Page, places: Places, tmp_path: Path, pieces: str) -> None:
    address = f"{places.url}/api/reviews/{places.review}.html{query(pieces=pieces)}"
    clean.goto(save(clean, address, tmp_path / "review.html") + "#24")
    expect(clean.locator(".board__squares img").first).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("pieces", first(1, SETS))
def test_a_collection_file_is_clean(clean: Page, places: Places, tmp_path: Path, pieces: str) -> None:
    address = f"{places.url}/api/collections/{places.collection}.html{query(pieces=pieces)}"
    clean.goto(save(clean, address, tmp_path / "collection.html"))
    clean.locator(".collection__link").first.click()
    expect(clean.locator(".board__squares img").first).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("pieces", first(1, SETS))
def test_a_season_file_is_clean(clean: Page, places: Places, tmp_path: Path, pieces: str) -> None:
    season = f"{places.url}/api/collections/{places.collection}/seasons/Ann"
    clean.goto(save(clean, season + query(format="html", pieces=pieces), tmp_path / "season.html"))
    open_positions_of_a_season(clean)


def test_a_booklet_is_clean(clean: Page, places: Places) -> None:
    clean.goto(f"{places.url}/r/{places.review}/booklet")
    expect(clean.locator("svg").first).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("pieces", first(1, SETS))
def test_the_viewer_as_one_script_is_clean(clean: Page, tmp_path: Path, pieces: str) -> None:
    write_package(tmp_path)
    page = tmp_path / "page.html"
    chosen = f'pieces="{pieces}"' if pieces else ""
    page.write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><script src="kibitz-viewer.js" defer></script>'
        f"<kibitz-viewer {chosen}><pre>{PGN}</pre></kibitz-viewer>",
        "utf-8",
    )
    clean.goto(page.as_uri())
    expect(clean.frame_locator("iframe").locator(".board__squares img").first).to_be_visible()


def test_the_docs_have_samples_of_html() -> None:
    assert len(SAMPLES) >= 5


@pytest.mark.parametrize("sample", first(1, SAMPLES), ids=range(len(SAMPLES)))
def test_a_sample_of_the_docs_is_clean(clean: Page, places: Places, club: OtherSite, sample: str) -> None:
    script = "/static/viewer/kibitz-viewer.js" if "<kibitz-viewer" in sample else "/static/embed.js"
    head = "" if "<script" in sample else f'<script src="{places.url}{script}" defer></script>'
    sample = sample.replace("https://kibitz.example", places.url).replace("REVIEW-ID", places.review)
    sample = sample.replace('src="kibitz-viewer.js"', f'src="{places.url}{script}"')
    clean.goto(club.show(sample, head=head))
    expect(clean.frame_locator("iframe").locator(".board__squares img").first).to_be_visible()
