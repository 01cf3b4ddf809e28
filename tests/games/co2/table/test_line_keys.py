"""The keys of the lines of the move list: letters that stay, numbers that last for a turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecosfera.games.co2.additions import INTENTS
from ecosfera.games.co2.moves.move_list import MoveKind
from ecosfera.games.co2.moves.targets import card
from ecosfera.games.co2.rules.actions import Exchange, Play, Retire
from ecosfera.games.co2.sheets.offer_sheet import OfferSheet
from ecosfera.ui.input.intents import SHARED
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import Seat, position

SitDown = Callable[..., Table]
HAND = "waste_collection water_saving waste_collection energy_saving biodiversity biodiversity"
FLOW = {"flow": True, "retire": True}


def keys(table: Table) -> dict[str, str]:
    """Return the key of each line, by what it does."""
    _, scene = table
    listing = scene.frame.listing
    assert listing is not None
    found = {}
    for move, key in zip(scene.controller.moves, listing.keys, strict=False):
        what = move.action.territory if isinstance(move.action, Play) else ""
        found[f"{move.kind}{what}"] = key
    return found


def test_no_key_means_two_things() -> None:
    taken = [key for intent in (*SHARED, *INTENTS) for key in intent.keys]
    assert len(taken) == len(set(taken))


def test_what_one_can_always_do_has_the_same_letter_in_every_list(sit_down: SitDown) -> None:
    """An offer was 3, then 4, then 2: whoever pressed what had stood there handed in credits."""
    me = Seat(at=16, credits=9, owns="soliera", hand=HAND)
    table = sit_down(position(me, Seat(), config=FLOW, took="credit"))
    pilot, scene = table
    assert keys(table)[MoveKind.OFFER] == "O"
    pilot.key("c")
    assert scene.match.actions == (Retire(),)
    assert keys(table)[MoveKind.OFFER] == "O"
    assert MoveKind.RETIRE not in keys(table)
    pilot.key("o")
    assert isinstance(pilot.app.stack.top, OfferSheet)


@pytest.mark.parametrize(("players", "letters"), [(2, "O"), (3, "OP"), (4, "OPK")])
def test_each_partner_has_a_letter_in_the_order_of_turns(
    sit_down: SitDown, players: int, letters: str
) -> None:
    seats = [Seat(at=16, owns="soliera", hand=HAND), *[Seat()] * (players - 1)]
    _, scene = sit_down(position(*seats, took="credit"))
    listing = scene.frame.listing
    assert listing is not None
    offers = [
        key
        for move, key in zip(scene.controller.moves, listing.keys, strict=False)
        if move.kind is MoveKind.OFFER
    ]
    assert "".join(offers) == letters


def test_a_key_without_a_line_says_why(sit_down: SitDown) -> None:
    me = Seat(at=16, credits=1, owns="soliera", hand=HAND)
    pilot, scene = sit_down(position(me, Seat(), config=FLOW, took="credit"))
    pilot.key("c")
    assert not scene.match.actions
    assert "credits" in scene.frame.sentence


def test_a_number_stands_for_one_deed_of_a_turn(sit_down: SitDown) -> None:
    """After an action its number is free of other deeds, and all others keep theirs."""
    me = Seat(at=16, credits=9, owns="soliera carpi finale_emilia", hand=HAND)
    table = sit_down(position(me, Seat(), took="credit"))
    _, scene = table
    before = {line: key for line, key in keys(table).items() if key.isdigit()}
    assert sorted(before.values()) == [str(n) for n in range(1, len(before) + 1)]
    assert len(before) > 1
    first = next(move.action for move in scene.controller.moves if isinstance(move.action, Play))
    scene.controller.do(first)
    table[0].settle()
    after = {line: key for line, key in keys(table).items() if key.isdigit()}
    for line, key in after.items():
        assert before.get(line, key) == key
        assert line in before or key not in before.values()


def test_the_numbers_of_a_turn_begin_with_1_beside_a_line_that_the_large_button_has(
    sit_down: SitDown,
) -> None:
    """On a CO2 square the first action was 2: the credit had taken the 1, and showed “Space”."""
    me = Seat(at=5, credits=9, owns="soliera carpi finale_emilia", hand=HAND)
    table = sit_down(position(me, Seat()))
    assert keys(table)[MoveKind.CREDIT] == "Space"
    table[0].key("space")
    numbers = [key for key in keys(table).values() if key.isdigit()]
    assert numbers
    assert numbers == [str(n) for n in range(1, len(numbers) + 1)]


def test_the_exchange_lists_the_cards_as_they_lie_and_keeps_their_numbers(
    sit_down: SitDown,
) -> None:
    """Whoever pressed 1 twice put back two other cards than the two that were meant."""
    me = Seat(at=5, owns="carpi", hand=HAND)
    table = sit_down(position(me, Seat()))
    pilot, scene = table
    hand = scene.frame.hand
    pilot.key("e")
    listing = scene.frame.listing
    assert listing is not None
    by_place = sorted(range(6), key=lambda slot: pilot.rect(f"card-{slot}").x)
    assert [move.target for move in scene.controller.moves[:6]] == [card(n) for n in by_place]
    assert listing.keys[:6] == tuple("123456")
    pilot.key("1")
    listing = scene.frame.listing
    assert listing is not None
    assert listing.keys[:6] == tuple("123456"), "the card that was chosen stays in its place"
    assert listing.lines[0].chosen
    pilot.key("1")
    assert not scene.frame.listing.lines[0].chosen, "pressing again keeps the card"  # type: ignore[union-attr]
    pilot.key("1", "3")
    listing = scene.frame.listing
    assert listing is not None
    assert listing.title == "Put these two back?"
    assert listing.keys == ("1", "3", "E", "Esc")
    assert not scene.match.actions, "nothing is drawn before that is answered"
    pilot.key("space")
    one, two = sorted((hand[by_place[0]], hand[by_place[2]]))
    assert scene.match.actions == (Exchange((one, two)),)
