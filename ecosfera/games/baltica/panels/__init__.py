"""The panels of the table: each draws its part of a frame."""
