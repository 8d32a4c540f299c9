"""The graph of a review: times above their bars, names of phases, a closer look at a long game."""

from __future__ import annotations

import random
import re

import chess
import chess.pgn
import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server, in_one_browser
from e2e.review_page import sample_id
from e2e.screen import box, fault_address, look, review


@pytest.fixture(scope="module")
def address(server: Server) -> str:
    return fault_address(server)


@pytest.fixture(scope="module")
def long_address(server: Server) -> str:
    """A review of 400 plies."""
    return f"{review(server, long_game())}#100"


def long_game() -> str:
    """Moves by chance that seldom take: a game of faults."""
    chance = random.Random(4)
    game = chess.pgn.Game()
    node: chess.pgn.GameNode = game
    while node.ply() < 400:
        board = node.board()
        moves = list(board.legal_moves)
        chance.shuffle(moves)
        moves.sort(key=board.is_capture)
        node = node.add_variation(next(move for move in moves if not ends(board, move)))
    return str(game)


def ends(board: chess.Board, move: chess.Move) -> bool:
    board.push(move)
    over = board.is_game_over()
    board.pop()
    return over


@pytest.mark.nightly
def test_the_time_of_a_move_stands_above_the_bars_of_times(page: Page, address: str) -> None:
    look(page, address, 1280, 800)
    page.goto(f"{address.split('#')[0]}#3")
    expect(page.locator(".clocks__words")).to_contain_text("3")
    assert box(page, ".clocks__words")["bottom"] <= box(page, ".clocks__plot")["top"]


BANDS = """() => [...document.querySelectorAll(".graph__band")].map((band) => {
  const [outer, inner] = [band, band.querySelector("span")].map((part) => part.getBoundingClientRect());
  return [inner.left - outer.left, outer.right - inner.right];
})"""
"""How far the name of each phase lies within it, to the left and to the right."""


@pytest.mark.nightly
def test_the_name_of_an_endgame_stays_within_its_phase(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.url}/r/{sample_id(server.url)}")
    name = page.locator(".graph__band--endgame span")
    expect(name).to_be_visible()
    name.evaluate("name => name.textContent = 'Endgame (two rooks and a minor piece against less)'")
    assert all(min(room) > -1 for room in page.evaluate(BANDS))
    expect(page.locator(".graph__band--endgame")).to_have_attribute("title", "Endgame")


@pytest.mark.nightly
@in_one_browser
def test_a_long_game_can_be_looked_at_closer_on_its_graph(page: Page, long_address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(long_address)
    expect(page.locator(".graph__band")).to_have_count(2)
    at = box(page, ".graph__plot")
    quarter = (at["left"] + at["width"] / 4, at["top"] + 20)
    current = page.locator("button.move[aria-current]")
    page.get_by_role("button", name="Zoom in").click()
    expect(page.get_by_role("button", name="Whole game")).to_be_visible()
    page.mouse.click(*quarter)
    expect(current).to_have_attribute("data-ply", re.compile("^8\\d$"))
    page.get_by_role("button", name="Whole game").click()
    page.mouse.click(*quarter)
    expect(current).to_have_attribute("data-ply", "100")
