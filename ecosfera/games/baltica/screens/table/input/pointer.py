"""The pointer at the table: pointing, clicking, dragging, the wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from ecosfera.games.baltica.screens.table.input.commands import TableCommands
    from ecosfera.games.baltica.screens.table.pointing.selection import Drag
    from ecosfera.ui.widgets.scroll_view import ScrollView


class PointerInput:
    """Turns pointer events into selections and commands."""

    def __init__(self, commands: TableCommands) -> None:
        self.commands = commands
        self.controller = commands.controller
        self.selection = commands.selection
        self.display = commands.display
        self._pulled: ScrollView | None = None
        """What is scrolled while the pointer holds its bar."""

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
            if self.display.scroll is not None:
                self.display.scroll.wheel(event.y)
            elif self.display.sheet is None:
                self.display.turn_page(-event.y)
            return True
        return self.display.scroll is not None and self.display.scroll.handle(event)

    def _move(self, at: tuple[int, int]) -> None:
        if self._pulled is not None:
            self._pulled.pull(at)
            return
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
            self._move(event.pos)
            self.commands.look_or_back()
            return True
        if event.button != 1:
            return False
        scroll = self.display.scroll
        if scroll is not None and scroll.take_hold(event.pos):
            self._pulled = scroll
            return True
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
        if self._pulled is not None:
            self._pulled.let_go()
            self._pulled = None
            return
        display = self.display
        held, drag = self.selection.release()
        if display.prompt is not None:
            display.prompt.release(at)
            display.refresh()
        elif display.sheet is not None:
            display.close_sheet()
        elif not self.controller.stage.idle and not display.peeking:
            self.commands.skip()
        elif drag is not None:
            self._drop(drag, at)
        else:
            spot = display.spot_at(at)
            if spot is not None and spot == held:
                self.commands.use(spot)
            elif spot is None and self.controller.waiting and not display.peeking:
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
