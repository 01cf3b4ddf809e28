"""The views of prompts, with their buttons, and the banner of a new turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.screens.table.panels.detail_corner import (
    NOTHING_OVER,
    CoveredArea,
)
from ecosfera.games.baltica.screens.table.panels.policies.policy_page import PolicyPage
from ecosfera.games.baltica.screens.table.picture import renderer
from ecosfera.games.baltica.screens.table.playback.timing import EffectKind
from ecosfera.games.baltica.screens.table.prompts import policy_reveal, strip
from ecosfera.games.baltica.screens.table.prompts.bubble_view import BubbleView
from ecosfera.games.baltica.screens.table.prompts.prompt import AnswerWeight
from ecosfera.ui.draw.box import Box
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets.button import Button, ButtonKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.pointing.targets import TableTarget
    from ecosfera.games.baltica.screens.table.prompts.prompt import Prompt
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets.scroll_view import ScrollView

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

ANSWERS = "answers"
"""The group of the buttons: Tab goes from one to the next."""


class PromptKeys(NamedTuple):
    """The labels of the keys that answer a prompt or look behind it."""

    accept: str
    back: str
    peek: str

    @classmethod
    def of(cls, context: UiContext) -> PromptKeys:
        """Return the labels of the keys in use."""
        return cls(*map(context.keys.label, (Intent.ACCEPT, Intent.BACK, Intent.INSPECT)))


class PromptView:
    """A strip, page or bubble with its buttons, laid out for one window."""

    def __init__(
        self,
        frame: TableFrame,
        asked: Prompt,
        keys: PromptKeys,
        areas: Sequence[TableTarget] = (),
        peek: Callable[[], None] | None = None,
    ) -> None:
        """Lay out the prompt.

        `areas` are what a bubble can point at. With `peek`, a page or a question has a button for
        a look at the table behind it.
        """
        self.prompt = asked
        self.peek: Button | None = None
        """The button for a look at the table."""
        labels = [answer.label for answer in asked.answers]
        self.page: PolicyPage | None = None
        self.question: strip.Question | None = None
        self.bubble: BubbleView | None = None
        boxes: Sequence[Box]
        if asked.bubble is not None:
            self.bubble = BubbleView(frame, asked.bubble, areas, labels)
            self.box = Box(*self.bubble.layout.rect)
            boxes = [Box(*button) for button in self.bubble.layout.buttons]
            dress, size = ON_PAPER, 1.1
            keys = keys._replace(back="")
        elif asked.drawn is not None:
            self.page = PolicyPage(frame, asked.drawn)
            self.box = self.page.box
            boxes = policy_reveal.button_boxes(frame, labels, peek=peek is not None)
            dress, size = ON_WATER, 1.2
            if peek is not None:
                self.peek = policy_reveal.peek_button(frame, boxes[-1], keys.peek, peek)
        elif asked.told is not None and len(labels) > 1:
            self.question = strip.question(frame, asked.told, labels, peek=peek is not None)
            self.box, boxes = self.question.box, self.question.buttons
            dress, size = ON_PAPER, 1.1
            if peek is not None:
                self.peek = strip.peek_button(frame, self.box, peek)
        else:
            assert asked.told is not None
            self.box, boxes = strip.boxes(frame, asked.told, labels, low=asked.ends_match)
            dress, size = ON_PAPER, 1.1
        if self.peek is not None:
            self.peek.heard = False
            self.peek.group = ANSWERS
        self.buttons = []
        for i, (answer, box) in enumerate(zip(asked.answers, boxes, strict=True)):
            key = keys.accept if i == 0 else keys.back if i == len(boxes) - 1 else ""
            self.buttons.append(
                Button(
                    answer.id,
                    rect(box),
                    answer.label,
                    answer.do,
                    kind=dress[answer.weight],
                    key=key,
                    size=size,
                    group=ANSWERS,
                    lines=2,
                )
            )

    @property
    def controls(self) -> list[Button]:
        """Return the answers, then the button for a look at the table."""
        return [*self.buttons, *([self.peek] if self.peek is not None else [])]

    def button(self, button_id: str | None) -> Button:
        """Return the button with this id, or else the first one."""
        return next((b for b in self.controls if b.id == button_id), self.buttons[0])

    @property
    def last(self) -> Button:
        """Return the button of the last answer, which never changes anything."""
        return self.buttons[-1]

    @property
    def scroll(self) -> ScrollView | None:
        """Return the text that can be scrolled, if it is too long to be shown at once."""
        return self.page.text if self.page is not None and self.page.text.end > 0 else None

    @property
    def over(self) -> CoveredArea:
        """Return what it covers of the detail corner."""
        told = self.prompt.told
        if self.bubble is not None:
            return NOTHING_OVER
        return CoveredArea(self.box.y, told.sentence if told is not None else "")

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
        elif self.page is not None:
            yield from policy_reveal.draw_in_steps(target, frame, self.page, self.controls)
        elif asked.told is not None:
            if asked.cause:
                renderer.dim_for_strip(target, frame)
                renderer.cause(target, frame, asked.cause)
            if self.question is not None:
                strip.draw_question(target, frame, asked.told, self.question, self.controls)
            else:
                strip.draw(target, frame, asked.told, self.box, self.buttons)


def banner(target: pygame.Surface, frame: TableFrame, now: float) -> None:
    """Draw the banner of a new turn while its effect lasts."""
    if len(frame.people) < 2:
        return
    for effect in frame.effects:
        if effect.show is EffectKind.BANNER:
            renderer.banner(target, frame, effect.share(now))
