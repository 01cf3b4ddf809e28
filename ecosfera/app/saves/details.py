"""The sheet about the chosen game: its sea, its players, and the available actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.app.saves.saved_games import (
    details_of,
    draw_picture,
    moment,
    name_of,
    players_of,
)
from ecosfera.ui.draw.layout import Space, first_fit, grid, inset, largest_size
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, SAND, SAND_LINE, SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Label, Paper, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import pygame

    from ecosfera.core.saves.summary import SaveSummary
    from ecosfera.ui.context import UiContext


SIZES = (1.15, 1.1, 1.05, 1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)
"""Text sizes of buttons to try, in multiples of body text."""


@dataclass(frozen=True)
class GameAction:
    """An action for a game."""

    id: str
    message: str
    action: Callable[[], None]
    icon: str
    kind: ButtonKind = ButtonKind.PAPER
    enabled: bool = True


class SavePicture(Widget):
    """The small picture of a match."""

    focusable = False

    def __init__(self, rect: pygame.Rect, about: SaveSummary) -> None:
        super().__init__("sea", rect, "")
        self.about = about

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the picture."""
        draw_picture(target, context, self.rect, self.about)


class NoSea(Widget):
    """A placeholder for a file that has no sea."""

    focusable = False

    def __init__(self, rect: pygame.Rect) -> None:
        super().__init__("no-sea", rect, "")

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw an empty box with a cross."""
        rect, radius = self.rect, min(context.metrics.px(12), self.rect.height // 5)
        line = max(1, context.metrics.px(1))
        put(target, context.shapes.box(rect.size, radius, SAND, SAND_LINE, line), rect.topleft)
        sign = context.pictures.sign(
            "icon_cross", min(context.metrics.size(4), rect.height // 2), SLATE
        )
        put(target, sign, sign.get_rect(center=rect.center).topleft)


def panel(
    context: UiContext,
    box: pygame.Rect,
    about: SaveSummary | None,
    name: str,
    actions: Iterable[GameAction],
) -> list[Widget]:
    """Return the sheet about a match: picture, name, details, and what can be done with it.

    `about` is None for a file that cannot be read; then the sheet shows its name.
    """
    m = context.metrics
    pad, gap = m.px(20), m.px(8)
    space = Space(inset(box, pad))
    inner = space.rest
    high = max(m.target, m.size(2.7))
    entries = list(actions)
    rows = (len(entries) + 1) // 2
    foot = rows * high + (rows - 1) * gap
    if foot > inner.height * 0.6:
        high = round((inner.height * 0.6 - (rows - 1) * gap) / rows)
        foot = rows * high + (rows - 1) * gap
    buttons = grid(space.bottom(foot, gap=m.px(12)), len(entries), 2, high, gap, widen_last=True)
    head = space.rest
    paper = Paper("sheet", box)
    found = _buttons(context, entries, buttons)
    if about is None:
        return [paper, *_unreadable(context, head, name), *found]
    return [paper, *_head(context, head, about), *found]


def _unreadable(context: UiContext, box: pygame.Rect, name: str) -> list[Widget]:
    """Return the widgets for a file that cannot be read: its name and what is wrong with it."""
    m, text = context.metrics, context.text
    about = context.words("saves.unreadable-long")
    fitted = text.fit(name, FontFace.TITLE, m.size(1.6), m.floor, box.width, 2)
    name_high = text.line_height(fitted.size, 1.2) * len(fitted.lines) + m.px(4)
    size = m.size(1.05)
    about_high = text.height(about, FontFace.TEXT, size, box.width)
    high = min(round(box.width * 0.66), box.height - name_high - about_high - m.px(12))
    found: list[Widget] = []
    space = Space(box)
    if high >= m.size(2.2):
        found.append(NoSea(space.top(high, gap=m.px(12))))
    title = space.top(name_high)
    return [
        *found,
        Label("name", title, name, size=1.6, face=FontFace.TITLE, tone=INK, lines=2, leading=1.2),
        Label("detail", space.rest, about, size=1.05, tone=INK, lines=6),
    ]


def _head(context: UiContext, box: pygame.Rect, about: SaveSummary) -> list[Widget]:
    """Return picture, name and details; the picture takes the remaining room."""
    m, text, words = context.metrics, context.text, context.words
    name = name_of(words, about)
    fitted = text.fit(name, FontFace.TITLE, m.size(1.6), m.floor, box.width, 2)
    name_high = text.line_height(fitted.size, 1.2) * len(fitted.lines) + m.px(4)
    details = _details(context, about, with_names=bool(about.name))

    def detail_high(size: int) -> int:
        lines = sum(len(_rows(context, detail, size, box.width)) for detail in details)
        return text.line_height(size) * lines

    left = box.height - name_high
    size = largest_size(m.size(1.0), m.floor, lambda size: detail_high(size) <= left)
    size = size or m.size(1.0)
    room = left - detail_high(size) - m.px(12)
    high = min(round(box.width * 0.66), room)
    found: list[Widget | None] = []
    space = Space(box)
    if high >= m.size(2.2):
        found.append(SavePicture(space.top(high, gap=m.px(12)), about))
    title = space.top(name_high)
    found.append(
        Label("name", title, name, size=1.6, face=FontFace.TITLE, tone=INK, lines=2, leading=1.2)
    )
    found += [
        _detail(context, space, number, detail, size) for number, detail in enumerate(details)
    ]
    return [label for label in found if label is not None]


def _detail(
    context: UiContext, space: Space, number: int, detail: str, largest: int
) -> Widget | None:
    """Return a detail, cut off the space, as large as it fits; None if there is no room for it.

    If not even the smallest text has room for all, the last are left out: the list shows them too.
    """
    m, text = context.metrics, context.text
    width, room = space.rest.width, space.rest.height + m.px(6)

    def height(size: int) -> int:
        return text.line_height(size) * len(_rows(context, detail, size, width))

    size = largest_size(largest, m.floor, lambda size: height(size) <= room)
    if size is None:
        return None
    rows = _rows(context, detail, size, width)
    return Label(
        f"detail-{number}",
        space.top(height(size)),
        "\n".join(rows),
        size=size / m.size(1.0),
        tone=SLATE,
        lines=len(rows),
    )


def _rows(context: UiContext, detail: str, size: int, width: int) -> list[str]:
    """Return the lines of the details, without a separator at the end of a line."""
    lines = context.text.wrap(detail, FontFace.TEXT, size, width)
    return [line.removesuffix("·").rstrip() for line in lines]


def _details(context: UiContext, about: SaveSummary, *, with_names: bool) -> list[str]:
    """Return who plays, how far the game is, and when it was saved."""
    words = context.words
    found = [words.list(players_of(words, about))] if with_names and about.names else []
    found.append(details_of(words, about))
    kind = "saves.kept-automatically" if about.automatic else "saves.kept"
    found.append(words(kind, date=moment(words, about.saved)))
    return found


def _buttons(
    context: UiContext, entries: list[GameAction], rects: list[pygame.Rect]
) -> list[Widget]:
    """Return the buttons of the actions, in the largest text size at which all labels fit."""
    found: list[Widget] = []
    names = [context.words(do.message) for do in entries]
    room = [(name, rect.width) for name, rect in zip(names, rects, strict=True)]
    size = first_fit(
        SIZES, lambda size: all(_fits(context, name, size, wide) for name, wide in room)
    )
    for do, name, rect in zip(entries, names, rects, strict=True):
        button = Button(do.id, rect, name, do.action, kind=do.kind, icon=do.icon, size=size or 1.0)
        button.enabled = do.enabled
        found.append(button)
    return found


def _fits(context: UiContext, name: str, size: float, width: int) -> bool:
    """Return whether a button of this width has room for its sign and its label."""
    m = context.metrics
    high = m.size(size)
    beside = round(high * 1.25) + max(m.px(6), round(high * 0.4)) + 2 * m.px(8)
    return beside + context.text.width(name, FontFace.BOLD, high) <= width
