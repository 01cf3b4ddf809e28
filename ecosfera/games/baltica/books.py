"""What is read beside the table: the rulebook, the species guide, the sources of its facts.

Their data is checked by pydantic, which takes 15 MB; `game_screens` imports this module when a
player opens one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.content import load_content
from ecosfera.games.baltica.content.reference import load_sources
from ecosfera.games.baltica.guide.scene import GuideScene
from ecosfera.games.baltica.rulebook.scene import RulebookScene

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext


def rulebook(context: UiContext, services: Services, topic: str) -> RulebookScene:
    """Return the rulebook, at the paragraph that explains a refusal if its code is given."""
    return RulebookScene(context, load_content(), why=topic, print_page=services.print_page)


def guide(
    context: UiContext, services: Services, entry: str, in_play: Collection[str]
) -> GuideScene:
    """Return the species guide, at a species if one is given."""
    return GuideScene(context, services, load_content(), entry, in_play)


def sources() -> list[str]:
    """Return the names of the sources of the facts about the species."""
    return [source.name for source in load_sources()]
