"""The bar of the table: whose turn it is, what can be done, and the permanent buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.moves.news import NO_NEWS
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import other_rows
from ecosfera.games.baltica.panels.detail_pages import without_last_sentence
from ecosfera.games.baltica.panels.other_rows import avatar, face
from ecosfera.games.baltica.rules.cards import CONSUMER_CARDS, CONSUMERS, PRODUCERS
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.rules.view import gone_home
from ecosfera.games.baltica.stage import positions
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import largest_size
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import faded
from ecosfera.ui.widgets import form
from ecosfera.ui.widgets.button import Button, ButtonKind

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.stage.frame import TableFrame, TurnButton
    from ecosfera.ui.draw.text import Fitted


BUTTONS = ("menu", "rules", "hint", "redo", "undo", "pace")
"""All possible buttons. The number of a button is part of its id."""
OWN_TURN = ("menu", "rules", "hint", "redo", "undo")
"""The buttons of a person's turn, from the right."""
HELPED_TURN = ("menu", "rules", "pace", "hint", "redo", "undo")
"""The same with teammates; the pace has its place in every turn."""
TEAMMATE_TURN = ("menu", "rules", "pace", "redo", "undo")
"""The buttons while a teammate plays."""


def button_boxes(frame: TableFrame) -> dict[str, Box]:
    """Return the boxes of the buttons; with large text they have no labels."""
    brush, zones = frame.brush, frame.zones
    u, bar = brush.u, zones.bar
    high = bar.h - 10 * u
    x = bar.right - zones.margin
    found = {}
    for name in frame.bar:
        w = max(zones.target, high * 1.1)
        if not _wordless(frame, name):
            word = label(frame, name)
            w = brush.text.width(word, FontFace.BOLD, brush.body) + brush.body * 1.25 + 26 * u
        found[name] = Box(x - w, bar.y + 5 * u, w, high)
        x -= w + 6 * u
    return found


def _wordless(frame: TableFrame, name: str) -> bool:
    """Return whether a button has only its sign; that of the pace keeps its width in every turn."""
    return frame.brush.large or name in {"redo", "pace"}


def label(frame: TableFrame, name: str) -> str:
    """Return the label of a button; that of the pace says what the pace is."""
    words = frame.book.words
    if name == "pace":
        return words(f"settings.pace-{frame.brush.context.settings.pace}")
    return words(f"table.{name}")


def described(frame: TableFrame, name: str) -> str:
    """Return what screen readers are told about a button."""
    text = label(frame, name)
    return frame.book.words("table.pace", pace=text) if name == "pace" else text


def draw(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw whose turn it is and the sentence, without the buttons."""
    brush, zones = frame.brush, frame.zones
    bar, u = zones.bar, brush.u
    brush.box(target, bar, faded(theme.PANEL, 0.62))
    person = frame.people[frame.deciding]
    circle = face(frame, frame.deciding)
    avatar(target, frame, person, circle.cx, circle.cy, circle.w / 2, theme.AMBER)
    x = circle.right + 9 * u
    say = frame.book.words
    title = say("table.turn", player=person.name)
    room = 0.19 * zones.width
    fit = brush.text.fit(title, FontFace.HEAVY, brush.size(1.2), brush.floor, round(room), 1)
    one = brush.line(
        target, fit.lines[0], (x, bar.h * 0.33), fit.size, theme.PAPER, FontFace.HEAVY, "midleft"
    )
    small = _round(frame)
    two = brush.line(
        target, small.lines[0], (x, bar.h * 0.73), small.size, theme.FOAM, FontFace.TEXT, "midleft"
    )
    # With large text the sentence needs the room.
    counted = gained_box(frame)
    if counted is not None:
        _gained(target, frame, counted)
    left = max(one.right, two.right if counted is None else counted.right) + 18 * u
    right = min(box.x for box in button_boxes(frame).values()) - 12 * u
    middle = Box(left, 2 * u, right - left, bar.h - 4 * u)
    _sentence(target, frame, middle)


def _round(frame: TableFrame) -> Fitted:
    """Return the number of the round, after the sea of the journey if there is one."""
    brush = frame.brush
    words = frame.book.words("table.round", n=(frame.seen.number - 1) // len(frame.people) + 1)
    if frame.book.place and not brush.large:
        words = f"{frame.book.place} · {words}"
    room = round(0.19 * frame.zones.width)
    return brush.text.fit(words, FontFace.TEXT, brush.size(0.95), brush.floor, room, 1)


def gained(frame: TableFrame) -> tuple[int, int]:
    """Return how many producers and how many consumers came back: acquired, or gone home."""
    seen = frame.seen
    plants, animals = (
        all_ - deck - sum(card != EMPTY for card in slots)
        for all_, deck, slots in (
            (PRODUCERS, seen.producer_deck, seen.producers),
            (CONSUMERS, seen.consumer_deck, seen.consumers),
        )
    )
    lost = sum(card in CONSUMER_CARDS for card in seen.removed)
    return plants, animals - lost + len(gone_home(frame.book.cards, seen.removed))


def gained_box(frame: TableFrame) -> Box | None:
    """Return the box of the numbers of plants and animals taken; None if there is no room."""
    brush, size, bar = frame.brush, frame.brush.size(0.95), frame.zones.bar
    if brush.large:
        return None
    small = _round(frame)
    left = face(frame, frame.deciding).right + 21 * brush.u
    left += brush.text.width(small.lines[0], FontFace.TEXT, small.size)
    numbers = (brush.text.width(str(n), FontFace.BOLD, size) for n in gained(frame))
    width = sum(1.25 * size + 12 * brush.u + wide for wide in numbers)
    high = 1.3 * size
    return Box(left, 0.73 * bar.h - high / 2, width, high)


def _gained(target: pygame.Surface, frame: TableFrame, box: Box) -> None:
    """Draw the numbers of plants and animals taken."""
    brush, size = frame.brush, frame.brush.size(0.95)
    side, x, y = 1.25 * size, box.x, box.cy
    if frame.pointed == Target(TargetKind.GAINED):
        brush.edge(target, box.inset(-3 * brush.u, 0), 5 * brush.u, theme.WHITE, 2)
    for sign, number in zip(("icon_leaf", "icon_fish"), gained(frame), strict=True):
        brush.sign(target, sign, x, y - side / 2, side, theme.FOAM)
        at = (x + side + 3 * brush.u, y)
        end = brush.line(target, str(number), at, size, theme.PAPER, FontFace.BOLD, "midleft")
        x = end.right + 9 * brush.u


def sentence_within(frame: TableFrame, width: int) -> str:
    """Return the sentence of the bar, or the first shorter one that fits in one line.

    With large text, or if none is short enough, it may take two lines.
    """
    told = [frame.sentence, *frame.shorter]
    for text in told:
        # The log tells the rest.
        short = without_last_sentence(text)
        if short:
            told.append(short)
    brush = frame.brush
    for lines in (2,) if brush.large else (1, 2):
        for text in told:
            if brush.fits(text, FontFace.BOLD, brush.floor, width, lines):
                return text
    return told[len(frame.shorter)]


def _sentence(target: pygame.Surface, frame: TableFrame, box: Box) -> None:
    """Draw the sentence, in one line as large as fits."""
    brush = frame.brush
    if frame.advice is not None and frame.advice.person is not None:
        # The teammate says it in the corner.
        return
    if frame.news != NO_NEWS:
        box = box.inset(2 * brush.news_size, 0)
    width = max(8, round(box.w))
    words = sentence_within(frame, width)
    largest = brush.size(1.3)
    if brush.fits(words, FontFace.BOLD, brush.floor, width, 1):
        fit = brush.text.fit(words, FontFace.BOLD, largest, brush.floor, width, 1)
    else:
        fit = brush.text.fit(words, FontFace.BOLD, brush.size(1.05), brush.floor, width, 2)
    brush.text.place(
        target,
        fit,
        rect(box),
        FontFace.BOLD,
        theme.PALE_GOLD,
        align=TextAlign.CENTRE,
        leading=1.14,
        middle=True,
    )
    if frame.news != NO_NEWS:
        wide = max(brush.text.width(line, FontFace.BOLD, fit.size) for line in fit.lines)
        brush.news(target, box.cx - wide / 2 - brush.news_size, box.cy)


ICONS = {
    "undo": "icon_undo",
    "redo": "icon_redo",
    "hint": "icon_hint",
    "pace": "icon_clock",
    "rules": "icon_rules",
    "menu": "icon_menu",
}


def bar_target(name: str) -> Target:
    """Return the target of a button of the bar."""
    return Target(TargetKind.BAR, BUTTONS.index(name))


def bar_name(target: Target) -> str:
    """Return the name of the button of the bar that a target stands for."""
    return BUTTONS[target.which]


def bar_buttons(frame: TableFrame) -> dict[Target, Button]:
    """Return the buttons of the bar."""
    words = frame.book.words
    found = {}
    for name, box in button_boxes(frame).items():
        button = Button(
            f"bar:{name}",
            rect(box),
            label(frame, name),
            _nothing,
            icon=ICONS[name],
            size=1.0,
            wordless=_wordless(frame, name),
        )
        button.enabled = name not in frame.disabled
        if name == "undo" and not button.enabled and frame.undo_is_unfair:
            button.tip = words("table.undo-unfair")
        elif name == "pace":
            button.tip = described(frame, name)
        found[bar_target(name)] = button
    return found


def turn_button(frame: TableFrame, turn: TurnButton) -> Button:
    """Return the button at the end of the row."""
    box = positions.end_button(frame.zones)
    style = ButtonKind.DANGER if turn.costs else ButtonKind.PRIMARY
    button = Button(
        "end",
        rect(box),
        turn.label,
        _nothing,
        kind=style if turn.enabled and not turn.quiet else ButtonKind.QUIET,
        icon=turn.icon,
        size=1.3,
        lines=2 if box.h > 3.2 * frame.zones.body else 1,
        key=turn.key,
    )
    button.enabled = turn.enabled
    return button


def is_button(frame: TableFrame, target: Target | None) -> bool:
    """Return whether a target is one of the permanent buttons."""
    return target is not None and (target.kind is TargetKind.BAR or _is_turn(frame, target))


def _is_turn(frame: TableFrame, target: Target) -> bool:
    return frame.turn is not None and target == frame.turn.target


def works_beside_bubbles(target: Target | None) -> bool:
    """Return whether a target is a button that can be pressed while a bubble waits to be read."""
    return (
        target is not None
        and target.kind is TargetKind.BAR
        and bar_name(target) in {"menu", "rules"}
    )


def is_enabled(frame: TableFrame, target: Target) -> bool:
    """Return whether a permanent button can be pressed now."""
    if target.kind is TargetKind.BAR:
        return bar_name(target) not in frame.disabled
    return frame.turn is not None and frame.turn.enabled


def under_pointer(frame: TableFrame) -> tuple[Target | None, Target | None]:
    """Return the permanent button the pointer is on, and the one it is holding down."""
    hovered = frame.hovered if is_button(frame, frame.hovered) else None
    return hovered, frame.held if is_button(frame, frame.held) else None


def draw_bar(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the buttons of the bar."""
    for button_target, button in bar_buttons(frame).items():
        _draw(target, frame, button_target, button)


def draw_end(target: pygame.Surface, frame: TableFrame, turn: TurnButton) -> None:
    """Draw the button at the end of the row, and what ending the turn causes."""
    _draw(target, frame, turn.target, turn_button(frame, turn))
    if turn.note:
        _note(target, frame, turn)


def has_tip(frame: TableFrame) -> bool:
    """Return whether `draw_tip` may draw something."""
    return frame.pointed is not None and frame.pointed.kind in {TargetKind.SEAT, TargetKind.BAR}


def draw_tip(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the name of the icon button pointed at, or what a click on a portrait does."""
    pointed, context = frame.pointed, frame.brush.context
    if pointed is None:
        return
    if pointed.kind is TargetKind.SEAT:
        who = "computer" if frame.people[pointed.player].character else "person"
        face = rect(other_rows.face(frame, pointed.player))
        form.draw_tip(target, context, frame.book.words(f"table.seat.tip-{who}"), face)
    elif pointed.kind is TargetKind.BAR:
        # The pointer may rest where a button of the turn before was.
        button = bar_buttons(frame).get(pointed)
        if button is not None and button.tip:
            form.draw_tip(target, context, button.tip, button.rect)


def _draw(target: pygame.Surface, frame: TableFrame, button_target: Target, button: Button) -> None:
    button.hovered = button_target == frame.hovered and button.enabled
    button.held = button_target == frame.held and button.enabled
    button.draw(target, frame.brush.context)
    if button_target in frame.hinted:
        box, radius = Box(*button.rect), button.radius(frame.brush.context)
        frame.brush.beacon(target, box, radius, (box.right - radius, box.y), frame.herald)


def _note(target: pygame.Surface, frame: TableFrame, turn: TurnButton) -> None:
    """Draw what ending the turn causes, as large as fits."""
    brush, ground = frame.brush, positions.end_note(frame.zones)
    box = ground.inset(4 * brush.u, 0)
    face, tone, align, x = FontFace.TEXT, theme.FOAM, TextAlign.CENTRE, box.x
    if turn.costs:
        x = box.x + 1.3 * frame.zones.sign
        face, tone, align = FontFace.BOLD, theme.BLUSH, TextAlign.LEFT
    room = Box(x, box.y, box.right - x, box.h)

    def lines(size: int) -> int:
        return int(room.h // brush.text.line_height(size, 1.18))

    size = largest_size(
        brush.body,
        brush.floor,
        lambda size: brush.fits(turn.note, face, size, room.w, lines(size)),
    )
    size = size or brush.floor
    broken = brush.text.wrap(turn.note, face, size, max(8, round(room.w)))
    shown = tuple(broken[: max(1, lines(size))])
    # A calm background, or the waves of the sea bed would run through the text.
    high: float = len(shown) * brush.text.line_height(size, 1.18)
    high = max(high, frame.zones.sign if turn.costs else 0)
    brush.panel(target, Box(ground.x, ground.y, ground.w, high).inset(0, -4 * brush.u), 0.72)
    if turn.costs:
        brush.sign(target, "pressure", box.x, box.y, frame.zones.sign)
    brush.text.block(target, shown, rect(room), face, size, tone, align=align, leading=1.18)


def _nothing() -> None:
    """Do nothing: the scene performs the action of a button."""
