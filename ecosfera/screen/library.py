"""The books one can open from everywhere: the rulebook and the species guide."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecosfera.content.models import Content
    from ecosfera.screen.kit import Kit
    from ecosfera.screen.scenes import Scene


def rulebook(kit: Kit, why: str = "", content: Content | None = None) -> Scene[None]:
    """The rulebook; at the paragraph that explains a refusal, if its ground is given."""
    # the books, and the checks of their pages, are not needed for the first picture
    from ecosfera.content import load_content  # noqa: PLC0415
    from ecosfera.screen.rulebook import RulebookScene  # noqa: PLC0415

    return RulebookScene(kit, content or load_content(), why=why)


def guide(
    kit: Kit, species: str = "", here: Collection[str] = (), content: Content | None = None
) -> Scene[None]:
    """The species guide; at a species, if one is given. `here` are those of the game."""
    from ecosfera.content import load_content  # noqa: PLC0415 (as above)
    from ecosfera.screen.guide import GuideScene  # noqa: PLC0415

    return GuideScene(kit, content or load_content(), species, here)
