"""What is sent as it happens, over Socket.IO: the logs of reviews, the tables of collections."""
