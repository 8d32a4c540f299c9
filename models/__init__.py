"""The trained network, its card, and how it was made. No part of the app: the server reads the files alone."""
