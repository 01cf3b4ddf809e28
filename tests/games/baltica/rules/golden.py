"""Golden games: whole games as readable text, to see at a glance what a change of the rules does.

`python -m tests.games.baltica.rules.golden` plays them anew and writes the
files; read the difference before keeping it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import ABILITIES, HABITATS
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import deal
from ecosfera.games.baltica.rules.engine import apply, begin, legal
from ecosfera.games.baltica.rules.events import CardMoved, Event, Location, Zone
from ecosfera.games.baltica.rules.state import EMPTY, State
from tests.games.baltica.rules.positions import catalogue, words

FOLDER = Path(__file__).parent.parent / "golden"

GAMES = {
    "one_row": Config(players=1, element_stack=8, seed="golden-3"),
    "two_rows_level_2": Config(players=2, policies=True, element_stack=8, seed="golden-14"),
    "three_rows_hard": Config(
        players=3,
        policies=True,
        element_stack=3,
        pressures=3,
        eutrophication=True,
        biodiversity_loss=True,
        first_player=1,
        seed="golden-1",
    ),
    "four_rows": Config(players=4, policies=True, house_cards=False, seed="golden-2"),
}

EAGERNESS = (act.RestoreHabitats, act.AcquireConsumer, act.Implement, act.AcquireProducer)


def play(config: Config) -> Iterator[tuple[State, act.Action]]:
    """Play a game: restore or acquire if possible, otherwise choose an action at random."""
    dice = random.Random(config.seed)
    state, _ = begin(deal(catalogue(), config))
    while state.outcome is None:
        options = legal(state)
        eager = (options_of for kind in EAGERNESS if (options_of := _of(options, kind)))
        action = dice.choice(next(eager, options))
        yield state, action
        state = apply(state, action)[0]


def _of(options: list[act.Action], kind: type[act.Action]) -> list[act.Action]:
    return [action for action in options if isinstance(action, kind)]


def record(name: str) -> str:
    """Return the text of a golden game, played by its player."""
    config = GAMES[name]
    state, events = begin(deal(catalogue(), config))
    lines = [f"# {name}: {config}", *map(_line, events)]
    for before, action in play(config):
        state, events = apply(before, action)
        lines += [_position(before), f"> {notation(action)}", *map(_line, events)]
    lines += [_position(state), f"# {state.outcome} after {state.number} turns"]
    return "\n".join(lines) + "\n"


def replay(name: str, text: str) -> str:
    """Return the text of the same moves played now; only the moves are read from the text."""
    config = GAMES[name]
    state, events = begin(deal(catalogue(), config))
    lines = [f"# {name}: {config}", *map(_line, events)]
    for line in text.splitlines():
        if not line.startswith("> "):
            continue
        wanted = line.removeprefix("> ")
        found = [action for action in legal(state) if notation(action) == wanted]
        assert found, f"{name}: {wanted} is not legal any more in {_position(state)}"
        lines.append(_position(state))
        state, events = apply(state, found[0])
        lines += [line, *map(_line, events)]
    lines += [_position(state), f"# {state.outcome} after {state.number} turns"]
    return "\n".join(lines) + "\n"


def notation(action: act.Action) -> str:  # noqa: C901 - one line for each kind of move
    """Return a move as text: `pass oxygen#3 by token to 1`."""
    names = catalogue().names

    def card(c: int) -> str:
        return "token" if c == act.TOKEN else names[c]

    match action:
        case act.AcquireProducer():
            return f"acquire {card(action.card)}"
        case act.AcquireConsumer():
            return f"acquire {card(action.card)} with {' '.join(map(card, action.producers))}"
        case act.RestoreHabitats():
            return f"restore with {' '.join(map(card, action.consumers))}"
        case act.Pass():
            to = "market" if action.to == act.MARKET else action.to
            return f"pass {card(action.card)} by {card(action.source)} to {to}"
        case act.Plus():
            return f"plus by {card(action.source)}"
        case act.Refresh():
            row = "consumers" if action.consumers else "producers"
            return f"refresh {row} by {card(action.source)}"
        case act.Reactivate():
            return f"reactivate {ABILITIES[action.ability]}"
        case act.DrawPolicy():
            return f"draw policy by {card(action.source)}"
        case act.Implement():
            return f"implement {_particulars(action, card)}"
        case act.ChooseHabitat():
            return f"choose {HABITATS[action.habitat]}"
        case act.ChooseReaction():
            return "react" if action.implement else "do not react"
        case act.ChoosePass():
            if action.card is None:
                return f"player {action.player} passes nothing"
            target = "market" if action.to == act.MARKET else action.to
            return f"player {action.player} passes {card(action.card)} to {target}"
        case act.EndTurn():
            return "end turn"


def _particulars(action: act.Implement, card: Callable[[int], str]) -> str:
    text = card(action.measure)
    for name in ("card", "producer", "consumer"):
        chosen = getattr(action, name)
        text += "" if chosen is None else f" {name} {card(chosen)}"
    for name in ("player", "players"):
        rows = getattr(action, name)
        text += "" if rows is None else f" {name} {rows}"
    return text + ("" if action.habitat is None else f" {HABITATS[action.habitat]}")


def _position(state: State) -> str:
    rows = " | ".join(words(row) for row in state.rows)
    market = f"{words(state.producers)} / {words(state.consumers)}"
    tiles = f"{len(state.habitats)} habitats {state.impacts} impacts"
    return f"turn {state.number} player {state.player}: {rows} || {market} || {tiles}"


def _line(event: Event) -> str:
    if isinstance(event, CardMoved):
        card = catalogue().names[event.card]
        under = " (under)" if event.under else ""
        return f"    {card}: {_place(event.source)} → {_place(event.target)}{under}"
    particulars = " ".join(
        f"{f.name}={getattr(event, f.name)}"
        for f in fields(event)
        if getattr(event, f.name) not in (EMPTY, ())
    )
    return f"    {type(event).__name__} {particulars}".rstrip()


def _place(place: Location) -> str:
    which = place.zone in {Zone.ROW, Zone.DECK, Zone.DISCARD, Zone.PRODUCERS, Zone.CONSUMERS}
    return f"{place.zone.value} {place.which}" if which else place.zone.value


if __name__ == "__main__":
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text(record(game), encoding="utf-8")
