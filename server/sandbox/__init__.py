"""How the web process has strangers' texts read: by children, with a limit of time and of memory."""
