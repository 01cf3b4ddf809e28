"""The panels of the table: each draws a part of a frame."""
