"""Learning from one's mistakes: by mouse, by keys alone, with the engine in the browser, without spoilers."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.conftest import Server
from e2e.review_page import FINISHED, get_json, middle, post_json, sample_id

QUIET_ITALIAN = """[White "Anna"]
[Black "Bert"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. d3 d6 6. c3 a6 7. Bb3 O-O 8. Nbd2 h6 9. Ng5 hxg5 10. Nf3 g4 *
"""
"""White leaves a knight where many moves were as good as the best: 9. Ng5 is its one sure fault."""

FAULT = 17
FAULTS = ("inaccuracy", "mistake", "blunder")


SMOTHERED = """[SetUp "1"]
[FEN "r4r1k/6pp/7N/8/2Q5/q7/5PPP/6K1 w - - 0 1"]

1. h3 gxh6 *
"""


def reviewed(server: Server, pgn: str) -> tuple[str, Any]:
    """The address of the reviewed game and its state."""
    key = post_json(f"{server.url}/api/reviews", {"pgn": pgn, "options": {"preset": "fast"}})["id"]
    deadline = time.monotonic() + FINISHED / 1000
    while (state := get_json(f"{server.url}/api/reviews/{key}")["state"])["status"] != "done":
        assert time.monotonic() < deadline, "the review does not end"
        time.sleep(0.2)
    return f"{server.url}/r/{key}", state


@pytest.fixture(scope="module")
def review(server: Server) -> tuple[str, Any]:
    address, state = reviewed(server, QUIET_ITALIAN)
    assert state["moves"][FAULT - 1]["classification"] in FAULTS
    return address, state


def lines(state: Any) -> list[Any]:
    """The engine's lines where the fault was played."""
    found: list[Any] = state["positions"][FAULT - 1]["lines"]
    return found


def open_at_fault(page: Page, address: str, state: Any) -> Locator:
    """The drill, at the fault: White's faults before it, if any, are skipped."""
    page.goto(f"{address}#learn:white")
    drill = page.locator(".drill")
    expect(drill).to_be_visible(timeout=FINISHED)
    earlier = [move for move in state["moves"][: FAULT - 1 : 2] if move["classification"] in FAULTS]
    for _ in earlier:
        drill.get_by_role("button", name="Skip").click()
    expect(drill).to_contain_text("Move 9, White to play. You played Ng5 here")
    return drill


def drag(page: Page, uci: str) -> None:
    page.mouse.move(*middle(page, uci[:2]))
    page.mouse.down()
    page.mouse.move(*middle(page, uci[2:4]), steps=4)
    page.mouse.up()


def write(page: Page, san: str) -> None:
    """Play a move by keys alone."""
    page.keyboard.press("m")
    expect(page.locator(".move-field input")).to_be_focused(timeout=FINISHED)
    page.keyboard.type(san)
    page.keyboard.press("Enter")


def test_the_drill_by_mouse(page: Page, review: tuple[str, Any]) -> None:
    address, state = review
    page.goto(address)
    page.get_by_role("button", name="Learn from mistakes").click()
    expect(page).to_have_url(re.compile(r"#learn:(white|black)$"), timeout=FINISHED)
    drill = open_at_fault(page, f"{address}?again", state)

    page.mouse.click(*middle(page, "f3"))
    page.mouse.click(*middle(page, "g5"))
    expect(drill).to_have_attribute("data-phase", "wrong", timeout=FINISHED)
    expect(drill).to_contain_text("Ng5 is the move from the game")
    drill.get_by_role("button", name="Why not?").click()
    expect(drill.locator(".drill__line")).to_contain_text("hxg5")

    drill.get_by_role("button", name="Try again").click()
    expect(drill).to_have_attribute("data-phase", "asking")
    best = lines(state)[0]
    drag(page, best["pv"][0])
    expect(drill).to_have_attribute("data-phase", "solved", timeout=FINISHED)
    expect(drill).to_contain_text(f"{best['san'][0]} is the best move")
    expect(drill.locator(".drill__reason")).to_have_text(re.compile(r"^9\.Ng5 – ."))

    while drill.get_attribute("data-phase") != "done":
        drill.locator("[data-act='next'], [data-act='skip'], [data-act='finish']").click()
    expect(drill.locator("[data-outcome='later']")).to_contain_text("1 solved after more tries")
    drill.locator(".drill__end").get_by_role("button", name="Back to the game").click()
    expect(drill).to_have_count(0)
    expect(page.locator(".graph")).to_be_visible()
    expect(page.locator("button.move[aria-current='true']")).to_be_attached()


def test_the_drill_by_keys_alone_accepts_an_equally_good_move(page: Page, review: tuple[str, Any]) -> None:
    address, state = review
    page.goto(address)
    expect(page.locator(".status")).to_have_attribute("data-phase", "done")
    page.keyboard.press("l")
    expect(page.locator(".drill")).to_be_visible(timeout=FINISHED)
    drill = open_at_fault(page, f"{address}?again", state)
    told = drill.get_by_role("status")
    expect(told).to_contain_text("Move 9, White to play. You played Ng5 here")

    page.keyboard.press("h")
    expect(told).to_contain_text("left a piece hanging")
    page.keyboard.press("h")
    expect(told).to_contain_text("Look at the ")
    second = lines(state)[1]
    write(page, second["san"][0])
    expect(drill).to_have_attribute("data-phase", "solved", timeout=FINISHED)
    expect(told).to_contain_text(re.compile(f"{re.escape(second['san'][0])} is (good|the best move)"))
    page.keyboard.press("Escape")  # the field
    page.keyboard.press("Escape")
    expect(drill).to_have_count(0)
    expect(page.locator(f"button.move[data-ply='{FAULT}']")).to_have_attribute("aria-current", "true")
    expect(page).to_have_url(f"{address}#{FAULT}")


@pytest.mark.nightly
def test_hints_come_in_steps_and_the_solution_ends_the_question(page: Page, review: tuple[str, Any]) -> None:
    address, state = review
    drill = open_at_fault(page, address, state)
    move = lines(state)[0]["pv"][0]
    page.keyboard.press("h")
    expect(drill.locator(".drill__hint")).to_have_count(1)
    expect(drill.locator(".drill__hint")).to_contain_text("left a piece hanging")
    page.keyboard.press("h")
    expect(drill.locator(".drill__hint").last).to_contain_text(move[:2])
    page.keyboard.press("h")
    expect(drill.locator(".drill__hint").last).to_contain_text(move[2:4])
    page.keyboard.press("s")
    expect(drill).to_contain_text(f"The best move is {lines(state)[0]['san'][0]}")
    expect(page.locator(".board__arrow--best")).to_have_count(1)


@pytest.mark.nightly
def test_a_drill_goes_on_to_the_mate_and_tells_why_not_the_played_move(page: Page, server: Server) -> None:
    address, state = reviewed(server, SMOTHERED)
    page.goto(f"{address}#learn:white")
    drill = page.locator(".drill")
    expect(drill).to_contain_text("You played h3 here", timeout=FINISHED)
    drag(page, "c4g8")
    expect(drill).to_contain_text("Qg8+ is right, and Rxg8 is the reply. How", timeout=FINISHED)
    write(page, "Nf5")
    expect(drill).to_have_attribute("data-phase", "wrong", timeout=FINISHED)
    drill.get_by_role("button", name="Try again").click()
    expect(drill).to_contain_text("Move 2, White to play.")
    drag(page, "h6f7")
    expect(drill).to_contain_text("Nf7# is right too.", timeout=FINISHED)
    drill.get_by_role("button", name="Why not h3?").click()
    expect(drill.locator(".drill__line")).to_contain_text("Refutation of h3, as played")
    expect(drill.locator(".drill__line")).to_contain_text(state["positions"][1]["lines"][0]["san"][0])


@pytest.mark.nightly
def test_a_threat_that_was_overlooked_is_asked_before_the_better_move(page: Page, server: Server) -> None:
    address, state = reviewed(server, "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#")
    best = state["positions"][5]["lines"][0]
    page.goto(f"{address}#learn:black")
    drill = page.locator(".drill")
    expect(drill).to_contain_text("Move 3: what does White threaten? Qh5 was played last.", timeout=FINISHED)
    write(page, "Nf3")
    expect(drill).to_have_attribute("data-phase", "wrong", timeout=FINISHED)
    expect(drill).to_contain_text("less than the threat")
    drill.get_by_role("button", name="Try again").click()
    write(page, "Qxf7")
    expect(drill.locator(".drill__feedback")).to_contain_text("White threatens mate: 4.Qxf7#.")
    expect(drill).to_contain_text("Move 3, Black to play. You played Nf6 here")
    expect(page.locator(".board__arrow--threat")).to_have_count(1)
    write(page, best["san"][0])
    expect(drill).to_have_attribute("data-phase", "solved", timeout=FINISHED)
    expect(drill.get_by_role("status")).to_contain_text(f"{best['san'][0]} is the best move")
    drill.locator("[data-act='finish']").click()
    expect(drill.locator("[data-outcome='later']")).to_contain_text("1 solved after more tries")


@pytest.mark.nightly
def test_inaccuracies_can_be_left_out_and_that_is_remembered(page: Page, review: tuple[str, Any]) -> None:
    address, state = review

    def mild(route: Route) -> None:
        response = route.fetch()
        body = response.json()
        for move in body["state"]["moves"]:
            if move["ply"] % 2 and move["classification"] in FAULTS:
                move["classification"] = "inaccuracy"
        route.fulfill(response=response, json=body)

    page.route("**/api/reviews/*", mild)
    drill = open_at_fault(page, f"{address}?mild", state)
    box = drill.get_by_label("Include inaccuracies")
    expect(box).to_be_checked()
    box.uncheck()
    expect(drill).to_have_attribute("data-phase", "done")
    expect(drill).to_contain_text("White (0)")
    page.reload()
    expect(drill.get_by_label("Include inaccuracies")).not_to_be_checked(timeout=FINISHED)
    drill.get_by_label("Include inaccuracies").check()
    expect(drill).not_to_contain_text("White (0)")


def test_nothing_gives_the_solution_away(page: Page, review: tuple[str, Any]) -> None:
    address, state = review
    drill = open_at_fault(page, f"{address}?again", state)
    for panel in (".graph", ".moves", ".verdict", ".report", ".controls"):
        expect(page.locator(panel)).to_have_count(0)
    expect(page.locator(".bar")).to_have_attribute("aria-label", re.compile("not known"))
    expect(page.locator(".board__arrow")).to_have_count(0)
    for key in ("ArrowRight", "ArrowLeft", "End", " "):
        page.keyboard.press(key)
    expect(drill).to_contain_text("Move 9, White to play.")
    assert lines(state)[0]["san"][0] not in drill.inner_text()
    assert page.url.endswith("#learn:white")
    expect(page).to_have_title("Anna v Bert, * · Kibitz")


@pytest.mark.nightly
def test_a_move_that_the_review_does_not_know_is_judged_in_the_browser(
    page: Page, review: tuple[str, Any]
) -> None:
    address, state = review
    drill = open_at_fault(page, address, state)
    known = {line["san"][0] for line in lines(state)}
    write(page, next(san for san in ("Re1", "h3", "Nc4", "Bc2") if san not in known))
    expect(drill).to_have_attribute("data-phase", "solved", timeout=FINISHED)
    expect(drill).to_contain_text("in your browser")
    drill.get_by_role("button", name="White (").click()
    open_at_fault(page, f"{address}?again", state)
    write(page, "Nxe5")
    expect(drill).to_have_attribute("data-phase", "wrong", timeout=FINISHED)


@pytest.mark.nightly
def test_a_list_beside_the_board_leads_to_each_position(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/r/{sample_id(server.url, 'club')}#learn:black")
    items = page.locator(".drill__item")
    expect(items.first).to_have_attribute("aria-current", "step", timeout=FINISHED)
    items.last.press("Enter")
    expect(items.last).to_be_focused()
    count = items.count()
    expect(page.locator(".drill__place")).to_have_text(f"{count} of {count}")
    page.keyboard.press("s")
    expect(items.last).to_contain_text("shown")
    items.first.click()
    expect(page.locator(".drill")).to_have_attribute("data-phase", "asking")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(items.first).to_be_hidden()


@pytest.mark.nightly
def test_a_side_without_faults_is_told_so(page: Page, server: Server) -> None:
    key = post_json(
        f"{server.url}/api/reviews", {"pgn": "1. e4 e5 2. Nf3 Nc6", "options": {"preset": "fast"}}
    )
    page.goto(f"{server.url}/r/{key['id']}")
    expect(page.locator(".status")).to_have_attribute("data-phase", "done", timeout=FINISHED)
    page.keyboard.press("l")
    expect(page.locator(".drill")).to_contain_text(
        "made no inaccuracies, mistakes or blunders", timeout=FINISHED
    )
    page.locator(".drill__end").get_by_role("button", name="Back to the game").click()
    expect(page.locator(".drill")).to_have_count(0)


@pytest.mark.nightly
def test_on_a_telephone_board_task_and_buttons_fit_without_scrolling(
    page: Page, review: tuple[str, Any]
) -> None:
    address, state = review
    page.set_viewport_size({"width": 390, "height": 844})
    drill = open_at_fault(page, address, state)
    for part in (page.locator(".board"), drill.locator(".drill__task"), drill.locator(".drill__actions")):
        box = part.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 844
        assert box["x"] + box["width"] <= 390


@pytest.mark.nightly
def test_the_button_counts_what_the_drill_asks_and_a_change_in_the_drill_is_counted(
    page: Page, server: Server
) -> None:
    note = page.locator(".report__learn .button__note")
    left_out = 0
    for side in (0, 1):
        page.goto(f"{server.url}/r/{sample_id(server.url, 'club')}?{side}")
        page.evaluate("localStorage.clear()")
        page.reload()
        page.locator(".whose button").nth(side).click()
        counted = note.inner_text().split()[0]
        page.get_by_role("button", name="Learn from mistakes").click()
        expect(page.locator(".drill__item")).to_have_count(int(counted))
        page.locator(".drill__mild input").uncheck()
        fewer = page.locator(".drill__item").count()
        left_out += int(counted) - fewer
        page.locator(".drill__close").click()
        expect(page.locator(".report__learn")).to_be_visible()
        assert (note.inner_text().split()[0] if note.count() else "0") == str(fewer)
    assert left_out > 0
