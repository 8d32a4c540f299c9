"""The openings of a collection as a tree in which transpositions meet."""
