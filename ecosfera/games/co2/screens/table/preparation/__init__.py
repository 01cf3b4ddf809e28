"""What is drawn and loaded before it is needed."""
