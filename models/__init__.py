"""The trained network, its card, and how it was made. The server reads the files alone."""
