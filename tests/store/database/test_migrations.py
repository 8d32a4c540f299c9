from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from server.settings import SettingsError
from server.store.collections.collections import CollectionStore
from server.store.database import migrations
from server.store.database.database import metadata
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from tests.folded import fold
from tests.old_database import REVIEWS, make_0_10_0


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/kibitz.db"


def file_of(url: str) -> str:
    return url.removeprefix("sqlite:///")


def dump(url: str) -> list[str]:
    with closing(sqlite3.connect(file_of(url))) as db:
        return list(db.iterdump())


def tables(url: str) -> dict[str, str]:
    """The statement that makes each table and index."""
    with closing(sqlite3.connect(file_of(url))) as db:
        made = db.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
        return {name: " ".join(sql.split()) for name, sql in made}


def differences(url: str) -> list[object]:
    """What would have to be done to make the database's tables those of the models."""
    engine = sa.create_engine(url)
    with engine.connect() as db:
        found: list[object] = compare_metadata(MigrationContext.configure(db), metadata)
    engine.dispose()
    return found


def test_new_tables_are_those_that_the_models_describe(url: str) -> None:
    Store(url).close()
    assert differences(url) == []


def test_an_old_database_has_the_tables_of_a_new_one_in_the_end(url: str, tmp_path: Path) -> None:
    make_0_10_0(url)
    new = f"sqlite:///{tmp_path}/new.db"
    for each in (url, new):
        Store(each).close()
    assert tables(url) == tables(new)
    assert differences(url) == []


def test_the_newest_step_is_the_last_of_the_chain() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_heads() == [migrations.newest()]


def test_who_finds_the_tables_up_to_date_does_not_load_what_changes_them(url: str) -> None:
    Store(url).close()
    code = "import sys; from server.store.reviews.reviews import Store; Store(sys.argv[1]).close(); "
    told = subprocess.run(
        [sys.executable, "-c", f"{code}print('alembic' in sys.modules)", url], check=True, capture_output=True
    )
    assert told.stdout.split() == [b"False"]


@pytest.fixture(params=["file", "server"])
def any_url(request: pytest.FixtureRequest, url: str) -> str:
    found: str = url if request.param == "file" else request.getfixturevalue("postgres_url")
    return found


def test_a_database_of_0_10_0_keeps_all_that_is_in_it(any_url: str) -> None:
    make_0_10_0(any_url)
    store = Store(any_url)
    reviews = [store.get(review_id) for review_id in REVIEWS]
    assert [review and (review.status, review.last_seq) for review in reviews] == [
        (Status.DONE, 21),
        (Status.DONE, 20),
        (Status.WAITING, 8),
        (Status.WAITING, 0),
    ]
    packed, rows = fold(store.events("packed")), fold(store.events("rows"))
    assert packed["moves"] == rows["moves"]
    assert [move["san"] for move in rows["game"]["moves"]] == ["f3", "e5", "g4", "Qh4#"]
    assert len(rows["moves"]) == 4
    assert (packed["status"], packed["notes"][0]["text"]) == ("done", "Weakens the king")
    collection = CollectionStore(store.database).get("team")
    assert collection is not None
    assert collection.title == "A team"
    claimed = [store.leases.claim_next(owner) for owner in ("first", "second")]
    assert {review and review.id for review in claimed} == {"half", "game"}
    store.close()


def test_a_database_of_an_older_kibitz_is_left_as_it_is_and_told(url: str) -> None:
    make_0_10_0(url)
    for change in ("UPDATE alembic_version SET version_num = '0013'", "DROP TABLE alembic_version"):
        with closing(sqlite3.connect(file_of(url))) as db, db:
            db.execute(change)
        before = dump(url)
        with pytest.raises(SettingsError, match=r"older Kibitz made it, upgrade to 0\.10 first") as refused:
            Store(url)
        assert refused.value.place == "KIBITZ_DATABASE_URL"
        assert dump(url) == before


def test_a_second_start_changes_nothing(url: str) -> None:
    make_0_10_0(url)
    Store(url).close()
    before = dump(url)
    Store(url).close()
    assert dump(url) == before


@pytest.mark.parametrize("make", [make_0_10_0, lambda url: None], ids=["0.10.0", "new"])
def test_web_and_workers_that_start_together_do_not_collide(url: str, make: Callable[[str], None]) -> None:
    make(url)
    code = "import sys; from server.store.reviews.reviews import Store; Store(sys.argv[1]).close()"
    started = [subprocess.Popen([sys.executable, "-c", code, url]) for _ in range(2)]
    assert [process.wait() for process in started] == [0, 0]
    assert differences(url) == []


def test_tables_that_cannot_be_made_leave_the_database_as_it_was(url: str) -> None:
    with closing(sqlite3.connect(file_of(url))) as db:
        db.execute("CREATE TABLE collection_games (in_the_way INTEGER)")
    with pytest.raises(sa.exc.OperationalError):
        Store(url)
    assert list(tables(url)) == ["collection_games"]


def test_a_database_of_a_newer_kibitz_is_refused_in_a_sentence(url: str) -> None:
    Store(url).close()
    db = sqlite3.connect(file_of(url))
    db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.commit()
    db.close()
    with pytest.raises(SettingsError, match="newer Kibitz") as refused:
        Store(url)
    assert refused.value.place == "KIBITZ_DATABASE_URL"
