"""What runs outside a request: the worker and its jobs."""
