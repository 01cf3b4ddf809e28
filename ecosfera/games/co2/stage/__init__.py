"""The stage of the table: the frame, the zones, and how events play."""
