"""The guide of the species."""
