"""Shots of the species guide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.content import load_content
from ecosfera.games.baltica.screens.guide.scene import GuideScene
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.pilot import Pilot

SPECIES: Final = (
    "perca_fluviatilis",
    "clupea_harengus",
    "haliaeetus_albicilla",
    "fucus_vesiculosus",
    "viruses",
    "calanoida",
)
"""A middle one, one with many eaters, one without, a producer, one without links, one with all
habitats."""


def states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return the grid with and without filters, an empty grid, and pages of all kinds."""
    content = load_content()

    def narrowed(pilot: Pilot) -> None:
        pilot.click("habitat-ice")

    def emptied(pilot: Pilot) -> None:
        pilot.click("habitat-ice")
        if "group-zoobenthos" in pilot.ids:
            pilot.click("group-zoobenthos")
        else:
            for _ in range(5):
                pilot.app.stack.top.find("group").press()  # type: ignore[union-attr]

    def collected(pilot: Pilot) -> None:
        scene = pilot.app.stack.top
        assert isinstance(scene, GuideScene)
        scene.met = frozenset(scene.shelf.order[::3])
        scene.layout()

    def guide(species: str = "", here: tuple[str, ...] = ()) -> Callable[[UiContext], GuideScene]:
        return lambda context: GuideScene(context, services(context), content, species, here)

    shots = [
        Shot("guide-wall", guide(here=("perca_fluviatilis",))),
        Shot("guide-met", guide(), collected),
        Shot("guide-ice", guide(), narrowed),
        Shot("guide-none", guide(), emptied),
    ]
    shots += [Shot(f"guide-{name.replace('_', '-')}", guide(name)) for name in SPECIES]
    return shots
