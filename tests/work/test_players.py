from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.analysis.errors import KibitzError
from server.analysis.game.limits import GameLimits
from server.i18n.texts import sentence
from server.imports.faults import NotThere, SiteBusy
from server.imports.found_games import FoundGames, ImportedGame, Person
from server.sandbox.pool import ReadersBusy
from server.store.collections.collections import CollectionStore
from server.store.collections.follows import Follow, FollowLook
from server.store.reviews.reviews import Store
from server.store.reviews.rows import NewGame
from server.work import players
from server.work.players import FAULTY, OFTEN, OVERLAP, SELDOM, UNOPENED, PlayerLooks
from tests.clock import Clock

START = 1_800_000_000.0
HOUR = 3600.0
PAGE = "https://lichess.org/@/Vera"


def played(number: int, moves: str = "1. e4 e5", site: str = "lichess") -> ImportedGame:
    """The player's game of this number; its begin is so many minutes after START."""
    if site == "lichess":
        url = f"https://lichess.org/game{number:04d}"
        header = f'[Site "{url}"]'
    else:
        url = f"https://www.chess.com/game/live/{number}"
        header = f'[Site "Chess.com"]\n[Link "{url}"]'
    at = f"{number // 60 + 8:02d}:{number % 60:02d}:00"
    pgn = f'[White "Vera"]\n[Black "Bob"]\n[Result "1-0"]\n{header}\n[UTCDate "2027.01.15"]\n[UTCTime "{at}"]'
    return ImportedGame(
        id=url.rpartition("/")[2],
        url=url,
        date=None,
        white=Person("Vera"),
        black=Person("Bob"),
        result="1-0",
        color="white",
        time_control=None,
        time_class=None,
        opening=None,
        name=None,
        pgn=f"{pgn}\n\n{moves} 1-0",
    )


class Site:
    """Answers what it is told to; `asked`: from when on."""

    def __init__(self) -> None:
        self.found = FoundGames()
        self.fault: KibitzError | None = None
        self.asked: list[float] = []

    def play(self, *games: ImportedGame, more: bool = False) -> None:
        self.found = FoundGames(tuple(games), more=more)

    def new_games(self, page: str, since: float, read: Any) -> FoundGames:
        assert page == PAGE
        self.asked.append(since)
        if self.fault:
            raise self.fault
        return self.found


class Player:
    """A player who is followed, with all that is around him."""

    def __init__(self, store: Store, clock: Clock, *games: str, limits: GameLimits | None = None) -> None:
        self.clock, self.site, self.store = clock, Site(), store
        self.collections = CollectionStore(store.database, clock=clock)
        new = [NewGame(text, {"headers": {}, "plies": 1, "opening": None}, True) for text in games]
        self.id, _, _ = self.collections.create("Vera", {"nodes": 1000}, new)
        first = FollowLook("waiting", 0.0, {}, since=START - OVERLAP)
        assert self.collections.follows.begin(self.id, PAGE, {"nodes": 1000}, first, 1)
        self.looks = PlayerLooks(
            self.collections.follows,
            self.site,
            self.collections.edits,
            self.read,
            limits or GameLimits(),
            a_day=5,
            clock=clock,
        )
        self.busy = False

    def read(self, work: Callable[..., Any], *given: Any, **none: Any) -> Any:
        if self.busy:
            raise ReadersBusy(sentence("now-busy"))
        return work(*given)

    def claim(self) -> Follow:
        self.clock.now += SELDOM
        follow = self.collections.follows.claim("worker")
        assert follow is not None
        return follow

    def look(self) -> FollowLook:
        """The next one, hours later."""
        follow = self.claim()
        try:
            look = self.looks.look(follow)
        except KibitzError as fault:
            look = self.looks.faulty(follow, fault)
        assert self.collections.follows.note(follow, look)
        return look

    def rows(self) -> Sequence[Any]:
        return self.collections.games(self.id)


@pytest.fixture
def clock() -> Clock:
    return Clock(START)


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/store.db", clock=clock)
    yield made
    made.close()


def test_new_games_come_in_oldest_first_and_wait_for_their_reviews(store: Store, clock: Clock) -> None:
    player = Player(store, clock, "1. d4 *")
    player.site.play(played(1), played(2))
    look = player.look()
    assert (look.changed, look.ended, look.fault, look.pause) == (True, False, None, OFTEN)
    assert [row.facts["headers"].get("White") for row in player.rows()] == [None, "Vera", "Vera"]
    review = store.get(str(player.rows()[1].review_id))
    assert review is not None and review.options == {"nodes": 1000} and "game0001" in review.pgn


def test_a_game_that_is_there_already_is_not_taken_twice(store: Store, clock: Clock) -> None:
    """However it came: imported before, or by an earlier look."""
    player = Player(store, clock, played(1).pgn, played(77, site="chess.com").pgn)
    player.site.play(played(1), played(77, site="chess.com"), played(2))
    assert player.look().changed
    assert not player.look().changed
    assert len(player.rows()) == 3


def test_a_game_that_its_owner_has_removed_does_not_come_back(store: Store, clock: Clock) -> None:
    player = Player(store, clock, "1. d4 *")
    player.site.play(played(1), played(2))
    player.look()
    player.collections.edits.remove(player.id, [2])
    player.look()
    assert [row.number for row in player.rows()] == [1, 3]


def test_only_games_since_the_last_look_are_asked_for(store: Store, clock: Clock) -> None:
    """And some hours before it: what had begun then and went on."""
    player = Player(store, clock, "1. d4 *")
    player.site.play(played(1))
    for _ in range(3):
        player.look()
    later = [START + looks * SELDOM - OVERLAP for looks in (1, 2)]
    assert player.site.asked == [START - OVERLAP, *later]
    player.site.fault = NotThere(sentence("import-no-user", site="lichess", name="Vera"))
    player.look()
    player.site.fault = None
    player.look()
    assert player.site.asked[-1] == player.site.asked[-2], "a look that failed has seen nothing"


def test_where_more_games_are_there_than_come_at_once_the_next_look_begins_behind_them(
    store: Store, clock: Clock
) -> None:
    player = Player(store, clock, "1. d4 *")
    player.site.play(played(1), played(2), more=True)
    assert player.look().pause == OFTEN
    player.site.play(played(2), played(3))
    player.look()
    assert player.site.asked[1] == START + 120, "when the second began"
    assert len(player.rows()) == 4


def test_it_is_looked_at_more_seldom_the_longer_no_game_comes(store: Store, clock: Clock) -> None:
    player = Player(store, clock, "1. d4 *")
    player.site.play(played(1))
    pauses = [player.look().pause for _ in range(5)]
    assert pauses == [OFTEN, HOUR, 2 * HOUR, 3 * HOUR, SELDOM]


def test_what_is_too_much_for_a_day_comes_later_and_nothing_is_lost(store: Store, clock: Clock) -> None:
    player = Player(store, clock, "1. d4 *")
    player.site.play(*(played(number) for number in range(1, 9)))
    look = player.look()
    assert (look.pause, look.ended, look.since) == (SELDOM, False, START - OVERLAP)
    assert look.fault is not None and "5 new games a day" in look.fault["message"]
    assert len(player.rows()) == 6
    for _ in range(6):
        look = player.look()
    assert (look.fault, len(player.rows())) == (None, 9)


def test_a_collection_that_is_full_ends_it_with_words(store: Store, clock: Clock) -> None:
    player = Player(store, clock, "1. d4 *", limits=GameLimits(games=3))
    player.site.play(played(1), played(2), played(3))
    look = player.look()
    assert look.ended and look.fault is not None and "the maximum" in look.fault["message"]
    assert len(player.rows()) == 3


@pytest.mark.parametrize("moves", ["1. e5", "", "1. e4 e5 2. Ke3", "<script>"])
def test_what_cannot_be_played_stops_no_other_game(store: Store, clock: Clock, moves: str) -> None:
    player = Player(store, clock, "1. d4 *")
    player.site.play(played(1, moves), played(2))
    assert player.look().fault is None
    assert player.rows()[-1].review_id is not None
    assert not player.look().changed


def test_an_address_that_is_no_game_of_the_site_is_passed_over(store: Store, clock: Clock) -> None:
    player = Player(store, clock, "1. d4 *")
    strange = replace(played(1), url="https://lichess.org/../../etc", id="../x")
    player.site.play(strange, replace(played(2), url=None))
    assert not player.look().changed


def test_where_nobody_can_read_the_games_now_none_is_lost(store: Store, clock: Clock) -> None:
    player = Player(store, clock, "1. d4 *")
    player.site.play(played(1))
    player.busy = True
    assert player.look().fault is not None
    player.busy = False
    assert player.look().changed


def test_a_text_takes_no_longer_than_a_claim_lasts(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(store, clock, "1. d4 *")
    player.site.play(played(1), played(2))
    monkeypatch.setattr(players, "PATIENCE", -1.0)
    look = player.look()
    assert (look.changed, look.since, look.pause) == (False, START - OVERLAP, OFTEN)
    monkeypatch.undo()
    player.look()
    assert len(player.rows()) == 3


def test_a_fault_is_told_and_ends_it_after_days(store: Store, clock: Clock) -> None:
    player = Player(store, clock, "1. d4 *")
    player.site.fault = NotThere(sentence("import-no-user", site="lichess", name="Vera"))
    look = player.look()
    assert look.fault is not None and "no player Vera" in look.fault["message"]
    looks = 1
    while not look.ended:
        look = player.look()
        looks += 1
    assert FAULTY < (looks - 1) * SELDOM <= FAULTY + SELDOM


def test_days_with_too_many_games_are_no_fault_that_lasts(store: Store, clock: Clock) -> None:
    player = Player(store, clock, "1. d4 *")
    player.site.play(*(played(number) for number in range(1, 40)))
    for _ in range(36):
        assert player.look().fault is not None
    player.site.fault = SiteBusy(sentence("import-rest", site="lichess", seconds=60))
    assert not player.look().ended


def test_a_site_that_wants_a_rest_has_it(store: Store, clock: Clock) -> None:
    player = Player(store, clock, "1. d4 *")
    player.site.fault = SiteBusy(sentence("import-rest", site="lichess", seconds=60), wait=99_999)
    assert player.look().pause == 99_999


def test_what_nobody_opens_is_followed_no_more_and_the_site_not_asked(store: Store, clock: Clock) -> None:
    player = Player(store, clock, "1. d4 *")
    clock.now += UNOPENED - SELDOM
    assert not player.look().ended
    player.collections.follows.opened(player.id)
    assert not player.look().ended
    clock.now += UNOPENED
    asked = len(player.site.asked)
    look = player.look()
    assert look.ended and look.fault is not None and "thirty days" in look.fault["message"]
    assert len(player.site.asked) == asked


def test_a_look_whose_claim_is_over_takes_nothing_in(store: Store, clock: Clock) -> None:
    player = Player(store, clock, "1. d4 *")
    player.site.play(played(1))
    follow = player.claim()
    player.collections.follows.end(player.id)
    assert not player.looks.look(follow).changed
    assert len(player.rows()) == 1
