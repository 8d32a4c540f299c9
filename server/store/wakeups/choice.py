"""Which wake-ups there are, by the address that carries them: PostgreSQL's, Redis's, or none."""

from __future__ import annotations

from server.store.wakeups.by_postgresql import Notify, PostgresNews
from server.store.wakeups.changes import Announcer, Changes
from server.store.wakeups.listener import Hearer, Listener, News


class Nobody:
    """Announces nothing: every process looks for itself."""

    def within(self, db: object, changes: Changes) -> None: ...

    def after(self, changes: Changes) -> None: ...

    def close(self) -> None: ...


def announcer(url: str) -> Announcer:
    """Announces changes through `url`; "": announces nothing."""
    if url.startswith("postgresql"):
        return Notify()
    if url.startswith("redis"):
        from server.store.wakeups.by_redis import Publisher  # redis is an extra

        return Publisher(url)
    return Nobody()


def listen(url: str, hearer: Hearer) -> Listener | None:
    """Hear of changes through `url` from now on, in the background; None if nothing announces them."""
    news: News
    if url.startswith("postgresql"):
        news = PostgresNews(url)
    elif url.startswith("redis"):
        from server.store.wakeups.by_redis import RedisNews  # redis is an extra

        news = RedisNews(url)
    else:
        return None
    made = Listener(news, hearer)
    made.start()
    return made
