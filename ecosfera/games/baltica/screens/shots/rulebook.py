"""Shots of the rulebook."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ecosfera.games.baltica.content import load_content
from ecosfera.games.baltica.content.reference import load_rulebook
from ecosfera.games.baltica.screens.rulebook.scene import RulebookScene
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from ecosfera.games.baltica.content.models import Content
    from ecosfera.ui.context import UiContext


def states() -> list[Shot]:
    """Return every page, a paragraph that explains a refusal, and searches."""
    content = load_content()
    book = load_rulebook(content.catalogue)
    shots = [
        Shot(
            f"rules-{number}-{page.id}",
            partial(_opened, content, page.paragraphs[0]),
        )
        for number, page in enumerate(book.pages)
    ]
    shots += [
        Shot("rules-why", lambda context: RulebookScene(context, content, "rules.producers.4")),
        Shot("rules-search", partial(_opened, content, ""), lambda pilot: pilot.key("a")),
        Shot("rules-in-vain", partial(_opened, content, ""), lambda pilot: pilot.key("q", "9")),
    ]
    return shots


def _opened(content: Content, paragraph: str, context: UiContext) -> RulebookScene:
    """Return the scene at a page, without the mark of the paragraph it was opened at."""
    scene = RulebookScene(context, content, paragraph)
    scene.lit = ""
    scene.start = f"page-{scene.page.id}"
    return scene
