"""The views of prompts with their buttons: bubbles, policy cards, and the banner of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.panels import renderer
from ecosfera.games.baltica.panels.policy_page import PolicyPage, page_box
from ecosfera.games.baltica.table import home_plate, strip
from ecosfera.games.baltica.table.bubble_view import BubbleView
from ecosfera.games.baltica.table.prompt import AnswerWeight
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets.button import Button, ButtonKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.table.prompt import Prompt
    from ecosfera.games.baltica.table.targets import TableTarget
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets.scroll_view import ScrollView


def button_boxes(frame: TableFrame, labels: Sequence[str], *, peek: bool = False) -> list[Box]:
    """Return the boxes of the buttons below the page; long labels have several lines.

    With `peek`, there is room beside them for the button for a look at the table.
    """
    page, b, u = page_box(frame), frame.zones.body, frame.brush.u
    widths = [
        max(12 * b, frame.brush.text.width(label, FontFace.BOLD, frame.brush.size(1.25)) + 6 * b)
        for label in labels
    ]
    gap = 16 * u
    high = max(frame.zones.target, min(3.4 * b, frame.zones.height - page.bottom - 20 * u))
    aside = frame.zones.margin + (gap + high if peek else 0)
    room = frame.zones.width - 2 * aside - gap * (len(widths) - 1)
    widths = narrowed(widths, room)
    x = (frame.zones.width - sum(widths) - gap * (len(widths) - 1)) / 2
    y = min(page.bottom + 18 * u, frame.zones.height - high - 6 * u)
    found = []
    for w in widths:
        found.append(Box(x, y, w, high))
        x += w + gap
    return found


def narrowed(widths: Sequence[float], room: float) -> list[float]:
    """Return widths of which the largest are cut to the same, so that all have room together."""
    left, found = room, list(widths)
    for rest, place in zip(
        range(len(widths), 0, -1), sorted(range(len(widths)), key=found.__getitem__), strict=True
    ):
        found[place] = min(found[place], left / rest)
        left -= found[place]
    return found


def peek_button(frame: TableFrame, beside: Box, key: str, peek: Callable[[], None]) -> Button:
    """Return the button, beside the last answer, for a look at the table; without words if need be.

    `key` is the label of its key.
    """
    brush, b, gap = frame.brush, frame.zones.body, 16 * frame.brush.u
    name = frame.book.words("table.peek")
    room = frame.zones.width - frame.zones.margin - beside.right - gap
    word = brush.text.width(name, FontFace.BOLD, brush.size(1.2))
    wide = word + 6.5 * b
    wordless = wide > room
    if wordless:
        wide = min(beside.h, room)
    place = rect(Box(beside.right + gap, beside.y, wide, beside.h))
    return Button("peek", place, name, peek, icon="icon_eye", key=key, size=1.2, wordless=wordless)


def draw_in_steps(
    target: pygame.Surface, frame: TableFrame, page: PolicyPage, buttons: Sequence[Button]
) -> Iterator[None]:
    """Draw the veil, the page and its buttons, one part per step."""
    brush = frame.brush
    brush.scrim(target, Box(0, 0, frame.zones.width, frame.zones.height), 0.55)
    yield from page.draw_in_steps(target)
    for button in buttons:
        yield
        # Otherwise text of the row behind would show through.
        ground = brush.shapes.box(button.rect.size, button.radius(brush.context), theme.PANEL)
        put(target, ground, button.rect.topleft)
        button.draw(target, brush.context)


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
        self.plate: home_plate.HomePlate | None = None
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
            boxes = button_boxes(frame, labels, peek=peek is not None)
            dress, size = ON_WATER, 1.2
            if peek is not None:
                self.peek = peek_button(frame, boxes[-1], keys.peek, peek)
        elif asked.strip is not None and asked.home:
            sentence = asked.strip.sentence
            self.plate = home_plate.lay_out(frame, sentence, len(asked.home), labels[0])
            self.box, boxes = self.plate.box, [self.plate.button]
            dress, size = ON_PAPER, 1.1
        elif asked.strip is not None and len(labels) > 1:
            self.question = strip.question(frame, asked.strip, labels, peek=peek is not None)
            self.box, boxes = self.question.box, self.question.buttons
            dress, size = ON_PAPER, 1.1
            if peek is not None:
                self.peek = strip.peek_button(frame, self.box, peek)
        else:
            assert asked.strip is not None
            self.box, boxes = strip.boxes(frame, asked.strip, labels, low=asked.ends_match)
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
            yield from draw_in_steps(target, frame, self.page, self.controls)
        elif asked.strip is not None and self.plate is not None:
            content = asked.strip.sentence, asked.home
            home_plate.draw(target, frame, self.plate, content, self.buttons)
        elif asked.strip is not None:
            if asked.cause:
                renderer.dim_for_strip(target, frame)
                renderer.cause(target, frame, asked.cause)
            if self.question is not None:
                strip.draw_question(target, frame, asked.strip, self.question, self.controls)
            else:
                strip.draw(target, frame, asked.strip, self.box, self.buttons)
