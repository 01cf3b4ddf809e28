"""What a player may do, and why not (RULES 4, 5, 10, 11)."""
