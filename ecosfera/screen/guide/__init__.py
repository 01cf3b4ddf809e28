"""The species guide: a wall of pictures, and a page with the food web of one species."""

from ecosfera.screen.guide.scene import GuideScene

__all__ = ["GuideScene"]
