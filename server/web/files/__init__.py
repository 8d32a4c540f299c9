"""The files of the page as they are sent: which, in which version, from memory."""
