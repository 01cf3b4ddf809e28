"""How a position changes: events, and nothing else."""
