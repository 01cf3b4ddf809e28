"""What the table asks."""
