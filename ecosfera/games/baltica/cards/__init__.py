"""How cards and pieces are drawn."""
