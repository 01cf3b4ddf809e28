"""What screen readers read: a tree of plain nodes, and its way to the system's interface."""
