"""The guided first lap, and tips that are given once."""
