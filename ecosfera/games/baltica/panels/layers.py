"""The layers of the table's picture; only what has changed is drawn again.

The window is divided into regions that do not overlap. All regions are drawn on one transparent
layer, each again only when its key, which describes its content, has changed. The sea and this
layer make the still picture; whatever moves is drawn above it in every frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import (
    bar,
    detail_corner,
    market,
    other_rows,
    own_row,
    policy_pool,
    renderer,
    sea_state,
)
from ecosfera.games.baltica.stage.moment import IMPACT
from ecosfera.games.baltica.stage.sea import Sea
from ecosfera.games.baltica.stage.timing import LIES, EffectKind
from ecosfera.tabletop import canvas
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.stage.layers import RegionKey
from ecosfera.ui.stage.pieces import Piece

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.stage.stage import Stage
    from ecosfera.games.baltica.stage.zones import Zones
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.box import Box
    from ecosfera.ui.stage.layers import Parts


def draw(target: pygame.Surface, frame: TableFrame, marked: Target, box: Box) -> None:
    """Draw the tab of a target in a box, if it has one."""
    if marked.kind in {TargetKind.MARKET, TargetKind.STACK}:
        market.draw_badge(target, frame, marked, box)
    elif marked.kind is TargetKind.ROW or marked == Target(TargetKind.PLAYER_ROW, frame.front):
        own_row.draw_badge(target, frame, marked)


DRIFT = 0.09
"""Seconds between two frames of the sea at rest."""
WORDS = frozenset({"corner", "bar"})
"""Regions that never contain cards and may be a frame late."""
SHAKES = 0.3
"""Seconds for which the picture shakes as an impact tile lands."""
LEFT = frozenset({TargetKind.TILE, TargetKind.HABITATS, TargetKind.IMPACTS, TargetKind.PRESSURES})
BAR = frozenset({TargetKind.GAINED})
POOL = frozenset({TargetKind.POOL, TargetKind.LOG})
MARKET = frozenset({TargetKind.MARKET, TargetKind.SHELF, TargetKind.STACK, TargetKind.POLICY_DECK})
OTHERS = frozenset({TargetKind.PLAYER_ROW, TargetKind.OTHER_CARD})
ROW = frozenset(
    {
        TargetKind.ROW,
        TargetKind.SIGN,
        TargetKind.STAR,
        TargetKind.TOKEN,
        TargetKind.DECK,
        TargetKind.DISCARD,
        TargetKind.PLAYER_ROW,
        TargetKind.END,
        TargetKind.NO,
        TargetKind.PEEK,
    }
)


def regions(zones: Zones) -> dict[str, pygame.Rect]:
    """Return the regions of the window; halos may extend half into the gaps between zones."""
    u, gap, width = zones.unit, zones.margin / 2, zones.width
    top, low = round(zones.bar.bottom), round(zones.row.y - 8.5 * u)
    one = round(zones.stars.right + gap)
    two = round(zones.consumers.right + gap)
    split = round(zones.reading.y - zones.gap / 2)
    cut = round(zones.pressure.bottom + zones.gap / 2)
    return {
        "bar": pygame.Rect(0, 0, width, top),
        "left": pygame.Rect(0, top, one, cut - top),
        "pool": pygame.Rect(0, cut, one, low - cut),
        "market": pygame.Rect(one, top, two - one, low - top),
        **_other_rows(zones, pygame.Rect(two, top, width - two, max(0, split - top))),
        "corner": pygame.Rect(two, split, width - two, low - split),
        "row": pygame.Rect(0, low, width, zones.height - low),
    }


def _other_rows(zones: Zones, box: pygame.Rect) -> dict[str, pygame.Rect]:
    """Return a region for each of the other rows, which lie below each other in a box."""
    found, top = {}, box.y
    for place, row in enumerate(zones.others):
        below = zones.others[place + 1 : place + 2]
        low = round((row.bottom + below[0].y) / 2) if below else box.bottom
        found[f"other-{place}"] = pygame.Rect(box.x, top, box.w, low - top)
        top = low
    return found


class TableCanvas(canvas.TableCanvas["TableFrame"]):
    """The sea, the table above it, and what moves above both."""

    def __init__(self, context: UiContext, zones: Zones) -> None:
        size = (zones.width, zones.height)
        super().__init__(size, regions(zones), patient=WORDS, clear=True)
        self.context = context
        self.sea: Sea = Sea(context, size)
        self._still = pygame.Surface(size)
        """The sea covered by the layer."""
        self._stale = True
        """Whether `_still` has to be composed again."""
        self._flying = renderer.FlyingCards()
        self._happened = 0
        """How much had happened on the stage."""
        self._parts_of: object = None
        """How much had happened when the parts were listed."""
        self._waited = 0.0
        self._mended: list[pygame.Rect] = []
        """Where the still picture has changed since it was drawn last."""

    @property
    def still(self) -> pygame.Surface:
        """Return the sea and the table without what moves."""
        if self._stale:
            self._compose(self._still)
            self._stale = False
        return self._still

    def forget(self) -> None:
        """Mark everything to be drawn again."""
        self.layer.forget()
        self.whole = False

    def release(self) -> None:
        """Release all large surfaces; nothing can be drawn afterwards."""
        super().release()
        self.sea.release()
        self._flying.forget()
        self._still = clear((1, 1))

    def spoil(self) -> None:
        """Mark the still picture to be composed again."""
        self.whole = False

    def drift(self, dt: float) -> bool:
        """Let the sea behind the table live; return whether it was time for it."""
        self._waited += dt
        if self._waited < DRIFT or not self.whole:
            return False
        places = self.sea.drift(self._waited)
        self._waited = 0.0
        if self.sea.blending:
            # The whole picture is drawn anew in steps.
            return False
        for box in places:
            self._mend(box)
        return bool(places)

    def _mend(self, box: pygame.Rect) -> None:
        """Compose a part of the still picture again."""
        self._mended.append(box.copy())
        if not self._stale:
            self._compose(self._still, box)

    def _compose(self, target: pygame.Surface, box: pygame.Rect | None = None) -> None:
        """Draw the sea and the layer over it, in the whole window or in a part of it."""
        self.sea.draw(target, box)
        self.sea.draw_life(target, box)
        at = (0, 0) if box is None else box.topleft
        target.blit(self.layer.surface, at, box, special_flags=pygame.BLEND_PREMULTIPLIED)

    # -- what is drawn anew ----

    def stands_like(self, frame: TableFrame, before: TableFrame) -> bool:
        """Return whether nothing that stands still differs between two frames."""
        return frame == before and self._parts_of == self._happened

    def parts(self, frame: TableFrame) -> Parts:
        """Return for each region what its picture depends on, and how to draw it."""
        self._parts_of = self._happened
        return parts(frame, self._happened)

    def renew(
        self, frame: TableFrame, *, calm: bool, flying: bool = False, busy: bool = False
    ) -> list[pygame.Rect] | None:
        """Bring the still picture up to date; return where it has changed, None for everywhere."""
        changed = super().renew(frame, calm=calm, flying=flying, busy=busy)
        if self.sea.changed() or changed is None:
            self._stale = True
            self._mended = []
            return None
        for box in changed:
            self._mend(box)
        mended, self._mended = self._mended, []
        return mended

    # -- drawing ----

    def draw(
        self,
        target: pygame.Surface,
        frame: TableFrame,
        stage: Stage,
    ) -> None:
        """Draw everything except prompts and sheets.

        A picture that is new everywhere and has nothing moving over it is composed right on the
        target: at 768p, a copy of the whole picture takes a sixth of the time of a full redraw.
        """
        self._happened = stage.happened
        changed = self.renew(frame, calm=_calm(stage), flying=bool(stage.motions))
        pieces = self._pieces(frame, stage)
        shift = self._shudder(frame, stage.now)
        if changed is None and not pieces and shift == (0, 0):
            self._compose(target)
        else:
            target.blit(self.still, shift)
        for piece in pieces:
            piece.draw(target)
        renderer.effects(target, frame, stage.now)
        self.keep(target, None if renderer.has_effects(frame) else pieces)

    def draw_over(
        self, target: pygame.Surface, frame: TableFrame, stage: Stage
    ) -> list[pygame.Rect] | None:
        """Draw the same over the last picture, if nothing but its pieces lies over the table.

        Return where it may have changed, or None for everywhere.
        """
        self._happened = stage.happened
        pieces = self._pieces(frame, stage)
        flying = bool(stage.motions)
        return self.draw_again(target, frame, pieces, calm=_calm(stage), flying=flying)

    def _pieces(self, frame: TableFrame, stage: Stage) -> list[Piece]:
        """Return the flying cards, the last one on top, and over them the banner of a new turn."""
        banner = renderer.turn_banner(frame, stage.now)
        over = [] if banner is None else [banner]
        if not stage.motions:
            self._flying.forget()
            return over
        flying = self._flying.placed(frame, stage.motions, stage.now)
        return [*(_flying_card(card, image, at) for card, (image, at) in flying.items()), *over]

    def _shudder(self, frame: TableFrame, now: float) -> tuple[int, int]:
        """Return the offset by which the picture shakes as an impact tile lands."""
        if self.context.settings.motion != "full":
            return (0, 0)
        for effect in frame.effects:
            if effect.kind is EffectKind.STONE:
                since = IMPACT * (effect.share(now) - LIES)
                if 0 < since < SHAKES:
                    reach = round(5 * frame.brush.u * (1 - since / SHAKES))
                    return (reach if int(since * 40) % 2 else -reach, 0)
        return (0, 0)


def _calm(stage: Stage) -> bool:
    """Return whether slow regions may be spread over several frames."""
    return not stage.motions and stage.pace > 0


def _flying_card(card: CardId, image: pygame.Surface, at: pygame.Rect) -> Piece:
    """Return a flying card."""

    def draw(target: pygame.Surface) -> None:
        put(target, image, at.topleft)

    return Piece((card, image, tuple(at)), at, draw, card)


def parts(frame: TableFrame, happened: int) -> Parts:
    """Return for each region what its picture depends on, and how to draw it."""
    seen = frame.seen
    front = frame.front
    buttons_key = (*bar.under_pointer(frame), frame.hinted, frame.herald)
    slots = (*seen.producers, *seen.consumers)
    own_row = seen.rows[front]
    tiles = tuple(e.which for e in frame.effects if e.kind in {EffectKind.TILE, EffectKind.STONE})
    return {
        "left": (
            (
                tuple(seen.habitats),
                seen.impacts,
                frame.impacts,
                seen.pressures,
                tiles,
                (frame.news.habitats, frame.news.impacts),
                tuple(frame.goals.items()),
                _aims(frame, LEFT),
            ),
            lambda target: sea_state.draw(target, frame),
        ),
        "pool": (
            (
                tuple(seen.pool),
                frame.pool_first,
                tuple(seen.active),
                _of(frame.flying, (*seen.pool, *seen.active)),
                sea_state.journal(frame),
                _aims(frame, POOL),
            ),
            lambda target: _pool(target, frame),
        ),
        "market": (
            RegionKey(
                (
                    slots,
                    seen.producer_deck,
                    seen.consumer_deck,
                    seen.policy_deck,
                    tuple(map(len, seen.elements)),
                    _of(frame.flying, slots),
                ),
                (frame.preview.lends, frame.new_in_market, _aims(frame, MARKET)),
            ),
            lambda target: market.draw(target, frame),
        ),
        **{
            f"other-{place}": (
                _other_key(frame, place, player),
                lambda target, place=place: other_rows.draw(target, frame, place),  # type: ignore[misc]
            )
            for place, player in enumerate(frame.others)
        },
        "row": (
            RegionKey(
                (
                    front,
                    tuple(own_row),
                    seen.player,
                    seen.used,
                    seen.ability_used,
                    seen.star_used,
                    seen.tokens[front],
                    (seen.decks[front], frame.odds),
                    tuple(seen.discards[front]),
                    _of(frame.flying, (*own_row, *seen.discards[front])),
                    frame.preview.pays,
                ),
                (
                    tuple(frame.signs.items()),
                    frame.news.row,
                    frame.choosing,
                    (frame.turn, buttons_key),
                    _aims(frame, ROW),
                ),
            ),
            lambda target: _row(target, frame),
        ),
        "corner": (
            (
                (frame.pointed, frame.pointed == frame.hovered),
                frame.preview,
                frame.on_why,
                frame.advice,
                frame.listing,
                seen.number,
                frame.pointed is not None and happened,
            ),
            lambda target: detail_corner.draw(target, frame),
        ),
        "bar": (
            (
                frame.sentence,
                frame.advice is None,
                frame.deciding,
                frame.people,
                seen.number,
                frame.disabled,
                frame.undo_is_unfair,
                bar.gained(frame),
                _aims(frame, BAR),
                buttons_key,
            ),
            lambda target: _bar(target, frame),
        ),
    }


def _other_key(frame: TableFrame, place: int, player: PlayerId) -> RegionKey:
    """Return what the picture of one of the other rows depends on."""
    seen = frame.seen
    row = tuple(seen.rows[player])
    used = seen.used if player == seen.player else 0
    lying = row, used, _of(frame.flying, row)
    pieces = (player, place, lying, seen.tokens[player], seen.decks[player])
    turn = frame.deciding, frame.following
    return RegionKey(pieces, (frame.people, turn, frame.preview.pays, _aims(frame, OTHERS)))


def _of(flying: frozenset[CardId], cards: Iterable[CardId]) -> frozenset[CardId]:
    return flying.intersection(cards)


def _aims(frame: TableFrame, kinds: frozenset[TargetKind]) -> Hashable:
    """Return what is highlighted, chosen or pointed at in a region."""

    def mine(targets: Iterable[Target]) -> frozenset[Target]:
        return frozenset(target for target in targets if target.kind in kinds)

    pointed = frame.pointed if frame.pointed is not None and frame.pointed.kind in kinds else None
    hinted = mine(frame.hinted)
    return mine(frame.targets), mine(frame.chosen), hinted, frame.herald if hinted else "", pointed


def _pool(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the policy pool, or at level 1 what opens the log."""
    policy_pool.draw(target, frame)
    sea_state.draw_journal(target, frame)


def _bar(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the bar and its buttons."""
    bar.draw(target, frame)
    if frame.turn is not None:
        bar.draw_bar(target, frame)


def _row(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the row in front on its sand bank, and the button at its right."""
    own_row.ground(target, frame)
    own_row.tokens(target, frame)
    own_row.piles(target, frame)
    own_row.odds(target, frame)
    own_row.cards(target, frame)
    own_row.beacons(target, frame)
    if frame.turn is not None:
        bar.draw_end(target, frame, frame.turn)
