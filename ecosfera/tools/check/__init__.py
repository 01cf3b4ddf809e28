"""Check card data, texts and pictures."""
