from __future__ import annotations

from server.imports.found_games import FoundGames, ImportedGame, Person, SkippedGames, cut, joined


def game(id: str, pgn: str = "1. e4 *") -> ImportedGame:
    return ImportedGame(id, None, None, Person("a"), Person("b"), "*", None, None, None, None, None, pgn)


def test_what_was_left_out_adds_up() -> None:
    first = FoundGames((game("1"),), (SkippedGames("atomic", 1),), player="Vera")
    second = FoundGames(
        (game("2"),), (SkippedGames("atomic", 2), SkippedGames(None, 1)), title="Open", more=True
    )
    both = joined([first, second])
    assert [each.id for each in both.games] == ["1", "2"]
    assert both.left_out == (SkippedGames("atomic", 3), SkippedGames(None, 1))
    assert (both.player, both.title, both.more) == ("Vera", "Open", True)
    assert joined([]) == FoundGames()


def test_what_has_no_room_is_told_as_more() -> None:
    found = FoundGames(tuple(game(str(number), "x" * 98) for number in range(5)))
    assert cut(found, 5, 500) == found
    assert [each.id for each in cut(found, 3, 500).games] == ["0", "1", "2"]
    short = cut(found, 5, 499)
    assert len(short.games) == 4 and short.more
