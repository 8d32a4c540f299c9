"""`?mode=puzzle` of the embeds: positions of reviews with a single good answer, asked one after the other.

The first stands in the page without JavaScript, and the booklet has them all; static/js/embed/puzzles.ts asks
them."""

from __future__ import annotations

from collections.abc import Sequence

import flask
from markupsafe import Markup

from server.analysis.report.exercises import Exercise, question
from server.exports.anki import board_of
from server.web.embed.options import ViewerLook
from server.web.http.languages import language


def puzzles_page(
    found: Sequence[tuple[str, Exercise]], options: ViewerLook, *, title: str, home: str, complete: bool
) -> str:
    """The page of these (review, exercise). `home`: absolute address of the review or the collection;
    `complete`: no more will come."""
    first = found[0][1] if found else None
    return flask.render_template(
        "embed_puzzles.html",
        puzzles=[_written(review, each) for review, each in found],
        options=options,
        title=title,
        home=home,
        complete=complete,
        booklet=f"{home}/booklet",
        board_svg=Markup(board_of(first)) if first else "",  # drawn here, of a FEN that was read
        question=question(first, language()) if first else "",
    )


def _written(review: str, exercise: Exercise) -> dict[str, object]:
    """A puzzle as the page's `Puzzle` (static/js/embed/types.ts) has it."""
    return {
        "fen": exercise.fen,
        "variant": "chess960" if exercise.chess960 else "standard",
        "solution": exercise.solution,
        "played": exercise.played,
        "why": exercise.why,
        "players": exercise.players,
        "game": flask.url_for("pages.review", review_id=review, _anchor=str(exercise.ply), _external=True),
    }
