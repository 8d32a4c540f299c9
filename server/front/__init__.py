"""What every plain HTTP request passes before the views: how many connections an address may hold, how long a
request and its answer may take, and whose turn it is. `server/live/connections.py` has the rules of
sockets."""
