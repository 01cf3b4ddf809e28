"""What lies over the table: strips and pages with their buttons, the banner of a new turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ecosfera.screen.table import painter, reveal, strip
from ecosfera.screen.table.asking import Weight
from ecosfera.screen.table.beats import Show
from ecosfera.screen.table.brush import rect
from ecosfera.screen.table.corner import Over
from ecosfera.screen.widgets.button import Button, Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.screen.table.asking import Asking
    from ecosfera.screen.table.look import Look
    from ecosfera.screen.table.zones import Box

ON_PAPER = {Weight.FIRST: Kind.PRIMARY, Weight.COSTLY: Kind.DANGER, Weight.OTHER: Kind.PAPER}
ON_WATER = {Weight.FIRST: Kind.PRIMARY, Weight.COSTLY: Kind.DANGER, Weight.OTHER: Kind.QUIET}


class Overlay:
    """One strip or page with its buttons, laid out for one window."""

    def __init__(self, look: Look, asked: Asking, keys: tuple[str, str]) -> None:
        """`keys` are the caps of the first and of the last answer."""
        self.asked = asked
        labels = [answer.label for answer in asked.answers]
        self.question: strip.Question | None = None
        boxes: Sequence[Box]
        if asked.drawn is not None:
            self.box = reveal.page_box(look)
            boxes = reveal.button_boxes(look, labels)
            dress, size = ON_WATER, 1.2
        elif asked.told is not None and len(labels) > 1:
            self.question = strip.question(look, asked.told, labels)
            self.box, boxes = self.question.box, self.question.buttons
            dress, size = ON_PAPER, 1.1
        else:
            assert asked.told is not None
            self.box, boxes = strip.boxes(look, asked.told, labels)
            dress, size = ON_PAPER, 1.1
        self.buttons = []
        for i, (answer, box) in enumerate(zip(asked.answers, boxes, strict=True)):
            key = keys[0] if i == 0 else keys[1] if i == len(boxes) - 1 else ""
            self.buttons.append(
                Button(
                    answer.id,
                    rect(box),
                    answer.label,
                    partial(_answer, look, answer.do),
                    kind=dress[answer.weight],
                    key=key,
                    size=size,
                    lines=2,
                )
            )

    @property
    def over(self) -> Over:
        """What it covers of the reading corner."""
        told = self.asked.told
        return Over(self.box.y, told.sentence if told is not None else "")

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draws it over the table."""
        asked = self.asked
        if asked.drawn is not None:
            reveal.draw(target, look, asked.drawn, self.buttons)
        elif asked.told is not None:
            if asked.cause:
                painter.dim_for_strip(target, look)
                painter.cause(target, look, asked.cause)
            if self.question is not None:
                strip.draw_question(target, look, asked.told, self.question, self.buttons)
            else:
                strip.draw(target, look, asked.told, self.box, self.buttons)


def _answer(look: Look, do: Callable[[], None]) -> None:
    """An answer is given: it is heard, then done."""
    look.brush.kit.sound("bubble")
    do()


def banner(target: pygame.Surface, look: Look) -> None:
    """Whose turn it is now, for a moment."""
    if len(look.people) < 2:
        return
    for effect in look.effects:
        if effect.show is Show.BANNER:
            painter.banner(target, look, effect.share(look.now))
