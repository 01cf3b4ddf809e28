"""The pointer at the table: pointing, clicking, dragging, the wheel."""

from __future__ import annotations

import math

import pygame

from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.screens.table import hit_areas
from ecosfera.games.baltica.screens.table.advice.advice_controller import Company
from ecosfera.games.baltica.screens.table.drag import Drag
from ecosfera.games.baltica.screens.table.panels import detail_corner

LINES = 3
"""How many lines a step of the wheel or an arrow scrolls what has happened."""
PAGES = {
    pygame.K_PAGEUP: 1,
    pygame.K_PAGEDOWN: -1,
    pygame.K_HOME: math.inf,
    pygame.K_END: -math.inf,
}
"""How many pages keys scroll it back."""


class Pointing(Company):
    """The table, with a pointer."""

    def handle(self, event: pygame.Event) -> bool:
        """The pointer and its buttons."""
        if event.type == pygame.MOUSEMOTION:
            self._moved(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._pressed(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._released(event.pos)
            return True
        if event.type == pygame.MOUSEWHEEL:
            if self._sheet is None:
                self._turn_page(-event.y)
            else:
                self._scroll_lines(LINES * event.y)
            return True
        if event.type == pygame.KEYDOWN and self._sheet is not None and event.key in PAGES:
            return self._scroll_pages(PAGES[event.key])
        return False

    def _moved(self, at: tuple[int, int]) -> None:
        if self._focus.visible:
            self._focus.visible = False
            self._point()
        drag = self._drag
        if drag is not None:
            was = drag.moving
            drag.move(at, self.zones.unit)
            if drag.moving:
                if not was:
                    self._lift(drag)
                self.dirty = True
                return
        spot = self._spot_at(at)
        if spot != self._hovered:
            self._hovered = spot
            self._point()
        self._hover_answers(at)

    def _hover_answers(self, at: tuple[int, int]) -> None:
        if self._overlay is None:
            return
        for button in self._overlay.buttons:
            inside = button.rect.collidepoint(at)
            if inside != button.hovered:
                button.hovered = inside
                self.dirty = True

    def _spot_at(self, at: tuple[int, int]) -> Target | None:
        """What lies under the pointer."""
        if self._overlay is not None or self._sheet is not None:
            return None
        hot = hit_areas.at(self._hots, *at)
        if hot is not None:
            return hot.spot
        # the list can be used as long as it is there: while nothing has its page in the corner
        if self._shown is not None and not detail_corner.has_page(self._pointed()):
            for spot, box in zip(self._shown.spots, self._shown.boxes, strict=True):
                if box.holds(*at):
                    return spot
        return None

    def _pressed(self, event: pygame.Event) -> bool:
        if event.button == 3:
            self._back()
            return True
        if event.button != 1:
            return False
        self._moved(event.pos)
        if self._overlay is not None:
            for button in self._overlay.buttons:
                button.held = button.rect.collidepoint(event.pos)
            self.dirty = True
            return True
        spot = self._spot_at(event.pos)
        self._held = spot
        if spot is not None and self.play.ready and self.play.doing is not None:
            self._drag = Drag(spot, event.pos, self.play.doing.drops(spot), event.pos)
        self._point()
        return True

    def _released(self, at: tuple[int, int]) -> None:
        drag, held = self._drag, self._held
        self._drag, self._held = None, None
        if self._overlay is not None:
            self._release_answers(at)
        elif self._sheet is not None:
            self._sheet = None
            self.dirty = True
        elif not self.play.stage.idle:
            self.play.skip()
            self._refresh()
        elif drag is not None and drag.moving:
            self._drop(drag, at)
        else:
            spot = self._spot_at(at)
            if spot is not None and spot == held:
                self._use(spot)
            elif spot is None and self.play.waiting:
                self._nudge()
            elif not self._stop_asking():
                self._point()

    def _release_answers(self, at: tuple[int, int]) -> None:
        assert self._overlay is not None
        pressed = None
        for button in self._overlay.buttons:
            if button.held and button.rect.collidepoint(at):
                pressed = button
            button.held = False
        if pressed is not None:
            pressed.press()
        self._refresh()

    # -- dragging ----

    def _lift(self, drag: Drag) -> None:
        """A drag begins: the places where the thing may be dropped light up."""
        self.look.targets = frozenset(drag.drops)
        self.look.choosing = True
        self.look.pointed = None

    def _drop(self, drag: Drag, at: tuple[int, int]) -> None:
        goal = next((spot for spot in self._under(at) if spot in drag.drops), None)
        if goal is not None:
            self.play.want(drag.drops[goal])
        self._hovered = None
        self._refresh()

    def _under(self, at: tuple[int, int]) -> list[Target]:
        """Everything that a thing dropped here may mean, the smallest first."""
        found = [hot.spot for hot in reversed(self._hots) if hot.box.holds(*at)]
        zones = self.zones
        for number, box in enumerate((zones.producers, zones.consumers)):
            if box.holds(*at):
                found.append(Target(TargetKind.SHELF, number))
        if zones.row.holds(*at):
            found.append(Target(TargetKind.OTHER, self.look.front))
        return found
