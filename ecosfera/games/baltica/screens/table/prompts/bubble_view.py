"""The view of a bubble at the table: what it points at, its text and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.moves.targets import TargetKind
from ecosfera.games.baltica.screens.table.panels import badges
from ecosfera.games.baltica.screens.table.panels.advice_panel import paper
from ecosfera.ui.widgets.bubbles import bubble

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.pointing.targets import TableTarget
    from ecosfera.games.baltica.screens.table.prompts.prompt import BubbleContent


MENTIONED: Final = 12.0
COMPARED: Final = 4.0
"""How bad it is to cover what the text speaks of, and a card in front, a tile, a target or the
corner, beside a market card."""
ASIDE: Final = 0.4
"""The same of what is seldom compared: stacks of elements, other rows, piles and tokens."""
PLAYERS: Final = frozenset({TargetKind.PLAYER_ROW, TargetKind.OTHER_CARD})
"""The rows of the other players, which are the person's own while a teammate plays."""
MOST_RINGS: Final = 3
"""Maximum number of things that have a ring each; more have one together."""


class BubbleView:
    """A bubble laid out for one window; `labels` are those of its buttons."""

    def __init__(
        self,
        frame: TableFrame,
        content: BubbleContent,
        areas: Sequence[TableTarget],
        labels: Sequence[str] = (),
    ) -> None:
        self.content = content
        self._areas = [area for area in areas if area.target in content.spots]
        boxes = _boxes(frame, content, areas)
        self.about = boxes[0].unionall(boxes[1:]) if boxes else None
        """What it points at."""
        self._rings = boxes if len(boxes) <= MOST_RINGS or self.about is None else [self.about]
        context = frame.brush.context
        self.layout = bubble.lay_out(
            context, content.sentence, labels, self.about, _spared(frame, content, areas)
        )

    def holds(self, at: tuple[int, int]) -> bool:
        """Return whether the bubble covers a point."""
        return bool(self.layout.rect.collidepoint(at))

    def draw(self, target: pygame.Surface, frame: TableFrame) -> None:
        """Draw the bubble without its buttons."""
        context = frame.brush.context
        for ring in self._rings:
            bubble.draw_ring(target, context, ring)
        for area in self._areas:
            badges.draw(target, frame, area.target, area.box)
        bubble.draw(target, context, self.layout)


def _spared(
    frame: TableFrame, content: BubbleContent, areas: Sequence[TableTarget]
) -> list[bubble.Spared]:
    """Return what a bubble should not cover: first of all what the players compare."""
    waits = _waits(frame)
    lit = {*frame.targets, *frame.hinted, *frame.chosen}
    corner = frame.zones.reading
    told = corner
    if frame.advice is not None:
        # Below the paper there is nothing but the sea.
        told = corner = paper(frame, frame.advice)
    elif content.shows is None:
        # While nothing is described there, its lower half has what happened, or nothing.
        told = corner._replace(h=corner.h / 2)
    spared = [
        bubble.Spared(rect(frame.zones.end), ASIDE if waits else COMPARED),
        bubble.Spared(rect(frame.zones.bar), 1.0 if waits else 0.0),
        bubble.Spared(rect(corner)),
        bubble.Spared(rect(told), COMPARED),
    ]
    for area in areas:
        kind = area.target.kind
        if area.target in content.told:
            weight = MENTIONED
        elif area.target in lit or kind in {TargetKind.ROW, TargetKind.TILE}:
            weight = COMPARED
        elif kind in PLAYERS:
            weight = 2.0 if waits else ASIDE
        elif kind is TargetKind.MARKET:
            weight = 1.0
        else:
            weight = ASIDE
        spared.append(bubble.Spared(rect(area.box), weight))
    return spared


def _waits(frame: TableFrame) -> bool:
    """Return whether the turn is a teammate's, so that the button that ends it is idle."""
    return frame.turn is not None and not frame.turn.enabled and frame.advice is not None


def _boxes(
    frame: TableFrame, content: BubbleContent, areas: Sequence[TableTarget]
) -> list[pygame.Rect]:
    """Return the boxes of everything a bubble points at."""
    found = [rect(area.box) for area in areas if area.target in content.spots]
    if any(spot.kind is TargetKind.LINE for spot in content.spots):
        advice = frame.advice
        found.append(rect(frame.zones.reading if advice is None else paper(frame, advice)))
    return found
