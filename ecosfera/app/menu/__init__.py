"""The main menu, and the scenes that it opens."""
