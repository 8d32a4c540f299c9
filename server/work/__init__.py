"""What runs outside a request: the worker, its queue, a first look at new games."""
