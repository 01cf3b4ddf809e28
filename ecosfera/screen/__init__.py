"""Everything pygame: loop, scenes, widgets, table. Only this package imports pygame."""
