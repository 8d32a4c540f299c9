"""What `endgames` refuses, in the words of the catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from endgames.refusals import Message, RefusedError
from server.analysis.errors import KibitzError
from server.i18n.texts import Sentence, sentence


def in_words(message: Message) -> Sentence:
    """A message as a sentence of every language."""
    return sentence(message.key, **message.params)


@contextmanager
def refusals_in_words() -> Iterator[None]:
    """Raise what `endgames` refuses within as a KibitzError, with its place."""
    try:
        yield
    except RefusedError as error:
        raise KibitzError(in_words(error.message), code="bad_game", place=error.place) from error
