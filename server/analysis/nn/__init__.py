"""The comparison network: features, weights, evaluation."""
