"""The addresses of drawn images."""
