"""The sheet on which an offer is made up, alone or guided control by control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.games.co2.moves.offer_draft import GET, GIVE
from ecosfera.games.co2.rules.actions import MakeCounter, Propose
from ecosfera.games.co2.table.explainer import NEVER, TOLD
from ecosfera.games.co2.table.trays import Trays
from ecosfera.games.co2.text.reason_text import why_not
from ecosfera.tabletop.bubbles import Remark, Surroundings
from ecosfera.ui.draw.layout import Space, columns
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import AMBER_DEEP, INK, SLATE
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Label, Stepper, Widget
from ecosfera.ui.widgets.bubbles.bubble import Spared
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from ecosfera.games.co2.moves.offer_draft import OfferDraft
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.accessibility.node import AccessNode
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


OFFER: Final = "offer"
CANCEL: Final = "cancel"
WEIGHTS: Final = (
    ("title", TOLD),
    ("head-", TOLD),
    ("place-", NEVER),
    ("card-", NEVER),
    ("credits-", 4.0),
    ("euros-", 4.0),
    ("outlook-", TOLD),
    ("reason", TOLD),
    (CANCEL, TOLD),
    (OFFER, TOLD),
)
"""How bad it is to cover each control, by the beginning of its id."""


class Cue(NamedTuple):
    """What is to be done next."""

    text: str
    """The id of the message that says it."""
    spot: str
    """The id of the control that does it."""


def next_cue(draft: OfferDraft, wanted: Propose) -> Cue:
    """Return what an offer that exchanges action cards still lacks: a card, or to be made."""
    sides = ((GIVE, "give", wanted.give.cards), (GET, "get", wanted.get.cards))
    for which, text, cards in sides:
        tray = draft.trays[which]
        hand = draft.view.players[tray.player].hand
        chosen = [hand[slot] for slot in tray.slots]
        for kind in cards:
            if kind not in chosen:
                return Cue(f"carbonlearn.lap.{text}", f"card-{which}-{hand.index(kind)}")
    return Cue("carbonlearn.lap.propose", OFFER)


class GuidedOfferSheet(OfferSheet):
    """Lets a player make up the offer that is wanted; nothing else can be chosen."""

    def __init__(
        self, context: UiContext, names: Names, draft: OfferDraft, wanted: Propose
    ) -> None:
        super().__init__(context, names, draft)
        self._wanted = wanted
        self._cue: Cue | None = None
        self.remark: Remark | None = None
        """The bubble."""
        self._aim = pygame.Rect(0, 0, 0, 0)
        """Where it points."""

    def build(self) -> list[Widget]:
        """Build the sheet, in which only the next step can be done, or all be cancelled."""
        found = super().build()
        usable = {next_cue(self.draft, self._wanted).spot, CANCEL}
        for widget in (inner for outer in found for inner in (outer, *outer.children)):
            if not widget.children:
                widget.enabled = widget.enabled and widget.id in usable
        return found

    def layout(self) -> None:
        """Build everything, and let focus and bubble go on to the next step."""
        super().layout()
        cue, before = next_cue(self.draft, self._wanted), self._cue
        if cue != before:
            self._cue = cue
            self._focus.to(cue.spot, tell=False)
            self.reveal_focus()
            self.context.say(self.context.words(cue.text))
        self._point(cue)

    def _point(self, cue: Cue) -> None:
        """Let the bubble point at the control of a cue."""
        spot = self.find(cue.spot)
        assert spot is not None, f"there is no control {cue.spot}"
        # The bubble names the card, and a tooltip would cover it.
        spot.tip = ""
        self._aim = spot.rect.copy()
        spared = [
            Spared(box, weight)
            for widget in self.widgets
            for start, weight in WEIGHTS
            if widget.id.startswith(start)
            for box in self._written(widget)
        ]
        text = self.context.words(cue.text)
        self.remark = Remark(self.context, text, Surroundings([self._aim], spared))

    def _written(self, widget: Widget) -> list[pygame.Rect]:
        """Return what is to be seen of a control: its box, or its texts and buttons."""
        boxes = [widget.rect]
        if isinstance(widget, Stepper):
            less, _, more = widget.parts
            boxes = [self._text_box(widget, FontFace.BOLD), less.union(more)]
        elif isinstance(widget, Label):
            boxes = [self._text_box(widget, widget.face)]
        for view in self._views:
            if widget in view.children:
                return [box.clip(view.rect) for box in boxes]
        return boxes

    def _text_box(self, widget: Label | Stepper, face: FontFace) -> pygame.Rect:
        """Return the box of the name of a control at its left."""
        wide = self.context.text.width(widget.name, face, self.context.metrics.size(widget.size))
        return pygame.Rect(widget.rect.topleft, (min(wide, widget.rect.w), widget.rect.h))

    def accessible(self) -> AccessNode:
        """Return the controls, after the bubble."""
        tree = super().accessible()
        if self.remark is None:
            return tree
        return tree._replace(children=(self.remark.accessible(), *tree.children))

    def decorate(self, target: pygame.Surface) -> None:
        """Draw the bubble; it follows its control, which may have been scrolled."""
        super().decorate(target)
        if self._cue is None or self.remark is None:
            return
        spot = self.find(self._cue.spot)
        if spot is not None and spot.rect != self._aim:
            self._point(self._cue)
        self.remark.show(target)
