from __future__ import annotations

import flask
import pytest

from server.web.api.tokens import TOKEN_HEADER, check_token
from server.web.http.errors import ApiError


@pytest.mark.parametrize("headers", [{}, {TOKEN_HEADER: "wrong"}, {"Authorization": "right"}])
def test_without_the_token_it_is_forbidden(app: flask.Flask, headers: dict[str, str]) -> None:
    with app.test_request_context(headers=headers), pytest.raises(ApiError) as refused:
        check_token(lambda token: token == "right", "Not yours.")
    assert (refused.value.status, refused.value.code, refused.value.message) == (
        403,
        "forbidden",
        "Not yours.",
    )


def test_with_it_nothing_happens(app: flask.Flask) -> None:
    asked: list[str] = []
    with app.test_request_context(headers={TOKEN_HEADER: "right"}):
        check_token(lambda token: not asked.append(token), "Not yours.")  # type: ignore[func-returns-value]
    assert asked == ["right"]
