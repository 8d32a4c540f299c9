"""What is kept: reviews, their logs, collections, workers. This room alone knows SQL."""
