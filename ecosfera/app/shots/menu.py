"""Shots of the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.app.menu.scene import MenuScene, Running
from ecosfera.ui.testing.offscreen import Shot

if TYPE_CHECKING:
    from ecosfera.ui.testing.pilot import Pilot

RUNNING = Running(("Anna", "Elias"), 5, ("coast", "river"), 1)
CROWDED = Running(
    ("Aleksandra", "Bartholomew", "Konstantin", "Wilhelmiina"),
    14,
    ("ice", "coast", "open_water", "river", "mud"),
    5,
)


def states() -> list[Shot]:
    """Return the menu at first start, with a game to continue, and with the pages over it."""
    return [
        Shot("menu-first", lambda context: MenuScene(context, None)),
        Shot("menu-continue", lambda context: MenuScene(context, RUNNING)),
        Shot("menu-crowded", lambda context: MenuScene(context, CROWDED)),
        Shot(
            "menu-language",
            lambda context: MenuScene(context, RUNNING),
            lambda pilot: pilot.click("language"),
        ),
        Shot(
            "about", lambda context: MenuScene(context, RUNNING), lambda pilot: pilot.click("about")
        ),
        Shot("licences", lambda context: MenuScene(context, RUNNING), _licences),
        Shot("whats-new", lambda context: MenuScene(context, RUNNING), _whats_new),
    ]


def _licences(pilot: Pilot) -> None:
    pilot.click("about")
    pilot.click("licences")


def _whats_new(pilot: Pilot) -> None:
    pilot.click("about")
    pilot.click("news")
