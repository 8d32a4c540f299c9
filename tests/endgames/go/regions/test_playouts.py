"""The guess at who owns what."""

from __future__ import annotations

from endgames.go.regions.playouts import owners


def test_stones_with_room_own_their_side_and_the_same_board_is_guessed_the_same() -> None:
    rows = [".1.2.", ".1.2.", ".1.2.", ".1.2."]
    signs = "".join(f"{row}#" for row in rows) + "#" * 6
    cells = [{".": 0, "1": 1, "2": 2, "#": 3}[sign] for sign in signs]
    guess = owners(cells, 5)
    assert guess[0] > 0 > guess[4]
    assert list(guess) == list(owners(cells, 5))
