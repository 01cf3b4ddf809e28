"""The pause menu, over the table."""
