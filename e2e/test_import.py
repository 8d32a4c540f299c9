"""Games of other sites on the start page, from stubs of both: a name, a link, what another app shares."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server, chromium_only

SHARE = """text => {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: "/share", enctype: "multipart/form-data" });
  const field = document.createElement("textarea");
  Object.assign(field, { name: "text", value: text });
  form.append(field);
  document.body.append(form);
  form.submit();
}"""


def test_a_users_games_are_chosen_from_and_the_board_is_turned(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("#pgn").fill("@vera_1987")
    submit = page.locator(".paste button[type=submit]")
    expect(submit).to_contain_text("Get the games")
    page.get_by_role("radio", name="chess.com").check()
    page.get_by_label("Colour").select_option("black")
    submit.click()
    games = page.get_by_role("list", name="Games found").get_by_role("listitem")
    expect(games).to_have_count(25)
    expect(page.locator(".import")).to_contain_text("25 of 25 games selected")
    expect(page.locator(".import")).to_contain_text("bughouse")
    expect(games.first).to_contain_text("mme_tour (1691)")
    expect(games.first.locator(".is-own")).to_contain_text("Vera_1987")
    expect(submit).to_contain_text("Review 25 games")
    page.get_by_role("button", name="Select none").click()
    submit.click()
    expect(page.locator(".paste__error")).to_contain_text("Select at least one game")
    games.first.locator("input").focus()
    page.keyboard.press(" ")
    expect(submit).to_contain_text("Review this game")
    page.get_by_role("button", name="Fast").click()
    submit.click()
    expect(page).to_have_url(re.compile(r"/r/\w"))
    expect(page.locator(".stage .player__name").last).to_have_text("Vera_1987")
    expect(page.locator(".stage .player__rating").last).to_have_text("1648")
    expect(page.get_by_role("group", name="Which side did you play?")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".stage .player__clock").last).to_have_text(re.compile(r"^\d:\d\d$"))


def test_some_games_become_a_collection_with_a_title(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator("#pgn").fill("https://lichess.org/study/study123")
    page.locator(".paste button[type=submit]").click()
    expect(page.locator(".import__games li")).to_have_count(2)
    expect(page.get_by_text("I am ")).to_have_count(0)
    page.get_by_role("button", name="Fast").click()
    page.locator(".paste button[type=submit]").click()
    expect(page).to_have_url(re.compile(r"/c/\w"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Club evenings")


@chromium_only
def test_what_an_app_shares_lands_in_the_field_once_and_is_understood(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/about")
    page.evaluate(SHARE, "Look at this #chess game: https://www.chess.com/game/live/900000003")
    field = page.locator("#pgn")
    expect(field).to_have_value("https://www.chess.com/game/live/900000003")
    expect(page).to_have_url(f"{server.url}/")
    submit = page.locator(".paste button[type=submit]")
    submit.click()
    expect(page.locator(".paste__error")).to_contain_text("Add the name of one of the two players")
    page.get_by_label("Name of one of the players").fill("vera_1987")
    page.get_by_role("button", name="Fast").click()
    submit.click()
    expect(page).to_have_url(re.compile(r"/r/\w"))
    expect(page.locator(".stage .player__name").last).to_have_text("Vera_1987")
    page.goto(f"{server.url}/?url=https://lichess.org/nobody00")
    expect(field).to_have_value("https://lichess.org/nobody00")
    submit.click()
    expect(page.locator(".paste__error")).to_contain_text("There is no game at lichess.org/nobody00")
    page.reload()
    expect(field).to_have_value("")


@pytest.mark.nightly
@chromium_only
def test_the_page_can_be_installed(page: Page, server: Server) -> None:
    page.goto(server.url)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == [] and manifest["url"].endswith("/manifest.webmanifest")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
