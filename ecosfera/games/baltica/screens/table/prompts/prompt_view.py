"""The views of prompts, with their buttons, and the banner of a new turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.screens.table import renderer
from ecosfera.games.baltica.screens.table.panels.detail_corner import NOTHING_OVER, CoveredArea
from ecosfera.games.baltica.screens.table.prompts import policy_reveal, strip
from ecosfera.games.baltica.screens.table.prompts.bubble_view import BubbleView
from ecosfera.games.baltica.screens.table.prompts.prompt import AnswerWeight
from ecosfera.games.baltica.screens.table.timing import EffectKind
from ecosfera.ui.draw.box import Box
from ecosfera.ui.widgets.button import Button, ButtonKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.hit_areas import HitArea
    from ecosfera.games.baltica.screens.table.prompts.prompt import Prompt

ON_PAPER = {
    AnswerWeight.FIRST: ButtonKind.PRIMARY,
    AnswerWeight.COSTLY: ButtonKind.DANGER,
    AnswerWeight.OTHER: ButtonKind.PAPER,
}
ON_WATER = {
    AnswerWeight.FIRST: ButtonKind.PRIMARY,
    AnswerWeight.COSTLY: ButtonKind.DANGER,
    AnswerWeight.OTHER: ButtonKind.QUIET,
}


class PromptView:
    """A strip, page or bubble with its buttons, laid out for one window."""

    def __init__(
        self,
        frame: TableFrame,
        asked: Prompt,
        keys: tuple[str, str],
        areas: Sequence[HitArea] = (),
    ) -> None:
        """Lay out the prompt; `keys` are the labels of the keys for the first and last answer.

        `areas` are what a bubble can point at.
        """
        self.prompt = asked
        labels = [answer.label for answer in asked.answers]
        self.question: strip.Question | None = None
        self.bubble: BubbleView | None = None
        boxes: Sequence[Box]
        if asked.bubble is not None:
            self.bubble = BubbleView(frame, asked.bubble, areas, labels)
            self.box = Box(*self.bubble.layout.rect)
            boxes = [Box(*button) for button in self.bubble.layout.buttons]
            dress, size = ON_PAPER, 1.1
            keys = (keys[0], "")
        elif asked.drawn is not None:
            self.box = policy_reveal.page_box(frame)
            boxes = policy_reveal.button_boxes(frame, labels)
            dress, size = ON_WATER, 1.2
        elif asked.told is not None and len(labels) > 1:
            self.question = strip.question(frame, asked.told, labels)
            self.box, boxes = self.question.box, self.question.buttons
            dress, size = ON_PAPER, 1.1
        else:
            assert asked.told is not None
            self.box, boxes = strip.boxes(frame, asked.told, labels, low=asked.ends_match)
            dress, size = ON_PAPER, 1.1
        self.buttons = []
        for i, (answer, box) in enumerate(zip(asked.answers, boxes, strict=True)):
            key = keys[0] if i == 0 else keys[1] if i == len(boxes) - 1 else ""
            self.buttons.append(
                Button(
                    answer.id,
                    rect(box),
                    answer.label,
                    partial(_answer, frame, answer.do),
                    kind=dress[answer.weight],
                    key=key,
                    size=size,
                    lines=2,
                )
            )

    @property
    def over(self) -> CoveredArea:
        """Return what it covers of the detail corner."""
        told = self.prompt.told
        if self.bubble is not None:
            return NOTHING_OVER
        return CoveredArea(self.box.y, told.sentence if told is not None else "")

    def hover(self, at: tuple[int, int]) -> bool:
        """Move the pointer; return whether it is on another button than before."""
        changed = False
        for button in self.buttons:
            inside = button.rect.collidepoint(at)
            changed = changed or inside != button.hovered
            button.hovered = inside
        return changed

    def press(self, at: tuple[int, int]) -> None:
        """Hold down the button at a point."""
        for button in self.buttons:
            button.held = button.rect.collidepoint(at)

    def release(self, at: tuple[int, int]) -> None:
        """Release the pointer; press the button that was held if it is still under the pointer."""
        pressed = None
        for button in self.buttons:
            if button.held and button.rect.collidepoint(at):
                pressed = button
            button.held = False
        if pressed is not None:
            pressed.press()

    def accept(self, button_id: str | None) -> None:
        """Press the button with this id, or else the first one."""
        next((b for b in self.buttons if b.id == button_id), self.buttons[0]).press()

    def decline(self) -> None:
        """Press the last button, which never changes anything."""
        self.buttons[-1].press()

    def draw(self, target: pygame.Surface, frame: TableFrame) -> None:
        """Draw the prompt over the table."""
        for _ in self.draw_in_steps(target, frame):
            pass

    def draw_in_steps(self, target: pygame.Surface, frame: TableFrame) -> Iterator[None]:
        """Draw the prompt over the table, a part of a long page per step."""
        asked = self.prompt
        if self.bubble is not None:
            self.bubble.draw(target, frame)
            for button in self.buttons:
                button.draw(target, frame.brush.context)
        elif asked.drawn is not None:
            yield from policy_reveal.draw_in_steps(target, frame, asked.drawn, self.buttons)
        elif asked.told is not None:
            if asked.cause:
                renderer.dim_for_strip(target, frame)
                renderer.cause(target, frame, asked.cause)
            if self.question is not None:
                strip.draw_question(target, frame, asked.told, self.question, self.buttons)
            else:
                strip.draw(target, frame, asked.told, self.box, self.buttons)


def _answer(frame: TableFrame, do: Callable[[], None]) -> None:
    """Play the sound of a button and give the answer."""
    frame.brush.context.sound("bubble")
    do()


def banner(target: pygame.Surface, frame: TableFrame, now: float) -> None:
    """Draw the banner of a new turn while its effect lasts."""
    if len(frame.people) < 2:
        return
    for effect in frame.effects:
        if effect.show is EffectKind.BANNER:
            renderer.banner(target, frame, effect.share(now))
