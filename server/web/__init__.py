"""Pages, API, embed, exports: what the web process answers. Knows no SQL and never searches."""
