"""Hints: where their bubbles lie."""

from __future__ import annotations

import pygame

from ecosfera.games.co2.additions import INTENTS
from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.panels import corner
from ecosfera.games.co2.shots import played
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.program import services

SHADE = 24
"""More than the shadow of a bubble darkens anything."""


def test_a_hint_hides_nothing_of_the_log(pictures: Pictures) -> None:
    app = offscreen((1366, 768), Settings(language="en", motion="off"), pictures, INTENTS)
    table = TableScene(app.context, services(app.context), played(4, 64, "a").fork())
    app.stack.push(table)
    pilot = Pilot(app)
    pilot.settle()
    pilot.step()
    written = corner.written(table.frame)
    assert written is not None
    inner = rect(corner.inner(table.frame.zones))
    boxes = [rect(box).clip(inner) for box in (written.heading, written.log)]

    def picture() -> bytes:
        parts = [app.canvas.surface.subsurface(box) for box in boxes]
        return b"".join(pygame.image.tobytes(part, "RGB") for part in parts)

    before = picture()
    pilot.click("hint")
    pilot.settle()
    pilot.step()
    assert table.remark is not None
    assert max(abs(a - b) for a, b in zip(picture(), before, strict=True)) < SHADE


def test_after_several_hints_the_focus_is_back_where_it_was(pictures: Pictures) -> None:
    """It stayed on the line of the first hint, which soon was another move's."""
    app = offscreen((1366, 768), Settings(language="en", motion="off"), pictures, INTENTS)
    table = TableScene(app.context, services(app.context), played(4, 40, "a").fork())
    app.stack.push(table)
    pilot = Pilot(app)
    pilot.settle()
    pilot.focus.to("turn")
    places = []
    for _ in range(2):
        pilot.key("h")
        places.append(pilot.focus.id)
    assert len({"turn", *places}) == 3, "two hints point at different lines"
    pilot.key("escape")
    assert pilot.focus.id == "turn"
