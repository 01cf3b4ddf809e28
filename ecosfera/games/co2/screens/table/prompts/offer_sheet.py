"""The sheet on which an offer or a counter-offer is made up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.games.co2.moves.offer_draft import GET, GIVE
from ecosfera.games.co2.rules.actions import MakeCounter, Propose
from ecosfera.games.co2.screens.table.prompts.trays import Trays
from ecosfera.games.co2.text.reason_text import why_not
from ecosfera.ui.draw.layout import Space, columns
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import AMBER_DEEP, INK, SLATE
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from ecosfera.games.co2.moves.offer_draft import OfferDraft
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext

LINES = 3
"""Lines below each tray: balance and areas."""


class OfferSheet(Sheet[MakeCounter | Propose | None]):
    """Lets a player put together what both sides give. Finishes with the offer, or None."""

    start = "cancel"

    def __init__(self, context: UiContext, names: Names, draft: OfferDraft) -> None:
        super().__init__(context)
        self.names = names
        self.draft = draft
        self._views = (ScrollView("give", context), ScrollView("get", context))

    def build(self) -> list[Widget]:
        """Build the trays, what they lead to, and the buttons."""
        m, words = self.context.metrics, self.context.words
        partner = self.names.player(self.draft.trays[GET].player)
        title = "carbon.trade.counter-title" if self.draft.counter else "carbon.trade.title"
        wide = min(m.width - m.px(40), max(m.px(1020), m.size(56)))
        space = self.open_sheet(wide, self._height(wide), m.px(20), m.px(6))
        found: list[Widget] = [
            self.heading(space.top(m.size(2.2)), words(title, player=partner), 1.7)
        ]
        foot = space.bottom(max(m.target, m.size(2.7)))
        reason = space.bottom(m.size(1.5))
        halves = columns(space.rest, 2, m.px(26))
        trays = Trays(self.context, self.names, self.draft, self.layout)
        for which, half in enumerate(halves):
            found += self._half(trays, which, Space(half, m.px(4)))
        return [*found, *self._foot(foot, reason)]

    def _height(self, wide: int) -> int:
        """Return the height at which neither tray needs to be scrolled."""
        m = self.context.metrics
        column = pygame.Rect(0, 0, (wide - 2 * m.px(20) - m.px(26)) // 2 - m.px(14), 0)
        trays = Trays(self.context, self.names, self.draft, self.layout)
        lowest = max(
            widget.rect.bottom for which in (GIVE, GET) for widget in trays.controls(which, column)
        )
        rest = m.size(2.2) + m.size(1.7) + (LINES + 1) * m.size(1.5) + max(m.target, m.size(2.7))
        return lowest + rest + m.px(20) * 2 + m.px(40)

    def _half(self, trays: Trays, which: int, space: Space) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        player = self.names.player(self.draft.trays[which].player)
        name = words("carbon.trade.gives", player=player)
        head = Label(
            f"head-{which}",
            space.top(m.size(1.7)),
            name,
            size=1.2,
            face=FontFace.BOLD,
            tone=AMBER_DEEP,
        )
        below = Space(space.bottom(LINES * m.size(1.4)))
        room = space.rest
        inner = room.copy()
        inner.width -= m.px(14)
        view = self._views[which].fill(room, trays.controls(which, inner))
        return [head, view, *trays.outlook(which, below)]

    def _foot(self, foot: pygame.Rect, reason: pygame.Rect) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        refused = self.draft.refusal()
        told = "" if refused is None else why_not(self.names, refused)
        if refused is None and not self.draft.counter:
            left = self.draft.view.config.offers - self.draft.view.turn.offers
            told = words.count("carbon.trade.left", left)
        found: list[Widget] = [Label("reason", reason, told, tone=SLATE if refused else INK)]
        boxes = columns(foot, 3, m.px(12))
        if self.draft.can_settle:
            name = words("carbon.trade.settle-on" if self.draft.settle else "carbon.trade.settle")
            icon = "icon_check" if self.draft.settle else ""
            found.append(
                Button("settle", boxes[0], name, self._settle, kind=ButtonKind.PAPER, icon=icon)
            )
        cancel, key = words("carbon.trade.cancel"), self.context.keys.label(Intent.BACK)
        found.append(Button("cancel", boxes[1], cancel, self.back, kind=ButtonKind.PAPER, key=key))
        offer = Button(
            "offer", boxes[2], words("carbon.trade.offer"), self._offer, kind=ButtonKind.PRIMARY
        )
        offer.enabled = refused is None
        return [*found, offer]

    def _settle(self) -> None:
        self.draft.settle = not self.draft.settle
        self.layout()

    def _offer(self) -> None:
        self.finish(self.draft.action())

    def back(self) -> None:
        """Make no offer."""
        self.finish(None)
