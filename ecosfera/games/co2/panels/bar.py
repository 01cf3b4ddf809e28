"""The bar at the top, and the large button that rolls, passes or ends the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.text import race_text
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import faded
from ecosfera.ui.widgets import Button, ButtonKind
from ecosfera.ui.widgets.button import KEY_HIGH, draw_key, key_width

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    import pygame

    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.stage.frame import TableFrame, TurnButton
    from ecosfera.games.co2.stage.zones import Zones
    from ecosfera.ui.accessibility.node import AccessNode
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.text import Fitted
    from ecosfera.ui.draw.theme import Colour


LINES: Final = 3
"""Most lines of the sentence."""
LEADING: Final = 1.06
UNLIKELY: Final = 100
"""A limit of rounds that only keeps a game from never ending: the goal is reached long before."""
LAST_ROUNDS: Final = 10
"""How many rounds before that it is told all the same."""
ALARMED: Final = 0.28
"""Largest share of the bar for whose turn it is, with who could win below it."""


def key(frame: TableFrame, free: Box) -> Hashable:
    """Return what the picture of the bar depends on."""
    turn = frame.view.turn
    who = _seat(frame), frame.answering
    return frame.announced, who, turn.round, frame.people, tuple(free), frame.threats


def _seat(frame: TableFrame) -> PlayerId | None:
    """Return whose pawn is shown: who answers an offer, or else whose turn it is."""
    return frame.asked if frame.answering else frame.active


def headline(frame: TableFrame) -> str:
    """Return who answers an offer, or else whose turn it is."""
    words, seat = frame.names.words, _seat(frame)
    if seat is None:
        return words("carbon.who-begins")
    message = "carbon.can.answer" if frame.answering else "carbon.turn-of"
    return words(message, player=frame.people[seat].name)


def draw_in_steps(target: pygame.Surface, frame: TableFrame, free: Box) -> Iterator[None]:
    """Draw the bar, step by step; `free` is what its buttons leave."""
    brush, bar = frame.brush, frame.zones.bar
    brush.box(target, bar, faded(theme.PANEL, 0.82))
    seat, head = _seat(frame), _head(frame)
    radius = 0.38 * bar.h
    cx = bar.x + 8 * brush.u + radius
    if seat is None:
        brush.sign_at(target, "icon_dice", cx, bar.cy, 2 * radius, theme.PAPER)
    else:
        brush.pawn(target, seat, cx, bar.cy, radius)
    yield
    name, note = _texts(frame)
    brush.fitted(target, name, head, theme.PAPER, size=brush.size(1.1), align=TextAlign.LEFT)
    low = Box(head.x, bar.y + 0.54 * bar.h, head.w, 0.4 * bar.h)
    face, tone = (FontFace.BOLD, theme.AMBER) if frame.threats else (FontFace.TEXT, theme.FOAM)
    brush.fitted(target, note, low, tone, face, size=brush.size(1), align=TextAlign.LEFT)
    yield
    room = sentence_box(frame, free)
    fit = fitted(frame, room)
    yield
    face, tone = FontFace.BOLD, theme.PALE_GOLD
    centre = TextAlign.CENTRE
    brush.text.place(
        target, fit, rect(room), face, tone, align=centre, leading=LEADING, middle=True
    )


def sentence_box(frame: TableFrame, free: Box) -> Box:
    """Return the box of the sentence."""
    brush, bar = frame.brush, frame.zones.bar
    start = _head(frame).right + brush.px(16)
    return Box(start, bar.y, free.right - brush.px(12) - start, bar.h)


def fitted(frame: TableFrame, room: Box) -> Fitted:
    """Return the sentence in the largest size, and as few lines as the bar is high enough for."""
    brush = frame.brush
    return brush.text.fit(
        frame.announced,
        FontFace.BOLD,
        brush.size(1.15),
        brush.floor,
        max(1, round(room.w)),
        LINES,
        height=round(0.95 * room.h),
        leading=LEADING,
    )


def _texts(frame: TableFrame) -> tuple[str, str]:
    """Return who decides, and the round with what ends the game, or who could win next."""
    words, turn, name = frame.names.words, frame.view.turn, headline(frame)
    if frame.threats:
        return name, race_text.alarm(frame.names, frame.threats)
    config = frame.view.config
    if config.round_limit >= UNLIKELY and config.round_limit - turn.round >= LAST_ROUNDS:
        return name, words("carbon.round-goal", n=turn.round, goal=config.goal)
    return name, words("carbon.round", n=turn.round, limit=config.round_limit)


def _head(frame: TableFrame) -> Box:
    """Return the box of the name, beside the pawn; the round stands below it."""
    brush, bar = frame.brush, frame.zones.bar
    name, note = _texts(frame)
    widest = max(brush.width(name, brush.size(1.1)), brush.width(note, brush.size(1)))
    x = bar.x + 8 * brush.u + 0.76 * bar.h + brush.px(8)
    most = (ALARMED if frame.threats else 0.24) * bar.w
    return Box(x, bar.y + 0.08 * bar.h, min(most, widest) + brush.px(2), 0.46 * bar.h)


def note_box(zones: Zones) -> Box:
    """Return the box of the note below the button."""
    top = button_box(zones).bottom + 4 * zones.unit
    return Box(zones.turn.x, top, zones.turn.w, zones.turn.bottom - top)


def button_box(zones: Zones) -> Box:
    """Return the box of the button itself."""
    return Box(zones.turn.x, zones.turn.y, zones.turn.w, 0.54 * zones.turn.h)


class LargeButton(Button):
    """The button; it can be pressed also while it only says why not, unless it is locked."""

    def __init__(self, frame: TableFrame, turn: TurnButton, press: Callable[[], None]) -> None:
        gold = turn.enabled and not turn.quiet
        super().__init__(
            "turn",
            rect(button_box(frame.zones)),
            turn.label,
            press,
            kind=ButtonKind.PRIMARY if gold else ButtonKind.QUIET,
            key=turn.key,
            group="turn",
            lines=2,
        )
        self.enabled = not turn.locked
        self._refuses = bool(turn.note) and not turn.enabled
        self._note = turn.note
        self.tip = "" if _lines(frame, turn.note) else turn.note

    @property
    def ink(self) -> Colour:
        """Return the colour of its label: paler where it can only say why not."""
        ink = super().ink
        return faded(ink, 0.45) if self._refuses else ink

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return the button with its note, wherever that is shown."""
        node = super().accessible(context)
        return node and node._replace(description=self._note)

    def draw_content(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the label with the key below it; beside it where the button is not high enough."""
        m, text, size = context.metrics, context.text, context.metrics.floor
        high, gap = round(KEY_HIGH * size), m.px(5)
        above = self.rect.copy()
        above.height -= high + 2 * gap
        lines = min(self.lines, int(above.height / (1.25 * size)))
        wide = above.width - 2 * m.px(8)
        if not self.key or not text.fits(self.name, FontFace.BOLD, size, wide, lines):
            super().draw_content(target, context)
            return
        above.move_ip(0, gap)
        self.draw_label(target, context, above, "")
        x = above.centerx - key_width(context, self.key, size) // 2
        at = (x, above.bottom + high // 2 + self.sunk(context))
        draw_key(target, context, self.key, at, size, self.ink)


def _inner(frame: TableFrame) -> Box:
    return note_box(frame.zones).inset(frame.brush.px(7), frame.brush.px(3))


def _lines(frame: TableFrame, note: str) -> int:
    """Return how many lines below the button the note may have; 0 if it has no room there."""
    brush, inner = frame.brush, _inner(frame)
    lines = min(4, int(inner.h / (1.14 * brush.floor)))
    wide = round(inner.w)
    fits = lines > 0 and brush.text.fits(note, FontFace.TEXT, brush.floor, wide, lines)
    return lines if fits else 0


def draw_note(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw what the button brings, or why it is not possible; else its tooltip says it."""
    if frame.turn is None or not frame.turn.note:
        return
    brush, note = frame.brush, frame.turn.note
    box, inner = note_box(frame.zones), _inner(frame)
    lines = _lines(frame, note)
    if not lines:
        return
    size = brush.size(1)
    while int(inner.h / (1.14 * size)) < lines and size > brush.floor:
        size -= 1
    brush.panel(target, box, 0.7)
    brush.fitted(
        target, note, inner, theme.PAPER, FontFace.TEXT, size=size, lines=lines, leading=1.12
    )
