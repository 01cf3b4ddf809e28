"""What stands on the large card of a territory, as controls of a column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.cards.art import SHAPE, territory_picture
from ecosfera.games.co2.rules.ids import ACTIONS
from ecosfera.games.co2.rules.state import sunny_areas
from ecosfera.games.co2.screens.table.places.notch_row import NotchRow
from ecosfera.games.co2.screens.table.places.page import Art, Column
from ecosfera.games.co2.text.names import signed
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import SLATE

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names


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


def add_terms(column: Column, names: Names, view: View, territory: TerritoryId) -> None:
    """Add area, owner, rents with the actions, and what the sun needs."""
    words, card = names.words, view.catalogue.territories[territory]
    area = view.catalogue.areas[card.area]
    column.sign("area", names.area(card.area), f"co2_area_{area.id}", size=1.1)
    owner = view.owners[territory]
    if owner is None:
        told = words("carbon.card.price", price=names.euros(card.price), cost=card.co2)
        column.text("owner", told, face=FontFace.BOLD)
    else:
        told = words("carbon.card.owner", player=names.player(owner))
        column.text("owner", told, face=FontFace.BOLD, gap=0.1)
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
    told = names.bonus(territory)
    column.widgets.append(
        NotchRow(
            "notch-sun",
            column.take(high),
            told,
            told,
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
