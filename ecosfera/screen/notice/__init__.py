"""A message with answers: lies over another scene, stops nothing."""

from ecosfera.screen.notice.scene import NoticeScene, SorryScene

__all__ = ["NoticeScene", "SorryScene"]
