"""What `endgames` knows of a position, as the records of a review and of the API."""
