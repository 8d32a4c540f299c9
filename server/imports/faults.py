"""Why games do not come: each a sentence for a person."""

from __future__ import annotations

from server.analysis.errors import KibitzError

PAUSE = 60
"""Seconds that a site is left alone after it has said that it was too much, at least."""


class WishError(KibitzError):
    """The text names no games of a site that is known, or too little to find them."""

    code = "bad_link"


class NotThere(KibitzError):  # noqa: N818  (a fact of the site)
    """The site has no such user, game or study, or does not show it to anybody."""

    code = "not_there"


class SiteBusy(KibitzError):  # noqa: N818  (a fact of the site)
    """The site must not be asked now. `wait`: seconds until it may."""

    code = "site_busy"
    retry = True

    def __init__(self, message: str, *, wait: int = PAUSE) -> None:
        super().__init__(message)
        self.wait = wait


class SiteAway(KibitzError):  # noqa: N818  (a fact of the site)
    """The site gives no answer, or none that can be used."""

    code = "site_away"
    retry = True
