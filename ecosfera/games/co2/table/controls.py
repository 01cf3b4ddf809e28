"""Makes the controls of the table from a frame."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.additions import SEATS
from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.moves.targets import DICE, Target, TargetKind, card, player, square
from ecosfera.games.co2.panels import hand, piles, players, spiral
from ecosfera.games.co2.rules.ids import EVERY_PLAYER
from ecosfera.games.co2.text import spoken
from ecosfera.tabletop.targets import TargetWidget
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.stage.frame import TableFrame
    from ecosfera.games.co2.stage.zones import Zones
    from ecosfera.games.co2.table.controller import TableController
    from ecosfera.ui.context import UiContext

BAR: Final = (
    ("menu", "icon_menu", Intent.MENU),
    ("rules", "icon_rules", Intent.RULES),
    ("log", "icon_log", Intent.LOG),
    ("hint", "icon_hint", Intent.HINT),
    ("seats", "icon_robot", SEATS),
    ("redo", "icon_redo", Intent.REDO),
    ("undo", "icon_undo", Intent.UNDO),
)
"""The buttons of the bar from the right."""
ROUND: Final = 1000
"""The radius of what is round, in units."""
SMALL: Final = frozenset({"redo", "seats"})
"""Buttons without words."""
WORDED: Final = 0.5
"""Largest share of the bar that its buttons take with words; beyond that they show signs only."""


class SignWidget(TargetWidget[Target]):
    """A sign on the panel of a player, whose tooltip says what it means."""

    focusable = False

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        meaning: Callable[[], str],
        target: Target,
        use: Callable[[Target], None],
    ) -> None:
        super().__init__(item_id, rect, meaning, target, use, group="", corner=ROUND)

    @property
    def tip(self) -> str:
        """The tooltip, written when it is shown: a layout of the table has some forty."""
        return self.name

    @tip.setter
    def tip(self, tip: str) -> None:
        """Keep the meaning as the tooltip."""

    def accessible(self, context: UiContext) -> None:
        """Return nothing: the name of the player says all this."""


class LastingTargets:
    """Targets that one layout takes over from the last one, instead of making them anew.

    The signs of a panel last until one of them changes, the squares until the zones do. Making them
    takes nearly half of the time of a layout.
    """

    def __init__(self) -> None:
        self._made: dict[int, tuple[Hashable, TableFrame, list[SignWidget]]] = {}
        self._squares: list[TargetWidget[Target]] = []
        self._zones: Zones | None = None
        """The zones in which the squares lie."""

    def squares(
        self, frame: TableFrame, use: Callable[[Target], None]
    ) -> list[TargetWidget[Target]]:
        """Return the squares of the board."""
        if self._zones is not frame.zones:
            self._zones = frame.zones
            self._squares = [
                TargetWidget(f"square-{n}", rect(where), "", square(n), use, group="ring")
                for n, where in enumerate(frame.zones.squares)
            ]
        for number, widget in enumerate(self._squares):
            widget.say(partial(spoken.square, frame.names, frame.view, number))
        return self._squares

    def signs(
        self, frame: TableFrame, seat: PlayerId, use: Callable[[Target], None]
    ) -> list[SignWidget]:
        """Return the signs on the panel of a player."""
        key, made = players.signs_key(frame, seat), self._made.get(seat)
        if made is not None:
            known, earlier, signs = made
            if known == key and earlier.names is frame.names and earlier.zones is frame.zones:
                return signs
        signs = [
            SignWidget(f"sign-{seat}-{sign.name}", rect(sign.box), sign.meaning, player(seat), use)
            for sign in players.named_signs(frame, seat)
        ]
        self._made[seat] = key, frame, signs
        return signs


def target_widgets(
    frame: TableFrame, use: Callable[[Target], None], lasting: LastingTargets
) -> list[Widget]:
    """Return the pieces of the table in reading order."""
    view, names, zones = frame.view, frame.names, frame.zones
    found: list[Widget] = list(_lines(frame, use))
    for slot, box in sorted(enumerate(hand.boxes(frame)), key=lambda placed: placed[1].x):
        kind = names.kind(frame.hand[slot])
        found.append(
            TargetWidget(f"card-{slot}", rect(box), kind, card(slot), use, group="hand", corner=8)
        )
    for seat in EVERY_PLAYER[: len(frame.people)]:
        name = partial(spoken.player, names, view, seat)
        panel = rect(zones.players[seat])
        widget = TargetWidget(
            f"player-{seat}", panel, name, player(seat), use, group="players", corner=10
        )
        widget.tip = spoken.warning(names, view, seat)
        found.append(widget)
        found += lasting.signs(frame, seat, use)
    found += lasting.squares(frame, use)
    words = names.words
    dice, bank = rect(piles.dice_box(zones)), rect(piles.bank_box(zones))
    coil = partial(spoken.spiral, names, view)
    stone, pile = Target(TargetKind.STONE), Target(TargetKind.BANK)
    rolled = words("carbon.say.dice", n=sum(view.turn.dice or ()))
    plate = spiral.via_plate(frame)
    due = partial(spoken.via, names, view, view.turn.player)
    return [
        *found,
        TargetWidget("spiral", rect(zones.spiral), coil, stone, use, group="piles", corner=ROUND),
        *([] if plate is None else [SignWidget("via", rect(plate[0]), due, stone, use)]),
        TargetWidget("dice", dice, rolled, DICE, use, group="piles"),
        TargetWidget("bank", bank, partial(spoken.bank, names, view), pile, use, group="piles"),
    ]


def cause(controller: TableController, first: int) -> tuple[Hashable, ...]:
    """Return what the controls depend on; first how much has happened.

    `first` is the move of the first line of the list.
    """
    chosen = controller.selection.chosen if controller.selection is not None else None
    return (
        controller.stage.happened,
        controller.selection,
        chosen,
        controller.stage.idle,
        controller.waiting,
        controller.refused,
        controller.hint,
        controller.guidance.explanation,
        first,
    )


def _lines(frame: TableFrame, use: Callable[[Target], None]) -> list[TargetWidget[Target]]:
    listing = frame.listing
    if listing is None:
        return []
    found = []
    for place, (shown, box) in enumerate(zip(listing.shown, listing.boxes, strict=True)):
        name = ". ".join(filter(None, (shown.title, shown.about)))
        line = Target(TargetKind.LINE, place)
        found.append(
            TargetWidget(f"line-{place}", rect(box), name, line, use, group="moves", corner=8)
        )
    return found


def bar(
    context: UiContext, frame: TableFrame, press: Callable[[str], None]
) -> tuple[list[Widget], int]:
    """Return the buttons of the bar, and where they begin; only signs where words do not fit."""
    words, m = frame.names.words, context.metrics
    names = {name: words(f"carbon.bar.{name}") for name, _, _ in BAR}
    high = max(32, round(0.78 * frame.zones.bar.h))
    full = sum(_width(context, names[name], high, name in SMALL) + m.px(6) for name, _, _ in BAR)
    wordless = full > WORDED * m.width
    x, top = m.width - m.px(8), round((frame.zones.bar.h - high) / 2)
    found: list[Widget] = []
    for name, icon, _ in BAR:
        small = wordless or name in SMALL
        wide = _width(context, names[name], high, small)
        x -= wide
        button = Button(
            name,
            pygame.Rect(x, top, wide, high),
            names[name],
            lambda name=name: press(name),  # type: ignore[misc]
            icon=icon,
            size=1.0,
            group="bar",
            wordless=small,
        )
        button.enabled = name not in frame.disabled
        if name == "undo" and frame.undo_is_unfair:
            button.tip = words("carbon.undo-unfair")
        found.append(button)
        x -= m.px(6)
    return found[::-1], x


def _width(context: UiContext, name: str, high: int, small: bool) -> int:
    if small:
        return high
    m = context.metrics
    size = m.size(1.0)
    return context.text.width(name, FontFace.BOLD, size) + round(1.9 * size) + m.px(24)
