"""The picture of the table: the map, the layers above it, and what moves above both."""
