"""Policy cards on the table: their pool, the page of one, and its texts."""
