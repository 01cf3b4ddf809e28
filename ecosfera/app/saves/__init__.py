"""The list of saved games, statistics, and what can be done with them."""
