"""The sheet of an offer, guided control by control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.games.co2.moves.offer_draft import GET, GIVE
from ecosfera.games.co2.sheets.offer_sheet import OfferSheet
from ecosfera.games.co2.table.explainer import COMPARED, NEVER
from ecosfera.tabletop.bubbles import Remark, Surroundings
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.widgets import Label, Stepper, Widget
from ecosfera.ui.widgets.bubbles.bubble import Spared

if TYPE_CHECKING:
    from ecosfera.games.co2.moves.offer_draft import OfferDraft
    from ecosfera.games.co2.rules.actions import Propose
    from ecosfera.games.co2.sheets.board_pieces import Table
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.accessibility.node import AccessNode
    from ecosfera.ui.context import UiContext


OFFER: Final = "offer"
CANCEL: Final = "cancel"
WEIGHTS: Final = (
    ("title", COMPARED),
    ("head-", COMPARED),
    ("place-", NEVER),
    ("card-", NEVER),
    ("credits-", 4.0),
    ("euros-", 4.0),
    ("outlook-", COMPARED),
    ("note", COMPARED),
    ("about", COMPARED),
    ("reason", COMPARED),
    (CANCEL, COMPARED),
    (OFFER, COMPARED),
)
"""How bad it is to cover each control, by the beginning of its id."""


class Cue(NamedTuple):
    """What is to be done next."""

    text: str
    """The id of the message that says it."""
    control: str
    """The id of the control that does it."""


def next_cue(draft: OfferDraft, wanted: Propose) -> Cue:
    """Return what an offer still lacks: a card or a territory, or to be made.

    It exchanges either action cards or territories.
    """
    swap = "swap-" if wanted.give.territories else ""
    for which, text, side in ((GIVE, "give", wanted.give), (GET, "get", wanted.get)):
        tray = draft.trays[which]
        hand = draft.view.players[tray.player].hand
        chosen = [hand[slot] for slot in tray.slots]
        lacks = [f"card-{which}-{hand.index(kind)}" for kind in side.cards if kind not in chosen]
        places = [place for place in side.territories if place not in tray.territories]
        lacks += [f"place-{which}-{place}" for place in places]
        if lacks:
            return Cue(f"carbonlearn.lap.{swap}{text}", lacks[0])
    return Cue(f"carbonlearn.lap.{swap}propose", OFFER)


class GuidedOfferSheet(OfferSheet):
    """Lets a player make up the offer that is wanted; nothing else can be chosen."""

    def __init__(
        self,
        context: UiContext,
        names: Names,
        draft: OfferDraft,
        wanted: Propose,
        table: Table | None = None,
    ) -> None:
        super().__init__(context, names, draft, table)
        self._wanted = wanted
        self._cue: Cue | None = None
        self.remark: Remark | None = None
        """The bubble."""
        self._aim = pygame.Rect(0, 0, 0, 0)
        """Where it points."""

    def build(self) -> list[Widget]:
        """Build the sheet, in which only the next step can be done, or all be cancelled."""
        found = super().build()
        usable = {next_cue(self.draft, self._wanted).control, CANCEL}
        for widget in (inner for outer in found for inner in (outer, *outer.children)):
            if not widget.children:
                widget.enabled = widget.enabled and widget.id in usable
        return found

    def _pieces(self) -> list[Widget]:
        """Return nothing: only the trays can be used."""
        return []

    def _pointed_chip(self) -> None:
        """Return nothing: the bubble says what is to be done."""

    def layout(self) -> None:
        """Build everything, and let focus and bubble go on to the next step."""
        super().layout()
        cue, before = next_cue(self.draft, self._wanted), self._cue
        if cue != before:
            self._cue = cue
            self._focus.to(cue.control, tell=False)
            self.reveal_focus()
            self.context.say(self._told(cue))
        self._point(cue)

    def _told(self, cue: Cue) -> str:
        """Return what is said about a cue."""
        return self.context.words(cue.text, player=self.names.player(self._wanted.to))

    def _point(self, cue: Cue) -> None:
        """Let the bubble point at the control of a cue."""
        control = self.find(cue.control)
        assert control is not None, f"there is no control {cue.control}"
        # The bubble names the card, and a tooltip would cover it.
        control.tip = ""
        self._aim = control.rect.copy()
        spared = [
            Spared(box, weight)
            for widget in self.widgets
            for start, weight in WEIGHTS
            if widget.id.startswith(start)
            for box in self._written(widget)
        ]
        text = self._told(cue)
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
        control = self.find(self._cue.control)
        if control is not None and control.rect != self._aim:
            self._point(self._cue)
        self.remark.show(target)
