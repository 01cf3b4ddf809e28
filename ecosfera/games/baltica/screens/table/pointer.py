"""The pointer at the table: pointing, clicking, dragging, the wheel."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from ecosfera.games.baltica.screens.table.commands import TableCommands
    from ecosfera.games.baltica.screens.table.selection import Drag

LINES: Final = 3
"""Number of lines that one step of the wheel or an arrow key scrolls the log."""
PAGES: Final = {
    pygame.K_PAGEUP: 1,
    pygame.K_PAGEDOWN: -1,
    pygame.K_HOME: math.inf,
    pygame.K_END: -math.inf,
}
"""How many pages keys scroll it back."""


class PointerInput:
    """Turns pointer events into selections and commands."""

    def __init__(self, commands: TableCommands) -> None:
        self.commands = commands
        self.controller = commands.controller
        self.selection = commands.selection
        self.display = commands.display

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event; return whether it had an effect."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
            return True
        if event.type == pygame.MOUSEWHEEL:
            if self.display.sheet is None:
                self.display.turn_page(-event.y)
            else:
                self.display.scroll_lines(LINES * event.y)
            return True
        if event.type == pygame.KEYDOWN and self.display.sheet is not None and event.key in PAGES:
            return self.display.scroll_pages(PAGES[event.key])
        return False

    def _move(self, at: tuple[int, int]) -> None:
        display, selection = self.display, self.selection
        if selection.keys_in_use:
            selection.leave_keys()
            display.point()
        lifted = selection.dragging is not None
        if selection.drag_to(at, display.builder.zones.unit):
            if not lifted:
                display.point()
            display.redraw()
            return
        if selection.hover(display.spot_at(at)):
            display.point()
        if display.prompt is not None and display.prompt.hover(at):
            display.redraw()

    def _press(self, event: pygame.Event) -> bool:
        if event.button == 3:
            self.commands.back()
            return True
        if event.button != 1:
            return False
        self._move(event.pos)
        if self.display.prompt is not None:
            self.display.prompt.press(event.pos)
        else:
            spot = self.display.spot_at(event.pos)
            drops = (
                self.controller.drops(spot) if spot is not None and self.controller.ready else None
            )
            self.selection.press(spot, event.pos, drops)
        self.display.point()
        return True

    def _release(self, at: tuple[int, int]) -> None:
        display = self.display
        held, drag = self.selection.release()
        if display.prompt is not None:
            display.prompt.release(at)
            display.refresh()
        elif display.sheet is not None:
            display.close_sheet()
        elif not self.controller.stage.idle:
            self.commands.skip()
        elif drag is not None:
            self._drop(drag, at)
        else:
            spot = display.spot_at(at)
            if spot is not None and spot == held:
                self.commands.use(spot)
            elif spot is None and self.controller.waiting:
                self.controller.advice.nudge()
            elif self.selection.forgive():
                display.refresh()
            else:
                display.point()

    def _drop(self, drag: Drag, at: tuple[int, int]) -> None:
        goal = next((spot for spot in self.display.places_at(at) if spot in drag.drops), None)
        if goal is not None:
            self.controller.want(drag.drops[goal])
        self.selection.hover(None)
        self.display.refresh()
