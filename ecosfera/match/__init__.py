"""One game being played: history, undo, and the JSON that other programs and saves read."""
