"""The panels of the players: what each has, openly."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from ecosfera.games.co2.bots.last_action import needs_territory
from ecosfera.games.co2.bots.suns import begun_areas
from ecosfera.games.co2.bots.way import way_to_goal
from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.action_card import draw_small_hand
from ecosfera.games.co2.cards.brush import TIGHTEST, WHITE
from ecosfera.games.co2.moves.foresight import is_low
from ecosfera.games.co2.moves.targets import player
from ecosfera.games.co2.rules.ids import ACTIONS
from ecosfera.games.co2.rules.state import balance, sunny_areas
from ecosfera.games.co2.text import race_text
from ecosfera.games.co2.text.log_line import APART
from ecosfera.games.co2.text.names import plain, signed
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    import pygame

    from ecosfera.games.co2.bots.suns import NearestSun
    from ecosfera.games.co2.rules.ids import AreaId, PlayerId
    from ecosfera.games.co2.stage.frame import TableFrame


Part: TypeAlias = "tuple[str, str, theme.Colour | None]"
"""A sign, the amount beside it, and the colour of the sign."""

SMALLEST: Final = 0.8
"""Least side of an area's shield by the size of the smallest letters."""
WIDE: Final = 1.75
"""Width of an area with its pips, by the side of its sign."""
HAND: Final = 0.53
"""Share of the row of a hand that the hand takes, beside the nearest sun."""
NARROW: Final = 13.0
"""Width of such a row in bodies below which the hand takes all of it."""
ROW: Final = 1.6
"""Height of a row in bodies from which on the nearest sun has one of its own."""
AREAS: Final = 2.0
"""Largest side of the sign of an area, in bodies."""
PIP: Final = 0.2
"""Radius of the pips of an area beside its sign, by the side of the sign."""


def signs_key(frame: TableFrame, seat: PlayerId) -> Hashable:
    """Return what the signs on a player's panel depend on, and what they mean."""
    view = frame.view
    return (
        view.players[seat],
        tuple((territory, view.done[territory]) for territory in view.owned(seat)),
        _sun_of(frame, seat),
        seat in frame.threats,
        frame.counts,
        frame.front == seat,
    )


def key(frame: TableFrame, seat: PlayerId) -> Hashable:
    """Return what the picture of a player's panel depends on."""
    target = player(seat)
    return (
        signs_key(frame, seat),
        balance(frame.view, seat),
        frame.active == seat,
        frame.asked == seat,
        frame.people,
        target in frame.targets,
        target in frame.hinted,
        target == frame.pointed,
    )


def draw(target: pygame.Surface, frame: TableFrame, seat: PlayerId) -> None:
    """Draw the panel of a player."""
    brush, box = frame.brush, frame.zones.players[seat]
    had, player_target = frame.view.players[seat], player(seat)
    lit = player_target in frame.targets
    active = frame.active == seat
    if player_target in frame.hinted:
        brush.glow(target, box, brush.px(10), theme.AMBER)
    brush.panel(target, box, 0.86 if active else 0.66)
    if active:
        brush.edge(target, box, brush.px(10), theme.PALE_GOLD, 2)
    elif lit and player_target == frame.pointed:
        brush.edge(target, box, brush.px(10), theme.AMBER, 2)
    if player_target == frame.pointed:
        brush.box(target, box, faded(WHITE, 0.1), brush.px(10))
    inner = _inner(frame, seat)
    if had.out is not None:
        _gone(target, frame, seat, inner)
        return
    rows = _rows(frame, seat, inner)
    _head(target, frame, seat, rows[0])
    if len(rows) > 1:
        money = _money(frame, seat, rows[1])
        draw_amounts(target, frame, money)
        for area, where in _areas(frame, seat, rows[1], money):
            _area(target, frame, seat, area, where)
    if len(rows) > 2:
        hand, race = _hand_and_race(frame, seat, rows)
        if hand is not None:
            draw_small_hand(target, brush, frame.names, frame.laid_out(seat), hand)
        if race is not None:
            _race(target, frame, seat, race)


def _inner(frame: TableFrame, seat: PlayerId) -> Box:
    """Return the inside of a player's panel."""
    return frame.zones.players[seat].inset(frame.brush.px(9), frame.brush.px(3))


def _hand_and_race(
    frame: TableFrame, seat: PlayerId, rows: list[Box]
) -> tuple[Box | None, Box | None]:
    """Return where the hand is, and below it or, with too few rows, beside it the nearest sun.

    The hand in front lies below in large cards, so the goal of its player has the row for itself.
    """
    row = rows[2]
    if seat == frame.front and (_sun_of(frame, seat) is not None or seat in frame.threats):
        return None, row
    if len(rows) > 3:
        return row, rows[3]
    if row.w < NARROW * frame.brush.size(1):
        return row, None
    left = row.x + HAND * row.w + frame.brush.px(12)
    return row._replace(w=HAND * row.w), Box(left, row.y, row.right - left, row.h)


def _rows(frame: TableFrame, seat: PlayerId, inner: Box) -> list[Box]:
    """Return the rows for name, money, hand and nearest sun, as many as fit."""
    size = frame.brush.size(1)
    most = 4 if seat != frame.front and inner.h >= 4 * ROW * size else 3
    count = next((n for n in range(most, 1, -1) if 1.1 * n * size <= inner.h), 1)
    high = inner.h / count
    return [Box(inner.x, inner.y + row * high, inner.w, high) for row in range(count)]


def all_rows(frame: TableFrame) -> list[Box]:
    """Return the rows of all panels."""
    seats = frame.view.playing
    return [row for seat in seats for row in _rows(frame, seat, _inner(frame, seat))]


def _gone(target: pygame.Surface, frame: TableFrame, seat: PlayerId, inner: Box) -> None:
    """Draw a player who is out."""
    brush = frame.brush
    words = frame.names.words("carbon.out", player=frame.people[seat].name)
    brush.fitted(target, words, inner, theme.FOAM, lines=2)


def _head(target: pygame.Surface, frame: TableFrame, seat: PlayerId, row: Box) -> None:
    """Draw mark, name and balance."""
    brush, view = frame.brush, frame.view
    now = balance(view, seat)
    radius = min(0.5 * row.h, 15 * brush.u)
    brush.mark(target, seat, row.x + radius, row.cy, radius)
    size = max(brush.size(1.25), min(round(0.72 * row.h), brush.size(1.5)))
    text = plain(now)
    tone = palette.LEAF if now >= 0 else theme.ROSY
    end = brush.line(target, text, (row.right, row.cy), size, tone, anchor="midright")
    left = row.x + 2 * radius + brush.px(7)
    if is_low(now):
        side = 0.42 * size
        at = (end.left - brush.px(6) - side, row.cy)
        brush.disc(target, *at, side, theme.ROSE)
        brush.line(target, "!", at, max(brush.floor, round(1.5 * side)), theme.INK, anchor="center")
        end = end.move(round(-2 * side) - brush.px(8), 0)
    room = Box(left, row.y, end.left - brush.px(8) - left, row.h)
    suns = len(sunny_areas(view, seat))
    side = min(0.8 * row.h, 22 * brush.u)
    for _ in range(suns):
        room = Box(room.x, room.y, room.w - side, room.h)
        brush.sign(target, "co2_sun", room.right, row.cy - side / 2, side)
    person = frame.people[seat]
    if person.computer:
        mark = min(0.62 * row.h, 18 * brush.u)
        brush.sign(target, "icon_robot", room.x, row.cy - mark / 2, mark, theme.FOAM)
        room = Box(room.x + mark + brush.px(5), room.y, room.w - mark - brush.px(5), room.h)
    wide = max(1, round(room.w))
    name = brush.text.shortened(person.name, FontFace.BOLD, brush.size(1.1), wide)
    brush.line(target, name, (room.x, row.cy), brush.size(1.1), theme.PAPER, anchor="midleft")


def _money(frame: TableFrame, seat: PlayerId, row: Box) -> Amounts:
    """Lay out credits and euros."""
    had = frame.view.players[seat]
    parts: tuple[Part, ...] = (
        ("co2_credit", str(had.credits), None),
        ("co2_euro", frame.names.euros(had.euros), None),
    )
    return lay_out_amounts(frame, parts, row)


def euros_box(frame: TableFrame, seat: PlayerId) -> Box:
    """Return where the euros of a player stand, or the panel where they have no room."""
    rows = _rows(frame, seat, _inner(frame, seat))
    boxes = _money(frame, seat, rows[1]).boxes if len(rows) > 1 else ()
    return boxes[1] if len(boxes) > 1 else rows[0]


def _areas(
    frame: TableFrame, seat: PlayerId, row: Box, money: Amounts
) -> Iterator[tuple[AreaId, Box]]:
    """Yield all begun areas of a player beside the money, each always in the same order.

    There are none in the first round of newcomers, nor where they could not be told apart.
    """
    if not frame.counts:
        return
    begun = sorted(begun_areas(frame.view, seat))
    left = money.boxes[-1].right + 1.4 * frame.brush.size(1)
    fitting = (row.right - left) / max(1, len(begun))
    wide = min(fitting, WIDE * min(0.86 * row.h, AREAS * frame.brush.size(1)))
    if wide < SMALLEST * WIDE * frame.brush.floor:
        return
    for place, area in enumerate(begun):
        yield area, Box(row.right - (len(begun) - place) * wide, row.y, wide, row.h)


def _area(
    target: pygame.Surface, frame: TableFrame, seat: PlayerId, area: AreaId, box: Box
) -> None:
    """Draw an area with a pip for each territory: owned ones full, golden if all is done there."""
    brush, view = frame.brush, frame.view
    side = box.w / WIDE
    brush.sign(target, f"co2_area_{view.catalogue.areas[area].id}", box.x, box.cy - side / 2, side)
    radius = PIP * side
    x = box.x + side + radius + brush.px(1)
    for number, territory in enumerate(view.catalogue.areas[area].territories):
        y = box.cy + (number - 1) * 0.42 * side
        fill = palette.GOLD if view.done[territory] == ACTIONS else theme.PAPER
        own = view.owners[territory] == seat
        brush.disc(target, x, y, radius, fill if own else (0, 0, 0, 0), theme.FOAM, 1)


def _sun_of(frame: TableFrame, seat: PlayerId) -> NearestSun | None:
    """Return the sun a player is nearest to, where that is shown."""
    return frame.suns[seat] if frame.tells_suns and seat < len(frame.suns) else None


def _race(target: pygame.Surface, frame: TableFrame, seat: PlayerId, room: Box) -> None:
    """Draw what a player lacks for the nearest sun, or that the next turn could be the last."""
    brush = frame.brush
    if seat in frame.threats:
        brush.box(target, room.inset(0, brush.px(2)), theme.AMBER, room.h / 2)
        alarm = frame.names.words("carbontable.could-win-short")
        brush.fitted(target, alarm, room.inset(brush.px(8), 0), theme.INK)
        return
    sun = _sun_of(frame, seat)
    if sun is None:
        return
    names, words = frame.names, frame.names.words
    front = seat == frame.front
    way = way_to_goal(frame.view, seat) if front else None
    lacking = front and needs_territory(frame.view, seat)
    plain = None if lacking or way is None or not way.plain else way
    if lacking or plain is not None:
        missing = frame.view.config.goal - balance(frame.view, seat)
        sign, title, bonus = "co2_sun", words("carbontable.to-goal-short", n=missing), ""
        places, actions = (1, 0) if plain is None else (0, plain.actions)
    else:
        sign = f"co2_area_{frame.view.catalogue.areas[sun.area].id}"
        title, bonus = names.area(sun.area), signed(sun.bonus)
        places, actions = len(sun.places), sun.actions
    parts = [words.count("carbontable.territories", places)] if places else []
    parts += [words.count("carbontable.sun-actions", actions)] if actions else []
    parts += [names.credits(sum(plain.credits))] if plain is not None else []
    side = min(0.92 * room.h, AREAS * brush.size(1))
    brush.sign(target, sign, room.x, room.cy - side / 2, side)
    right = room.right
    if bonus:
        at = (right, room.cy)
        right = brush.line(target, bonus, at, brush.size(1), theme.PAPER, anchor="midright").left
        shine = 1.2 * brush.size(1)
        right -= shine + brush.px(2)
        brush.sign(target, "co2_sun", right, room.cy - shine / 2, shine)
        right -= brush.px(8)
    left = room.x + side + brush.px(7)
    _aim(target, frame, title, APART.join(parts), Box(left, room.y, right - left, room.h))


def _aim(target: pygame.Surface, frame: TableFrame, title: str, parts: str, room: Box) -> None:
    """Write what a player aims at, and what is missing: below it, beside it, or not at all."""
    brush, start = frame.brush, TextAlign.LEFT
    floor, wide = brush.floor, max(1, round(room.w))

    def fits(text: str, face: FontFace = FontFace.BOLD) -> bool:
        return brush.width(text, floor, face) <= wide

    line = f"{title}{APART}{parts}"
    high = brush.text.line_height(floor)
    if parts and room.h >= 2 * high and fits(title) and fits(parts, FontFace.TEXT):
        above = room._replace(h=room.h / 2)
        brush.fitted(target, title, above, theme.PAPER, align=start)
        below = above._replace(y=above.bottom)
        brush.fitted(target, parts, below, theme.FOAM, FontFace.TEXT, align=start)
    elif parts and fits(line):
        brush.fitted(target, line, room, theme.PAPER, align=start)
    elif TIGHTEST * brush.width(title, floor) <= wide:
        brush.named(target, title, room, theme.PAPER, size=brush.size(1))


class Amounts(NamedTuple):
    """Signs with amounts side by side, laid out in a row."""

    parts: tuple[Part, ...]
    """Those that have room."""
    boxes: tuple[Box, ...]
    size: int
    side: float
    """Side of the signs."""
    gap: float
    """Distance of an amount from its sign."""


def lay_out_amounts(frame: TableFrame, parts: tuple[Part, ...], row: Box) -> Amounts:
    """Lay signs with amounts out side by side, as large as they fit.

    Where there is too little room, the last is left out.
    """
    brush = frame.brush
    size = brush.size(1)
    while True:
        side, gap = min(row.h, 1.25 * size), 0.32 * size
        widths = [side + (gap + brush.width(text, size) if text else 0.0) for _, text, _ in parts]
        if sum(widths) + 0.6 * size * (len(parts) - 1) <= row.w or len(parts) == 1:
            break
        if size > brush.floor:
            size -= 1
        else:
            parts = parts[:-1]
    apart = min(1.6 * size, (row.w - sum(widths)) / max(1, len(parts) - 1))
    boxes, x = [], row.x
    for wide in widths:
        boxes.append(Box(x, row.y, wide, row.h))
        x += wide + apart
    return Amounts(parts, tuple(boxes), size, side, gap)


def draw_amounts(target: pygame.Surface, frame: TableFrame, amounts: Amounts) -> None:
    """Draw signs with amounts."""
    brush = frame.brush
    for (sign, text, tint), box in zip(amounts.parts, amounts.boxes, strict=True):
        brush.sign(target, sign, box.x, box.cy - amounts.side / 2, amounts.side, tint)
        if text:
            at = (box.x + amounts.side + amounts.gap, box.cy)
            brush.line(target, text, at, amounts.size, theme.PAPER, anchor="midleft")


class NamedSign(NamedTuple):
    """A sign on a panel: what it is for, and what it means in words once somebody asks."""

    name: str
    box: Box
    meaning: Callable[[], str]


def named_signs(frame: TableFrame, seat: PlayerId) -> Iterator[NamedSign]:
    """Yield the signs on the panel of a player with their meaning."""
    names, view, had = frame.names, frame.view, frame.view.players[seat]
    if had.out is not None:
        return
    rows = _rows(frame, seat, _inner(frame, seat))
    if len(rows) > 1:
        money = _money(frame, seat, rows[1])
        meanings = (
            partial(names.credits, had.credits),
            partial(names.euros, had.euros),
        )
        shown = zip(("credits", "euros"), money.boxes, meanings, strict=False)
        yield from (NamedSign(name, box, meaning) for name, box, meaning in shown)
        for area, box in _areas(frame, seat, rows[1], money):
            yield NamedSign(f"area-{area}", box, partial(_in_area, frame, seat, area))
    if len(rows) > 2:
        hand, race = _hand_and_race(frame, seat, rows)
        if hand is not None:
            yield NamedSign("hand", hand, partial(_cards, frame, seat))
        if race is not None and _sun_of(frame, seat) is not None:
            yield NamedSign("race", race, partial(race_text.sun_of, names, view, seat))


def _in_area(frame: TableFrame, seat: PlayerId, area: AreaId) -> str:
    """Return what a player has in an area, in words."""
    names, view = frame.names, frame.view
    own = [t for t in view.catalogue.areas[area].territories if view.owners[t] == seat]
    done = sum(view.done[t] for t in own)
    return names.words("carbon.say.area", area=names.area(area), n=len(own), done=done)


def _cards(frame: TableFrame, seat: PlayerId) -> str:
    """Return the names of the cards in the hand of a player."""
    names = frame.names
    return names.words.list([names.kind(kind) for kind in frame.view.players[seat].hand])
