"""States of the rulebook to take pictures of."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ecosfera.content import load_content
from ecosfera.content.reference import load_rulebook
from ecosfera.screen.gallery import Shot
from ecosfera.screen.rulebook.scene import RulebookScene

if TYPE_CHECKING:
    from ecosfera.content.models import Content
    from ecosfera.screen.kit import Kit


def states() -> list[Shot]:
    """Every page, a paragraph that explains a refusal, a search, a search in vain."""
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
        Shot("rules-why", lambda kit: RulebookScene(kit, content, "rules.producers.4")),
        Shot("rules-search", partial(_opened, content, ""), lambda pilot: pilot.key("a")),
        Shot("rules-in-vain", partial(_opened, content, ""), lambda pilot: pilot.key("q", "9")),
    ]
    return shots


def _opened(content: Content, paragraph: str, kit: Kit) -> RulebookScene:
    """The page without the mark that says why it was opened."""
    scene = RulebookScene(kit, content, paragraph)
    scene.lit = ""
    scene.start = f"page-{scene.page.id}"
    return scene
