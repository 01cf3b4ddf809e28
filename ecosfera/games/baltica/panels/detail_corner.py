"""The detail corner: what is pointed at, or what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.moves.goals import PAIR
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import (
    advice_panel,
    bar,
    detail_pages,
    move_list_panel,
    move_verdict,
)
from ecosfera.games.baltica.panels.detail_pages import DetailPage
from ecosfera.games.baltica.panels.policy_pool import MORE
from ecosfera.games.baltica.rules.cards import ABILITIES, ELEMENTS, HABITATS
from ecosfera.games.baltica.rules.turn import strikes
from ecosfera.games.baltica.rules.view import is_funding, pool_cards
from ecosfera.games.baltica.text.card_names import dashed
from ecosfera.ui.draw.box import Box

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.rules.ids import HabitatId
    from ecosfera.games.baltica.stage.frame import TableFrame

TURN_PAGE = -1
"""`which` of the line that shows the rest of the list."""
PAGELESS = frozenset(
    {
        TargetKind.BAR,
        TargetKind.LINE,
        TargetKind.LOG,
        TargetKind.SEAT,
        TargetKind.YES,
        TargetKind.NO,
        TargetKind.PEEK,
    }
)
CARDS = frozenset(
    {TargetKind.ROW, TargetKind.MARKET, TargetKind.OTHER_CARD, TargetKind.SIGN, TargetKind.STAR}
)


def has_page(pointed: Target | None) -> bool:
    """Return whether a target has a page of its own."""
    return pointed is not None and pointed.kind not in PAGELESS


def draw(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the corner; while the table plays there is nothing but the sea."""
    pointed = frame.pointed
    looks = has_page(pointed) and (pointed not in frame.hinted or pointed == frame.hovered)
    if frame.advice is not None and not looks:
        advice_panel.draw(target, frame, frame.advice)
        return
    if has_page(pointed) and pointed is not None and draw_thing(target, frame, pointed):
        return
    if frame.listing is not None and not frame.watched:
        move_list_panel.draw_list(target, frame, frame.listing)


def paper(frame: TableFrame) -> Box:
    """Return the box of what stands in the corner while nothing is pointed at."""
    if frame.advice is not None:
        return advice_panel.paper(frame, frame.advice)
    return frame.zones.reading


def draw_thing(target: pygame.Surface, frame: TableFrame, pointed: Target) -> bool:
    """Draw the page of the target that is pointed at; return whether it has one."""
    if pointed.kind in CARDS:
        detail_pages.draw_card(target, frame, pointed.card, frame.preview)
        return True
    if pointed.kind is TargetKind.POOL and pointed.which != MORE:
        detail_pages.draw_card(target, frame, pointed.card, frame.preview)
        return True
    page = page_of(frame, pointed)
    if page is None:
        return False
    detail_pages.draw_page(target, frame, page)
    return True


def why_box(frame: TableFrame) -> Box | None:
    """Return the box that opens the rulebook at the reason: the button with its strip."""
    pointed = frame.pointed
    if pointed is None or not frame.preview.why:
        return None
    if pointed.kind in CARDS or (pointed.kind is TargetKind.POOL and pointed.which != MORE):
        column = detail_pages.verdict_column(frame)
    else:
        page = page_of(frame, pointed)
        if page is None:
            return None
        column = detail_pages.page_column(frame, page)
    strip = move_verdict.place(frame, column, frame.preview)
    if strip is None or strip.why is None:
        return None
    return Box(strip.box.x, strip.why.y, strip.box.w, strip.box.bottom - strip.why.y)


def page_of(frame: TableFrame, pointed: Target) -> DetailPage | None:  # noqa: PLR0911 (one for each kind)
    """Return the page of a target that is not a card."""
    book, words, seen, preview = frame.book, frame.book.words, frame.seen, frame.preview
    which = pointed.which
    match pointed.kind:
        case TargetKind.TOKEN:
            ability = ABILITIES[which]
            return DetailPage(
                book.ability(pointed.ability),
                words(f"card.ability-meaning.{ability}"),
                sign=ability,
                preview=preview,
            )
        case TargetKind.TILE:
            name = dashed(HABITATS[which])
            meaning = words(f"card.habitat-meaning.{name}")
            return DetailPage(
                book.habitat(pointed.habitat),
                f"{meaning} {nearness(frame, pointed.habitat)}".strip(),
                words(f"card.habitat-latin.{name}"),
                HABITATS[which],
                f"tiles/habitat_{HABITATS[which]}",
                preview,
            )
        case TargetKind.STACK:
            return DetailPage(
                book.element(pointed.element),
                f"{words('card.meaning.element')} {words(f'card.element-about.{ELEMENTS[which]}')}",
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
                words(f"card.meaning.{kind[:-1]}") if left else words("tutorial.no-more"),
                words.count("card.pile.left", left),
                "icon_fish" if which else "icon_leaf",
                preview=preview,
            )
        case TargetKind.DECK:
            cards = seen.decks[frame.front] + len(seen.discards[frame.front])
            return DetailPage(
                words("card.pile.deck"),
                _about_deck(frame) if cards else "",
                words.count("card.pile.left", seen.decks[frame.front]),
                "icon_cards",
                preview=preview,
            )
        case TargetKind.DISCARD:
            pile = seen.discards[frame.front]
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
        case TargetKind.HABITATS | TargetKind.IMPACTS | TargetKind.GAINED:
            return _counted(frame, pointed.kind)
        case TargetKind.POOL:
            funding = sum(map(is_funding, seen.pool))
            names = words.list([book.policy(card) for card in pool_cards(seen)])
            return DetailPage(
                words("table.pool"),
                names,
                words("table.funding-count", n=funding),
                "policy_measure",
            )
        case TargetKind.PLAYER_ROW:
            row = seen.rows[which]
            names = book.names_inside(row)
            if strikes(row):
                # The row has a red frame.
                names = f"{words('table.about.strikes')} {names}"
            return DetailPage(
                frame.people[which].name,
                names,
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
                sign="pressure" if preview.costs else "icon_check",
                preview=preview,
            )
        case _:
            return None


def _about_deck(frame: TableFrame) -> str:
    """Return what the note over the deck says, in words, and what happens when it is empty."""
    words, odds = frame.book.words, frame.odds
    told = [] if odds is None else [odds.sentence]
    if odds is not None and odds.ending:
        told.append(words("table.danger.draw", hits=odds.ending, all=odds.cards))
    return " ".join(filter(None, (*told, words("table.about.deck"))))


def nearness(frame: TableFrame, habitat: HabitatId) -> str:
    """Return who has animals from a habitat that is not restored, and what is still missing."""
    goal, book = frame.goals.get(habitat), frame.book
    if goal is None:
        return ""
    key = "table.about.near" if len(goal.animals) >= PAIR else "table.about.half-way"
    player, cards = frame.people[goal.player].name, book.names_inside(goal.animals)
    return book.words(key, player=player, cards=cards)


def _counted(frame: TableFrame, kind: TargetKind) -> DetailPage:
    """Return the page of what is counted: habitats, impact tiles or species."""
    if kind is TargetKind.HABITATS:
        return _habitats(frame)
    if kind is TargetKind.IMPACTS:
        return _impacts(frame)
    return DetailPage(frame.book.words("table.gained"), gained_in_words(frame))


def gained_in_words(frame: TableFrame) -> str:
    """Return how many producers and consumers the players have acquired."""
    words, numbers = frame.book.words, bar.gained(frame)
    kinds = words("table.producers"), words("table.consumers")
    return ", ".join(f"{kind}: {n}" for kind, n in zip(kinds, numbers, strict=True))


def _habitats(frame: TableFrame) -> DetailPage:
    """Return the page of the number of restored habitats: the goal."""
    words = frame.book.words
    return DetailPage(
        words("table.habitats"),
        f"{words('table.goal')} {frame.book.goals}".strip(),
        words("table.of-six", n=len(frame.seen.habitats)),
    )


def _impacts(frame: TableFrame) -> DetailPage:
    """Return the page of the impact tiles: the newest one, what all stand for, and the rule."""
    book, words = frame.book, frame.book.words
    title, text = words("table.impacts"), words("table.about.impacts")
    if frame.impacts:
        newest = frame.impacts[-1]
        title = f"{title}: {book.impact(newest)}"
        text = f"{book.impact_about(newest)} {book.impacts_so_far(frame.impacts)} {text}"
    text = " ".join(filter(None, (text, book.goals)))
    return DetailPage(title, text, words("table.of-six", n=frame.seen.impacts), "impact")
