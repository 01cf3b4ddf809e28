"""The guide of the 24 territories."""
