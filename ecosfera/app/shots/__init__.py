"""States of the program's own scenes, as `ecosfera shots` draws them."""
