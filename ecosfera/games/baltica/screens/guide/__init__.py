"""The species guide: a grid of pictures, and a page with the food web of each species."""
