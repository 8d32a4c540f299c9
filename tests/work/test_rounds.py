from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.analysis.collection.tournament.follow import going, read_seen
from server.analysis.errors import KibitzError
from server.analysis.game.decoding import decode
from server.analysis.game.limits import GameLimits
from server.imports.faults import NotThere
from server.sandbox.pool import TooSlow
from server.store.collections.collections import CollectionStore
from server.store.collections.follows import Follow, FollowLook
from server.store.reviews.reviews import Store
from server.store.reviews.rows import NewGame, RowFacts
from server.store.reviews.status import Status
from server.work import rounds
from server.work.rounds import Intake, Taken, check_pgn, followed_game, state_of

STOPPED: dict[str, Any] = {"type": "failed", "code": "stopped", "message": "Stopped."}
ANN = ("Ann", "Bob", "1.1")
CLEO = ("Cleo", "Dora", "1.2")
EVA = ("Eva", "Fred", "1.3")


def pgn(players: tuple[str, str, str], moves: str = "", result: str = "*", **headers: str) -> str:
    white, black, place = players
    named = {"White": white, "Black": black, "Round": place, "Result": result, **headers}
    head = "".join(f'[{name} "{value}"]\n' for name, value in named.items())
    return f"{head}\n{moves} {result}\n\n"


class Round:
    """A collection that follows a round, and the round's text as it comes."""

    def __init__(self, store: Store, *games: str, limits: GameLimits | None = None) -> None:
        self.store = store
        self.collections = CollectionStore(store.database)
        new = [self.new_game(text) for text in games]
        self.id, _, _ = self.collections.create("Cup", {"nodes": 1000}, new)
        labels = {game.facts["label"]: 1 for game in new}
        assert self.collections.follows.begin(
            self.id, "u", {"nodes": 1000}, FollowLook("waiting", 0.0, labels), 9
        )
        follow = self.collections.follows.claim("worker")
        assert follow is not None
        self.follow: Follow = follow
        self.read = 0
        self.intake = Intake(self.collections.edits, store.grow, self._read, limits or GameLimits())
        self.labels = labels

    def new_game(self, text: str) -> NewGame:
        seen, entry = read_seen(1, going(text))
        return followed_game(entry, seen.tags)

    def _read(self, work: Callable[..., Any], *given: Any, **none: Any) -> Any:
        self.read += 1
        return work(*given)

    def come(self, *games: str) -> Taken:
        follow = replace(self.follow, labels=self.labels)
        taken = self.intake.take(follow, self.collections.follows.rows(self.id), "".join(games))
        self.labels = dict(taken.labels)
        return taken

    def rows(self) -> list[Any]:
        return [row.to_json() for row in self.collections.games(self.id)]

    def texts(self) -> list[str]:
        return [row.text for row in self.collections.follows.rows(self.id)]

    def finish(self) -> None:
        """The reviews that wait come to their end."""
        while claimed := self.store.leases.claim_next("worker"):
            self.store.leases.append(claimed.id, "worker", [{"type": "done", "totals": {}}])


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/store.db")
    yield made
    made.close()


def test_what_has_not_changed_is_not_read_again(store: Store) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"), pgn(CLEO))
    taken = round_.come(pgn(CLEO), pgn(ANN, "1. e4"))
    assert (taken.changed, round_.read) == (False, 1)
    assert taken.state == "live"


def test_a_game_that_grows_goes_on_in_its_review(store: Store) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"), pgn(CLEO, "1. d4"))
    round_.finish()
    before = round_.rows()
    taken = round_.come(pgn(ANN, "1. e4 e5"), pgn(CLEO, "1. d4"))
    assert taken.changed
    after = round_.rows()
    assert [row["id"] for row in after] == [row["id"] for row in before]
    assert [(row["plies"], row["status"]) for row in after] == [(2, "waiting"), (1, "done")]
    assert "1. e4 e5" in round_.texts()[0]
    assert not round_.come(pgn(ANN, "1. e4 e5"), pgn(CLEO, "1. d4")).changed


def half(text: str) -> str:
    """A text as it is while somebody writes it."""
    return text.rstrip().removesuffix("*").rstrip()


@pytest.mark.parametrize("cut", ["1. d4 d5 2. c", "1. d", "1. d4 {gut"])
def test_half_a_game_is_not_believed_unless_it_stays_so(store: Store, cut: str) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"), pgn(CLEO, "1. d4 d5 2. c4"))
    round_.finish()
    before = round_.rows()
    taken = round_.come(pgn(ANN, "1. e4"), half(pgn(CLEO, cut)))
    assert (taken.changed, taken.cut) == (False, True)
    assert round_.rows() == before
    assert not round_.come(pgn(ANN, "1. e4"), pgn(CLEO, "1. d4 d5 2. c4 e6")).cut
    assert [row["plies"] for row in round_.rows()] == [1, 4]


def test_a_site_that_writes_no_markers_is_believed_at_the_second_look(store: Store) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"))
    last = half(pgn(ANN, "1. e4 e5"))
    assert round_.come(last).cut
    taken = round_.come(last)
    assert (taken.changed, taken.cut) == (True, False)
    assert [row["plies"] for row in round_.rows()] == [2]


def test_a_site_that_writes_no_markers_and_never_rests_is_believed_up_to_the_look_before(
    store: Store,
) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"))
    assert not round_.come(half(pgn(ANN, "1. e4 e5 2. Nf"))).changed
    taken = round_.come(half(pgn(ANN, "1. e4 e5 2. Nf3 Nc6")))
    assert (taken.changed, taken.cut) == (True, True)
    assert [row["plies"] for row in round_.rows()] == [2]
    round_.come(half(pgn(ANN, "1. e4 e5 2. Nf3 Nc6 3. Bb5")))
    assert [row["plies"] for row in round_.rows()] == [3]


def test_two_cuts_in_a_row_take_nothing_from_a_game(store: Store) -> None:
    round_ = Round(store, pgn(CLEO, "1. d4 d5 2. c4 e6 3. Nc3"))
    for cut in ("1. d4 d", "1. d4 d5 2. c", "1. d4 d5 2. c4 e"):
        assert not round_.come(half(pgn(CLEO, cut))).changed
    assert [row["plies"] for row in round_.rows()] == [5]


@pytest.mark.parametrize("whole", [pgn(ANN, "1. e4", Event="Köln"), pgn(ANN, "1. e4 {schön} e5")])
def test_a_text_that_is_cut_inside_a_character_changes_nothing(store: Store, whole: str) -> None:
    round_ = Round(store, pgn(ANN, "1. e4 e5 2. Nf3"))
    data = whole.encode()
    inside = data.index("ö".encode()) + 1
    for end in (inside, inside, inside + 1):
        assert not round_.come(decode(data[:end])).changed, data[:end]
    assert [row["plies"] for row in round_.rows()] == [3]


def test_a_result_and_a_correction_are_taken_over(store: Store) -> None:
    round_ = Round(store, pgn(ANN, "1. e4 e5"), pgn(CLEO, "1. d4"))
    taken = round_.come(pgn(ANN, "1. e4 c5 2. Nf3"), pgn(CLEO, "1. d4", "1-0"))
    first, second = round_.rows()
    assert (first["plies"], second["headers"]["Result"]) == (3, "1-0")
    assert taken.state == "live"
    assert round_.come(pgn(ANN, "1. e4 c5", "0-1"), pgn(CLEO, "1. d4", "1-0")).state == "over"


def test_a_game_gets_its_review_with_its_first_move(store: Store) -> None:
    round_ = Round(store, pgn(ANN), pgn(CLEO))
    (first, second) = round_.rows()
    assert (first["id"], first["status"], first["kind"], first["fault"]) == (None, "refused", "open", None)
    assert round_.come(pgn(ANN), pgn(CLEO, "1. d4")).changed
    first, second = round_.rows()
    assert (first["id"], second["status"], second["number"], second["plies"]) == (None, "waiting", 2, 1)
    review = round_.store.get(second["id"])
    assert review is not None and review.options == {"nodes": 1000}


def test_a_game_that_is_late_comes_after_the_others_and_a_forfeit_has_no_review(store: Store) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"))
    taken = round_.come(pgn(EVA, "", "1-0"), pgn(CLEO, "1. d4"), pgn(ANN, "1. e4"))
    assert taken.changed
    said_of = [(row["number"], row["headers"]["White"], row["kind"]) for row in round_.rows()]
    assert said_of == [(1, "Ann", "running"), (2, "Eva", "forfeit"), (3, "Cleo", "running")]
    assert not round_.come(pgn(EVA, "", "1-0"), pgn(CLEO, "1. d4"), pgn(ANN, "1. e4")).changed


@pytest.mark.parametrize("text", ["", " \n", pgn(CLEO, "1. d4")])
def test_what_is_not_in_the_text_for_a_moment_stays(store: Store, text: str) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"), pgn(CLEO, "1. d4"))
    before = round_.rows()
    assert not round_.come(text).changed
    assert round_.rows() == before


def test_a_game_that_cannot_be_read_now_stays_as_it_was(store: Store) -> None:
    round_ = Round(store, pgn(ANN, "1. e4 e5"))
    assert not round_.come(pgn(ANN, "1. e4 e5 2. Ke3")).changed
    assert not round_.come(pgn(ANN)).changed
    assert round_.rows()[0]["plies"] == 2 and round_.rows()[0]["fault"] is None


def test_a_new_game_that_cannot_be_read_says_why_until_it_can(store: Store) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"))
    round_.come(pgn(ANN, "1. e4"), pgn(CLEO, "1. d5"))
    late = round_.rows()[1]
    assert late["id"] is None and late["fault"]["place"] == "move 1, White"
    assert not round_.come(pgn(ANN, "1. e4"), pgn(CLEO, "1. d5")).changed
    round_.come(pgn(ANN, "1. e4"), pgn(CLEO, "1. d4"))
    assert round_.rows()[1]["id"] and round_.rows()[1]["fault"] is None


def test_a_game_that_was_removed_does_not_come_back(store: Store) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"), pgn(CLEO, "1. d4"))
    round_.collections.edits.remove(round_.id, [2])
    assert not round_.come(pgn(ANN, "1. e4"), pgn(CLEO, "1. d4 d5")).changed
    assert len(round_.rows()) == 1
    rematch = (pgn(ANN, "1. e4"), pgn(CLEO, "1. d4 d5"), pgn(CLEO, "1. c4"))
    assert round_.come(*rematch).changed
    assert [row["number"] for row in round_.rows()] == [1, 3]


def test_a_name_that_is_put_right_is_no_further_game(store: Store) -> None:
    round_ = Round(store, pgn(("Anne", "Bob", "1.1"), "1. e4"))
    assert round_.come(pgn(ANN, "1. e4")).changed
    assert [row["headers"]["White"] for row in round_.rows()] == ["Ann"]
    assert round_.come(pgn(ANN, "1. e4"), pgn(("Anne", "Bob", "2.1"), "1. c4")).changed
    assert len(round_.rows()) == 2


def test_a_review_that_was_stopped_stays_stopped_and_its_row_goes_on(store: Store) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"))
    round_.collections.stop(round_.id, STOPPED)
    round_.come(pgn(ANN, "1. e4 e5", "1-0"))
    (row,) = round_.rows()
    assert (row["status"], row["headers"]["Result"]) == (Status.STOPPED, "1-0")
    assert not round_.come(pgn(ANN, "1. e4 e5", "1-0")).changed
    assert store.resume(row["id"])
    assert round_.come(pgn(ANN, "1. e4 e5", "1-0")).changed


def test_a_collection_has_no_more_games_than_it_may(store: Store) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"), limits=GameLimits(games=2))
    round_.come(pgn(EVA, "1. f4"), pgn(CLEO, "1. d4"))
    assert len(round_.rows()) == 2
    with pytest.raises(KibitzError):
        round_.come(pgn(ANN, "1. e4"), pgn(EVA, "1. f4"), pgn(CLEO, "1. d4"))


def test_a_page_that_is_no_pgn_is_a_fault_and_no_game(store: Store) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"))
    with pytest.raises(NotThere, match="no PGN"):
        round_.come("<html><body>Please enable JavaScript</body></html>")
    assert round_.come(pgn(ANN, "1. e4 e5"), "\n\n1. d4 d5 *\n").changed
    assert len(round_.rows()) == 1


def test_noise_takes_no_longer_than_it_may(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    round_ = Round(store, pgn(ANN, "1. e4"))
    monkeypatch.setattr(rounds, "PATIENCE", -1.0)
    with pytest.raises(TooSlow):
        round_.come(pgn(ANN, "1. e4 e5"))
    assert round_.rows()[0]["plies"] == 1


def test_a_round_is_live_while_a_game_is_played() -> None:
    def facts(plies: int, result: str) -> RowFacts:
        headers = {"White": "Ann", "Black": "Bob", "Result": result}
        return {"headers": headers, "plies": plies, "opening": None}

    assert state_of([facts(0, "*"), facts(4, "*")]) == "live"
    assert state_of([facts(0, "*"), facts(4, "1-0")]) == "waiting"
    assert state_of([facts(0, "1-0"), facts(4, "1-0")]) == "over"
    assert state_of([]) == "waiting"


def test_a_text_without_headers_is_no_round() -> None:
    with pytest.raises(NotThere):
        check_pgn([{}, {}])
    check_pgn([{}, {"White": "Ann"}])


def test_a_game_that_breaks_off_goes_on_once_it_is_put_right(store: Store) -> None:
    moves = "1. e4 e5 2. Nf3 d6 3. Bb5+"
    round_ = Round(store, pgn(ANN, moves))
    assert round_.come(pgn(ANN, f"{moves} Nf6 4. O-O")).changed
    (row,) = round_.rows()
    assert (row["plies"], row["fault"]["place"]) == (5, "move 3, Black")
    round_.come(pgn(ANN, f"{moves} c6 4. Ba4 b5"))
    (row,) = round_.rows()
    assert (row["plies"], row["fault"]) == (8, None)
    round_.come(pgn(ANN, f"{moves} Nf6 4. O-O"))
    assert round_.rows()[0]["plies"] == 8, "a slip of the board takes no moves away"
