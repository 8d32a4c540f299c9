"""The log of a review: its events, the state they fold to, what it says so far."""
