"""The tips: one thing is explained when it is on the table for the first time, one in a turn."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.core.guidance import Explanation as Explained
from ecosfera.core.guidance import Tip
from ecosfera.games.baltica.bots.draws import draws_of_use
from ecosfera.games.baltica.moves.goals import goals
from ecosfera.games.baltica.moves.news import news_of
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.actions import (
    TOKEN,
    AcquireConsumer,
    AcquireProducer,
    Plus,
    Refresh,
)
from ecosfera.games.baltica.rules.cards import (
    ALL_TOKENS,
    REFRESH,
    CardKind,
    Category,
    abilities_in,
    element_of,
)
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.ids import EVERY_HABITAT
from ecosfera.games.baltica.rules.state import IMPACT_TILES
from ecosfera.games.baltica.rules.view import in_front

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.table.options import Explanation

GO_ON: Final = ("table.go-on",)
"""The answer of a bubble that is read."""
EQUAL: Final = 2
"""Number of cards of one element of which a third would cost a turn."""
FROM: Final = 2
"""The first round with tips about what lies on every table."""


def _first_star(state: State) -> Explanation | None:
    """Explain the star of a card in the row in front."""
    if not state.config.policies or not state.policy_deck:
        return None
    stars = state.catalogue.stars
    row = state.rows[in_front(state)]
    star = next((Target(TargetKind.STAR, card) for card in row if stars[card]), None)
    return None if star is None else Explained("tutorial.star", (star,), GO_ON)


def _first_draw(state: State) -> Explanation | None:
    """Explain that tiles draw policy cards, before the first tile is placed."""
    config = state.config
    placed = state.impacts or len(state.habitats) > config.living_habitats
    if not config.policies or not state.policy_deck or placed or not _settled(state):
        return None
    return Explained("tutorial.tile-draws", (Target(TargetKind.POLICY_DECK),), GO_ON)


def _first_funding(state: State) -> Explanation | None:
    """Explain the pool, when a measure or a funding card lies there."""
    lies = next((card for card in state.pool if _is(state, card, Category.MEASURE)), None)
    if state.pending is not None or lies is None or not state.has_funding():
        return None
    return Explained("tutorial.funding", (Target(TargetKind.POOL, lies),), GO_ON)


def _is(state: State, card: CardId, category: Category) -> bool:
    """Return whether a policy card is of a category."""
    return state.catalogue.policy(card).category is category


def _first_news(match: Match, computers: Sequence[str], state: State) -> Explanation | None:
    """Explain the dot on the cards that are new on the market."""
    if not _settled(state):
        return None
    news = news_of(match, lambda player: player < len(computers) and bool(computers[player]))
    cards = tuple(Target(TargetKind.MARKET, card) for card in sorted(news.market))
    return Explained("tutorial.news", cards[:1], GO_ON, mentions=cards) if cards else None


def _first_dots(state: State) -> Explanation | None:
    """Explain the dots of a habitat for which somebody has an animal."""
    if not _settled(state):
        return None
    tile = next((Target(TargetKind.TILE, habitat) for habitat in goals(state)), None)
    return None if tile is None else Explained("tutorial.dots", (tile,), GO_ON)


def _first_offer(state: State) -> Explanation | None:
    """Explain that a token may be turned face up again."""
    down = tuple(abilities_in(ALL_TOKENS & ~state.tokens[state.player]))
    if not state.offer or not down or not _settled(state):
        return None
    tokens = tuple(Target(TargetKind.TOKEN, ability) for ability in down)
    return Explained("tutorial.token-back", tokens, GO_ON)


def _first_equal(state: State) -> Explanation | None:
    """Warn of a third card of one element."""
    if not _settled(state):
        return None
    kinds, row = state.catalogue.kinds, state.row
    elements = [card for card in row if kinds[card] is CardKind.ELEMENT]
    for card in elements:
        equal = [other for other in elements if element_of(other) == element_of(card)]
        if len(equal) == EQUAL:
            targets = tuple(Target(TargetKind.ROW, card) for card in equal)
            return Explained("tutorial.three", targets, GO_ON)
    return None


def _first_sign(state: State) -> Explanation | None:
    """Explain the symbol of a used card, which still works."""
    if not _settled(state) or state.abilities_blocked:
        return None
    abilities = state.catalogue.abilities
    for card in state.row:
        if state.used >> card & 1 and not state.ability_used >> card & 1 and abilities[card]:
            ability = abilities_in(abilities[card])[0]
            return Explained("tutorial.ability", (Target(TargetKind.SIGN, card, ability),), GO_ON)
    return None


def _first_drought(state: State) -> Explanation | None:
    """Explain the token that refreshes the market, when nothing can be acquired."""
    if not _settled(state) or state.acquired:
        return None
    actions = legal(state)
    acquires = any(isinstance(action, (AcquireProducer, AcquireConsumer)) for action in actions)
    refreshes = any(isinstance(action, Refresh) and action.source == TOKEN for action in actions)
    if acquires or not refreshes:
        return None
    return Explained("tutorial.refresh", (Target(TargetKind.TOKEN, REFRESH),), GO_ON)


def _first_odds(state: State) -> Explanation | None:
    """Explain how many of the next cards would help."""
    if not _settled(state) or not any(isinstance(action, Plus) for action in legal(state)):
        return None
    if not draws_of_use(state)[0]:
        return None
    return Explained("tutorial.odds", (Target(TargetKind.DECK),), GO_ON)


def _first_empty_deck(state: State) -> Explanation | None:
    """Explain that no more species come when a deck of the market is empty."""
    if not _settled(state) or (state.producer_deck and state.consumer_deck):
        return None
    deck = Target(TargetKind.SHELF, int(not state.consumer_deck))
    return Explained("tutorial.no-more", (deck,), GO_ON)


def _settled(state: State) -> bool:
    """Return whether the first round is over and nothing waits for an answer."""
    return state.round >= FROM and state.pending is None and state.outcome is None


TIPS: Final[tuple[Tip[Target], ...]] = (
    Tip("tip-star", _first_star),
    Tip("tip-tile", _first_draw),
    Tip("tip-funding", _first_funding),
    Tip("tip-offer", _first_offer),
    Tip("tip-drought", _first_drought),
    Tip("tip-equal", _first_equal),
    Tip("tip-sign", _first_sign),
    Tip("tip-dots", _first_dots),
    Tip("tip-odds", _first_odds),
    Tip("tip-no-more", _first_empty_deck),
)


def tips_of(match: Match, computers: Sequence[str]) -> tuple[Tip[Target], ...]:
    """Return the tips for the people at a match, in which `computers` play some of the rows.

    None is given when one more tile may end the match: then nobody wants to be taught.
    """
    news = Tip("tip-news", partial(_first_news, match, computers))
    tips = (*TIPS[:3], news, *TIPS[3:])
    return tuple(replace(tip, find=partial(_in_peace, tip.find)) for tip in tips)


def _in_peace(find: Callable[[State], Explanation | None], state: State) -> Explanation | None:
    """Return what a tip explains, unless the match may end with the next tile."""
    left = min(len(EVERY_HABITAT) - len(state.habitats), IMPACT_TILES - state.impacts)
    return None if state.outcome is not None or left <= 1 else find(state)


def turn_of(state: State) -> int:
    """Return the turn of a position: it brings one tip at most."""
    return state.number
