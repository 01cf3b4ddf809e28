"""Shots of the set-up."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from ecosfera.games.baltica.info import CHARACTERS
from ecosfera.games.baltica.screens.setup.draft import SetupDraft
from ecosfera.games.baltica.screens.setup.scene import SetupScene
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.pilot import Pilot

WRONG_CODE = "33333-33334"


def _scene(
    services: Callable[[UiContext], Services],
    rows: int,
    *,
    hard: bool = False,
    computers: Iterable[str] = (),
) -> Callable[[UiContext], SetupScene]:
    def make(context: UiContext) -> SetupScene:
        plan = SetupDraft(seed=1234567)
        while len(plan.seats) < rows:
            plan.add()
        del plan.seats[rows:]
        plan.first = rows - 1
        plan.rename(0, "Anna")
        if hard:
            plan.element_stack = 3
            plan.high_pressure = plan.eutrophication = plan.biodiversity_loss = True
            plan.policies = True
            plan.rename(1, "Maximiliane Charlotte")
        for place, character in zip(plan.seats[1:], computers, strict=False):
            place.character = character
        return SetupScene(context, services(context), plan, random.Random(1))  # noqa: S311 (which cards come)

    return make


def _sea(pilot: Pilot) -> None:
    if "page-1" in pilot.ids:
        pilot.click("page-1")


def _wrong_code(pilot: Pilot) -> None:
    _sea(pilot)
    pilot.reach("code")
    pilot.key("ctrl+a")
    pilot.type(WRONG_CODE)


def states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return set-ups with few and many rows, with all options, with an invalid code, with help."""
    return [
        Shot("setup", _scene(services, 2)),
        Shot("setup-alone", _scene(services, 1)),
        Shot("setup-four", _scene(services, 4, hard=True, computers=CHARACTERS)),
        Shot("setup-sea", _scene(services, 4, hard=True, computers=CHARACTERS), _sea),
        Shot("setup-helped", _scene(services, 3, computers=["helpful"] * 2), _sea),
        Shot("setup-wrong-code", _scene(services, 3), _wrong_code),
    ]
