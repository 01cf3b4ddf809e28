"""What can be pointed at, and what is."""
