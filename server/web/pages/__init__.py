"""Pages: the shell of the app, what a link to it shows elsewhere, /about."""
