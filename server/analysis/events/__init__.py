"""The log of a review: its events, the state they fold to, what has been told so far."""
