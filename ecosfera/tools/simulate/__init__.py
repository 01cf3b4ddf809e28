"""Let bots play many games."""
