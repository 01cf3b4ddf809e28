"""The two trays of an offer: chips of territories and cards, and controls for each side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.moves.foresight import is_low
from ecosfera.games.co2.rules.state import rent
from ecosfera.games.co2.text.names import plain
from ecosfera.ui.accessibility.node import AccessNode, Role
from ecosfera.ui.draw.layout import Space, columns, grid, inset
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import AMBER, HONEY, INK, SAND, SAND_LINE, SLATE, WINE
from ecosfera.ui.widgets import Label, Stepper, Widget
from ecosfera.ui.widgets.base import draw_veil

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.games.co2.moves.offer_draft import OfferDraft
    from ecosfera.games.co2.rules.ids import TerritoryId
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext


class Chip(Widget):
    """Something that is given or not: a sign, and a name with a note where there is room."""

    role = Role.CHECK_BOX

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        sign: str,
        toggle: Callable[[], None] | None,
        *,
        chosen: bool,
        note: str = "",
        group: str = "",
        bare: bool = False,
    ) -> None:
        super().__init__(item_id, rect, name, group)
        self.sign = sign
        self.chosen = chosen
        self.note = note
        self.bare = bare
        """Whether only the sign is shown."""
        self._toggle = toggle
        self.focusable = toggle is not None
        if bare:
            self.tip = name

    @property
    def spoken(self) -> str:
        """Return the name and the note."""
        return f"{self.name}, {self.note}" if self.note else self.name

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return the chip and whether it is chosen."""
        node = super().accessible(context)
        return node and node._replace(toggled=self.chosen)

    def press(self) -> None:
        """Choose it, or not any more."""
        if self._toggle is not None:
            self._toggle()

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the chip; a chosen one is amber and has a tick."""
        m, box = context.metrics, self.rect
        radius = self.radius(context)
        fill, line = (HONEY, AMBER) if self.chosen else (SAND, SAND_LINE)
        width = max(1, m.px(2.4 if self.chosen else 1.2))
        context.shapes.put_box(target, box, radius, fill, line, width)
        draw_veil(target, context, box, radius, hovered=self.hovered, held=self.held)
        side = min(box.height - m.px(8), m.size(1.9))
        if self.bare:
            at = (box.centerx - side // 2, box.centery - side // 2)
        else:
            at = (box.left + m.px(7), box.centery - side // 2)
        put(target, context.pictures.sign(self.sign, side), at)
        tick = max(m.px(15), round(0.42 * side))
        if self.chosen:
            corner = (box.right - tick - m.px(3), box.top + m.px(3))
            put(target, context.pictures.sign("icon_check", tick, INK), corner)
        if self.bare:
            return
        words = inset(box, m.px(4), m.px(2))
        words.left, words.width = at[0] + side + m.px(7), box.right - m.px(18) - at[0] - side
        text = context.text
        if not self.note:
            words.width = min(words.width, box.right - m.px(5) - tick - words.left)
        lines = 1 if self.note else 2
        name = text.fit(self.name, FontFace.BOLD, m.size(1.0), m.floor, words.width, lines)
        if not self.note:
            text.place(target, name, words, FontFace.BOLD, INK, middle=True, leading=1.0)
            return
        half = words.copy()
        half.height = words.height // 2
        text.place(target, name, half, FontFace.BOLD, INK, middle=True, leading=1.0)
        half.top = half.bottom
        note = text.fit(self.note, FontFace.TEXT, m.size(1.0), m.floor, words.width, 1)
        text.place(
            target, note, half, FontFace.TEXT, SLATE, align=TextAlign.LEFT, middle=True, leading=1.0
        )


class Trays:
    """Builds the controls of both trays. Without `changed`, nothing can be changed."""

    def __init__(
        self,
        context: UiContext,
        names: Names,
        draft: OfferDraft,
        changed: Callable[[], None] | None,
    ) -> None:
        self.context = context
        self.names = names
        self.draft = draft
        self._changed = changed

    def controls(self, which: int, box: pygame.Rect) -> list[Widget]:
        """Return the controls of a tray from the top of a box downwards, as high as they need."""
        found = [*self._territories(which, box)]
        below = max((widget.rect.bottom for widget in found), default=box.top)
        gap = self.context.metrics.px(6)
        found += self._cards(which, box, below + gap)
        below = max((widget.rect.bottom for widget in found), default=below)
        found += self._money(which, box, below + gap)
        return found

    def _do(self, change: Callable[[], None]) -> Callable[[], None] | None:
        """Return a function that changes the draft, or None if it is fixed."""
        if self._changed is None:
            return None

        def done() -> None:
            change()
            assert self._changed is not None
            self._changed()

        return done

    def _territories(self, which: int, box: pygame.Rect) -> list[Widget]:
        m, view, tray = self.context.metrics, self.draft.view, self.draft.trays[which]
        owned = view.owned(tray.player)
        if self._changed is None:
            owned = tuple(t for t in owned if t in tray.territories)
        across = 2 if box.width >= m.size(31) else 1
        high = max(m.target, m.size(2.7))
        boxes = grid(box, len(owned), across, high, m.px(6), fill=True)
        return [
            self._territory(which, territory, where)
            for territory, where in zip(owned, boxes, strict=True)
        ]

    def _territory(self, which: int, territory: TerritoryId, where: pygame.Rect) -> Widget:
        view, words = self.draft.view, self.names.words
        card = view.catalogue.territories[territory]
        note = words(
            "carbon.trade.place",
            n=view.done[territory],
            rent=self.names.euros(rent(view, territory)),
            cost=card.co2,
        )
        return Chip(
            f"place-{which}-{territory}",
            where,
            self.names.short(territory),
            f"co2_area_{view.catalogue.areas[card.area].id}",
            self._do(lambda: self.draft.toggle_territory(which, territory)),
            chosen=territory in self.draft.trays[which].territories,
            note=note,
            group=f"tray-{which}",
        )

    def _cards(self, which: int, box: pygame.Rect, top: int) -> list[Widget]:
        m, view, tray = self.context.metrics, self.draft.view, self.draft.trays[which]
        hand = view.players[tray.player].hand
        slots = range(len(hand)) if self._changed is not None else sorted(tray.slots)
        if not slots:
            return []
        high = max(m.target, m.size(2.6))
        line = box.copy()
        line.top, line.height = top, high
        fixed = self._changed is None
        places = columns(line, max(6, len(slots)), m.px(5))
        if fixed:
            places = grid(line, len(slots), 2, high, m.px(6), fill=True)
        found: list[Widget] = []
        for slot, where in zip(slots, places, strict=False):
            kind = view.catalogue.kinds[hand[slot]].id
            toggle = self._do(lambda slot=slot: self.draft.toggle_card(which, slot))  # type: ignore[misc]
            chip = Chip(
                f"card-{which}-{slot}",
                where,
                self.names.kind(hand[slot]),
                f"co2_action_{kind}",
                toggle,
                chosen=slot in tray.slots,
                group=f"tray-{which}",
                bare=not fixed,
            )
            found.append(chip)
        return found

    def _money(self, which: int, box: pygame.Rect, top: int) -> list[Widget]:
        m, words, tray = self.context.metrics, self.names.words, self.draft.trays[which]
        had = self.draft.view.players[tray.player]
        if self._changed is None:
            return self._fixed_money(which, box, top)
        changed = self._changed
        found: list[Widget] = []
        parts = (
            ("credits", str(tray.credits), tray.credits, had.credits, self.draft.step_credits),
            ("euros", self.names.euros(tray.euros), tray.euros, had.euros, self.draft.step_euros),
        )
        for name, value, now, most, step in parts:
            where = box.copy()
            where.top, where.height = top, max(m.target, m.size(2.3))
            top = where.bottom + m.px(2)

            def stepped(by: int, step: Callable[[int, int], None] = step) -> None:
                step(which, by)
                changed()

            found.append(
                Stepper(
                    f"{name}-{which}",
                    where,
                    words(f"carbon.trade.{name}", n=most),
                    value,
                    stepped,
                    less=now > 0,
                    more=now < most,
                    group=f"tray-{which}",
                    value_width=m.size(5.4),
                )
            )
        return found

    def _fixed_money(self, which: int, box: pygame.Rect, top: int) -> list[Widget]:
        """Return what money a tray gives as one line of text."""
        m, side = self.context.metrics, self.draft.side(which)
        where = box.copy()
        where.top, where.height = top, m.size(1.8)
        parts = [self.names.credits(side.credits)] if side.credits else []
        parts += [self.names.euros(side.euros)] if side.euros else []
        if side.empty:
            parts = [self.names.words("carbon.nothing")]
        if not parts:
            return []
        text = self.names.words.list(parts)
        return [Label(f"money-{which}", where, text, size=1.25, face=FontFace.BOLD, tone=INK)]

    def outlook(self, which: int, space: Space) -> list[Widget]:
        """Return lines that say what the trade changes for the player of a tray."""
        m, words = self.context.metrics, self.names.words
        ahead, view = self.draft.outlook(which), self.draft.view
        high = m.size(1.4)
        name = self.names.player(ahead.player)
        balance = words(
            "carbon.trade.balance",
            player=name,
            before=plain(ahead.before),
            after=plain(ahead.after),
        )
        worse = is_low(ahead.after) and ahead.after < ahead.before
        tone = WINE if worse else INK
        face = FontFace.BOLD if ahead.before != ahead.after else FontFace.TEXT
        lines = [(balance, face, tone)]
        for area, before, after in ahead.areas:
            told = words(
                "carbon.trade.area", area=self.names.area(area), before=before, after=after
            )
            lines.append((told, FontFace.TEXT, SLATE))
        if ahead.after >= view.config.goal:
            lines[0] = (words("carbon.trade.wins", player=name), FontFace.BOLD, WINE)
        elif ahead.after <= -15:
            lines[0] = (words("carbon.trade.loses", player=name), FontFace.BOLD, WINE)
        elif worse:
            lines.insert(1, (words("carbontable.warning"), FontFace.BOLD, WINE))
        return [
            Label(f"outlook-{which}-{n}", space.top(high), text, face=face, tone=tone)
            for n, (text, face, tone) in enumerate(lines[:3])
        ]
