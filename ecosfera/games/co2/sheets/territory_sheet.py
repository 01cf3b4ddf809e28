"""The large card of a territory: its picture, its actions and rents, and what can be done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import pygame

from ecosfera.games.co2.additions import TURN
from ecosfera.games.co2.cards.art import SHAPE, territory_picture
from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.cards.square_face import draw_notch
from ecosfera.games.co2.rules.ids import ACTIONS
from ecosfera.games.co2.rules.state import sunny_areas
from ecosfera.games.co2.sheets.column import Art, Column, moved
from ecosfera.games.co2.text.names import signed
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import columns
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import HONEY, HONEY_LINE, INK, SAND_LINE, SLATE, WINE
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Widget
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.sheets.board_pieces import StartOffer
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext


class NotchRow(Widget):
    """A line with a notch: its sign, a name and a figure. `here` marks the rent of now."""

    focusable = False

    def __init__(  # noqa: PLR0913 (what a line can show, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        spoken: str,
        title: str,
        figure: str,
        *,
        sign: str = "",
        kind: str = "",
        done: bool = False,
        here: bool = False,
    ) -> None:
        super().__init__(item_id, rect, spoken)
        self.title = title
        self.figure = figure
        self.sign = sign
        self.kind = kind
        """The id of a kind of action; empty for a line with another sign."""
        self.done = done
        self.here = here

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the line."""
        m, box, text = context.metrics, self.rect, context.text
        if self.here:
            context.shapes.put_box(target, box, m.px(8), HONEY, HONEY_LINE, max(1, m.px(1.4)))
        else:
            target.fill(SAND_LINE, (box.left, box.bottom, box.width, 1))
        side = min(box.height - m.px(4), m.size(1.8))
        cx = box.left + m.px(6) + side / 2
        if self.kind:
            draw_notch(target, Brush(context), self.kind, (cx, box.centery), side, done=self.done)
        else:
            tint = SLATE if "_icon_" in self.sign else None
            image = context.pictures.sign(self.sign, side, tint)
            put(target, image, (round(cx - side / 2), box.centery - side // 2))
        wide = text.width(self.figure, FontFace.BOLD, m.size(1))
        right = box.right - m.px(8)
        at = (right, box.centery)
        text.draw(target, self.figure, at, FontFace.BOLD, m.size(1), INK, anchor="midright")
        left = round(cx + side / 2 + m.px(8))
        room = Box(left, box.top, right - wide - m.px(8) - left, box.height)
        face = FontFace.BOLD if self.here or self.done else FontFace.TEXT
        Brush(context).fitted(
            target, self.title, room, INK, face, lines=2, align=TextAlign.LEFT, leading=1.05
        )


def add_picture(column: Column, names: Names, territory: TerritoryId, highest: int) -> None:
    """Add the picture of what people live by."""
    context = column.context
    wide = min(column.box.width, round(highest * SHAPE))
    box = column.take(round(wide / SHAPE))
    box.left += (box.width - wide) // 2
    box.width = wide
    radius = context.metrics.px(12)

    def paint(size: tuple[int, int]) -> pygame.Surface:
        return territory_picture(context, names.catalogue, territory, size, radius)

    column.widgets.append(Art("picture", box, names.activity(territory), paint))


def add_facts(column: Column, names: Names, territory: TerritoryId) -> None:
    """Add what people live by, and facts about the place."""
    column.text("activity", names.activity(territory), face=FontFace.BOLD, size=1.15)
    for number, fact in enumerate(names.facts(territory)):
        column.text(f"fact-{number}", fact, tone=SLATE)
    column.text("cost-reason", names.cost_reason(territory))


def add_savings(column: Column, names: Names, territory: TerritoryId) -> None:
    """Add what the four actions of a territory are in daily life, and save there."""
    words, catalogue = names.words, names.catalogue
    title = words("carboncard.saves-title")
    column.text("saves", title, face=FontFace.BOLD, size=1.1)
    for number, kind in enumerate(catalogue.territories[territory].kinds):
        column.sign(f"saves-{number}", names.saving(kind), f"co2_action_{catalogue.kinds[kind].id}")
    column.text("saves-note", words("carboncard.saves-note"), tone=SLATE)


def add_terms(column: Column, names: Names, view: View, territory: TerritoryId) -> None:
    """Add area, owner, rents with the actions, and what the sun needs."""
    words, card = names.words, view.catalogue.territories[territory]
    area = view.catalogue.areas[card.area]
    column.sign("area", names.area(card.area), f"co2_area_{area.id}", size=1.1)
    owner = view.owners[territory]
    if owner is None:
        sentence = words("carbon.card.price", price=names.euros(card.price), cost=card.co2)
        column.text("owner", sentence, face=FontFace.BOLD)
    else:
        sentence = words("carbon.card.owner", player=names.player(owner))
        column.text("owner", sentence, face=FontFace.BOLD, gap=0.1)
        done = view.done[territory]
        part = words("carbontable.balance-part", sum=signed(done - card.co2), n=done, cost=card.co2)
        column.text("part", part, tone=SLATE)
    _add_notches(column, names, view, territory)
    column.text("sun", sun_text(names, view, territory), tone=SLATE)


def _add_notches(column: Column, names: Names, view: View, territory: TerritoryId) -> None:
    """Add a line for each notch of the card: property only, four actions, sun."""
    words, card = names.words, view.catalogue.territories[territory]
    m = column.context.metrics
    high, done = m.size(2.15), view.done[territory]
    rents = [names.euros(rent) for rent in card.rents]
    said = words("carbontable.notch-rent", rent=rents[0])
    title = words("carbontable.notch-none")
    box = column.take(high, gap=0.08)
    row = NotchRow("notch-0", box, said, title, rents[0], sign="co2_icon_rent", here=done == 0)
    column.widgets.append(row)
    for number in range(1, ACTIONS + 1):
        kind = card.kinds[number - 1]
        reached = number <= done
        message = "carbontable.notch-done" if reached else "carbontable.notch-open"
        action, rent = names.kind(kind), rents[number]
        column.widgets.append(
            NotchRow(
                f"notch-{number}",
                column.take(high, gap=0.08),
                words(message, action=action, rent=rent),
                f"{number}\u2002{action}",
                rent,
                kind=names.catalogue.kinds[kind].id,
                done=reached,
                here=number == done,
            )
        )
    bonus = names.bonus(territory)
    column.widgets.append(
        NotchRow(
            "notch-sun",
            column.take(high),
            bonus,
            bonus,
            "",
            sign="co2_sun",
            here=_sunny(view, territory),
        )
    )


def _sunny(view: View, territory: TerritoryId) -> bool:
    owner = view.owners[territory]
    area = view.catalogue.territories[territory].area
    return owner is not None and area in sunny_areas(view, owner)


def sun_text(names: Names, view: View, territory: TerritoryId) -> str:
    """Return what is missing for the sun over the area of a territory."""
    owner = view.owners[territory]
    if owner is None:
        return names.words("carbontable.sun-rule")
    if _sunny(view, territory):
        return names.words("carbontable.sun-shines")
    return names.words("carbontable.sun-missing", parts=_missing(names, view, territory, owner))


def _missing(names: Names, view: View, territory: TerritoryId, owner: PlayerId) -> str:
    """Return the territories of others and the number of actions that are missing."""
    area = view.catalogue.areas[view.catalogue.territories[territory].area]
    parts = []
    for other in area.territories:
        holder = view.owners[other]
        if holder == owner:
            continue
        who = names.words("carbon.free") if holder is None else names.player(holder)
        parts.append(f"{names.territory(other)} ({who})")
    left = ACTIONS * len(area.territories) - sum(view.done[t] for t in area.territories)
    if left:
        parts.append(names.words.count("carbontable.sun-actions", left))
    return names.words.list(parts)


WIDEST: Final = 70
"""Width of the sheet in bodies at most."""
TWO: Final = 38
"""Width in bodies from which picture and terms stand side by side."""


class Choice(NamedTuple):
    """Something that can be done at a territory now."""

    name: str
    action: Action | StartOffer
    note: str = ""
    costly: bool = False


class Advice(Protocol):
    """Says what can be done at a territory."""

    def choices(self, territory: TerritoryId) -> tuple[Choice, ...]:
        """Return what can be done there now."""

    def reason(self, territory: TerritoryId) -> str:
        """Return why nothing can be done there; empty if there is nothing to say."""


class TerritorySheet(Sheet["Action | StartOffer | None"]):
    """Shows the card of one territory after another. Finishes with an action, or None.

    `open_guide` opens the guide at the territory with an id.
    """

    start = "close"

    def __init__(
        self,
        context: UiContext,
        names: Names,
        view: View,
        territory: TerritoryId,
        advice: Advice,
        open_guide: Callable[[str], None],
    ) -> None:
        super().__init__(context)
        self.names = names
        self.view = view
        self.territory = territory
        self._advice = advice
        self._open_guide = open_guide
        self._pages = ScrollView("pages", context)

    @property
    def headline(self) -> str:
        """Return the name of the territory."""
        return self.names.territory(self.territory)

    def build(self) -> list[Widget]:
        """Build the card and the buttons below it."""
        m = self.context.metrics
        pad = m.px(22)
        wide = min(m.width - m.px(24), m.size(WIDEST))
        foot_high = max(m.target, m.size(2.7))
        title_high = m.size(2.4)
        inner = wide - 2 * pad - m.px(14)
        widgets, high = self._columns(inner)
        most = m.height - m.px(16)
        fixed = 2 * pad + title_high + foot_high + 2 * m.px(12)
        space = self.open_sheet(wide, min(most, fixed + high + m.px(4)), pad, m.px(12))
        heading = self.heading(space.top(title_high), self.headline, 1.8)
        foot = space.bottom(foot_high)
        view = self._pages.fill(space.rest, moved(widgets, *space.rest.topleft))
        return [heading, view, *self._foot(foot)]

    def _columns(self, inner: int) -> tuple[list[Widget], int]:
        """Return the page as if it lay at 0, 0, and its height."""
        m = self.context.metrics
        two = inner >= m.size(TWO)
        gap = m.px(26)
        left = round(0.45 * (inner - gap)) if two else inner
        picture = Column(self.context, pygame.Rect(0, 0, left, 0))
        highest = m.height if two else round(0.26 * m.height)
        add_picture(picture, self.names, self.territory, highest)
        terms = picture
        if two:
            terms = Column(self.context, pygame.Rect(left + gap, 0, inner - gap - left, 0))
        add_terms(terms, self.names, self.view, self.territory)
        terms.text("why", self._advice.reason(self.territory), face=FontFace.BOLD, tone=WINE)
        add_facts(picture, self.names, self.territory)
        add_savings(terms if two else picture, self.names, self.territory)
        if not two:
            return picture.widgets, picture.y
        # a screen reader hears the terms of the card before the facts about the place
        return [*terms.widgets, *picture.widgets], max(picture.y, terms.y)

    def _foot(self, foot: pygame.Rect) -> list[Widget]:
        words, m = self.context.words, self.context.metrics
        choices = self._advice.choices(self.territory)
        side = foot.height
        found: list[Widget] = []
        back, ahead = partial(self._turn, -1), partial(self._turn, 1)
        small: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("previous", "carbontable.previous-place", "icon_arrow_left", back),
            ("next", "carbontable.next-place", "icon_arrow_right", ahead),
            ("guide", "carbontable.guide", "icon_book", self._guide),
        )
        for number, (name, message, icon, press) in enumerate(small):
            box = pygame.Rect(foot.left + number * (side + m.px(8)), foot.top, side, side)
            found.append(
                Button(
                    name,
                    box,
                    words(message),
                    press,
                    kind=ButtonKind.PAPER,
                    icon=icon,
                    wordless=True,
                )
            )
        left = found[-1].rect.right + m.px(12)
        rest = pygame.Rect(left, foot.top, foot.right - left, foot.height)
        boxes = columns(rest, max(2, len(choices) + 1), m.px(12))
        for number, (choice, box) in enumerate(zip(choices, boxes, strict=False)):
            kind = ButtonKind.DANGER if choice.costly else ButtonKind.PRIMARY
            done = partial(self.finish, choice.action)
            button = Button(f"do-{number}", box, choice.name, done, kind=kind, lines=2)
            button.tip = choice.note
            found.append(button)
        kind = ButtonKind.PAPER if choices else ButtonKind.PRIMARY
        key = self.context.keys.label(Intent.BACK if choices else TURN)
        close = words("common.close")
        found.append(Button("close", boxes[-1], close, self.back, kind=kind, key=key))
        return found

    def _guide(self) -> None:
        """Open the guide at this territory."""
        self._open_guide(self.view.catalogue.territories[self.territory].id)

    def _turn(self, step: int) -> None:
        """Go to the next territory on the board."""
        card = self.view.catalogue.territories[self.territory]
        board = self.view.catalogue.board
        number = card.square
        while True:
            number = (number + step) % len(board)
            following = board[number].territory
            if following is not None:
                break
        self.territory = following
        self._pages.scroll_to(0)
        self.context.say(self.headline)
        self.layout()

    def intend(self, intent: Intent) -> bool:
        """Turn to another territory with left and right; the key that looks opens the guide."""
        if intent in {Intent.LEFT, Intent.RIGHT}:
            self._turn(1 if intent is Intent.RIGHT else -1)
            return True
        if intent is Intent.INSPECT:
            self._guide()
            return True
        if intent == TURN:
            close = self.find("close")
            if isinstance(close, Button) and close.kind is ButtonKind.PRIMARY:
                self.back()
            return True
        return super().intend(intent)

    def back(self) -> None:
        """Go back to the table."""
        self.finish(None)
