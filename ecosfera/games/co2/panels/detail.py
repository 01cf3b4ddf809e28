"""What is pointed at, in full: a territory, another square, a card, a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.games.co2.cards.action_card import draw_small_hand
from ecosfera.games.co2.cards.art import SHAPE, has_picture, picture
from ecosfera.games.co2.cards.square_face import draw_notch
from ecosfera.games.co2.moves.foresight import is_low
from ecosfera.games.co2.moves.targets import Target, TargetKind, card
from ecosfera.games.co2.panels.page import Page
from ecosfera.games.co2.rules.ids import ACTIONS
from ecosfera.games.co2.rules.state import balance, next_kind, rent
from ecosfera.games.co2.text import race_text, spoken
from ecosfera.games.co2.text.names import plain, signed
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import best_fit, text_sizes
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.stage.frame import TableFrame

DESCRIBED = frozenset(
    {TargetKind.SQUARE, TargetKind.CARD, TargetKind.PLAYER, TargetKind.STONE, TargetKind.BANK}
)

APART = 0.5
"""Least distance between two rents, in multiples of their text size."""
RENTS = 1.5
"""Height of the rents below the signs of the actions, in bodies."""
HAND = 1.9
"""Height of the cards of a player, in bodies."""
FOOT = 1.7
"""Height of the line that says by which key it is shown large, in bodies."""
SUN = 2.4
"""Most height of the line about the sun of an area with the distances around it, in bodies."""
ENDLESS = 10_000
"""A height that every page has room in."""
LEAST_SIGN = 1.2
"""Least height of the signs of the actions, in bodies."""


def is_described(frame: TableFrame, target: Target) -> bool:
    """Return whether there is a page about a target."""
    if target.kind is TargetKind.CARD:
        return target.which < len(frame.hand)
    return target.kind in DESCRIBED


def draw(target: pygame.Surface, frame: TableFrame, about: Target, room: Box) -> None:
    """Draw the page about a target."""
    tight = room.h < needed(frame, about, room.w)
    territory = _territory_of(frame, about)
    foot = FOOT * frame.brush.size(1) if tight else 0
    large = _is_large(frame, about) and room.h >= least(frame, about, room.w) + foot
    page = Page(target, frame.brush, _above_foot(frame, room) if large else room)
    if large:
        _foot(target, frame, room)
    if tight and territory is not None:
        _short_territory(page, frame, territory)
    else:
        _describe(page, frame, about)


def needed(frame: TableFrame, about: Target, width: float) -> float:
    """Return the height of the page about a target without what is only nice to know.

    It is found by drawing it where nobody looks.
    """
    page = Page(pygame.Surface((1, 1)), frame.brush, Box(0, 0, width, ENDLESS), bare=True)
    _describe(page, frame, about)
    return page.y + (FOOT * frame.brush.size(1) if _is_large(frame, about) else 0)


def least(frame: TableFrame, about: Target, width: float) -> float:
    """Return the height of the short page about a target; all that has none needs its whole page.

    Of a player it says the balance and the way to win.
    """
    territory = _territory_of(frame, about)
    page = Page(pygame.Surface((1, 1)), frame.brush, Box(0, 0, width, ENDLESS), bare=True)
    if territory is not None:
        _short_territory(page, frame, territory)
        return page.y
    if about.kind is TargetKind.PLAYER:
        seat: PlayerId = about.which  # type: ignore[assignment]
        page.title(frame.names.player(seat))
        for text, face, _ in _race_lines(frame, seat):
            page.text(text, face)
        return page.y
    return needed(frame, about, width)


def _short_territory(page: Page, frame: TableFrame, territory: TerritoryId) -> None:
    """Draw whose a territory is and what its sun brings, and more only where that has room."""
    page.title(frame.names.territory(territory))
    page.text(" · ".join(_standing(frame, territory)), FontFace.BOLD)
    missing = _missing(frame, territory)
    below = SUN * frame.brush.size(1) + page.height(missing)
    if not page.bare and page.left >= _ladder_height(page) + below:
        _ladder(page, frame, territory)
    page.sign("co2_sun", frame.names.bonus(territory))
    if not page.bare:
        page.text(missing, tone=theme.SLATE, whole=True)


def _describe(page: Page, frame: TableFrame, about: Target) -> None:
    match about.kind:
        case TargetKind.SQUARE:
            territory = _territory_of(frame, about)
            if territory is None:
                _square(page, frame, about.which)
            else:
                _territory(page, frame, territory)
        case TargetKind.CARD:
            _card(page, frame, about.which)
        case TargetKind.PLAYER:
            _player(page, frame, about.which)  # type: ignore[arg-type]
        case TargetKind.STONE:
            page.title(frame.names.words("carbon.spiral"))
            page.text(frame.names.words("carbon.spiral-note", goal=frame.view.config.goal))
            page.text(race_text.with_suns(frame.names, frame.view))
            page.text(race_text.alarm(frame.names, frame.threats), FontFace.BOLD)
            active = frame.view.turn.player
            via = spoken.via(frame.names, frame.view, active)
            page.text(via and f"{frame.names.player(active)}: {via}", FontFace.BOLD)
        case _:
            _bank(page, frame)


def _is_large(frame: TableFrame, about: Target) -> bool:
    """Return whether the page is about what is pointed at, and that can be shown large."""
    if about != frame.pointed:
        return False
    return about.kind is TargetKind.PLAYER or _territory_of(frame, about) is not None


def _territory_of(frame: TableFrame, about: Target) -> TerritoryId | None:
    """Return the territory that a page is about, if it is about one."""
    if about.kind is not TargetKind.SQUARE:
        return None
    return frame.view.catalogue.board[about.which].territory


def _above_foot(frame: TableFrame, room: Box) -> Box:
    return Box(room.x, room.y, room.w, room.h - FOOT * frame.brush.size(1))


def _foot(target: pygame.Surface, frame: TableFrame, room: Box) -> None:
    """Tell by which key it is shown large."""
    brush = frame.brush
    key = brush.context.keys.label(Intent.INSPECT)
    line = Box(room.x, room.bottom - 1.3 * brush.size(1), room.w, 1.3 * brush.size(1))
    text = frame.names.words("carbontable.look", key=key)
    brush.fitted(target, text, line, theme.BROWN, align=TextAlign.LEFT)


def _square(page: Page, frame: TableFrame, number: int) -> None:
    names = frame.names
    page.title(names.square(number))
    page.note(names.square_note(number, strict=not frame.view.config.flow))


def _territory(page: Page, frame: TableFrame, territory: TerritoryId) -> None:
    names, view = frame.names, frame.view
    words, card = names.words, view.catalogue.territories[territory]
    area = view.catalogue.areas[card.area]
    page.title(names.territory(territory))
    _art(page, frame, f"territories/{card.id}", 27, 19.5)
    page.sign(f"co2_area_{area.id}", names.area(card.area))
    standing = _standing(frame, territory)
    needed = sum(page.height(line, FontFace.BOLD) for line in standing) + _ladder_height(page)
    if not page.bare:
        page.text(names.activity(territory), tone=theme.SLATE, whole=True, below=needed)
    for line in standing:
        page.text(line, FontFace.BOLD)
    _ladder(page, frame, territory)
    page.sign("co2_sun", names.bonus(territory))
    page.text(_missing(frame, territory), tone=theme.SLATE, whole=True)
    following = next_kind(view, territory)
    if view.owners[territory] is not None and following is not None:
        action = words("carbon.card.next", action=names.kind(following))
        page.text(action, FontFace.BOLD, whole=True)
    for fact in () if page.bare else names.facts(territory):
        if not page.text(fact, tone=theme.SLATE, whole=True):
            break


def _standing(frame: TableFrame, territory: TerritoryId) -> list[str]:
    """Return the lines that say what a free territory costs, or whose it is and what it takes."""
    names, view = frame.names, frame.view
    words, card = names.words, view.catalogue.territories[territory]
    owner = view.owners[territory]
    if owner is None:
        return [words("carbon.card.price", price=names.euros(card.price), cost=card.co2)]
    now = names.euros(rent(view, territory))
    return [
        words("carbon.card.owner", player=names.player(owner)),
        words("carbon.card.rent", rent=now, cost=card.co2),
    ]


def _art(page: Page, frame: TableFrame, name: str, least: float, below: float) -> None:
    """Draw a painted picture if there is one, and `least` bodies of height, `below` for texts."""
    brush, context = frame.brush, frame.brush.context
    if page.bare or page.left < least * brush.size(1) or not has_picture(context, name):
        return
    high = min(page.room.w / SHAPE, page.left - below * brush.size(1))
    box = page.block(high)
    wide = high * SHAPE
    size = (round(wide), round(high))
    image = picture(context, name, size, brush.px(8))
    put(page.target, image, (round(box.x + (box.w - wide) / 2), round(box.y)))


def _ladder_side(page: Page) -> float:
    return min(2.0 * page.brush.size(1), page.room.w / 7)


def _ladder_height(page: Page) -> float:
    return _ladder_side(page) + RENTS * page.brush.size(1)


def _ladder(page: Page, frame: TableFrame, territory: TerritoryId) -> None:
    """Draw the four actions in order, with the rent before and after each."""
    brush, names = frame.brush, frame.names
    card, done = frame.view.catalogue.territories[territory], frame.view.done[territory]
    size = brush.size(1)
    if page.left < (LEAST_SIGN + RENTS) * size:
        return
    side = max(LEAST_SIGN * size, min(_ladder_side(page), page.left - RENTS * size))
    box = page.block(side + RENTS * size)
    step = box.w / (ACTIONS + 1)
    rents = [names.euros(rent) for rent in card.rents]
    widest = max(brush.width(rent, size) for rent in rents)
    lettering = round(size * min(1.0, (step - APART * size) / widest))
    for place in range(ACTIONS + 1):
        cx = box.x + (place + 0.5) * step
        at = (cx, box.y + side / 2)
        if place:
            kind = names.catalogue.kinds[card.kinds[place - 1]].id
            draw_notch(page.target, brush, kind, at, side, done=place <= done)
        else:
            brush.sign_at(page.target, "co2_icon_rent", *at, 0.8 * side, theme.SLATE)
        here = place == done
        rent_box = Box(cx - step / 2, box.y + side + 0.2 * size, step, 1.3 * size)
        if here:
            brush.box(page.target, rent_box, theme.HONEY, 0.4 * size, theme.HONEY_LINE)
        face = FontFace.BOLD if here else FontFace.TEXT
        at = (rent_box.cx, rent_box.cy)
        brush.line(page.target, rents[place], at, lettering, theme.INK, face, "center")


def _missing(frame: TableFrame, territory: TerritoryId) -> str:
    """Return who holds the rest of the area, and what is missing for its sun."""
    names, view = frame.names, frame.view
    area = view.catalogue.areas[view.catalogue.territories[territory].area]
    parts = []
    for other in area.territories:
        if other == territory:
            continue
        owner = view.owners[other]
        who = names.words("carbon.free") if owner is None else names.player(owner)
        parts.append(
            names.words(
                "carbon.card.other", place=names.short(other), player=who, n=view.done[other]
            )
        )
    return " · ".join(parts)


def _card(page: Page, frame: TableFrame, slot: int) -> None:
    names, view = frame.names, frame.view
    kind = frame.hand[slot]
    page.title(names.kind(kind))
    _art(page, frame, f"actions/{names.catalogue.kinds[kind].id}", 19, 10)
    page.sign(f"co2_action_{names.catalogue.kinds[kind].id}", names.words("carbon.hand-card"))
    fitting = [t for t in view.owned(frame.front) if next_kind(view, t) == kind]
    if fitting:
        places = names.words.list([names.territory(t) for t in fitting])
        page.text(names.words("carbon.fits", places=places), FontFace.BOLD)
        if frame.guided and frame.targets and card(slot) not in frame.targets:
            page.text(names.words("carbonlearn.not-now"), tone=theme.WINE)
    else:
        page.text(names.words("carbon.fits-nowhere"), tone=theme.SLATE)
    later = [
        t
        for t in view.owned(frame.front)
        if t not in fitting and kind in view.catalogue.territories[t].kinds[view.done[t] :]
    ]
    if later:
        places = names.words.list([names.territory(t) for t in later])
        page.text(names.words("carbon.fits-later", places=places), tone=theme.SLATE)


def _player(page: Page, frame: TableFrame, seat: PlayerId) -> None:
    names, view = frame.names, frame.view
    words = names.words
    page.title(names.player(seat))
    lines = _race_lines(frame, seat)

    def whole(size: int) -> bool:
        return page.holds([(text, face) for text, face, _ in lines], size)

    if not whole(page.size):
        # the tooltip of the player says it as well
        del lines[1]
    page.size = best_fit(text_sizes(page.size, frame.brush.floor), whole)
    for text, face, tone in lines:
        page.text(text, face, tone=tone)
    had, owned = view.players[seat], len(view.owned(seat))
    has = names.credits(had.credits), names.euros(had.euros)
    page.text(" · ".join((*has, words.count("carbontable.territories", owned))))
    page.text(spoken.via(names, view, seat), tone=theme.SLATE)
    hand = frame.laid_out(seat)
    if hand and page.left >= HAND * frame.brush.size(1):
        row = page.block(HAND * frame.brush.size(1))
        draw_small_hand(page.target, frame.brush, names, hand, row)
    for territory in view.owned(seat):
        card = view.catalogue.territories[territory]
        line = words(
            "carbon.holding",
            place=names.short(territory),
            n=view.done[territory],
            balance=signed(view.done[territory] - card.co2),
        )
        page.sign(f"co2_area_{view.catalogue.areas[card.area].id}", line)


def _race_lines(frame: TableFrame, seat: PlayerId) -> list[tuple[str, FontFace, theme.Colour]]:
    """Return the balance of a player, what it warns of, and the way to win, with their looks."""
    names, view, words = frame.names, frame.view, frame.names.words
    now = balance(view, seat)
    warning = words("carbontable.warning") if is_low(now) else ""
    near = race_text.alarm(names, [seat]) if seat in frame.threats else ""
    return [
        (words("carbon.balance-is", balance=plain(now)), FontFace.BOLD, theme.INK),
        (warning, FontFace.BOLD, theme.WINE),
        (near, FontFace.BOLD, theme.BROWN),
        (race_text.sun_of(names, view, seat), FontFace.TEXT, theme.INK),
    ]


def _bank(page: Page, frame: TableFrame) -> None:
    names, view = frame.names, frame.view
    words = names.words
    page.title(words("carbon.bank"))
    page.sign("co2_credit", names.credits(view.bank.credits))
    page.sign("co2_euro", names.euros(view.bank.euros))
    page.sign("icon_cards", words.count("carbon.in-bag", sum(view.bag)), theme.SLATE)
    page.sign("co2_event", words.count("carbon.in-deck", view.deck))
    if view.discard:
        page.text(words("carbon.last-event", event=names.event(view.discard[-1])))
