"""Drive and picture scenes without a display."""
