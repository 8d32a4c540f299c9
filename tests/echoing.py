"""A child process for the tests: it answers with what it is asked, and its argument behind it."""

from __future__ import annotations

import sys

from server.system.child import serve

if __name__ == "__main__":
    serve(sys.argv[1], lambda request: request + sys.argv[2].encode(), niceness=0)
