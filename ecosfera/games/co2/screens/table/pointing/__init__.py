"""What is pointed at, and what a click on it means."""
