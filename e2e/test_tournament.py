"""A tournament below a collection's games: three players who met, and teams, as a person reads them."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Server, holding
from e2e.review_page import FINISHED, post_json

MOVES = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7"


def games(*played: tuple[str, str, str, str], **headers: str) -> str:
    """A PGN of (White, Black, round, result)."""
    said = "".join(f'[{name} "{value}"]\n' for name, value in headers.items())
    return "\n\n".join(
        f'[White "{white}"]\n[Black "{black}"]\n[Round "{round_}"]\n'
        f'[Result "{result}"]\n{said}\n{MOVES} {result}'
        for white, black, round_, result in played
    )


def opened(page: Page, server: Server, pgn: str) -> None:
    made = post_json(f"{server.url}/api/collections", {"pgn": pgn, "options": {"nodes": 1000}})
    page.goto(f"{server.url}/c/{made['id']}")
    expect(page.locator(".rounds")).to_be_visible(timeout=FINISHED)


@pytest.mark.nightly
def test_three_players_who_have_all_met(page: Page, server: Server) -> None:
    opened(
        page,
        server,
        games(("Ann", "Bob", "1", "1-0"), ("Bob", "Cleo", "2", "1/2-1/2"), ("Cleo", "Ann", "3", "0-1")),
    )
    lines = page.locator(".rounds__table tbody tr")
    expect(lines.locator(".rounds__name")).to_have_text(["Ann", "Bob", "Cleo"])
    expect(lines.locator(".rounds__points")).to_have_text(["2", "½", "½"])
    expect(lines.nth(0).locator(".rounds__game")).to_have_text(["", "1", "1"])
    expect(lines.nth(1).locator(".rounds__game")).to_have_text(["0", "", "½"])
    expect(lines.nth(1).locator("td").first).to_have_text("2")
    expect(lines.nth(2).locator("td").first).to_have_text("2")
    expect(page.locator(".rounds__teams")).to_have_count(0)
    lines.nth(0).locator("a.rounds__cell").first.click()
    expect(page.locator(".player").first).to_be_visible()


@pytest.mark.nightly
def test_teams_by_board_and_nobody_s_tournament(page: Page, server: Server) -> None:
    pgn = games(
        ("Ann", "Bob", "1.1", "1-0"), ("Cleo", "Dora", "1.2", "1/2-1/2"), WhiteTeam="Ulm", BlackTeam="Lund"
    )
    opened(page, server, pgn)
    teams = page.locator(".rounds__teams")
    expect(teams.locator("ol li").first).to_contain_text("Ulm: match points 2, board points 1½")
    expect(teams.locator("ul li")).to_contain_text(["Ulm – Lund 1½ : ½"])
    nameless = post_json(
        f"{server.url}/api/collections", {"pgn": "1. e4 *\n\n1. d4 *", "options": {"nodes": 1000}}
    )
    page.goto(f"{server.url}/c/{nameless['id']}")
    expect(page.locator(".collection__row")).to_have_count(2)
    expect(page.locator(".rounds")).to_be_hidden()


LINE = "001 {number:>4}  {title:>3} {name:<33} {rating:>4}     {id:>11}{birth:>12} 0.0    1{rounds}"


def reported(number: int, name: str, *rounds: str) -> str:
    who = {"number": number, "title": "", "name": name, "rating": 2000 + number, "id": "", "birth": ""}
    return LINE.format(**who, rounds="".join(f"  {each:<8}" for each in rounds))


def test_an_arbiter_completes_a_table_and_chooses_its_tie_breaks(page: Page, server: Server) -> None:
    played = games(("Ann", "Bob", "1", "1-0"), ("Ann", "Cleo", "2", "1/2-1/2"))
    made = post_json(f"{server.url}/api/collections", {"pgn": played, "options": {"nodes": 1000}})
    tokens = json.dumps({made["id"]: made["delete_token"]})
    page.add_init_script(holding(tokens=tokens))
    page.goto(f"{server.url}/c/{made['id']}")
    note = page.locator(".rounds .unofficial")
    expect(note).to_contain_text("Unofficial: 2 players have no game in some rounds", timeout=FINISHED)
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("button", name="Players and byes").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(reported(1, "Adams, Ann", "   2 w 1", "   9 w ="))
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_text("Line 1: Round 1: there is no player 2.")
    lines = [
        reported(1, "Ann", "   2 w 1", "   3 w ="),
        reported(2, "Bob", "   1 b 0", "0000 - U"),
        reported(3, "Cleo", "0000 - H", "   1 b ="),
    ]
    dialog.get_by_role("textbox").fill("\n".join(lines))
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(dialog).to_have_count(0)
    expect(note).to_have_count(0)
    table = page.locator(".rounds__table")
    expect(table.locator("tbody .rounds__points")).to_have_text(["1½", "1", "1"])
    expect(page.locator(".rounds__notes")).to_contain_text("Includes data from a TRF file with 3 players.")
    page.get_by_role("button", name="Tie-breaks").click()
    dialog.get_by_label("Tie-break 1").select_option("progressive")
    dialog.get_by_label("Tie-break 2").select_option("")
    dialog.get_by_label("Win, draw, loss").select_option("3-1-0")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    expect(table.locator("thead")).to_contain_text("PointsProgr.Direct")
    expect(page.locator(".rounds .unofficial")).to_have_text("A win is worth 3 points here, a draw 1.")
