"""Classes of moves by `docs/classification.md`: the waterfall and the rules behind it.

Works on boards and scores alone: no engine, no events, no order of a review.
"""
