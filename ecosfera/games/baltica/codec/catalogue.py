"""The catalogue of cards as JSON, as sent in the answer to `hello`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    ELEMENTS,
    EVERY_CARD,
    HABITATS,
    CardKind,
    Catalogue,
    abilities_in,
    element_of,
    habitats_in,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecosfera.games.baltica.content import CardFacts
    from ecosfera.games.baltica.rules.ids import CardId

TYPES = ("element", "pressure", "producer", "consumer", "policy")
"""Names of the five kinds of cards, in the order of `CardKind`."""


def catalogue_to_json(
    catalogue: Catalogue, facts: Mapping[str, CardFacts]
) -> list[dict[str, object]]:
    """Return all 200 cards. `facts` has, by id, the data that the rules do not need."""
    return [_card(catalogue, card, facts) for card in EVERY_CARD]


def _card(catalogue: Catalogue, card: CardId, facts: Mapping[str, CardFacts]) -> dict[str, object]:
    kind = catalogue.kinds[card]
    found: dict[str, object] = {"id": catalogue.names[card], "type": TYPES[kind]}
    if kind is CardKind.ELEMENT:
        found["element"] = ELEMENTS[element_of(card)]
    elif kind in {CardKind.PRODUCER, CardKind.CONSUMER}:
        species = catalogue.species(card)
        if kind is CardKind.PRODUCER:
            found["cost"] = [
                e for e, n in zip(ELEMENTS, species.cost, strict=True) for _ in range(n)
            ]
        found["habitats"] = [HABITATS[h] for h in habitats_in(species.habitats)]
        found["abilities"] = [ABILITIES[a] for a in abilities_in(species.abilities)]
        found["star"] = species.star
        found |= facts[species.id]
    elif kind is CardKind.POLICY:
        policy = catalogue.policy(card)
        found |= {
            "category": policy.category.value,
            "duration": policy.duration.value,
            "house": policy.house,
        }
        found |= facts[policy.id]
    return found
