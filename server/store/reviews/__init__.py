"""Reviews and their logs."""
