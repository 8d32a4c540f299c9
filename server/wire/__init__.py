"""What the API and Socket.IO send and take."""
