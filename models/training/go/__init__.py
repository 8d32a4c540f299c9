"""The network of Go (`endgames/go/ownership/network.py`): its games with itself, and its training."""
