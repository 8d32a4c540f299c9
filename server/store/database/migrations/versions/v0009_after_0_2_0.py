"""From 0.2.0 to the version after it: what was added while that was made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0003"


def upgrade() -> None:
    _pack_logs()
    _remember_visitors()
    _add_up_totals()
    _digest_reviews()
    _edit_collections()
    _follow_rounds()


def _pack_logs() -> None:
    """Logs in one compressed row, and indexes by which what is asked every day is found without a search."""
    op.create_table(
        "packed",
        sa.Column(
            "review_id", sa.String(32), sa.ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("format", sa.SmallInteger, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("reviews", sa.Column("log", sa.String(8), nullable=False, server_default="rows"))
    op.execute("UPDATE reviews SET log = 'none' WHERE last_seq = 0")
    op.drop_index("ix_reviews_status", "reviews")
    op.drop_index("ix_reviews_queue", "reviews")
    in_order = ["status", "turn", "queued_at", "id"]
    op.create_index("ix_reviews_queue", "reviews", in_order)
    _create_index_of("log = 'none'", "ix_reviews_unread", in_order)
    _create_index_of("log = 'rows'", "ix_reviews_unpacked", ["status", "updated"])


def _remember_visitors() -> None:
    """What the limits remember of visitors."""
    op.create_table(
        "visit_keys",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.create_table(
        "hits",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
        sa.Column("amount", sa.Integer, nullable=False),
    )
    op.create_index("ix_hits_visitor", "hits", ["visitor", "at"])
    op.create_table(
        "unfinished",
        sa.Column("made_id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False, index=True),
    )


def _add_up_totals() -> None:
    """What the workers have done, added up."""
    op.create_table(
        "totals",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
    )


def _digest_reviews() -> None:
    """What a season needs of each reviewed game, ready to be added up."""
    op.create_table(
        "digests",
        sa.Column(
            "review_id", sa.String(32), sa.ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("version", sa.SmallInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def _edit_collections() -> None:
    """Collections that are changed after they were made: versions, and the highest number ever given."""
    for table, name in (
        ("collections", "version"),
        ("collections", "last_number"),
        ("collection_games", "version"),
    ):
        op.add_column(table, sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE collections SET last_number = (SELECT coalesce(max(number), 0) FROM collection_games"
        " WHERE collection_games.collection_id = collections.id)"
    )


def _follow_rounds() -> None:
    """Collections that follow a round while it is played."""
    op.create_table(
        "follows",
        sa.Column(
            "collection_id",
            sa.String(32),
            sa.ForeignKey("collections.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("labels", sa.JSON, nullable=False),
        sa.Column("etag", sa.Text),
        sa.Column("last_modified", sa.Text),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(200)),
        sa.Column("next_at", sa.Float, nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("looked_at", sa.Float, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
        sa.Column("fault", sa.JSON),
        sa.Column("fault_since", sa.Float),
        sa.Column("ended", sa.Float),
    )
    op.create_index("ix_follows_due", "follows", ["ended", "next_at"])


def _create_index_of(condition: str, name: str, columns: list[str]) -> None:
    only = sa.text(condition)
    op.create_index(name, "reviews", columns, sqlite_where=only, postgresql_where=only)
