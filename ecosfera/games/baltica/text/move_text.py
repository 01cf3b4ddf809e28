"""The sentences of hints and teammates: an action and its reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.bots.good_deed import CHAINS
from ecosfera.games.baltica.bots.hint import reasons_one_by_one
from ecosfera.games.baltica.bots.hint_reasons import without_fillers
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.actions import (
    MARKET,
    AcquireConsumer,
    AcquireProducer,
    ChooseHabitat,
    ChoosePass,
    ChooseReaction,
    DrawPolicy,
    EndTurn,
    Implement,
    Pass,
    Plus,
    Reactivate,
    Refresh,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import ABILITIES, HABITATS, habitats_in
from ecosfera.games.baltica.rules.legality import payment
from ecosfera.games.baltica.text.move_preview import NOTHING, Preview

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.bots.reasons import HintReason
    from ecosfera.games.baltica.moves.move_list import MoveGroup
    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.moves.targets import Path
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.text.people import Person
    from ecosfera.games.baltica.text.phrases import MoveLine, Phrases


FOLLOWING: Final = 3
"""Number of actions of a plan that a hint names after the first one."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The text in the detail corner while a teammate plays or a hint is shown."""

    head: str
    what: str
    why: tuple[str, ...]
    person: Person | None = None
    """The teammate who speaks; None for a hint."""
    card: CardId | None = None
    """The card it is about; if None, `sign` is shown instead."""
    together: tuple[CardId, ...] = ()
    """The cards of several actions that are told together, in their order; empty for one."""
    sign: str = "icon_hint"
    foot: str = ""
    """What the key in `key` does now, shown at the foot."""
    key: str = ""
    lit: frozenset[Target] = frozenset()
    """The targets that are highlighted."""
    preview: Preview = NOTHING
    """The cards that pay."""


class _Deed(NamedTuple):
    """An action in words: its messages and their fields."""

    mate: str
    idea: str
    fields: dict[str, str]


def said(teller: Phrases, action: Action, state: State) -> str:
    """Return what a teammate says it does."""
    deed = _deed(teller, action, state)
    return capital(teller.words(f"table.mate.{deed.mate}", **deed.fields))


def said_together(teller: Phrases, actions: Sequence[Action], state: State) -> str:
    """Return what a teammate says about several actions that it does one after the other."""
    return " ".join(said(teller, action, state) for action in actions)


def proposed(teller: Phrases, action: Action, state: State) -> str:
    """Return what a hint proposes, as a heading."""
    deed = _deed(teller, action, state)
    if isinstance(action, Implement):
        return deed.fields["card"]
    return capital(teller.words(deed.idea, **deed.fields))


def row(teller: Phrases, line: MoveGroup, doing: MoveSelection) -> MoveLine:
    """Return one line of the list in words; a good deed with its reason."""
    found = teller.row(line, doing)
    alike = 1 if line.target is None else doing.alike(line.target)
    if alike > 1 and not found.detail:
        return found._replace(detail=teller.words("table.alike", n=alike))
    if not line.lit or doing.good_deed is None:
        return found
    why = doing.good_deed[1]
    if line.action is not None:
        title = proposed(teller, line.action, doing.state)
        return found._replace(title=title, detail=reason(teller, why))
    return found._replace(detail=reason(teller, why)) if why.code in CHAINS else found


def plan(teller: Phrases, line: Sequence[Action], state: State) -> tuple[str, ...]:
    """Return what follows the first action of a hint's plan, as a sentence, if anything does."""
    steps = [proposed(teller, action, state) for action in line[1 : FOLLOWING + 1]]
    return (teller.words("table.idea.plan", steps="; ".join(steps)),) if steps else ()


def _deed(teller: Phrases, action: Action, state: State) -> _Deed:  # noqa: PLR0911 (one for each)
    book = teller.book
    match action:
        case AcquireProducer(card) | AcquireConsumer(card):
            return _Deed("take", "table.do.take", {"card": book.inside(card)})
        case RestoreHabitats(pair):
            habitats = book.habitats_inside(habitats_in(restored(state, pair)))
            fields = {"habitats": habitats, "cards": book.names_inside(pair)}
            return _Deed("restore", "table.do.restore", fields)
        case Pass(_, card, to) | ChoosePass(_, int(card), int(to)):
            if to == MARKET:
                fields = {"card": book.inside(card)}
                return _Deed("pass-market", "table.idea.pass-market", fields)
            fields = {"card": book.inside(card), "player": teller.player(to)}
            return _Deed("pass", "table.idea.pass", fields)
        case ChoosePass():
            return _Deed("pass-none", "table.do.pass-none", {})
        case Plus():
            return _Deed("plus", "table.idea.plus", {})
        case Refresh(_, consumers):
            kind = "refresh-consumers" if consumers else "refresh-producers"
            return _Deed(kind, f"table.idea.{kind}", {})
        case Reactivate(ability):
            return _Deed("turn-up", "table.do.turn-up", {"ability": book.ability_verb(ability)})
        case DrawPolicy():
            return _Deed("star", "table.do.star", {})
        case Implement(measure):
            return _Deed("measure", "", {"card": book.policy(measure)})
        case ChooseHabitat(habitat):
            fields = {"habitats": book.habitats_inside([habitat])}
            return _Deed("habitat", "table.idea.habitat", fields)
        case ChooseReaction(implement):
            return _Deed(*(("yes", "table.do.yes") if implement else ("no", "table.do.no")), {})
        case _:
            return _Deed("end", "table.do.end", {})


def restored(state: State, pair: tuple[CardId, CardId]) -> int:
    """Return the habitats that two consumers restore, as a mask."""
    habitats = state.catalogue.habitats
    return habitats[pair[0]] & habitats[pair[1]] & ~state.restored


# -- why ----


def reasons(teller: Phrases, why: Sequence[HintReason]) -> tuple[str, ...]:
    """Return the reasons as sentences."""
    return tuple(reason(teller, ground) for ground in why)


def reasons_of_each(teller: Phrases, actions: Sequence[Action], state: State) -> tuple[str, ...]:
    """Return a reason for each species that is acquired one after the other, with its name."""
    found = []
    for action, why in reasons_one_by_one(state, actions):
        grounds = without_fillers(why, action)
        if grounds and isinstance(action, AcquireProducer | AcquireConsumer):
            found.append(f"{teller.book.name(action.card)}: {reason(teller, grounds[0])}")
    return tuple(found)


def reason(teller: Phrases, ground: HintReason) -> str:
    """Return a reason as a sentence."""
    book = teller.book
    names = [book.inside(card) for card in ground.cards] + [""] * 3
    hits, cards = ground.chance or (0, 0)
    elements = [book.element_inside(element) for element in ground.elements]
    sentence = teller.words(
        f"hint.{ground.code}",
        card=names[0],
        other=names[1],
        third=names[2],
        habitats=book.habitats_inside(ground.habitats),
        elements=teller.words.list(elements, either=True),
        cards=book.element_cards(ground.elements, either=True),
        player=teller.player(ground.player) if ground.player is not None else "",
        hits=hits,
        all=cards,
    )
    return capital(sentence)


def capital(sentence: str) -> str:
    """Return the sentence with a capital first letter."""
    return sentence[:1].upper() + sentence[1:]


# -- what it is about ----


def subject(action: Action, state: State) -> tuple[CardId | None, str]:
    """Return the card an action is about, if any, and otherwise the sign that stands for it."""
    match action:
        case AcquireProducer(card) | AcquireConsumer(card) | Pass(_, card):
            return card, ""
        case ChoosePass(_, int(card)):
            return card, ""
        case Implement(measure):
            return measure, ""
        case RestoreHabitats(pair):
            return None, HABITATS[habitats_in(restored(state, pair))[0]]
        case ChooseHabitat(habitat):
            return None, HABITATS[habitat]
        case Reactivate(ability):
            return None, ABILITIES[ability]
        case _:
            return None, _SIGNS.get(type(action), "policy_measure")


_SIGNS = {Plus: "plus", Refresh: "refresh", DrawPolicy: "star", EndTurn: "icon_check"}


def lit(ways: Sequence[Path], action: Action) -> frozenset[Target]:
    """Return every target on the table that takes part in an action."""
    first = ways[0] if ways else ()
    found = [target for target in first if target.kind is not TargetKind.ABILITY]
    if isinstance(action, Pass | Plus | Refresh) and len(ways) > 1:
        sources = {TargetKind.TOKEN, TargetKind.SIGN}
        found += [target for target in ways[1] if target.kind in sources]
    return frozenset(found)


def paid(action: Action, state: State) -> Preview:
    """Return what pays for an action."""
    match action:
        case AcquireProducer(card):
            cards, borrowed = payment(state, card)
            return Preview(pays=frozenset(cards), lends=borrowed)
        case AcquireConsumer(_, pair) | RestoreHabitats(pair):
            return Preview(pays=frozenset(pair))
        case _:
            return NOTHING
