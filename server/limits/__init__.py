"""How much one visitor may ask for: who counts as one, the counters, the quotas."""
