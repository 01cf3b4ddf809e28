"""Players that are programs: they know what players may know and answer with an action."""
