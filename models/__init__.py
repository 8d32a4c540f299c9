"""The trained network, its card, and how it was made. Not part of the app: the server reads the files alone."""
