"""The picture of the table: the sea, the layers above it, and what moves above both."""
