"""Painted pictures of territories, actions and events; a calm ground while one is absent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.rules.pieces import Tone
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import INK, PAPER, SLATE, faded, mix

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from ecosfera.games.co2.rules.ids import EventId, KindId, TerritoryId
    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour

FOLDER: Final = "co2"
SHAPE: Final = 3 / 2
"""Width of the pictures by their height."""
TONES: Final = {Tone.GOOD: palette.GREEN, Tone.BAD: palette.AREAS["capital"], Tone.MIXED: SLATE}
SIGNS: Final = {Tone.GOOD: "co2_sun", Tone.BAD: "co2_cost", Tone.MIXED: "co2_event"}


def territory_picture(
    context: UiContext,
    catalogue: Catalogue,
    territory: TerritoryId,
    size: tuple[int, int],
    radius: int,
    *,
    keep: bool = True,
) -> pygame.Surface:
    """Return the picture of what people do in a territory; one that is shown once is not kept."""
    card = catalogue.territories[territory]
    area = catalogue.areas[card.area].id
    tone, sign = palette.AREAS[area], f"co2_glyph_{area}"
    return _picture(context, f"territories/{card.id}", size, radius, tone, sign, keep=keep)


def action_picture(
    context: UiContext, catalogue: Catalogue, kind: KindId, size: tuple[int, int], radius: int
) -> pygame.Surface:
    """Return the picture of a kind of action."""
    own = catalogue.kinds[kind].id
    return _picture(
        context, f"actions/{own}", size, radius, palette.ACTIONS[own], f"co2_glyph_{own}"
    )


def event_picture(
    context: UiContext, catalogue: Catalogue, event: EventId, size: tuple[int, int], radius: int
) -> pygame.Surface:
    """Return the picture of an event card, with the sign that tells good from bad."""
    card = catalogue.events[event]
    sign = SIGNS[card.tone]
    glyph = "" if card.kind is None else f"co2_glyph_{catalogue.kinds[card.kind].id}"
    image = _picture(
        context, f"events/{card.id}", size, radius, TONES[card.tone], glyph or sign
    ).copy()
    if glyph or has_picture(context, f"events/{card.id}"):
        side = round(0.24 * min(size))
        edge = round(0.06 * min(size))
        disc = context.shapes.disc(round(1.3 * side), faded(PAPER, 0.85))
        put(image, disc, (size[0] - edge - disc.get_width(), edge))
        inner = (disc.get_width() - side) // 2
        at = (size[0] - edge - disc.get_width() + inner, edge + inner)
        put(image, context.pictures.sign(sign, side), at)
    return image


def has_picture(context: UiContext, name: str) -> bool:
    """Return whether a picture has been painted."""
    return context.pictures.has(f"{FOLDER}/{name}")


def picture(
    context: UiContext, name: str, size: tuple[int, int], radius: int, *, keep: bool = True
) -> pygame.Surface:
    """Return a picture that has been painted; one that is shown once is not kept."""
    return context.pictures.rounded(f"{FOLDER}/{name}", size, radius, keep=keep)


def load_picture(
    context: UiContext, name: str, size: tuple[int, int], radius: int, *, keep: bool = True
) -> Iterator[None]:
    """Make ready in steps what `picture` will return; a missing picture needs nothing."""
    if has_picture(context, name):
        own = f"{FOLDER}/{name}"
        yield from context.pictures.rounded_in_steps(own, size, radius, keep=keep)


def _picture(
    context: UiContext,
    name: str,
    size: tuple[int, int],
    radius: int,
    tone: Colour,
    sign: str,
    *,
    keep: bool = True,
) -> pygame.Surface:
    if has_picture(context, name):
        return picture(context, name, size, radius, keep=keep)

    def draw() -> pygame.Surface:
        stops = (mix(tone, PAPER, 0.45), tone, mix(tone, INK, 0.4))
        image = context.shapes.gradient(size, radius, stops).copy()
        side = round(0.5 * min(size))
        at = ((size[0] - side) // 2, (size[1] - side) // 2)
        tint = PAPER if "_glyph_" in sign else None
        put(image, context.pictures.sign(sign, side, tint), at)
        return image

    return context.shapes.keep(("co2-art", name, size, radius), draw)
