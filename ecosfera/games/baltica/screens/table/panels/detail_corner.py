"""What the reading corner shows: the thing pointed at, what can be done, or what just happened."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.baltica.moves.move_list import MoveKind
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.cards import ABILITIES, ELEMENTS, HABITATS
from ecosfera.games.baltica.screens.table.geometry.poses import is_funding, pool_cards
from ecosfera.games.baltica.screens.table.geometry.zones import Box
from ecosfera.games.baltica.screens.table.panels import (
    advice_panel,
    detail_page,
    event_log,
    move_list_panel,
    move_verdict,
)
from ecosfera.games.baltica.screens.table.panels.detail_page import DetailPage
from ecosfera.games.baltica.screens.table.panels.move_list_panel import Listed
from ecosfera.games.baltica.screens.table.panels.policy_pool import MORE
from ecosfera.games.baltica.text.card_names import dashed
from ecosfera.games.baltica.text.phrases import Row
from ecosfera.ui.input.keys import Intent

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.table.controller import TableController
    from ecosfera.games.baltica.screens.table.frame import TableFrame

TURN_PAGE = -1
"""`which` of the line that shows the rest of the list."""
PAGELESS = frozenset(
    {TargetKind.BAR, TargetKind.LINE, TargetKind.SEAT, TargetKind.YES, TargetKind.NO}
)
CARDS = frozenset(
    {TargetKind.ROW, TargetKind.MARKET, TargetKind.OTHER_CARD, TargetKind.SIGN, TargetKind.STAR}
)


@dataclass(frozen=True, slots=True)
class Shown:
    """The list as it stands: its lines, where they are, what each stands for."""

    title: str
    rows: tuple[Listed, ...]
    boxes: tuple[Box, ...]
    spots: tuple[Target, ...]
    """`LINE` spots: `which` is the number of the line, or `TURN_PAGE`."""


def has_page(pointed: Target | None) -> bool:
    """Whether something has a page of its own."""
    return pointed is not None and pointed.kind not in PAGELESS


def listing(
    look: TableFrame, play: TableController, first: int, aimed: Target | None
) -> Shown | None:
    """The list "This turn you can", from its line `first` on; none while the stage plays."""
    doing = play.doing
    if doing is None or not play.lines or play.waiting or look.thought is not None:
        return None
    words = look.book.words
    keys = look.brush.context.keys
    count = len(play.lines) - first
    boxes = move_list_panel.list_boxes(look, count)
    paged = first > 0 or len(boxes) < count
    if first > 0 and len(boxes) == count:
        boxes = move_list_panel.list_boxes(look, count + 1)
    shown = min(count, len(boxes) - paged)
    rows, spots = [], []
    for i in range(shown):
        line = play.lines[first + i]
        spot = Target(TargetKind.LINE, first + i)
        number = first + i + 1
        key = keys.label(Intent(f"move-{number}")) if number <= 9 else ""
        if line.what is MoveKind.END:
            key = keys.label(Intent.END_TURN)
        elif line.what is MoveKind.BACK:
            key = keys.label(Intent.BACK)
        rows.append(Listed(play.teller.row(line, doing), key, aimed == spot))
        spots.append(spot)
    if paged and len(boxes) > shown:
        rest = count - shown
        title = words.count("table.more", rest) if rest else words("table.from-start")
        spot = Target(TargetKind.LINE, TURN_PAGE)
        rows.append(
            Listed(Row("icon_arrow_down" if rest else "icon_undo", title), "", aimed == spot)
        )
        spots.append(spot)
    title = words("table.choose-now" if doing.choosing or look.seen.pending else "table.this-turn")
    return Shown(title, tuple(rows), tuple(boxes[: len(rows)]), tuple(spots))


def next_page(shown: Shown) -> int:
    """The line the next page begins with."""
    lines = [spot.which for spot in shown.spots if spot.which != TURN_PAGE]
    return lines[-1] + 1 if lines else 0


@dataclass(frozen=True, slots=True)
class Over:
    """What lies over the corner: from where on downwards, and what it says."""

    top: float = math.inf
    sentence: str = ""


def draw(
    target: pygame.Surface, look: TableFrame, play: TableController, shown: Shown | None, over: Over
) -> None:
    """Draws the corner."""
    pointed = look.pointed
    if look.thought is not None and (not has_page(pointed) or pointed in look.hinted):
        advice_panel.draw(target, look, look.thought)
        return
    if has_page(pointed) and pointed is not None and draw_thing(target, look, pointed):
        return
    if shown is not None:
        move_list_panel.draw_list(target, look, shown.title, shown.rows, shown.boxes, play.log[-8:])
        return
    # what a strip over it says need not stand there too
    last = [sentence for sentence in play.log[-6:] if sentence not in over.sentence][-4:]
    title = look.book.words("table.happening")
    event_log.draw(target, look, title, last, foot=over.top)


def draw_thing(target: pygame.Surface, look: TableFrame, pointed: Target) -> bool:
    """Draws the page of the thing pointed at; whether it has one."""
    if pointed.kind in CARDS:
        detail_page.draw_card(target, look, pointed.which, look.preview)
        return True
    if pointed.kind is TargetKind.POOL and pointed.which != MORE:
        detail_page.draw_card(target, look, pointed.which, look.preview)
        return True
    page = _page(look, pointed)
    if page is None:
        return False
    detail_page.draw_page(target, look, page)
    return True


def why_box(look: TableFrame) -> Box | None:
    """Where one can ask why the thing pointed at is refused: the button with its whole strip."""
    pointed = look.pointed
    if pointed is None or not look.preview.why:
        return None
    if pointed.kind in CARDS or (pointed.kind is TargetKind.POOL and pointed.which != MORE):
        column = detail_page.card_column(look)
    else:
        page = _page(look, pointed)
        if page is None:
            return None
        column = detail_page.page_column(look, page)
    strip = move_verdict.place(look, column, look.preview)
    if strip is None or strip.why is None:
        return None
    return Box(strip.box.x, strip.why.y, strip.box.w, strip.box.bottom - strip.why.y)


def _page(look: TableFrame, pointed: Target) -> DetailPage | None:  # noqa: PLR0911 (one for each kind)
    """The words about something that is no card."""
    book, words, seen, preview = look.book, look.book.words, look.seen, look.preview
    which = pointed.which
    match pointed.kind:
        case TargetKind.TOKEN:
            ability = ABILITIES[which]
            return DetailPage(
                book.ability(which),
                words(f"card.ability-meaning.{ability}"),
                sign=ability,
                preview=preview,
            )
        case TargetKind.TILE:
            name = dashed(HABITATS[which])
            return DetailPage(
                book.habitat(which),
                words(f"card.habitat-meaning.{name}"),
                words(f"card.habitat-latin.{name}"),
                HABITATS[which],
                f"tiles/habitat_{HABITATS[which]}",
                preview,
            )
        case TargetKind.STACK:
            return DetailPage(
                book.element(which),
                words("card.meaning.element"),
                words.count("card.pile.left", len(seen.elements[which])),
                ELEMENTS[which],
                f"elements/{ELEMENTS[which]}",
                preview,
            )
        case TargetKind.SHELF:
            kind = "consumers" if which else "producers"
            left = seen.consumer_deck if which else seen.producer_deck
            return DetailPage(
                words(f"card.pile.{kind}"),
                words(f"card.meaning.{kind[:-1]}"),
                words.count("card.pile.left", left),
                "icon_fish" if which else "icon_leaf",
                preview=preview,
            )
        case TargetKind.DECK:
            return DetailPage(
                words("card.pile.deck"),
                words("table.about.deck"),
                words.count("card.pile.left", seen.decks[look.front]),
                "icon_cards",
                preview=preview,
            )
        case TargetKind.DISCARD:
            pile = seen.discards[look.front]
            text = book.names_inside(sorted(pile)) if pile else ""
            return DetailPage(
                words("card.pile.discard"),
                text,
                words.count("card.number", len(pile)),
                "icon_cards",
            )
        case TargetKind.POLICY_DECK:
            return DetailPage(
                words("card.pile.policies"),
                words("table.about.policies"),
                words.count("card.pile.left", seen.policy_deck),
                "policy_dual",
                preview=preview,
            )
        case TargetKind.PRESSURES:
            return DetailPage(
                words("card.pile.pressures"),
                words("card.meaning.pressure"),
                words.count("card.pile.left", seen.pressures),
                "pressure",
            )
        case TargetKind.IMPACTS:
            return DetailPage(
                words("table.impacts"),
                words("table.about.impacts"),
                words("table.of-six", n=seen.impacts),
                "impact",
            )
        case TargetKind.POOL:
            funding = sum(map(is_funding, seen.pool))
            names = words.list([book.policy(card) for card in pool_cards(seen)])
            return DetailPage(
                words("table.pool"),
                names,
                words("table.funding-count", n=funding),
                "policy_measure",
            )
        case TargetKind.OTHER:
            row = seen.rows[which]
            return DetailPage(
                look.people[which].name,
                book.names_inside(row),
                words(
                    "table.about.piles", deck=seen.decks[which], discard=len(seen.discards[which])
                ),
                "icon_person",
                preview=preview,
            )
        case TargetKind.END:
            return DetailPage(
                words("table.end-turn"),
                words("table.about.end"),
                sign="icon_check",
                preview=preview,
            )
        case _:
            return None
