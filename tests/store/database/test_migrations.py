from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from server.settings import SettingsError
from server.store.collections.collections import CollectionStore
from server.store.database import migrations
from server.store.database.database import collections_table, metadata
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from tests import fresh_tables

TABLES_OF_0_1_0 = """
CREATE TABLE reviews (
    id VARCHAR(32) NOT NULL, pgn TEXT NOT NULL, options JSON NOT NULL, status VARCHAR(16) NOT NULL,
    owner VARCHAR(200), heartbeat FLOAT, stop_requested BOOLEAN NOT NULL, attempts INTEGER NOT NULL,
    last_seq INTEGER NOT NULL, delete_token_hash VARCHAR(64) NOT NULL, queued_at FLOAT NOT NULL,
    created FLOAT NOT NULL, updated FLOAT NOT NULL, PRIMARY KEY (id)
);
CREATE INDEX ix_reviews_status ON reviews (status);
CREATE TABLE events (
    review_id VARCHAR(32) NOT NULL, seq INTEGER NOT NULL, type VARCHAR(16) NOT NULL, data JSON NOT NULL,
    PRIMARY KEY (review_id, seq), FOREIGN KEY(review_id) REFERENCES reviews (id) ON DELETE CASCADE
);
CREATE TABLE workers (owner VARCHAR(200) NOT NULL, heartbeat FLOAT NOT NULL, PRIMARY KEY (owner));
INSERT INTO reviews VALUES
    ('done', '1. e4 *', '{"nodes":1000}', 'done', NULL, 5.5, 0, 0, 2, 'hash', 1.5, 1.5, 9.5),
    ('next', '1. d4 *', '{}', 'waiting', NULL, NULL, 0, 0, 1, 'hash', 2.5, 2.5, 2.5);
INSERT INTO events VALUES
    ('done', 1, 'game', '{"type":"game"}'), ('done', 2, 'done', '{"type":"done"}'),
    ('next', 1, 'game', '{"type":"game"}');
"""


@pytest.fixture(autouse=True)
def all_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "upgrade", fresh_tables.step_by_step)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/kibitz.db"


def file_of(url: str) -> str:
    return url.removeprefix("sqlite:///")


def make_0_1_0(url: str) -> None:
    db = sqlite3.connect(file_of(url))
    db.executescript(TABLES_OF_0_1_0)
    db.close()


COLLECTION_OF_0_2_0 = """
INSERT INTO collections VALUES ('team', 'A team', 'hash', 1.5, NULL);
INSERT INTO collection_games VALUES ('team', 3, 'done', '{"headers":{}}');
"""


def make_0_2_0(url: str) -> None:
    """As that version left it: its steps are released, so they are as they were."""
    make_0_1_0(url)
    engine = sa.create_engine(url)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "0003")
    engine.dispose()
    db_file = sqlite3.connect(file_of(url))
    db_file.executescript(COLLECTION_OF_0_2_0)
    db_file.close()


def dump(url: str) -> list[str]:
    db = sqlite3.connect(file_of(url))
    found = list(db.iterdump())
    db.close()
    return found


def differences(url: str) -> list[object]:
    """What would have to be done to make the database's tables those of the models."""
    engine = sa.create_engine(url)
    with engine.connect() as db:
        found: list[object] = compare_metadata(MigrationContext.configure(db), metadata)
    engine.dispose()
    return found


def test_the_steps_lead_to_the_tables_that_the_models_describe(url: str) -> None:
    Store(url).close()
    assert differences(url) == []


def test_what_the_tests_make_at_once_is_what_the_steps_lead_to(url: str, tmp_path: Path) -> None:
    at_once = f"sqlite:///{tmp_path}/at-once.db"
    engine = sa.create_engine(at_once)
    with engine.begin() as db:
        fresh_tables.upgrade(db)
    engine.dispose()
    Store(url).close()
    assert dump(at_once) == dump(url)


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


def test_a_database_of_0_1_0_is_brought_up_to_date_with_its_reviews(url: str) -> None:
    make_0_1_0(url)
    store = Store(url)
    review = store.get("done")
    assert review is not None
    assert (review.pgn, review.options, review.status, review.last_seq) == (
        "1. e4 *",
        {"nodes": 1000},
        Status.DONE,
        2,
    )
    assert [event["type"] for event in store.events("done")] == ["game", "done"]
    assert store.queue_position("next") == 1
    store.close()
    assert differences(url) == []


def test_a_database_of_0_2_0_is_brought_up_to_date_with_its_collections(url: str) -> None:
    make_0_2_0(url)
    store = Store(url)
    collections = CollectionStore(store.database)
    collection = collections.get("team")
    assert collection is not None
    assert collection.title == "A team"
    assert [event["type"] for event in store.events("done")] == ["game", "done"]
    with store.database.reading() as db:
        assert db.scalar(sa.select(collections_table.c.last_number)) == 3
    store.close()
    assert differences(url) == []


def test_a_second_start_changes_nothing(url: str) -> None:
    make_0_1_0(url)
    Store(url).close()
    store = Store(url)
    review_id, _ = store.create("1. c4", {}, [])
    store.close()
    again = Store(url)
    assert again.get(review_id) is not None
    assert again.get("next") is not None
    again.close()


def test_web_and_workers_that_start_together_do_not_collide(url: str) -> None:
    make_0_1_0(url)
    code = "import sys; from server.store.reviews.reviews import Store; Store(sys.argv[1]).close()"
    started = [subprocess.Popen([sys.executable, "-c", code, url]) for _ in range(4)]
    assert [process.wait() for process in started] == [0, 0, 0, 0]
    assert differences(url) == []


def test_a_step_that_fails_leaves_the_database_as_it_was(url: str) -> None:
    make_0_1_0(url)
    db = sqlite3.connect(file_of(url))
    db.execute("CREATE TABLE collection_games (in_the_way INTEGER)")
    db.close()
    with pytest.raises(sa.exc.OperationalError):
        Store(url)
    db = sqlite3.connect(file_of(url))
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    columns = {row[1] for row in db.execute("PRAGMA table_info(reviews)")}
    db.close()
    assert names == {"reviews", "events", "workers", "collection_games"}
    assert "turn" not in columns


def test_a_database_of_a_newer_kibitz_is_refused_in_a_sentence(url: str) -> None:
    Store(url).close()
    db = sqlite3.connect(file_of(url))
    db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.commit()
    db.close()
    with pytest.raises(SettingsError, match="newer Kibitz") as refused:
        Store(url)
    assert refused.value.place == "KIBITZ_DATABASE_URL"
