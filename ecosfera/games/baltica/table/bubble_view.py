"""The bubbles of a tutorial and of tips, and the few places where they lie."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.moves.targets import TargetKind
from ecosfera.games.baltica.panels import bar, layers
from ecosfera.games.baltica.panels.detail_corner import paper
from ecosfera.tabletop.bubbles import MOST_RINGS
from ecosfera.ui.draw.box import Box
from ecosfera.ui.widgets.bubbles import bubble, places
from ecosfera.ui.widgets.bubbles.bubble import Home

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import pygame

    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.table.prompt import BubbleContent
    from ecosfera.games.baltica.table.targets import TableTarget
    from ecosfera.ui.widgets.bubbles.bubble import BubbleLayout


MENTIONED: Final = 12.0
COMPARED: Final = 4.0
"""How bad it is to cover what the text speaks of, and a card in front, a tile, a target or the
corner, beside a market card."""
NEVER: Final = 40.0
"""The same for the buttons that a mistake calls for."""
READ: Final = 1.0
"""How bad it is to cover a market card, an element stack or another row."""
ASIDE: Final = 0.4
"""How bad it is to cover what is seldom compared: piles and tokens. A bubble may do that."""
FILLED: Final = 1.3
"""How much larger than some things their common box is at most if nothing lies between them."""
PLAYERS: Final = frozenset({TargetKind.PLAYER_ROW, TargetKind.OTHER_CARD})
"""The rows of the other players, which are the person's own while a teammate plays."""
MARKETS: Final = frozenset({TargetKind.MARKET, TargetKind.SHELF, TargetKind.STACK})
"""What lies on the market: of no concern while a bubble is about the habitats."""


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
        self._areas = [area for area in areas if area.target in content.targets]
        boxes = _boxes(frame, content, areas)
        whole = boxes[0].unionall(boxes[1:]) if boxes else None
        apart = whole is not None and _apart(boxes)
        self.about = boxes[0] if apart else whole
        """What it points at: everything, or the first of things with something between them."""
        self._rings = boxes if len(boxes) <= MOST_RINGS or self.about is None else [self.about]
        abouts = boxes if apart or whole is None else [whole]
        self.layout = _laid_out(frame, content, areas, abouts, labels)

    def holds(self, at: tuple[int, int]) -> bool:
        """Return whether the bubble covers a point."""
        return bool(self.layout.rect.collidepoint(at))

    def draw(self, target: pygame.Surface, frame: TableFrame) -> None:
        """Draw the bubble without its buttons."""
        context = frame.brush.context
        for ring in self._rings:
            bubble.draw_ring(target, context, ring)
        for area in self._areas:
            layers.draw(target, frame, area.target, area.box)
        bubble.draw(target, context, self.layout)


def _laid_out(
    frame: TableFrame,
    content: BubbleContent,
    areas: Sequence[TableTarget],
    abouts: Sequence[pygame.Rect],
    labels: Sequence[str],
) -> BubbleLayout:
    """Return the layout of a bubble: beside what it points at, else at home, else where it can."""
    context, told = frame.brush.context, content.sentence
    # Nothing on the table has to be pointed at for a move then.
    asks = bool(labels) or {target.kind for target in content.targets} == {TargetKind.BAR}
    spared = _spared(frame, content, areas, asks=asks)
    if abouts:
        taken = [one.rect for one in spared if one.weight > ASIDE]
        taken += [rect(box) for box in _captions(frame, asks=asks)]
        found = bubble.lay_out_beside(context, told, labels, abouts, taken)
        if found is not None:
            return found
        needed = [one.rect for one in spared if one.weight >= COMPARED]
        for box, corner in _homes(frame, content, areas, asks=asks):
            home = Home(rect(box), corner, spared)
            found = bubble.lay_out_at_home(context, told, labels, abouts, home)
            if found is not None and found.rect.collidelist([*needed, *abouts]) == -1:
                return found
    spared += [bubble.Spared(box, NEVER) for box in abouts]
    layout = bubble.lay_out_freely(context, told, labels, abouts, spared)
    for least in (READ, COMPARED, MENTIONED):
        heavy = [one for one in spared if one.weight >= least]
        if layout.rect.collidelist([one.rect for one in heavy]) == -1:
            break
        layout = bubble.lay_out_freely(context, told, labels, abouts, heavy)
    if layout.tip is None and abouts:
        tip = places.tip_of(context.metrics, layout.rect, abouts, spared)
        return replace(layout, tip=tip)
    return layout


def _captions(frame: TableFrame, *, asks: bool) -> Iterator[Box]:
    """Yield what is read beside the targets; the corner describes what a move is made with."""
    zones = frame.zones
    yield zones.bar
    for stars in (zones.habitats, zones.stars):
        yield Box(stars.x, stars.bottom, stars.w, zones.caption)
    yield zones.elements
    if not asks:
        yield zones.reading


def _homes(
    frame: TableFrame, content: BubbleContent, areas: Sequence[TableTarget], *, asks: bool
) -> Iterator[tuple[Box, str]]:
    """Yield the homes of a bubble, and the corner in which it lies there.

    What has only to be read lies in the detail corner, which is free meanwhile. A bubble that waits
    for a move lies at the end of the own row, or else above the tokens.
    """
    zones, gap = frame.zones, frame.zones.gap
    kinds = {target.kind for target in content.targets}
    above_tokens = [(box, "bottomleft") for box in _above_tokens(frame, areas)]
    free = frame.advice is None and (asks or frame.listing is None or frame.watched)
    if kinds <= {TargetKind.BAR} and free:
        yield zones.reading, "topright"
    if kinds <= {TargetKind.TOKEN}:
        yield from above_tokens
    if asks and free:
        yield zones.reading, "bottomleft"
    row = [area.box.right for area in areas if area.target.kind is TargetKind.ROW]
    left = max(row, default=zones.cards.x) + gap
    room = Box(left, zones.row.y, zones.end.x - gap - left, zones.row.h - zones.margin)
    yield room, "topleft"
    yield from above_tokens


def _above_tokens(frame: TableFrame, areas: Sequence[TableTarget]) -> Iterator[Box]:
    """Yield the room above the tokens, first beside the name of the elements and then over it."""
    zones, gap = frame.zones, frame.zones.gap
    stacks = [area.box.x - gap for area in areas if area.target.kind is TargetKind.STACK]
    below = [a.box for a in areas if a.target.kind in {TargetKind.TOKEN, TargetKind.ROW}]
    top = zones.stars.bottom + 4 * zones.unit
    for right in (zones.elements.x, min(stacks, default=zones.elements.x)):
        low = min((box.y for box in below if box.x < right), default=zones.row.y) - gap
        yield Box(zones.margin, top, right - zones.margin, low - top)


def _spared(
    frame: TableFrame, content: BubbleContent, areas: Sequence[TableTarget], *, asks: bool
) -> list[bubble.Spared]:
    """Return what a bubble should not cover: first of all what the players compare."""
    waits = _waits(frame)
    # What begins a move is continued as the bar says.
    told = MENTIONED if frame.choosing else READ
    lit = {*frame.targets, *frame.hinted, *frame.chosen}
    corner = frame.zones.reading
    text_box = corner
    if frame.advice is not None:
        # Below the paper there is nothing but the sea.
        text_box = corner = paper(frame)
    elif content.shows is None:
        # While nothing is described there, its lower half is the sea.
        text_box = corner._replace(h=corner.h / 2)
    buttons = bar.button_boxes(frame)
    habitats = {target.kind for target in content.targets} == {TargetKind.TILE}
    spared = [
        bubble.Spared(rect(frame.zones.end), ASIDE if waits else COMPARED),
        bubble.Spared(rect(frame.zones.bar), told),
        *(bubble.Spared(rect(buttons[name]), NEVER) for name in ("menu", "undo", "redo")),
    ]
    if not asks or frame.advice is not None:
        spared += [bubble.Spared(rect(corner)), bubble.Spared(rect(text_box), COMPARED)]
    for area in areas:
        kind = area.target.kind
        if area.target in content.mentioned:
            weight = MENTIONED
        elif kind in MARKETS and habitats:
            weight = ASIDE
        elif area.target in lit or kind in {TargetKind.ROW, TargetKind.TILE}:
            weight = COMPARED
        elif kind in PLAYERS:
            weight = 2.0 if waits else READ
        elif kind in {TargetKind.MARKET, TargetKind.STACK, TargetKind.IMPACTS}:
            weight = READ
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
    found = [rect(area.box) for area in areas if area.target in content.targets]
    if any(target.kind is TargetKind.LINE for target in content.targets):
        described = content.shows is not None and frame.advice is None
        if described or frame.advice is not None or frame.listing is not None:
            found.append(rect(frame.zones.reading if described else paper(frame)))
    return found


def _apart(boxes: Sequence[pygame.Rect]) -> bool:
    """Return whether something lies between a few things."""
    whole = boxes[0].unionall(list(boxes[1:]))
    filled = sum(box.width * box.height for box in boxes)
    return 1 < len(boxes) <= MOST_RINGS and whole.width * whole.height > FILLED * filled
