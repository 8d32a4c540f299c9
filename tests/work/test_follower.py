from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from server.analysis.errors import GameError, KibitzError
from server.i18n.texts import sentence
from server.imports.faults import NotThere, SiteAway, SiteBusy, WishError
from server.imports.fetching import SiteAnswer
from server.store.collections.collections import CollectionStore, NewGame
from server.store.collections.follows import Follow, Followed, FollowLook, Follows, State
from server.store.database.database import DatabaseAway
from server.store.reviews.reviews import Store
from server.wire.bodies import RowFault
from server.work import follower
from server.work.follower import Follower
from server.work.rounds import Taken
from tests.clock import Clock

GAME = NewGame("1. e4 *", {"headers": {}, "plies": 1, "opening": None}, True)
MINUTE = 60.0


class FakeSite:
    """Answers what it is told to; `asked`: what was known each time."""

    def __init__(self) -> None:
        self.answer: SiteAnswer | KibitzError | None = None
        self.asked: list[SiteAnswer | None] = []

    def get(self, url: str, known: SiteAnswer | None = None) -> SiteAnswer:
        self.asked.append(known)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer or known or SiteAnswer(200)


class FakeIntake:
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.changed = False
        self.state: State = "live"
        self.fault: Exception | None = None
        self.meanwhile: Callable[[], object] = lambda: None

    def take(self, follow: Any, rows: Sequence[Any], text: str) -> Taken:
        self.texts.append(text)
        self.meanwhile()
        if self.fault:
            raise self.fault
        return Taken(self.state, Counter(a=1), self.changed)


class FakePlayers:
    """What a look at a player comes to; None: the site is away."""

    answer: FollowLook | None = None

    def look(self, follow: Follow) -> FollowLook:
        if self.answer is None:
            raise SiteAway(sentence("import-no-answer", site="lichess"))
        return self.answer

    def faulty(self, follow: Follow, fault: KibitzError) -> FollowLook:
        said: RowFault = {"message": fault.message, "place": None, "said": None}
        return FollowLook("waiting", 60.0, follow.labels, since=follow.since, fault=said)


class Round:
    """A followed collection with all that is around it."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.clock, self.site, self.intake, self.players = clock, FakeSite(), FakeIntake(), FakePlayers()
        self.follows = Follows(store.database, clock)
        self.id, _, _ = CollectionStore(store.database, clock=clock).create("Cup", {}, [GAME])
        first = FollowLook("live", 10.0, {}, etag='"0"')
        assert self.follows.begin(self.id, "https://club.example/live.pgn", {}, first, 20)
        self.follower = Follower(
            "worker",
            self.follows,
            self.site,
            self.intake,  # type: ignore[arg-type]
            self.players,  # type: ignore[arg-type]
            clock=clock,
        )

    def pass_over(self, seconds: float, step: float = 5.0) -> int:
        """Let time pass, `step` seconds at once; how often was looked?"""
        looks, until = 0, self.clock.now + seconds
        while self.clock.now < until:
            self.clock.now = min(until, self.clock.now + step)
            looks += self.follower.look_at_next()
        return looks

    def now(self) -> Followed:
        return self.follows.followed([self.id])[self.id]


@pytest.fixture
def round_(tmp_path: Path) -> Iterator[Round]:
    clock = Clock(1_000_000.0)
    store = Store(f"sqlite:///{tmp_path}/store.db", clock=clock)
    yield Round(store, clock)
    store.close()


def test_a_text_that_has_come_is_taken_in(round_: Round) -> None:
    assert not round_.follower.look_at_next()
    round_.site.answer = SiteAnswer(200, b"\xef\xbb\xbf1. e4\x00 e5 *", '"1"', "today")
    round_.intake.changed = True
    assert round_.pass_over(10) == 1
    assert round_.intake.texts == ["1. e4 e5 *"]
    known = round_.site.asked[0]
    assert known is not None and (known.etag, known.body) == ('"0"', b"")
    round_.pass_over(10)
    known = round_.site.asked[1]
    assert known is not None and (known.etag, known.last_modified) == ('"1"', "today")


def test_what_still_holds_is_not_read(round_: Round) -> None:
    assert round_.pass_over(MINUTE) == 6
    assert round_.intake.texts == []
    assert (round_.now().state, round_.now().fault) == ("live", None)


def test_it_is_looked_at_more_seldom_the_longer_nothing_changes(round_: Round) -> None:
    often = round_.pass_over(1.5 * MINUTE)
    round_.pass_over(10 * MINUTE)
    seldom = round_.pass_over(10 * MINUTE)
    assert (often, seldom) == (9, 10)
    round_.site.answer, round_.intake.changed = SiteAnswer(200, b"1. e4 *"), True
    round_.pass_over(MINUTE)
    assert round_.pass_over(MINUTE) == 6


def test_a_round_that_is_over_ends_half_an_hour_later(round_: Round) -> None:
    round_.site.answer, round_.intake.state = SiteAnswer(200, b"1. e4 1-0"), "over"
    round_.pass_over(25 * MINUTE, step=MINUTE)
    assert round_.now().state == "waiting"
    round_.pass_over(10 * MINUTE)
    assert (round_.now().state, round_.now().fault) == ("ended", None)
    assert round_.pass_over(MINUTE) == 0


def test_a_game_that_goes_on_or_has_not_begun_is_waited_for_for_hours(round_: Round) -> None:
    round_.pass_over(5.9 * 60 * MINUTE, step=MINUTE)
    assert round_.now().state == "live"
    round_.pass_over(10 * MINUTE)
    assert round_.now().state == "ended"


def test_nothing_is_followed_for_longer_than_three_days(
    round_: Round, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(follower, "AT_MOST", 20 * MINUTE)
    round_.site.answer, round_.intake.changed = SiteAnswer(200, b"1. e4 *"), True
    round_.pass_over(19 * MINUTE)
    assert round_.now().state == "live"
    round_.pass_over(2 * MINUTE)
    assert round_.now().state == "ended"


@pytest.mark.parametrize(
    "fault",
    [
        NotThere(sentence("import-nothing-there", url="u")),
        WishError(sentence("import-host-not-allowed", host="club.example")),
    ],
)
def test_a_fault_is_told_tried_again_more_seldom_and_ends_it_after_an_hour(
    round_: Round, fault: KibitzError
) -> None:
    round_.site.answer = fault
    assert round_.pass_over(10) == 1
    told = round_.now().fault
    assert told is not None and told["message"] == fault.message
    assert told["said"] and told["said"]["message"]["key"].startswith("import-")
    assert round_.now().state == "live"
    assert round_.pass_over(5 * MINUTE) >= 6
    round_.pass_over(50 * MINUTE, step=MINUTE)
    assert round_.now().state == "live"
    round_.pass_over(20 * MINUTE, step=MINUTE)
    assert (round_.now().state, round_.now().fault) == ("ended", told)
    assert len(round_.site.asked) < 40


def test_a_fault_that_passes_is_forgotten(round_: Round) -> None:
    round_.site.answer = NotThere(sentence("import-nothing-there", url="u"))
    round_.pass_over(50 * MINUTE, step=MINUTE)
    round_.site.answer = None
    round_.pass_over(6 * MINUTE)
    assert (round_.now().state, round_.now().fault) == ("live", None)
    round_.site.answer = NotThere(sentence("import-nothing-there", url="u"))
    round_.pass_over(50 * MINUTE, step=MINUTE)
    assert round_.now().state == "live"


def test_a_site_that_wants_a_rest_has_it(round_: Round) -> None:
    round_.site.answer = SiteBusy(sentence("import-rest", site="club.example", seconds=600), wait=600)
    assert round_.pass_over(10 * MINUTE) == 1


def test_a_text_that_cannot_be_read_is_a_fault_and_asked_for_again(round_: Round) -> None:
    round_.site.answer = SiteAnswer(200, b"<html>", '"1"')
    round_.intake.fault = GameError(sentence("follow-no-pgn"))
    round_.pass_over(10)
    assert round_.now().fault is not None
    round_.pass_over(30)
    assert round_.site.asked[1] is not None and round_.site.asked[1].etag == '"0"'


def test_one_fault_does_not_keep_the_next_look_away(round_: Round) -> None:
    round_.site.answer = NotThere(sentence("import-nothing-there", url="x"))
    assert round_.pass_over(10) == 1 and round_.now().fault is not None
    round_.site.answer, round_.intake.changed = SiteAnswer(200, b"1. e4 *"), True
    assert round_.pass_over(10) == 1
    assert round_.now().fault is None


def test_what_nobody_foresaw_stops_no_worker(round_: Round, caplog: pytest.LogCaptureFixture) -> None:
    round_.site.answer, round_.intake.fault = SiteAnswer(200, b"1. e4 *"), RuntimeError("a bug")
    assert round_.pass_over(10) == 1
    assert "cannot be looked at" in caplog.text
    fault = round_.now().fault
    assert fault is not None and "inside Kibitz" in fault["message"]


def test_a_database_that_is_away_is_no_fault_of_the_round(round_: Round) -> None:
    round_.site.answer, round_.intake.fault = SiteAnswer(200, b"1. e4 *"), DatabaseAway("away")
    with pytest.raises(DatabaseAway):
        round_.pass_over(10)
    assert round_.now().fault is None


def test_what_its_owner_ends_meanwhile_has_ended(round_: Round) -> None:
    round_.site.answer = SiteAnswer(200, b"1. e4 *")
    round_.intake.meanwhile = lambda: round_.follows.end(round_.id)
    assert round_.pass_over(10) == 1
    assert round_.now().state == "ended"


def test_a_text_whose_claim_is_over_is_not_taken_in(round_: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    round_.site.answer = SiteAnswer(200, b"1. e4 *")
    monkeypatch.setattr(round_.follows, "holds", lambda follow: False)
    assert round_.pass_over(10) == 1
    assert round_.intake.texts == []


def test_a_player_is_looked_at_in_the_same_way(round_: Round) -> None:
    round_.follows.end(round_.id)
    page = "https://lichess.org/@/vera"
    assert round_.follows.begin(round_.id, page, {}, FollowLook("waiting", 10.0, {}, since=5.0), 1)
    assert round_.pass_over(10) == 1
    assert round_.now().fault is not None
    round_.players.answer = FollowLook("waiting", 900.0, {"lichess/a": 1}, since=7.0)
    assert round_.pass_over(60) == 1
    assert (round_.now().fault, round_.now().player) == (None, "vera")
    assert round_.now().next_at == round_.clock.now + 900
    assert round_.site.asked == []
