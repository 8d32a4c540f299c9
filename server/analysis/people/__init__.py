"""What people of a rating play in a position: three networks, and how they are blended (docs/people.md)."""
