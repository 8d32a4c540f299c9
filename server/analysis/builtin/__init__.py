"""The engine that Kibitz brings along: its search, moves and UCI program. It plays by the network of `nn`."""
