"""States of the game's scenes, as `ecosfera shots` draws them."""
