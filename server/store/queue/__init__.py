"""Which review is run next, and who runs it: the order, the leases, the register of workers."""
