"""States of the menu to take pictures of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.screen.gallery import Shot
from ecosfera.screen.menu.scene import MenuScene, Running

if TYPE_CHECKING:
    from ecosfera.screen.pilot import Pilot

RUNNING = Running(("Anna", "Elias"), 5, ("coast", "river"), 1)
CROWDED = Running(
    ("Aleksandra", "Bartholomew", "Konstantin", "Wilhelmiina"),
    14,
    ("ice", "coast", "open_water", "river", "mud"),
    5,
)


def states() -> list[Shot]:
    """First start, a game to continue, the sheets over it."""
    return [
        Shot("menu-first", lambda kit: MenuScene(kit, None)),
        Shot("menu-continue", lambda kit: MenuScene(kit, RUNNING)),
        Shot("menu-crowded", lambda kit: MenuScene(kit, CROWDED)),
        Shot(
            "menu-language",
            lambda kit: MenuScene(kit, RUNNING),
            lambda pilot: pilot.click("language"),
        ),
        Shot("about", lambda kit: MenuScene(kit, RUNNING), lambda pilot: pilot.click("about")),
        Shot("licences", lambda kit: MenuScene(kit, RUNNING), _licences),
    ]


def _licences(pilot: Pilot) -> None:
    pilot.click("about")
    pilot.click("licences")
