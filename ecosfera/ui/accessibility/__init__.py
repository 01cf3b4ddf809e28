"""The tree of plain nodes for screen readers, and its way to the system's interface."""
