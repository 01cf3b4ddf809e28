"""The row in front: tokens, deck, cards, discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.cards.card_faces import CardMarks
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels.piles import LABEL_GROUND, least_caption, pile
from ecosfera.games.baltica.rules.cards import ABILITIES, HABITATS, PLUS, abilities_in
from ecosfera.games.baltica.rules.ids import EVERY_ABILITY
from ecosfera.games.baltica.stage import positions
from ecosfera.games.baltica.stage.poses import CardFace
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    from ecosfera.games.baltica.cards.card_faces import Image
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.ui.draw.theme import Colour
    from ecosfera.ui.stage.motion import Pose

SHADE = (0.0, 0.05, 0.12, 0.20, 0.24)
"""How dark the bottom of the sea is made, from the top of the row to its lower edge."""


def ground(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw a shade over the bottom of the sea, so that labels on it are easy to read."""
    brush, zones = frame.brush, frame.zones
    size = (zones.width, round(zones.row.h + 14 * brush.u))
    stops = tuple(faded(theme.PANEL, dark) for dark in SHADE)
    brush.shapes.put_gradient(target, pygame.Rect((0, zones.height - size[1]), size), stops)


def tokens(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the three ability tokens of the row in front."""
    brush, zones = frame.brush, frame.zones
    for ability, sign in zip(EVERY_ABILITY, ABILITIES, strict=True):
        box = positions.token(zones, ability)
        token_target = Target(TargetKind.TOKEN, ability)
        side = box.w
        ready = bool(frame.seen.tokens[frame.front] >> ability & 1)
        lit = frame.glows(token_target) or token_target in frame.chosen
        if lit:
            if token_target in frame.chosen:
                brush.glow(target, box, 0.28 * side)
            brush.box(target, box.inset(-2 * brush.u), theme.AMBER, 0.31 * side)
        brush.token(target, sign, box.x, box.y, side, up=ready)
        if frame.pointed == token_target:
            brush.edge(target, box, 0.28 * side, theme.WHITE, 3)


def beacons(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the beacons in the row in front, except those of cards."""
    brush, zones, faces = frame.brush, frame.zones, frame.faces
    for hinted in sorted(frame.hinted, key=lambda hinted: hinted.kind is not TargetKind.ROW):
        if hinted.kind is TargetKind.TOKEN:
            box = positions.token(zones, hinted.ability)
            round_ = 0.28 * box.w
        elif hinted.kind is TargetKind.DECK:
            box = positions.pile(zones.deck, zones)
            round_ = 0.07 * box.w
        elif hinted.kind in {TargetKind.SIGN, TargetKind.STAR} and hinted.card in frame.poses:
            pose = frame.poses[hinted.card]
            ability = hinted.ability if hinted.kind is TargetKind.SIGN else None
            box = faces.button_box(hinted.card, pose.shown, pose.w, ability)
            round_ = 0.3 * box.w
        elif hinted.kind is TargetKind.ROW and hinted.card in frame.poses:
            box = shown(frame, hinted.card)
            brush.beacon(target, box, 0.07 * box.w, (box.cx, box.y), frame.herald)
            continue
        elif hinted == Target(TargetKind.PLAYER_ROW, frame.front):
            box, round_ = around(frame), 14 * brush.u
        else:
            continue
        brush.beacon(target, box, round_, (box.right, box.y), frame.herald)


def odds(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw notes over the deck: how likely its next card helps or ends the turn."""
    told = frame.odds
    if told is None:
        return
    notes = odds_notes(frame)
    if told.hits and len(notes) == 1:
        room, figures = _odds_room(frame), _notes(frame, worded=False)
        if _odds_in_words(target, frame, told.sentence, room, figures[0]):
            return
    for note, box in notes:
        note.draw(target, frame, box)


def _odds_room(frame: TableFrame) -> Box:
    """Return the room over the deck, as far as the cards leave it free."""
    brush, zones = frame.brush, frame.zones
    deck = positions.pile(zones.deck, zones)
    lying = [
        pose.box.x for card, pose in frame.poses.items() if card in frame.seen.rows[frame.front]
    ]
    left = zones.margin
    foot = min(deck.y, positions.token(zones, EVERY_ABILITY[0]).y) - 4 * brush.u
    top = zones.row.y - 6 * brush.u
    return Box(left, top, min(lying, default=zones.cards.x) - 8 * brush.u - left, foot - top)


def _notes(frame: TableFrame, *, worded: bool) -> list[Note]:
    """Return what the notes say in a few words, or in figures only."""
    told, words = frame.odds, frame.book.words
    found: list[Note] = []
    if told is None:
        return found
    if told.hits:
        signs = tuple(HABITATS[habitat] for habitat in told.habitats) or ("icon_check",)
        text = words.count("table.odds.helps", told.hits, all=told.cards)
        found.append(Note(text if worded else f"{told.hits}/{told.cards}", signs, theme.AMBER))
    if told.ending:
        text = words.count("table.odds.ends", told.ending, all=told.cards)
        text = text if worded else f"{told.ending}/{told.cards}"
        found.append(Note(text, ("pressure",), theme.BLUSH))
    return found


def odds_notes(frame: TableFrame) -> list[tuple[Note, Box]]:
    """Return the notes over the deck and where they lie.

    They are in words if there is room, without signs before figures have to do.
    """
    room = _odds_room(frame)
    placed: list[tuple[Note, Box]] = []
    ways = ((True, False), (True, True), (False, False), (False, True))
    # Words that fit would be too small where text is large.
    for worded, bare in ways[2:] if frame.brush.large else ways:
        notes = [note.bare() if bare else note for note in _notes(frame, worded=worded)]
        for place in (_in_line, _stacked):
            placed = place(frame, notes, room)
            if all(box.right <= room.right for _, box in placed):
                return placed
    return placed


def _in_line(frame: TableFrame, notes: list[Note], room: Box) -> list[tuple[Note, Box]]:
    """Return notes one beside the other."""
    found, x = [], room.x
    for note in notes:
        box = room._replace(x=x, w=note.width(frame, room.h))
        found.append((note, box))
        x = box.right + 6 * frame.brush.u
    return found


def _stacked(frame: TableFrame, notes: list[Note], room: Box) -> list[tuple[Note, Box]]:
    """Return notes one below the other."""
    gap = 3 * frame.brush.u
    high = (room.h + gap) / max(1, len(notes)) - gap
    return [
        (note, Box(room.x, room.y + place * (high + gap), note.width(frame, high), high))
        for place, note in enumerate(notes)
    ]


class Note(NamedTuple):
    """A note over the deck: drawing one of so many of its cards would bring what the signs say."""

    text: str
    signs: tuple[str, ...]
    """The signs after the text."""
    fill: Colour
    draws: bool = True
    """Whether the sign for drawing a card stands before it."""

    def _letters(self, frame: TableFrame, high: float) -> tuple[tuple[str, ...], int]:
        """Return the text, of several words in two lines if the note is high enough; its size."""
        brush, words = frame.brush, self.text.split(" ")
        if len(words) < 2:
            return (self.text,), max(brush.floor, min(brush.size(1.5), round(0.6 * high)))
        if high < 2.2 * brush.floor:
            return (self.text,), brush.floor
        size = max(brush.floor, min(brush.size(1.1), round(0.34 * high)))
        splits = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
        return min(splits, key=lambda lines: self._wide(frame, lines, size)), size

    def _wide(self, frame: TableFrame, lines: tuple[str, ...], size: int) -> float:
        return max(frame.brush.text.width(line, FontFace.HEAVY, size) for line in lines)

    def _sizes(self, frame: TableFrame, high: float) -> tuple[float, float]:
        """Return the side of a sign, and the room around signs and text."""
        brush = frame.brush
        return min(1.5 * frame.zones.sign, high - 4 * brush.u), 8 * brush.u

    def width(self, frame: TableFrame, high: float) -> float:
        """Return the width of the note at a height."""
        side, pad = self._sizes(frame, high)
        wide = self._wide(frame, *self._letters(frame, high))
        return 2 * pad + wide + (self.draws + len(self.signs)) * (side + pad / 2)

    def bare(self) -> Note:
        """Return the note without its signs; figures keep that for drawing a card."""
        return self._replace(signs=(), draws=" " not in self.text)

    def draw(self, target: pygame.Surface, frame: TableFrame, box: Box) -> None:
        """Draw the note."""
        brush = frame.brush
        side, pad = self._sizes(frame, box.h)
        lines, size = self._letters(frame, box.h)
        brush.box(target, box, self.fill, 10 * brush.u)
        left, step = box.x + pad, brush.text.line_height(size, 1.1)
        if self.draws:
            brush.sign(target, ABILITIES[PLUS], left, box.cy - side / 2, side)
            left += side + pad / 2
        top = box.cy - step * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            at = (left, top + number * step)
            brush.line(target, line, at, size, theme.INK, FontFace.HEAVY, "midleft")
        x = left + self._wide(frame, lines, size) + pad
        for sign in self.signs:
            brush.sign(target, sign, x, box.cy - side / 2, side)
            x += side + pad / 2


def _odds_in_words(
    target: pygame.Surface, frame: TableFrame, sentence: str, room: Box, note: Note
) -> bool:
    """Draw a note with its sentence in place of its signs; return whether there is room."""
    brush, pad = frame.brush, 8 * frame.brush.u
    bare = note.bare()
    wide = bare.width(frame, room.h) - pad
    width = room.w - wide - 2 * pad
    fit = brush.unbroken(sentence, FontFace.BOLD, brush.body, round(width), room.h - pad, 1.1)
    if fit is None:
        return False
    bare.draw(target, frame, room)
    where = rect(Box(room.x + wide + pad, room.y, width, room.h))
    brush.text.place(target, fit, where, FontFace.BOLD, theme.INK, leading=1.1, middle=True)
    return True


def around(frame: TableFrame) -> Box:
    """Return the box of the frame round the row; the captions of the piles stand beside it."""
    return frame.zones.cards.inset(2 * frame.brush.u, -4 * frame.brush.u)


def piles(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the deck and the discard pile with their numbers."""
    brush, zones, words = frame.brush, frame.zones, frame.book.words
    front = frame.front
    box = positions.pile(zones.deck, zones)
    deck_target = Target(TargetKind.DECK)
    whole = pile(target, frame, box, "player", frame.seen.decks[front])
    if frame.glows(deck_target) and not frame.choosing:
        brush.edge(target, whole, 0.09 * box.w, theme.AMBER, 2.2)
    if frame.pointed == deck_target:
        brush.edge(target, whole, 0.09 * box.w, theme.WHITE, 3)
    count = frame.seen.decks[front]
    caption(target, frame, box, words("table.deck", n=count), str(count), zones.gap)
    box = positions.pile(zones.discard, zones)
    brush.box(target, box, faded(theme.PANEL, 0.35), 0.07 * box.w)
    brush.dashes(target, box, faded(theme.PAPER, 0.5), 0.07 * box.w)
    there = [card for card in frame.seen.discards[front] if card not in frame.flying]
    if there:
        image, where = discarded(frame, there[-1])
        put(target, image.surface, (where.x - image.pad, where.y - image.pad))
    if frame.pointed is not None and frame.pointed.kind is TargetKind.DISCARD:
        brush.edge(target, box, 0.07 * box.w, theme.WHITE, 3)
    count = len(frame.seen.discards[front])
    caption(target, frame, box, words("table.discard", n=count), str(count), zones.margin)


def discarded(frame: TableFrame, card: CardId) -> tuple[Image, pygame.Rect]:
    """Return the picture of a card on top of the discard pile, and where it lies."""
    u = frame.brush.u
    where = rect(positions.pile(frame.zones.discard, frame.zones).inset(2 * u, 3 * u))
    return frame.faces.mini(card, where.width, where.height), where


def caption(
    target: pygame.Surface, frame: TableFrame, box: Box, words: str, number: str, spare: float
) -> None:
    """Draw the name of a pile with its number of cards, or only the number."""
    write(target, frame, box, words if captioned(frame, box, words, spare) else number, spare)


def captioned(frame: TableFrame, box: Box, words: str, spare: float) -> bool:
    """Return whether the name of a pile fits; large text may be a little smaller for it."""
    brush = frame.brush
    width = box.w + 2 * spare - 4 * brush.u
    return brush.text.width(words, FontFace.BOLD, least_caption(frame)) <= width


def write(target: pygame.Surface, frame: TableFrame, box: Box, text: str, spare: float) -> None:
    """Draw a text on a plate below a pile."""
    brush = frame.brush
    width = box.w + 2 * spare - 4 * brush.u
    where = Box(box.cx - width / 2, box.bottom + 3 * brush.u, width, 1.5 * frame.zones.body)
    wide = min(width, brush.text.width(text, FontFace.BOLD, brush.body) + 14 * brush.u)
    plate = Box(box.cx - wide / 2, where.y, wide, where.h)
    brush.box(target, plate, faded(theme.PANEL, LABEL_GROUND), plate.h / 2)
    brush.fitted(target, text, where, theme.PAPER)


def marks(frame: TableFrame, card: CardId) -> CardMarks:
    """Return the marks of this turn on a card in front."""
    seen = frame.seen
    bit = 1 << card
    mine = frame.front == seen.player
    ready = 0
    for ability in abilities_in(frame.book.cards.abilities[card]):
        target = Target(TargetKind.SIGN, card, ability)
        if frame.glows(target) or target in frame.chosen:
            ready |= 1 << ability
    return CardMarks(
        used=mine and bool(seen.used & bit),
        ability_used=mine and bool(seen.ability_used & bit),
        star_used=mine and bool(seen.star_used & bit),
        ready=ready,
        star_ready=frame.glows(Target(TargetKind.STAR, card)),
    )


def cards(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the cards from left to right, the one pointed at last and in front."""
    whole = Target(TargetKind.PLAYER_ROW, frame.front)
    if frame.glows(whole):
        room = around(frame)
        frame.brush.edge(target, room, 14 * frame.brush.u, theme.AMBER, 3)
        if frame.pointed == whole:
            frame.brush.edge(target, room, 14 * frame.brush.u, theme.WHITE, 2)
    lying = [card for card in frame.own_row if card not in frame.flying]
    forward = [card for card in lying if frame.aimed(card, TargetKind.ROW)]
    behind = [card for card in lying if card not in forward]
    for card in behind:
        _card(target, frame, card, frame.poses[card])
    _spent_caption(target, frame)
    for marked in (*(Target(TargetKind.ROW, card) for card in behind), whole):
        draw_badge(target, frame, marked)
    for card in forward:
        _card(target, frame, card, _forward(frame, frame.poses[card]), aimed=True)
        draw_badge(target, frame, Target(TargetKind.ROW, card))


def _spent_caption(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the number of cards in the pile of spent cards below it."""
    spent = [
        pose.box for card in frame.own_row if (pose := frame.poses[card]).face is CardFace.SPENT
    ]
    if not spent:
        return
    first, right = spent[0], max(box.right for box in spent)
    box = first._replace(w=right - first.x)
    words = frame.book.words("table.spent", n=len(spent))
    caption(target, frame, box, words, str(len(spent)), frame.zones.gap)


def draw_badge(target: pygame.Surface, frame: TableFrame, marked: Target) -> None:
    """Draw the tab on a card of the row in front, or on the frame of the row, if any."""
    if marked == Target(TargetKind.PLAYER_ROW, frame.front):
        if frame.glows(marked):
            cards, low = frame.zones.cards, frame.zones.row.y + 6 * frame.brush.u
            at = (cards.cx, max(cards.y - 4 * frame.brush.u, low))
            frame.brush.tab(target, *at, "icon_arrow_down")
        return
    card = marked.card
    if card not in frame.poses:
        return
    box = shown(frame, card)
    if marked in frame.hinted:
        frame.brush.tab(target, box.cx, box.y, frame.herald)
    elif card in frame.preview.pays or marked in frame.chosen:
        frame.brush.tab(target, box.cx, box.y, "icon_check")
    elif frame.glows(marked):
        frame.brush.tabs(target, box, frame.signs.get(card, ("icon_arrow_down",)))


def _forward(frame: TableFrame, pose: Pose) -> Box:
    """Return the box of a card that is pointed at: an overlapped one comes forward, enlarged."""
    if pose.seen > pose.w - 2:
        return pose.box
    w, h = pose.w * 1.08, pose.h * 1.08
    x = min(pose.box.x - 0.02 * pose.w, frame.zones.cards.right - w)
    return Box(x, pose.box.bottom - h, w, h)


def shown(frame: TableFrame, card: CardId) -> Box:
    """Return the visible part of a card as drawn: forward, or shifted up because it pays."""
    pose = frame.poses[card]
    box = pose.shown
    if frame.aimed(card, TargetKind.ROW):
        box = _forward(frame, pose)
    rise = frame.zones.lift * 0.5 if card in frame.preview.pays else 0.0
    return Box(box.x, box.y - rise, box.w, box.h)


def _card(
    target: pygame.Surface,
    frame: TableFrame,
    card: CardId,
    place: Pose | Box,
    *,
    aimed: bool = False,
) -> None:
    brush = frame.brush
    box = place if isinstance(place, Box) else place.box
    seen = box.w if isinstance(place, Box) else place.seen
    card_target = Target(TargetKind.ROW, card)
    pays = card in frame.preview.pays
    if pays:
        box = Box(box.x, box.y - frame.zones.lift * 0.5, box.w, box.h)
    radius = 0.07 * box.w
    lit = frame.glows(card_target) or card_target in frame.chosen or card_target in frame.hinted
    if lit:
        brush.glow(target, box, radius)
    where = rect(box)
    wide, seen = round(box.w), round(seen)
    if frame.poses[card].face is CardFace.SPENT:
        image = frame.faces.mini(card, wide, round(box.h), restored=frame.restored, used=True)
    else:
        signs = marks(frame, card)
        image = frame.faces.card(card, wide, seen, own=True, marks=signs, restored=frame.restored)
    put(target, image.surface, (where.x - image.pad, where.y - image.pad))
    if aimed:
        brush.edge(target, box, radius, theme.WHITE, 3)
    if card in frame.news.row:
        brush.news(target, *brush.news_on(box))
