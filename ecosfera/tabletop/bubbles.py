"""Bubbles that explain something on the table: with answers, or until the next move is made."""

from __future__ import annotations

import math
from itertools import zip_longest
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.ui.accessibility.node import AccessNode, Role
from ecosfera.ui.draw.shapes import clear, premultiplied, put
from ecosfera.ui.draw.theme import SCRIM, faded
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Form, Widget
from ecosfera.ui.widgets.bubbles import bubble
from ecosfera.ui.widgets.bubbles.bubble import lay_out_freely as lay_out

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets.bubbles.bubble import BubbleLayout, Spared

MOST_RINGS: Final = 3
"""Maximum number of things that have a ring each; more have one together."""
SCATTERED: Final = 4
"""How much larger than all things together their common box is at most if it is pointed at."""
PAUSE: Final = -1
"""The result of a bubble that was left for the menu."""
DIMMED: Final = 0.5
"""How dark all else is then, 0 to 1."""
EARLY: Final = 0.4
"""Seconds in which the key of the large button does nothing: it was meant for the table before."""

NOD: Final = 0.45
"""Seconds for which a bubble nods that waits for something else than what was pressed."""
NODS: Final = 2
"""How often it goes down meanwhile."""
NOD_DEEP: Final = 9
"""How far, in pixels of a usual window."""
SHORT: Final = 5
"""Letters of the key's name that have room on the first answer; it is wider for those of more."""


class Surroundings(NamedTuple):
    """The surroundings of a bubble."""

    boxes: list[pygame.Rect]
    """What it points at."""
    spared: list[Spared]
    """What it had better not cover."""
    radii: tuple[int, ...] = ()
    """The radius of the corners of each thing, in pixels; empty if they are usual ones."""
    alone: bool = False
    """Whether all that it does not point at is dimmed."""


def _pointed_at(boxes: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Return the box round all things, or each where they lie far apart."""
    if not boxes:
        return []
    whole = boxes[0].unionall(list(boxes[1:]))
    filled = sum(box.width * box.height for box in boxes)
    return [whole] if whole.width * whole.height <= SCATTERED * filled else list(boxes)


class Pointer:
    """The piece that a bubble points at, and its place in one window."""

    def __init__(
        self, context: UiContext, text: str, labels: Sequence[str], around: Surroundings
    ) -> None:
        abouts = _pointed_at(around.boxes)
        self._context = context
        each = len(around.boxes) <= MOST_RINGS
        self._rings = around.boxes if each else abouts
        self._radii = around.radii if each else ()
        self.layout: BubbleLayout = lay_out(context, text, labels, abouts, around.spared)

    def draw(self, target: pygame.Surface, down: int = 0) -> None:
        """Draw rings and bubble without its buttons, so many pixels below its place."""
        for ring, radius in zip_longest(self._rings, self._radii):
            bubble.draw_ring(target, self._context, ring, radius)
        bubble.draw(target, self._context, self.layout.moved(0, down) if down else self.layout)


def _veil(context: UiContext, around: Surroundings) -> pygame.Surface:
    """Return what dims the window except for what a bubble points at."""
    veil = clear(context.metrics.window.size)
    veil.fill(premultiplied(faded(SCRIM, DIMMED)))
    for box, radius in zip_longest(around.boxes, around.radii, fillvalue=0):
        assert isinstance(box, pygame.Rect)
        pygame.draw.rect(veil, (0, 0, 0, 0), box, border_radius=radius)
    return veil


class Remark:
    """A bubble without answers, which lies over the table until the next move is made."""

    def __init__(self, context: UiContext, text: str, around: Surroundings) -> None:
        self.text = text
        self._context = context
        self._pointer = Pointer(context, text, (), around)

    @property
    def rect(self) -> pygame.Rect:
        """Return where it lies."""
        return self._pointer.layout.rect

    def accessible(self) -> AccessNode:
        """Return what a screen reader is told."""
        rect = self.rect
        box = (rect.left, rect.top, rect.right, rect.bottom)
        return AccessNode(id="remark", role=Role.LABEL, name=self.text, rect=box)

    def show(self, target: pygame.Surface, nod: float = 1.0) -> None:
        """Draw it over everything; `nod` is how much of its nod is over, 0 to 1."""
        down = round(self._context.metrics.px(NOD_DEEP) * math.sin(math.pi * NODS * nod))
        self._pointer.draw(target, abs(down))


class Below(NamedTuple):
    """The table under a bubble."""

    take: Callable[[Intent | pygame.Event], object]
    """Take a key or a click that was meant for it."""
    known: bool = False
    """Whether people have seen before what can be done there."""
    in_sight: Callable[[Intent | pygame.Event], bool] = lambda _given: True
    """Return whether people see what a key or a click means there."""


class BubbleScene(Form[int]):
    """A bubble that waits for an answer. Finishes with its number, or with `PAUSE`.

    `find` returns what lies around it. The key of `turn`, the intent of the large button, gives the
    first answer too. So does each key and click that is not for the bubble, which the table `below`
    then takes if its meaning is in sight.
    """

    opaque = False
    start = "answer-0"

    def __init__(
        self,
        context: UiContext,
        text: Callable[[], str],
        answers: Sequence[str],
        find: Callable[[], Surroundings],
        *,
        held: bool,
        turn: Intent | None = None,
        below: Below | None = None,
    ) -> None:
        super().__init__(context)
        self._turn = turn
        self._below = below
        self._since = 0.0
        """Seconds since it was opened."""
        self._text = text
        self._answers = tuple(answers)
        self._find = find
        self._pauses = held
        """Whether Esc opens the menu; otherwise it is the first answer."""
        self._veil: pygame.Surface | None = None
        """What dims all that it does not point at."""
        self._drawn: Pointer | None = None

    @property
    def headline(self) -> str:
        """Return what it says."""
        return self._text()

    @property
    def rect(self) -> pygame.Rect:
        """Return where it lies."""
        assert self._drawn is not None, "it was laid out"
        return self._drawn.layout.rect

    def build(self) -> list[Widget]:
        """Build the answers."""
        labels = [self.context.words(answer) for answer in self._answers]
        name = self.context.keys.label(self._turn or Intent.ACCEPT)
        wide = [f"{labels[0]}{name[SHORT:]}", *labels[1:]]
        around = self._find()
        self._drawn = Pointer(self.context, self._text(), wide, around)
        self._veil = _veil(self.context, around) if around.alone else None
        found: list[Widget] = []
        for number, box in enumerate(self._drawn.layout.buttons):
            first = number == 0
            key = name if first else ""
            kind = ButtonKind.PRIMARY if first else ButtonKind.PAPER
            found.append(
                Button(
                    f"answer-{number}",
                    box,
                    labels[number],
                    lambda number=number: self.finish(number),  # type: ignore[misc]
                    kind=kind,
                    key=key,
                    size=1.1,
                )
            )
        return found

    def leave(self) -> None:
        """Free the veil, as large as the window, before the garbage collector finds the scene."""
        super().leave()
        self._veil = None

    def ground(self, target: pygame.Surface) -> None:
        """Draw the bubble over the table."""
        if self._veil is not None:
            put(target, self._veil, (0, 0))
        if self._drawn is not None:
            self._drawn.draw(target)

    def intend(self, intent: Intent) -> bool:
        """Open the menu; else do what every form does."""
        if intent is Intent.MENU:
            self.finish(PAUSE)
            return True
        if intent == self._turn:
            if self._since >= EARLY:
                self.finish(0)
            return True
        return super().intend(intent) or self._pass_on(intent)

    def handle(self, event: pygame.Event) -> bool:
        """Take pointer events; a click beside the bubble is for the table."""
        beside = event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos)
        return (beside and self._pass_on(event)) or super().handle(event)

    def _pass_on(self, given: Intent | pygame.Event) -> bool:
        """Give the first answer, and what was pressed to the table; return whether it takes it.

        What was pressed without having been seen gives the answer only.
        """
        below = self._below
        if below is None or not (below.known or self._since >= EARLY):
            return False
        seen = below.in_sight(given)
        self.finish(0)
        if seen:
            below.take(given)
        return True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().update(dt)
        self._since += dt

    def back(self) -> None:
        """Go on, or open the menu where something has to be done."""
        self.finish(PAUSE if self._pauses else 0)
