"""A game that is being played: the page and an embed of it follow the moves as they come in."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Server
from e2e.review_page import FINISHED, post_json, wait_until_reviewed
from server.settings import Settings
from server.store.reviews.reviews import Store

HEADERS = '[White "Anna"]\n[Black "Ben"]\n[Result "*"]\n[Termination "Unterminated"]\n\n'
MOVES = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"


def grow(server: Server, review_id: str, moves: str, headers: str = HEADERS) -> None:
    """More of the game comes in, as from a round that is followed."""
    settings = Settings.from_environ({"KIBITZ_DATA_DIR": str(server.data_dir)})
    store = Store(settings.database_url)
    assert store.grow(review_id, headers + moves)
    store.close()


def expect_move(page: Page, ply: int) -> None:
    """That the move of a ply is the one on the board."""
    expect(page.locator(f'button.move[data-ply="{ply}"]')).to_have_attribute(
        "aria-current", "true", timeout=FINISHED
    )


def expect_moves(page: Page, count: int) -> None:
    """That the list has so many moves, all judged."""
    expect(page.locator("button.move[data-ply]")).to_have_count(count, timeout=FINISHED)
    expect(page.locator("button.move[data-class]")).to_have_count(count, timeout=FINISHED)


def test_who_watches_a_game_is_taken_along_or_told(
    page: Page, context: BrowserContext, server: Server
) -> None:
    body = {"pgn": f"{HEADERS}{MOVES} *", "options": {"nodes": 1_000}}
    made = post_json(f"{server.url}/api/reviews", body)
    page.goto(f"{server.url}/r/{made['id']}#6")
    wait_until_reviewed(page)
    embed = context.new_page()
    embed.goto(f"{server.url}/embed/{made['id']}#3")
    expect_move(page, 6)
    expect_move(embed, 3)
    expect(page.locator(".moves__result")).to_have_text("Still being played")

    grow(server, made["id"], f"{MOVES} 4. Ba4 Nf6 *")
    expect_move(page, 8)  # who stood on the last move goes along
    expect_moves(page, 8)
    expect(page.locator(".growing")).to_be_empty()
    expect_moves(embed, 8)
    expect_move(embed, 3)  # who looks elsewhere stays
    new = embed.get_by_role("button", name="2 new moves")
    expect(new).to_be_visible()
    wait_until_reviewed(page)

    page.locator('button.move[data-ply="2"]').click()
    page.locator('button.move[data-ply="2"]').focus()
    grow(server, made["id"], f"{MOVES} 4. Ba4 Nf6 5. O-O 1-0", HEADERS.replace("*", "1-0"))
    expect(page.get_by_role("button", name="One new move")).to_be_visible(timeout=FINISHED)
    expect_moves(page, 9)
    expect(page.locator('button.move[data-ply="2"]')).to_be_focused()
    expect_move(page, 2)
    wait_until_reviewed(page)
    expect(page.locator(".moves__result")).to_have_text("1–0, White wins")
    page.get_by_role("button", name="One new move").click()
    expect_move(page, 9)
    expect(page.locator(".growing")).to_be_empty()

    embed.get_by_role("button", name="3 new moves").click()
    expect_move(embed, 9)
    embed.close()
