"""What leaves Kibitz as a file: how it is called, and reviews as one HTML file."""
