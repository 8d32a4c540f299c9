"""Deeper: the button, what changed, the same after a reload; a pass whose worker dies. Private reviews."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server, in_one_browser
from e2e.review_page import (
    FINISHED,
    classes,
    finished_state,
    get_json,
    post_json,
    review_id,
    wait_until_reviewed,
)
from e2e.test_recovery import events, own_server, wait_for_positions

__all__ = ["own_server"]

Json = dict[str, Any]
GAME = (Path(__file__).parents[1] / "tests" / "data" / "games" / "00.pgn").read_text()
SHALLOW, DEEP = 1_000, 10_000


def reviewed(server: Server, nodes: int) -> tuple[Json, Json]:
    """A finished review -> what its creation answered, its state."""
    made = post_json(f"{server.url}/api/reviews", {"pgn": GAME, "options": {"nodes": nodes}})
    return made, finished_state(server.url, made["id"])


def own(page: Page, server: Server, made: Json) -> None:
    """Open a review as the one who created it."""
    page.goto(server.url)
    page.evaluate(
        "([id, token]) => localStorage.setItem('kibitz:tokens', JSON.stringify({ [id]: token }))",
        [made["id"], made["delete_token"]],
    )
    page.goto(f"{server.url}/r/{made['id']}")


def verdicts(state: Json) -> list[Json]:
    return [{key: move[key] for key in move if key != "pass"} for move in state["moves"]]


def changed(before: Json, after: Json) -> list[int]:
    """The plies whose class is another one."""
    pairs = zip(before["moves"], after["moves"], strict=True)
    return [new["ply"] for old, new in pairs if old["classification"] != new["classification"]]


def shown_changes(page: Page) -> list[int]:
    plies: list[int] = page.locator(".change").evaluate_all(
        "rows => rows.map(row => Number(row.dataset.ply))"
    )
    return plies


@pytest.mark.nightly
def test_a_deeper_review_ends_like_a_new_one_and_shows_what_changed(page: Page, server: Server) -> None:
    made, shallow = reviewed(server, SHALLOW)
    own(page, server, made)
    wait_until_reviewed(page)
    page.get_by_role("button", name="Deeper").click()
    page.get_by_role("button", name=re.compile("^10×")).click()
    expect(page.locator(".status")).to_contain_text("10.0 k nodes per position", timeout=FINISHED)
    wait_until_reviewed(page)

    _, fresh = reviewed(server, DEEP)
    deeper = get_json(f"{server.url}/api/reviews/{made['id']}")["state"]
    assert verdicts(deeper) == verdicts(fresh)
    assert deeper["report"] == fresh["report"]
    assert classes(page) == [move["classification"] for move in fresh["moves"]]
    assert shown_changes(page) == changed(shallow, fresh) != []
    told = page.locator(".changes__accuracies").text_content(), page.locator(".changes ol").text_content()

    page.reload()
    expect(page.locator(".change").first).to_be_attached(timeout=FINISHED)
    assert shown_changes(page) == changed(shallow, fresh)
    again = page.locator(".changes__accuracies").text_content(), page.locator(".changes ol").text_content()
    assert again == told
    old = page.locator(".move__was")
    assert old.count() == len(changed(shallow, fresh))
    expect(old.first).to_be_hidden()
    page.get_by_label("Show the old classes in the move list").check()
    expect(old.first).to_be_visible()
    page.get_by_label("Show the old classes in the move list").uncheck()
    expect(old.first).to_be_hidden()


def test_only_its_owner_can_ask_for_more(page: Page, server: Server) -> None:
    made, _ = reviewed(server, SHALLOW)
    page.goto(f"{server.url}/r/{made['id']}")
    wait_until_reviewed(page)
    expect(page.get_by_role("button", name="Deeper")).to_have_count(0)


@pytest.mark.nightly
@in_one_browser
def test_a_worker_killed_in_a_deeper_pass_loses_nothing(own_server: Server) -> None:
    made, shallow = reviewed(own_server, SHALLOW)
    key = made["id"]
    before = events(own_server, key)
    token = {"X-Delete-Token": made["delete_token"]}
    post_json(f"{own_server.url}/api/reviews/{key}/deeper", {"nodes": 30_000}, token)
    wait_for_positions(own_server, key, len(shallow["positions"]) + 12)
    (worker,) = own_server.worker_pids()
    os.kill(worker, signal.SIGKILL)
    resumed = finished_state(own_server.url, key)
    after = events(own_server, key)

    assert after[: len(before)] == before
    assert [event["seq"] for event in after] == list(range(1, len(after) + 1))
    plies = [event["ply"] for event in after if event["type"] == "position" and event["pass"] == 2]
    assert len(plies) == len(set(plies)) == len(shallow["positions"])
    _, fresh = reviewed(own_server, 30_000)
    assert verdicts(resumed) == verdicts(fresh)
    assert resumed["report"] == fresh["report"]


def test_names_are_hidden_and_the_day_of_deletion_is_told(page: Page, server: Server) -> None:
    pgn = '[White "Larsson, Anna"]\n[Black "Berg, Bo"]\n\n1. e4 { Larsson begins } e5 2. Nf3 Nc6 *'
    page.goto(server.url)
    page.get_by_text("Privacy").click()
    page.get_by_label("Hide the players’ names").check()
    page.get_by_label("Delete automatically").select_option("7")
    page.locator("#pgn").fill(pgn)
    page.get_by_role("button", name="Fast").click()
    page.get_by_role("button", name="Review").click()
    key = review_id(page)
    wait_until_reviewed(page)
    expect(page.locator(".review__title")).to_have_text(re.compile("White.*Black"))
    expect(page.locator(".review__facts")).to_contain_text("Will be deleted on")
    expect(page.locator("body")).not_to_contain_text("Larsson")
    stored = get_json(f"{server.url}/api/reviews/{key}/events")
    assert "Larsson" not in str(stored)
    page.goto(server.url)
    page.get_by_text("Privacy").click()
    expect(page.get_by_label("Hide the players’ names")).to_be_checked()
