"""The pieces of the table that can be put into an offer, by clicks or by dragging."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from ecosfera.games.co2.moves.targets import TargetKind
from ecosfera.tabletop.targets import TargetWidget
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import AMBER, HONEY, INK, SAND
from ecosfera.ui.widgets import Button, ButtonKind, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.moves.offer_draft import OfferDraft
    from ecosfera.games.co2.rules.actions import OfferTemplate, Propose
    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.layout import Space
    from ecosfera.ui.widgets.sheet import Sheet


class Item(NamedTuple):
    """Something that can be in a tray: a territory, or an action card by its place in the hand."""

    which: int
    """The tray."""
    kind: TargetKind
    number: int


class StartOffer(NamedTuple):
    """The wish to begin an offer with something in one of its trays."""

    template: OfferTemplate
    item: Item


class Table(NamedTuple):
    """The table beside the offer."""

    widgets: Callable[[], Sequence[Widget]]
    """Return its controls."""
    front: PlayerId
    """The player whose hand lies in front."""
    character: Character | None = None
    """The character of the computer player to whom the offer goes, if it is one."""
    advice: Callable[[OfferDraft], str] | None = None
    """Fill the trays with the best offer, and return what is good about it."""
    refused: str = ""
    """What the partner said who has just refused the offer in the trays."""
    aim: str = ""
    """What the player had better aim for, if it names the partner: the sheet covers the bar."""
    again: Propose | None = None
    """An offer that the partner has refused in this turn."""


def toggle(draft: OfferDraft, item: Item) -> None:
    """Put an item into its tray, or take it out."""
    if item.kind is TargetKind.CARD:
        draft.toggle_card(item.which, item.number)
    else:
        draft.toggle_territory(item.which, item.number)  # type: ignore[arg-type]


def holds(draft: OfferDraft, item: Item) -> bool:
    """Return whether an item is in its tray."""
    tray = draft.trays[item.which]
    return item.number in (tray.slots if item.kind is TargetKind.CARD else tray.territories)


def sign_of(view: View, draft: OfferDraft, item: Item) -> str:
    """Return the name of the sign of an item."""
    catalogue = view.catalogue
    if item.kind is TargetKind.CARD:
        hand = view.players[draft.trays[item.which].player].hand
        return f"co2_action_{catalogue.kinds[hand[item.number]].id}"
    return f"co2_area_{catalogue.areas[catalogue.territories[item.number].area].id}"


def draw_dragged(
    target: pygame.Surface, context: UiContext, sign: str, at: tuple[int, int], *, inside: bool
) -> None:
    """Draw the sign of what is dragged at a point; brighter `inside` a place for it."""
    m, (x, y) = context.metrics, at
    side = m.size(2.4)
    edge = side + m.px(12)
    box = pygame.Rect(x - edge // 2, y - edge // 2, edge, edge)
    tone = HONEY if inside else SAND
    context.shapes.put_box(target, box, m.px(10), tone, AMBER, max(1, m.px(2)))
    put(target, context.pictures.sign(sign, side), (x - side // 2, y - side // 2))


class BoardPiece(Widget):
    """A square of the board or a card of the hand beside the offer; the table draws it."""

    def __init__(
        self, piece: Widget, item: Item, use: Callable[[Item], None], *, chosen: bool
    ) -> None:
        super().__init__(f"piece-{piece.id}", piece.rect.copy(), "")
        self.item = item
        self.chosen = chosen
        self._use = use

    def press(self) -> None:
        """Put it into the offer, or take it out."""
        self._use(self.item)

    def accessible(self, context: UiContext) -> None:
        """Return nothing: the trays hold the same."""

    def radius(self, context: UiContext) -> int:
        """Return the radius of its corners."""
        return context.metrics.px(6)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw an edge around it: bright, with a handshake, if it is in the offer.

        A tick would say that all actions of a territory are done.
        """
        m = context.metrics
        shapes, radius, none = context.shapes, self.radius(context), (0, 0, 0, 0)
        if self.chosen:
            around = self.rect.inflate(2 * m.px(3), 2 * m.px(3))
            shapes.put_box(target, around, radius + m.px(3), none, AMBER, m.px(5))
            side = m.size(1.5)
            # on the picture: the name stands above, the rent and the actions at the other side
            at = (self.rect.left + m.px(3), self.rect.centery - side // 2)
            put(target, shapes.disc(side, AMBER, INK, max(1, m.px(1))), at)
            put(target, context.pictures.sign("co2_icon_handshake", side, INK), at)
        else:
            width = max(1, m.px(3 if self.hovered else 1.5))
            shapes.put_box(target, self.rect, radius, none, HONEY, width)


def hint_button(context: UiContext, box: pygame.Rect, press: Callable[[], None]) -> Button:
    """Return the button of a hint in the title of a sheet, large enough to be hit."""
    side = max(box.height, context.metrics.target)
    box = pygame.Rect(box.right - side, box.centery - side // 2, side, side)
    name, kind = context.words("carbon.bar.hint"), ButtonKind.PAPER
    return Button("hint", box, name, press, kind=kind, icon="icon_hint", wordless=True)


def inner_room(widgets: Iterable[Widget], window: pygame.Rect) -> pygame.Rect:
    """Return the room inside the ring of squares, or the window if there is no ring."""
    squares = [widget.rect for widget in widgets if widget.id.startswith("square-")]
    if not squares:
        return window.copy()
    whole = squares[0].unionall(squares[1:])
    left = min(square.right for square in squares)
    top = min(square.bottom for square in squares)
    right = max(square.left for square in squares)
    bottom = max(square.top for square in squares)
    room = window.copy()
    if left < right and top < bottom:
        room.update(left, top, right - left, bottom - top)
    return room.clip(whole)


def beside_board(
    sheet: Sheet[Any],
    widgets: Iterable[Widget],
    size: tuple[int, int],
    pad: int,
    gap: int,
    usual: int | None = None,
) -> Space:
    """Place a sheet at the right inside the ring of squares, and return the space inside it.

    A sheet that is higher than `usual` has its bottom where it usually is.
    """
    m = sheet.context.metrics
    space = sheet.open_sheet(*size, pad, gap)
    room = inner_room(widgets, m.window).inflate(-m.px(8), -m.px(8))
    place = sheet.sheet.copy()
    place.right = room.right
    high = place.height if usual is None else usual
    place.bottom = room.centery + high // 2 if high <= room.height else room.bottom
    place.clamp_ip(m.window.inflate(-m.px(16), -m.px(16)))
    space.rest.move_ip(place.x - sheet.sheet.x, place.y - sheet.sheet.y)
    sheet.sheet = place
    return space


def pieces(
    widgets: Iterable[Widget],
    draft: OfferDraft,
    front: PlayerId | None,
    use: Callable[[Item], None],
    covered: pygame.Rect,
) -> Iterator[BoardPiece]:
    """Yield the pieces of the table that the sheet does not cover.

    The hand of the player `front` lies there, if cards count.
    """
    view = draft.view
    trays = {tray.player: which for which, tray in enumerate(draft.trays)}
    for widget in widgets:
        if not isinstance(widget, TargetWidget) or covered.colliderect(widget.rect):
            continue
        target = widget.target
        item = None
        if target.kind is TargetKind.CARD and front in trays:
            item = Item(trays[front], TargetKind.CARD, target.which)
        elif target.kind is TargetKind.SQUARE:
            territory = view.catalogue.board[target.which].territory
            owner = None if territory is None else view.owners[territory]
            if owner is not None and owner in trays:
                item = Item(trays[owner], TargetKind.SQUARE, territory)
        if item is not None:
            yield BoardPiece(widget, item, use, chosen=holds(draft, item))
