"""What other sites frame: the viewer of a review, the table of a collection, oEmbed, the first paint."""
