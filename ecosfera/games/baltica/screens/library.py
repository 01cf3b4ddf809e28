"""The reference scenes that can be opened from everywhere: the rulebook and the species guide."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecosfera.games.baltica.content.models import Content
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene


def rulebook(context: UiContext, why: str = "", content: Content | None = None) -> Scene[None]:
    """Return the rulebook; with `why`, open at the paragraph that explains this refusal."""
    # Not needed for the first picture.
    from ecosfera.games.baltica.content import load_content  # noqa: PLC0415
    from ecosfera.games.baltica.screens.rulebook.scene import RulebookScene  # noqa: PLC0415

    return RulebookScene(context, content or load_content(), why=why)


def guide(
    context: UiContext,
    species: str = "",
    here: Collection[str] = (),
    content: Content | None = None,
) -> Scene[None]:
    """Return the species guide, open at a species if given; `here` are the species of the game."""
    from ecosfera.games.baltica.content import load_content  # noqa: PLC0415 (as above)
    from ecosfera.games.baltica.screens.guide.scene import GuideScene  # noqa: PLC0415

    return GuideScene(context, content or load_content(), species, here)
