"""One module per animal: `model` builds it, `paint` makes the picture of what was rendered."""
