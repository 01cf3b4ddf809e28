"""Draw what moves above the still picture of the table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.moves.targets import TargetKind
from ecosfera.games.baltica.panels import moment_painters, other_rows, own_row, sea_state
from ecosfera.games.baltica.rules.ids import EVERY_ABILITY, HabitatId
from ecosfera.games.baltica.stage import positions
from ecosfera.games.baltica.stage.poses import CardFace as Drawing
from ecosfera.games.baltica.stage.poses import Layer
from ecosfera.games.baltica.stage.timing import EffectKind
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.brush import rect
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import faded
from ecosfera.ui.stage.motion import Pose
from ecosfera.ui.stage.pieces import Piece

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.cards.card_faces import Image
    from ecosfera.games.baltica.moves.targets import Target
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.stage.timing import Effect
    from ecosfera.games.baltica.stage.zones import Zones
    from ecosfera.tabletop.targets import Drag
    from ecosfera.ui.stage.motion import Motion


CLOSE: Final = 0.05
"""Share of its size by which a card in full flight may differ from it: the eye cannot tell, and
most frames need not scale it."""
LANDS: Final = 0.8
"""Share of its flight from which a card has its size to the pixel, or nearly so."""
NEARLY: Final = 0.01
"""Share of its size by which it may differ from it then."""
CREST: Final = 0.45
"""Share of its time in which the wave that takes animals home runs over the market."""
DARKEST: Final = 0.62
"""How dark the table becomes before the last habitat comes back."""
FADES: Final = 10
"""Number of steps in which the banner of a new turn appears."""


class FlyingCards:
    """Draws the flying cards, and remembers from frame to frame what stays the same."""

    def __init__(self) -> None:
        self._frame: TableFrame | None = None
        self._images: dict[tuple[CardId, bool], tuple[Image, tuple[int, int]]] = {}
        """The image of each card and its size, for the frame `_frame`."""
        self._scaled: dict[CardId, tuple[pygame.Surface, pygame.Surface]] = {}
        """For each card its image, and that image in the size in which it was drawn last."""

    def placed(
        self, frame: TableFrame, motions: dict[CardId, Motion], now: float
    ) -> dict[CardId, tuple[pygame.Surface, pygame.Rect]]:
        """Return the images of the flying cards and where they are; the last one is on top."""
        if frame is not self._frame:
            self._frame = frame
            self._images.clear()
            self._scaled = {card: kept for card, kept in self._scaled.items() if card in motions}
        found: dict[CardId, tuple[pygame.Surface, pygame.Rect]] = {}
        for card, motion in sorted(motions.items(), key=lambda item: item[1].begins):
            if motion.begins > now and motion.start.face is Drawing.BACK:
                continue
            width, faced = motion.turned(now)
            image = self._images.get((card, faced))
            if image is None:
                image = self._images[card, faced] = _drawing(frame, card, motion, faced=faced)
            share = motion.share(now)
            cx, cy, w = motion.place(share)
            surface = self._sized(
                card, image[0].surface, w / image[1][0], width, CLOSE if share < LANDS else NEARLY
            )
            w, h = surface.get_size()
            found[card] = surface, pygame.Rect(round(cx - w / 2), round(cy - h / 2), w, h)
        return found

    def _sized(
        self, card: CardId, image: pygame.Surface, k: float, width: float, close: float
    ) -> pygame.Surface:
        """Return the image of a card scaled by `k`, and narrowed by `width`.

        Its size may differ by the share `close`.
        """
        size = max(2, round(image.get_width() * k * width)), max(2, round(image.get_height() * k))
        if _close(image.get_size(), size):
            return image
        kept = self._scaled.get(card)
        if kept is not None and kept[0] is image and _close(kept[1].get_size(), size, close):
            return kept[1]
        scaled = pygame.transform.smoothscale(image, size)
        self._scaled[card] = image, scaled
        return scaled

    def forget(self) -> None:
        """Release all images."""
        self._frame = None
        self._images.clear()
        self._scaled.clear()


def _close(one: tuple[int, int], other: tuple[int, int], most: float = 0.0) -> bool:
    """Return whether two sizes differ by at most a pixel, or by this share of the second one."""
    wide, high = max(1, most * other[0]), max(1, most * other[1])
    return abs(one[0] - other[0]) <= wide and abs(one[1] - other[1]) <= high


def _drawing(
    frame: TableFrame, card: CardId, motion: Motion, *, faced: bool
) -> tuple[Image, tuple[int, int]]:
    """Return the image of a flying card, at its larger end, and its size."""
    ends = [
        p
        for p in (motion.end, motion.start)
        if p.face not in {Drawing.BACK, Drawing.STACK, Drawing.CHIP}
    ]
    pose = max(ends, key=lambda p: p.w) if ends else _card_pose(frame, motion.end)
    if motion.large >= pose.w:
        pose = _card_pose(frame, motion.end)
    size = (max(4, round(pose.w)), max(6, round(pose.h)))
    if not faced:
        return frame.faces.back(motion.back, size[0], round(size[0] * 1.5)), size
    if pose.face is Drawing.MINI:
        return frame.faces.mini(card, *size, restored=frame.restored), size
    if pose.face is Drawing.SPENT:
        return frame.faces.mini(card, *size, restored=frame.restored, used=True), size
    marks = own_row.marks(frame, card)
    image, width = frame.faces.flying(
        card, size[0], own=pose.face is Drawing.OWN, marks=marks, restored=frame.restored
    )
    return image, (width, size[1])


def mover_images(
    frame: TableFrame, card: CardId, motion: Motion
) -> Iterator[tuple[Image, tuple[int, int]]]:
    """Yield the images that a flying card shows on its way, each with its size."""
    if motion.back:
        yield _drawing(frame, card, motion, faced=False)
    if not motion.back or motion.start.face is not Drawing.BACK or not motion.hides:
        yield _drawing(frame, card, motion, faced=True)


def dragged(target: pygame.Surface, frame: TableFrame, drag: Drag[Target]) -> None:
    """Draw the card being dragged under the pointer."""
    pose = frame.poses.get(drag.target.card)
    if pose is None or drag.target.kind not in {TargetKind.ROW, TargetKind.MARKET}:
        return
    w = max(8, round(min(pose.w, frame.zones.card[0])))
    own = drag.target.kind is TargetKind.ROW
    image = frame.faces.card(drag.target.card, w, own=own, restored=frame.restored).surface
    x, y = drag.at[0] - image.get_width() / 2, drag.at[1] - image.get_height() / 3
    put(target, image, (round(x), round(y)))


def _card_pose(frame: TableFrame, end: Pose) -> Pose:
    """Return the pose of a card between two places in which it shows no face."""
    w, h = frame.zones.card
    return Pose(end.cx, end.cy, w, h, Drawing.CARD, Layer.FLYING)


# -- effects -----------------------------------------------------------------------------------


def has_effects(frame: TableFrame) -> bool:
    """Return whether an effect is shown that is drawn in every frame; the turn's banner is not."""
    return any(effect.kind is not EffectKind.BANNER for effect in frame.effects)


def effects(target: pygame.Surface, frame: TableFrame, now: float) -> None:
    """Draw tiles being placed, pulsing cards, shuffled decks and so on, but no banner."""
    for effect in frame.effects:
        if effect.begins > now:
            continue
        share = effect.share(now)
        match effect.kind:
            case EffectKind.BREATH:
                _breath(target, frame, effect, share)
            case EffectKind.TILE:
                _tile(target, frame, effect, share)
            case EffectKind.TOKENS if effect.which == frame.front:
                _tokens(target, frame, share)
            case EffectKind.STONE_GONE:
                _stone_gone(target, frame, share)
            case EffectKind.PULSE:
                _pulse(target, frame, effect, share)
            case EffectKind.SHUFFLE:
                _shuffle(target, frame, effect, share)
            case EffectKind.HOME:
                _homeward(target, frame, share)
            case _:
                pass


def _breath(target: pygame.Surface, frame: TableFrame, effect: Effect, share: float) -> None:
    """Darken the table except for the last habitat and the cards that bring it back."""
    zones, brush = frame.zones, frame.brush
    bright = target.copy()
    brush.scrim(target, Box(0, 0, zones.width, zones.height), DARKEST * min(1.0, share / 0.3))
    place = positions.habitat_tile(zones, HabitatId(effect.which))
    halo = positions.Hex(place.cx, place.cy, 1.1 * place.radius)
    moment_painters.draw_iris(target, bright, halo, 0, max(2, round(3 * brush.u)))
    for card in effect.cards:
        pose = frame.poses.get(card)
        if pose is not None:
            box = rect(pose.box).clip(target.get_rect())
            target.blit(bright, box.topleft, box)


def _tokens(target: pygame.Surface, frame: TableFrame, share: float) -> None:
    """Let the tokens in front that lie face up flash, one after the other."""
    for ability in EVERY_ABILITY:
        k = share * 1.6 - 0.2 * ability
        if frame.seen.tokens[frame.front] >> ability & 1 and 0 < k < 1:
            box = positions.token(frame.zones, ability)
            tone = faded(theme.PALE_GOLD, math.sin(math.pi * k))
            frame.brush.glow(target, box, 0.28 * box.w, tone)
            frame.brush.edge(target, box, 0.28 * box.w, tone, 4)


def _tile(target: pygame.Surface, frame: TableFrame, effect: Effect, share: float) -> None:
    """Draw the rings around a habitat tile that has come back into its place."""
    habitat = HabitatId(effect.which)
    place = positions.habitat_tile(frame.zones, habitat)
    sea_state.restored(target, frame, place, habitat)
    for late in (0.0, 0.3):
        k = share - late
        if 0 < k < 1:
            radius = place.radius * (1 + 2.2 * k)
            tone = faded(theme.WHITE, 0.55 * (1 - k))
            _ring(target, place.cx, place.cy, radius, tone, max(1, round(3 * frame.brush.u)))


def _ring(
    target: pygame.Surface, cx: float, cy: float, radius: float, tone: theme.Colour, width: int
) -> None:
    side = round(2 * radius) + 4
    image = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    pygame.draw.circle(image, tone, (side / 2, side / 2), radius, width)
    target.blit(image, (round(cx - side / 2), round(cy - side / 2)))


def _stone_gone(target: pygame.Surface, frame: TableFrame, share: float) -> None:
    number = frame.seen.impacts
    if not 0 <= number < 6:
        return
    place = positions.impact_flower(frame.zones).tiles[number]
    if share < 0.8:
        here = positions.Hex(
            place.cx, place.cy - share * 160 * frame.brush.u, place.radius * (1 - share)
        )
        sea_state.stone(target, frame, here, number)


def _homeward(target: pygame.Surface, frame: TableFrame, share: float) -> None:
    """Draw the wave that runs over the market, and above it what it means."""
    zones, brush, u = frame.zones, frame.brush, frame.brush.u
    top, bottom = zones.consumers.y, zones.producers.bottom
    market = Box(zones.consumers.x, top, zones.consumers.w, bottom - top)
    show = min(1.0, share / 0.08, (1 - share) / 0.15)
    crest = market.w * min(1.0, share / CREST)
    image = pygame.Surface((round(market.w), round(market.h)), pygame.SRCALPHA, 32)
    edge = [
        (crest + 14 * u * math.sin(y / (26 * u) + 9 * share), y)
        for y in range(0, image.get_height() + 12, 12)
    ]
    water = [(0, 0), *edge, (0, image.get_height())]
    pygame.draw.polygon(image, faded(theme.TEAL, 0.55 * show), water)
    foam = max(2, round(5 * u))
    pygame.draw.lines(image, faded(theme.FOAM, 0.9 * show), closed=False, points=edge, width=foam)
    target.blit(image, (round(market.x), round(market.y)))
    if show <= 0.5:
        return
    title, size = frame.book.words("setup.homecoming"), brush.size(1.9)
    width = min(brush.text.width(title, FontFace.TITLE, size) + 44 * u, market.w)
    box = Box(market.cx - width / 2, market.cy - 0.9 * size, width, 1.8 * size)
    edge_tone = faded(theme.PALE_GOLD, 0.5)
    brush.box(target, box, faded(theme.PANEL, 0.92), box.h / 2, edge_tone, 2 * u)
    brush.line(target, title, (box.cx, box.cy), size, theme.PALE_GOLD, FontFace.TITLE, "center")


def _pulse(target: pygame.Surface, frame: TableFrame, effect: Effect, share: float) -> None:
    """Let the cards that caused something pulse twice."""
    strength = abs(math.sin(share * 2 * math.pi))
    if strength < 0.25:
        return
    for card in effect.cards:
        pose = frame.poses.get(card)
        if pose is not None:
            frame.brush.edge(target, pose.shown, 0.07 * pose.w, faded(theme.ROSE, strength), 4)


def _shuffle(target: pygame.Surface, frame: TableFrame, effect: Effect, share: float) -> None:
    """Move the discard pile to the deck, face down."""
    if effect.which != frame.front:
        return
    one = positions.pile(frame.zones.discard, frame.zones)
    two = positions.pile(frame.zones.deck, frame.zones)
    image = frame.faces.back("player", round(two.w), round(two.h))
    for late in (0.0, 0.15, 0.3):
        k = min(1.0, max(0.0, (share - late) / 0.7))
        if 0 < k < 1:
            x = one.x + (two.x - one.x) * k
            y = one.y - math.sin(math.pi * k) * 70 * frame.brush.u
            put(target, image.surface, (round(x - image.pad), round(y - image.pad)))


def cause(target: pygame.Surface, frame: TableFrame, cards: tuple[CardId, ...]) -> None:
    """Draw edges around the cards that triggered something, and a bracket above them."""
    brush, u = frame.brush, frame.brush.u
    shown = [frame.poses[c].shown for c in cards if c in frame.poses and c not in frame.flying]
    if not shown:
        return
    for box in shown:
        brush.edge(target, box, 0.05 * box.w, theme.ROSE, 3)
    if len(shown) < 2:
        return
    top = min(box.y for box in shown) - 7 * u
    thick = max(2, round(3.5 * u))
    points = [box.cx - thick / 2 for box in shown]
    brush.box(
        target,
        Box(points[0], top - thick, points[-1] - points[0] + thick, thick),
        theme.ROSE,
        thick / 2,
    )
    for x in points:
        brush.box(target, Box(x, top - thick, thick, 9 * u), theme.ROSE, thick / 2)


def dim_for_strip(target: pygame.Surface, frame: TableFrame) -> None:
    """Darken everything except the row that decides, and the tiles: cause and effect."""
    zones, brush = frame.zones, frame.brush
    # End above the wave over the row and above used cards, which are shifted up.
    edge = zones.row.y - 10 * brush.u
    if frame.deciding == frame.front:
        brush.scrim(target, Box(0, 0, zones.width, edge))
        sea_state.draw(target, frame)
        return
    row = zones.others[frame.others.index(frame.deciding)]
    split = row.x - zones.margin / 2
    brush.scrim(target, Box(0, 0, split, zones.height))
    sea_state.draw(target, frame)
    brush.scrim(target, Box(split, 0, zones.width - split, zones.height), around=row)


def place_banner(target: pygame.Surface, frame: TableFrame, now: float) -> None:
    """Draw the banner of the sea of the journey and of its stars while its effect lasts."""
    effect = next((one for one in frame.effects if one.kind is EffectKind.PLACE), None)
    if effect is None or _faded(effect.share(now), 0.06, 0.1) <= 0.5:
        return
    brush, zones, u = frame.brush, frame.zones, frame.brush.u
    title, size = brush.size(1.9), brush.size(1.1)
    room = round(min(zones.reading.w - 36 * u, 30 * zones.body))
    told = [
        brush.text.fit(text, face, size, brush.floor, room, lines)
        for text, face, lines in (
            (frame.book.special, FontFace.TEXT, 4),
            (frame.book.goals, FontFace.BOLD, 2),
        )
    ]
    heights = [brush.text.line_height(each.size) * len(each.lines) for each in told]
    width = max(brush.text.width(frame.book.place, FontFace.TITLE, title), room) + 36 * u
    high = 1.35 * title + sum(heights) + 16 * u
    box = place_box(zones, width, high, 5 * u)
    edge = faded(theme.PALE_GOLD, 0.5)
    brush.box(target, box, faded(theme.PANEL, 0.92), 18 * u, edge, 2 * u)
    at = box.cx, box.y + 5 * u + 0.65 * title
    brush.line(target, frame.book.place, at, title, theme.PALE_GOLD, FontFace.TITLE, "center")
    top = box.y + 5 * u + 1.35 * title
    for each, tall, face in zip(told, heights, (FontFace.TEXT, FontFace.BOLD), strict=True):
        below = pygame.Rect(round(box.x + 18 * u), round(top), round(width - 36 * u), tall)
        brush.text.place(target, each, below, face, theme.PAPER, align=TextAlign.CENTRE)
        top += tall + 4 * u


def place_box(zones: Zones, width: float, high: float, gap: float) -> Box:
    """Return where the banner of the sea of the journey is: over the rows of the other players.

    A player alone has it at the foot of the list, above the large button.
    """
    reading = zones.reading
    if zones.others:
        return Box(reading.right - width, zones.others[0].y, width, high)
    return Box(reading.right - width, zones.end.y - gap - high, width, high)


def turn_box(zones: Zones, width: float, high: float) -> Box:
    """Return where the banner of a turn is: in the sea between the list and the large button."""
    room = positions.end_button(zones).y - zones.reading.bottom
    return Box(zones.reading.right - width, zones.reading.bottom + (room - high) / 2, width, high)


def _faded(share: float, comes: float, goes: float) -> float:
    """Return how much of a banner is seen, in a few steps, whose boxes can be kept."""
    show = max(0.0, min(1.0, share / comes, (1 - share) / goes))
    return round(FADES * show * show * (3 - 2 * show)) / FADES


def turn_banner(frame: TableFrame, now: float) -> Piece | None:
    """Return the banner of a new turn while its effect lasts, if there is more than one player.

    It fades in and out above the row without covering it; where people take turns, amid the table.
    """
    effect = next((one for one in frame.effects if one.kind is EffectKind.BANNER), None)
    if effect is None or len(frame.people) < 2:
        return None
    show = _faded(effect.share(now), 0.18, 0.25)
    if show <= 0:
        return None
    brush, u = frame.brush, frame.brush.u
    person = frame.people[frame.deciding]
    words = frame.book.words("table.turn", player=person.name)
    # When people take turns, it has to be unmistakable.
    handed = sum(not one.computer for one in frame.people) > 1
    radius, size = (40 * u, round(46 * u)) if handed else (19 * u, round(22 * u))
    width = brush.text.width(words, FontFace.TITLE, size) + 2 * radius + (1.2 * size + 44 * u)
    high = 2 * radius + (28 if handed else 10) * u
    box = turn_box(frame.zones, width, high)
    if handed:
        box = Box((frame.zones.width - width) / 2, frame.zones.elements.y - high, width, high)

    def draw(target: pygame.Surface) -> None:
        brush.box(
            target,
            box,
            faded(theme.PANEL, 0.86 * show),
            box.h / 2,
            faded(theme.PALE_GOLD, 0.5 * show),
            2 * u,
        )
        if show > 0.5:
            x = box.x + radius + (box.h - 2 * radius) / 2 + 3 * u
            other_rows.avatar(target, frame, person, x, box.cy, radius, theme.AMBER)
            brush.line(
                target,
                words,
                (box.x + 2 * radius + 14 * u + 0.6 * size, box.cy),
                size,
                theme.PAPER,
                FontFace.TITLE,
                "midleft",
            )

    # A little of its outline lies outside of the box.
    around = rect(box).inflate(*[math.ceil(4 * u)] * 2)
    return Piece(("banner", person, show, box), around, draw)
