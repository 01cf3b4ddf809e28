"""Programs that play: they know what a player may know, and answer with an action."""
