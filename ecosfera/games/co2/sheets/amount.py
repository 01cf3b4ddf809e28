"""An amount of money that is typed, or changed with buttons, wheel and arrow keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.accessibility.node import PART, AccessNode, Act, Role
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import INK, faded
from ecosfera.ui.widgets import Stepper

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.accessibility.node import Request
    from ecosfera.ui.context import UiContext

DIGITS: Final = 5
"""The most digits that can be typed."""
DELAY: Final = 0.4
"""Seconds for which a button is held down before it repeats."""
EVERY: Final = 0.07
"""Seconds between two steps while a button is held down."""
FAST: Final = 12
"""Number of steps after which each is as large as five."""


class Amount(Stepper):
    """An amount from 0 to `most`, in steps of `unit`; what is typed may be more.

    `set_to` is called with a new amount, and with the digits typed so far if it was typed.
    """

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        value: str,
        set_to: Callable[[int, str], None],
        *,
        amount: int,
        most: int,
        unit: int,
        typed: str = "",
        group: str = "",
        value_width: int = 0,
        clear: str = "",
        about: str = "",
    ) -> None:
        super().__init__(
            item_id,
            rect,
            name,
            value,
            self.change,
            less=amount > 0,
            more=amount + unit <= most,
            group=group,
            value_width=value_width,
        )
        self.amount = amount
        self.most = most
        self.unit = unit
        self.typed = typed
        self.clear = clear
        """The name of the button that takes the amount away."""
        self.about = about
        """How the amount can be changed."""
        self._set_to = set_to

    def change(self, steps: int) -> None:
        """Change the amount by some steps."""
        wanted = self.amount + steps * self.unit
        self._put(max(0, min(self.most // self.unit * self.unit, wanted)))

    def _put(self, amount: int, typed: str = "") -> None:
        if amount != self.amount or typed != self.typed:
            self._set_to(amount, typed)

    def _type(self, typed: str) -> None:
        """Take the digits typed so far; the amount is the largest whole one that they hold."""
        wanted = int(typed or "0")
        self._put(wanted // self.unit * self.unit, typed.lstrip("0"))

    def handle(self, event: pygame.Event) -> bool:
        """Take typed digits; Backspace takes one back, Delete all."""
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.unicode.isascii() and event.unicode.isdigit():
            if len(self.typed) < DIGITS:
                self._type(self.typed + event.unicode)
        elif event.key == pygame.K_BACKSPACE:
            self._type((self.typed or str(self.amount or ""))[:-1])
        elif event.key == pygame.K_DELETE:
            self._put(0)
        else:
            return False
        return True

    def wheel(self, steps: int) -> bool:
        """Change the amount by steps of the wheel."""
        self.change(steps)
        return True

    # -- the buttons ----

    @property
    def clear_box(self) -> pygame.Rect:
        """Return the box of the button that takes the amount away."""
        less = self.parts[0]
        return less.move(-less.width, 0)

    @property
    def name_end(self) -> int:
        """Return where the room for the name ends at the right."""
        return self.clear_box.left if self.amount else self.parts[0].left

    def direction(self, point: tuple[int, int]) -> int:
        """Return by which step the button at a point changes the amount; 0 if there is none."""
        less, _, more = self.parts
        if more.collidepoint(point) and self.more:
            return 1
        return -1 if less.collidepoint(point) and self.less else 0

    def click(self, point: tuple[int, int]) -> None:
        """Take the amount away, or begin to type anew; buttons act while they are held down."""
        if self.amount and self.clear_box.collidepoint(point):
            self._put(0)
        elif self.parts[1].collidepoint(point):
            self._put(self.amount)

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its name, its value and its three buttons."""
        node = super().accessible(context)
        if node is None or not self.clear:
            return node
        node = node._replace(description=self.about)
        box = self.clear_box
        button = AccessNode(
            id=f"{self.id}{PART}clear",
            role=Role.BUTTON,
            name=self.clear,
            rect=(box.left, box.top, box.right, box.bottom),
            acts=frozenset({Act.CLICK}) if self.amount and self.enabled else frozenset(),
            disabled=not self.amount,
        )
        return node._replace(children=(*node.children, button))

    def perform(self, request: Request) -> bool:
        """Change the amount, or take it away."""
        if request.node.partition(PART)[2] == "clear":
            self._put(0)
            return True
        return super().perform(request)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw name, clear, less, value, more."""
        super().draw(target, context)
        if self.amount:
            box = self.clear_box
            side = round(0.4 * box.height)
            over = self.hovered and box.collidepoint(self.pointer)
            sign = context.pictures.sign("icon_cross", side, faded(INK, 1.0 if over else 0.6))
            put(target, sign, sign.get_rect(center=box.center).topleft)


@dataclass
class Hold:
    """A button of an amount that is held down."""

    item_id: str
    step: int
    since: float = 0.0
    """Seconds that it has been held."""
    done: int = 0
    """Number of steps made since then."""

    def advance(self, dt: float) -> int:
        """Let `dt` seconds pass; return by how many steps the amount changes."""
        self.since += dt
        due = max(0, int((self.since - DELAY) / EVERY))
        steps, self.done = due - self.done, due
        return self.step * steps * (5 if self.done > FAST else 1)
