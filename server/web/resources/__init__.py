"""Reviews, collections, seasons and rounds as the views need them: found or refused."""
