"""Making up an offer."""

from __future__ import annotations

from ecosfera.games.co2.moves.offer_draft import GET, GIVE, OfferDraft
from ecosfera.games.co2.rules.actions import MakeCounter, Propose, RefusalCode
from ecosfera.games.co2.rules.state import Offer
from tests.games.co2.rules.positions import P0, P1, Seat, position, side, territory

CARPI, SOLIERA, SESTOLA = map(territory, ("carpi", "soliera", "sestola"))
TRADERS = (
    Seat(at=16, owns="carpi:2 soliera", hand="biodiversity water_saving biodiversity"),
    Seat(owns="sestola", hand="green_building green_building water_saving"),
)


def draft() -> OfferDraft:
    return OfferDraft(position(*TRADERS).view, P0, P1, counter=False)


def test_an_empty_offer_says_that_nothing_is_offered() -> None:
    refused = draft().refusal()
    assert refused is not None
    assert refused.why is RefusalCode.EMPTY_OFFER


def test_territories_cards_and_money_go_into_the_trays_and_out() -> None:
    offer = draft()
    offer.toggle_territory(GIVE, SOLIERA)
    offer.toggle_territory(GIVE, CARPI)
    offer.toggle_territory(GIVE, CARPI)
    offer.toggle_card(GIVE, 1)
    offer.toggle_card(GET, 0)
    offer.put_euros(GET, 300)
    offer.put_credits(GIVE, 2)
    assert offer.action() == Propose(
        P1,
        side("soliera", credit=2, cards="water_saving"),
        side(euros=300, cards="green_building"),
    )
    assert offer.refusal() is None


def test_what_is_put_in_or_taken_out_never_changes_euros() -> None:
    """They went to 0 unseen, and the next press made a gift of the rest."""
    offer = draft()
    offer.take_over(side(euros=300), side(cards="green_building"))
    offer.toggle_card(GIVE, 1)
    offer.toggle_card(GET, 1)
    offer.toggle_card(GET, 1)
    offer.toggle_card(GET, 0)
    assert offer.side(GIVE).euros == 300


def test_an_offer_for_which_one_gets_nothing_is_a_gift() -> None:
    offer = draft()
    assert not offer.gives_away, "nothing is given"
    offer.put_credits(GIVE, 2)
    assert offer.gives_away
    offer.put_euros(GET, 100)
    assert not offer.gives_away


def test_money_goes_one_way_only() -> None:
    offer = draft()
    offer.put_euros(GIVE, 500)
    offer.put_euros(GET, 100)
    assert (offer.side(GIVE).euros, offer.side(GET).euros) == (0, 100)


def test_nobody_gives_what_they_do_not_have() -> None:
    """What was put in stays as it is, and the refusal says what is missing."""
    offer = draft()
    offer.put_credits(GET, -1)
    assert offer.side(GET).credits == 0
    offer.put_credits(GET, 99)
    assert offer.side(GET).credits == 99
    reason = offer.refusal()
    assert reason is not None
    assert (reason.why, reason.n) == (RefusalCode.CREDITS_MISSING, 99)


def test_the_lowest_price_is_told() -> None:
    """With two actions done, the rent of Carpi is €600."""
    offer = draft()
    offer.toggle_territory(GIVE, CARPI)
    refused = offer.refusal()
    assert refused is not None
    assert (refused.why, refused.player, refused.n) == (RefusalCode.BELOW_RENT, P1, 600)


def test_the_outlook_tells_balances_and_areas() -> None:
    offer = draft()
    offer.toggle_territory(GIVE, SOLIERA)
    offer.toggle_territory(GET, SESTOLA)
    offer.put_credits(GIVE, 1)
    ahead = offer.outlook(GIVE)
    assert (ahead.before, ahead.after, ahead.credits, ahead.euros) == (-5, -5, 13, 5500)
    names = position(*TRADERS).view.catalogue.areas
    changed = {names[area].id: (before, after) for area, before, after in ahead.areas}
    assert changed == {"plain_secchia": (2, 1), "parks": (0, 1)}


def test_a_counter_offer_begins_as_the_offer_turned_round() -> None:
    asked = Offer(P1, side("soliera", cards="biodiversity"), side(euros=500, cards="water_saving"))
    view = position(*TRADERS, pending=[asked]).view
    answer = OfferDraft.answering(view)
    assert answer.trays[GIVE].player == P1
    answer.put_euros(GIVE, 400)
    assert answer.action() == MakeCounter(
        side(euros=400, cards="water_saving"), side("soliera", cards="biodiversity")
    )


def test_it_tells_who_could_win_in_the_next_turn_because_of_the_trade() -> None:
    near = Seat(owns="soliera:4 campogalliano:4 carpi:3", hand="biodiversity " * 6, credits=1)
    rich = Seat(hand="green_building " * 6)
    offer = OfferDraft(position(rich, near, config={"goal": 12}).view, P0, P1, counter=False)
    assert not offer.outlook(GET).near
    offer.toggle_card(GIVE, 0)
    offer.toggle_card(GET, 0)
    assert offer.outlook(GET).near
    assert not offer.outlook(GIVE).near


# -- needs after the offer -------------------------------------------------------------------------


def needed(offer: OfferDraft, which: int, slot: int) -> list[tuple[int, bool]]:
    return [(use.player, use.now) for use in offer.card_uses(which, slot)]


def test_a_card_is_not_needed_for_a_territory_that_is_given_away() -> None:
    """In a newcomers' game Energy saving was praised for Pavullo, which went with it."""
    mine = Seat(16, owns="pavullo:2", hand="water_saving")
    theirs = Seat(owns="pievepelago:3", hand="energy_saving")
    offer = OfferDraft(position(mine, theirs).view, P0, P1, counter=False)
    assert needed(offer, GET, 0) == [(P0, True)]
    offer.toggle_territory(GIVE, territory("pavullo"))
    assert needed(offer, GET, 0) == [(P1, True)]
    offer.toggle_card(GET, 0)
    offer.toggle_card(GIVE, 0)
    assert needed(offer, GET, 0) == [(P1, True)], "who gives it would need it"


def test_a_card_is_not_needed_by_who_holds_another_one() -> None:
    mine = Seat(16, owns="castelfranco:2", hand="green_building green_building waste_collection")
    theirs = Seat(owns="sestola", hand="green_building biodiversity biodiversity")
    offer = OfferDraft(position(mine, theirs).view, P0, P1, counter=False)
    assert [needed(offer, GIVE, slot) for slot in (0, 1)] == [[(P0, True)], []]
    assert needed(offer, GET, 0) == []
    for slot in (0, 1):
        offer.toggle_card(GIVE, slot)
        offer.toggle_card(GET, slot + 1)
    assert needed(offer, GET, 0) == [(P0, True)], "both of them are given"


def test_a_territory_that_is_given_with_the_others_of_its_area_completes_nothing() -> None:
    mine = Seat(16, owns="pavullo sestola")
    theirs = Seat(owns="montefiorino frassinoro")
    offer = OfferDraft(position(mine, theirs).view, P0, P1, counter=False)
    pavullo = territory("pavullo")
    assert [(use.player, use.owned) for use in offer.place_uses(pavullo)] == [(P1, 3)]
    offer.toggle_territory(GET, territory("frassinoro"))
    assert [(use.player, use.owned) for use in offer.place_uses(pavullo)] == [(P0, 2), (P1, 2)]


# -- what a card brings ----------------------------------------------------------------------------


def test_a_card_that_completes_an_area_says_what_its_sun_brings() -> None:
    """Asked for one Biodiversity, Ben read of an action, not of the sun."""
    mine = Seat(16, owns="pievepelago:3 sestola:4 guiglia:4", hand="water_saving", credits=3)
    theirs = Seat(owns="carpi", hand="biodiversity biodiversity")
    offer = OfferDraft(position(mine, theirs).view, P0, P1, counter=False)
    assert offer.outlook(GIVE).suns == ()
    offer.toggle_card(GIVE, 0)
    offer.toggle_card(GET, 0)
    parks = position(mine).view.catalogue.area_ids["parks"]
    assert offer.outlook(GIVE).suns == ((parks, 5),)
    assert offer.outlook(GET).suns == ()


def test_a_card_completes_no_area_without_a_credit() -> None:
    mine = Seat(16, owns="pievepelago:3 sestola:4 guiglia:4", hand="water_saving", credits=0)
    theirs = Seat(owns="carpi", hand="biodiversity")
    offer = OfferDraft(position(mine, theirs).view, P0, P1, counter=False)
    offer.toggle_card(GIVE, 0)
    offer.toggle_card(GET, 0)
    assert offer.outlook(GIVE).suns == ()
