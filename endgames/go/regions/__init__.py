"""What is compiled: the search for who keeps a region; games at random, which say what is worth a search."""
