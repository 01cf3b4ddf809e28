"""The pictures of the games: the cards to choose one, and what lies behind the scenes of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.accessibility.node import Role
from ecosfera.ui.app.splash import draw_water
from ecosfera.ui.draw.layout import columns, within
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import AMBER, INK, PANEL, PAPER, SCRIM, WATER_LINE, faded
from ecosfera.ui.stage.life import Life, Ripple, Specks
from ecosfera.ui.widgets.base import Label, Picture, Widget, draw_veil
from ecosfera.ui.widgets.choice import Choosable, draw_tick

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.core.game_info import GameInfo, MenuLook
    from ecosfera.ui.context import UiContext

DIM: Final = 0.6
"""How much the picture of a game is darkened behind settings and saved games."""
WATER: Final = 0.745
"""Where the open water begins in the menu's picture, as a fraction of the window's height."""
TITLE_EDGE: Final = 32 / 520
"""Empty margin at the left edge of the picture of a title, as a fraction of its height."""
LEFT: Final = 0.62
"""How dark the left edge of the menu's picture is made, where its words stand."""

CENTRE: Final = (0.5, 0.5)


class GameCard(Choosable):
    """A game as a picture with its name; the chosen one has an amber edge and a tick."""

    role = Role.RADIO_BUTTON

    def __init__(
        self, rect: pygame.Rect, info: GameInfo, context: UiContext, action: Callable[[], None]
    ) -> None:
        super().__init__(
            f"game-{info.id}",
            rect,
            context.words(info.title),
            action,
            chosen=False,
            state="",
            group="games",
        )
        self.look = info.look

    def choose(self, context: UiContext) -> None:
        """Mark it as the chosen one."""
        self.chosen, self.state = True, context.words("common.chosen")

    def radius(self, context: UiContext) -> int:
        """Return the corner radius."""
        return context.metrics.px(14)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the picture, the name on its foot, and whether it is chosen."""
        m, text, rect, radius = context.metrics, context.text, self.rect, self.radius(context)
        edge = m.px(4 if self.chosen else 2)
        tone = AMBER if self.chosen else WATER_LINE
        context.shapes.put_box(target, rect, radius, tone)
        inner = rect.inflate(-2 * edge, -2 * edge)
        context.shapes.put_box(target, inner, radius - edge, PANEL)
        look = self.look
        name, focus = (look.card, CENTRE) if look.card else (look.backdrop, look.focus)
        picture = context.pictures.rounded(name, inner.size, radius - edge, focus)
        put(target, picture, inner.topleft)
        size = m.size(1.25)
        room = inner.width - m.px(20)
        fit = text.fit(self.name, FontFace.HEAVY, size, m.floor, room, 1)
        band = inner.copy()
        band.height = text.line_height(fit.size) + m.px(10)
        band.bottom = inner.bottom
        context.shapes.put_box(target, band, radius - edge, faded(INK, 0.82))
        text.place(target, fit, band, FontFace.HEAVY, PAPER, align=TextAlign.CENTRE, middle=True)
        draw_veil(target, context, rect, radius, hovered=self.hovered, held=self.held)
        if self.chosen:
            diameter = m.px(26)
            draw_tick(target, context, (rect.right - m.px(9), rect.top + m.px(9)), diameter)


def game_cards(
    context: UiContext,
    games: Sequence[GameInfo],
    chosen: str,
    box: pygame.Rect,
    choose: Callable[[str], None],
) -> list[GameCard]:
    """Return the cards of the games side by side in a box, equal in size."""
    cards = []
    for info, rect in zip(games, columns(box, len(games), context.metrics.px(16)), strict=True):
        card = GameCard(rect, info, context, lambda game_id=info.id: choose(game_id))  # type: ignore[misc]
        if info.id == chosen:
            card.choose(context)
        cards.append(card)
    return cards


def card_box(room: pygame.Rect, count: int, gap: int, widest: int) -> pygame.Rect:
    """Return the box of the cards in the lower right corner of a room, each of 16 to 9."""
    wide = min(widest, (room.width - gap * (count - 1)) // count)
    size = wide * count + gap * (count - 1), round(wide * 9 / 16)
    return within(room, size, "bottomright")


def draw_dimmed(target: pygame.Surface, context: UiContext, look: MenuLook) -> None:
    """Draw the picture of a game behind a scene, darkened."""
    target.blit(context.pictures.get(look.backdrop, target.get_size(), look.focus), (0, 0))
    context.shapes.put_box(target, target.get_rect(), 0, faded(SCRIM, DIM))


def draw_backdrop(target: pygame.Surface, context: UiContext, look: MenuLook) -> None:
    """Draw the menu's picture of a game, or plain water until it is loaded."""
    backdrop = look.backdrop, target.get_size(), look.focus
    if context.pictures.awaited(*backdrop):
        draw_water(target)
        return
    if not look.sea:
        target.fill(PANEL[:3])
    target.blit(context.pictures.get(*backdrop), (0, 0))
    if not look.sea:
        _draw_shade(target, context)


def title_of(context: UiContext, game: GameInfo, box: pygame.Rect) -> Widget:
    """Return the title of a game in a box: its picture, or letters as large as fit."""
    name, high = context.words(game.title), box.height
    if game.look.title:
        # Align the letters, not the edge of their picture.
        return Picture("title", box.move(-round(TITLE_EDGE * high), 0), game.look.title, name)
    size = 0.42 * high / context.metrics.size(1.0)
    box = pygame.Rect(box.topleft, (round(2.2 * high), high))
    return Label(
        "title", box, name, size=size, face=FontFace.TITLE, tone=PAPER, lines=2, leading=1.05
    )


def life_of(context: UiContext, look: MenuLook, left: int) -> Life | None:
    """Return falling snow, and the sea that ripples right of the controls, in a game with a sea."""
    if not look.sea:
        return None
    m = context.metrics
    top, left = round(WATER * m.height), left + m.px(20)
    sea = pygame.Rect(left, top, m.width - left, m.height - top)
    snow = Specks(context.shapes, m.window.size, 44, (2.5, 6), 21, faded(PAPER, 0.72))
    return Life([snow], Ripple(sea, 1.7 * m.u))


def _draw_shade(target: pygame.Surface, context: UiContext) -> None:
    """Darken the left part of the menu's picture."""
    width, height = target.get_size()

    def make() -> pygame.Surface:
        row = clear((3, 1))
        for x, share in enumerate((LEFT, 0.5 * LEFT, 0.0)):
            row.set_at((x, 0), (0, 0, 0, round(255 * share)))
        return pygame.transform.smoothscale(row, (width, height))

    put(target, context.pictures.cache.get(("menu-shade", width, height), make), (0, 0))
