"""The HTTP API: reviews, collections, what a request may ask for, and the OpenAPI document of it all."""
