"""Contact sheets: every card and piece of the game side by side, to look at the pictures."""
