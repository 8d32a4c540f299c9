"""The comparison network and all that plays with it: features, weights, evaluation, the built-in engine."""
