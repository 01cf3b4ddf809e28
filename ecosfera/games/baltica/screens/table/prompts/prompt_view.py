"""What lies over the table: strips and pages with their buttons, the banner of a new turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.screens.table import renderer
from ecosfera.games.baltica.screens.table.panels.detail_corner import Over
from ecosfera.games.baltica.screens.table.prompts import policy_reveal, strip
from ecosfera.games.baltica.screens.table.prompts.prompt import Weight
from ecosfera.games.baltica.screens.table.timing import Show
from ecosfera.ui.widgets.button import Button, ButtonKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.geometry.zones import Box
    from ecosfera.games.baltica.screens.table.prompts.prompt import Prompt

ON_PAPER = {
    Weight.FIRST: ButtonKind.PRIMARY,
    Weight.COSTLY: ButtonKind.DANGER,
    Weight.OTHER: ButtonKind.PAPER,
}
ON_WATER = {
    Weight.FIRST: ButtonKind.PRIMARY,
    Weight.COSTLY: ButtonKind.DANGER,
    Weight.OTHER: ButtonKind.QUIET,
}


class PromptView:
    """One strip or page with its buttons, laid out for one window."""

    def __init__(self, look: TableFrame, asked: Prompt, keys: tuple[str, str]) -> None:
        """`keys` are the caps of the first and of the last answer."""
        self.asked = asked
        labels = [answer.label for answer in asked.answers]
        self.question: strip.Question | None = None
        boxes: Sequence[Box]
        if asked.drawn is not None:
            self.box = policy_reveal.page_box(look)
            boxes = policy_reveal.button_boxes(look, labels)
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

    def draw(self, target: pygame.Surface, look: TableFrame) -> None:
        """Draws it over the table."""
        asked = self.asked
        if asked.drawn is not None:
            policy_reveal.draw(target, look, asked.drawn, self.buttons)
        elif asked.told is not None:
            if asked.cause:
                renderer.dim_for_strip(target, look)
                renderer.cause(target, look, asked.cause)
            if self.question is not None:
                strip.draw_question(target, look, asked.told, self.question, self.buttons)
            else:
                strip.draw(target, look, asked.told, self.box, self.buttons)


def _answer(look: TableFrame, do: Callable[[], None]) -> None:
    """An answer is given: it is heard, then done."""
    look.brush.context.sound("bubble")
    do()


def banner(target: pygame.Surface, look: TableFrame) -> None:
    """Whose turn it is now, for a moment."""
    if len(look.people) < 2:
        return
    for effect in look.effects:
        if effect.show is Show.BANNER:
            renderer.banner(target, look, effect.share(look.now))
