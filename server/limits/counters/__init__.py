"""How requests are counted for the limits: in the store. While it is away they are counted in memory, with a
warning: a limit is no reason for an answer of 500."""
