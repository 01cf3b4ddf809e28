"""The stage of the table: what it shows and when, where each piece belongs, and the sea."""
