"""The rulebook: short pages with pictures of real cards, a list of topics, a search."""
