"""The cards of the hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecosfera import paths
from ecosfera.games.co2.content import load_catalogue
from ecosfera.games.co2.rules.actions import Play
from ecosfera.games.co2.rules.ids import EVERY_KIND, KindId
from ecosfera.games.co2.stage.columns import moved
from ecosfera.games.co2.stage.zones import hand_boxes, zones
from ecosfera.games.co2.text.names import Names
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.draw.text import FontFace, Text
from ecosfera.words import Words
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import P0, Seat, position, territory

SMALLEST = Metrics(1366, 768)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_every_card_fits_on_it(language: str) -> None:
    """Where one name is too long, all cards are drawn without names."""
    text, m = Text(paths.assets() / "fonts"), SMALLEST
    cards = zones(m, 4).cards.inset(m.px(8), m.px(7))
    wide = round(hand_boxes(cards, 6, m.px(6))[0].w) - 2 * m.px(3)
    names = Names(Words(language, paths.locales()), load_catalogue(), [])
    long = [
        name
        for name in map(names.brief_kind, EVERY_KIND)
        if not text.fits(name, FontFace.BOLD, m.floor, wide, 2)
    ]
    assert not long


def test_cards_keep_their_places_while_others_are_played(sit_down: Callable[..., Table]) -> None:
    """The next click hit another card: all that stood further right had moved."""
    hand = "biodiversity waste_collection biodiversity biodiversity biodiversity biodiversity"
    pilot, table = sit_down(position(Seat(at=5, owns="carpi", hand=hand), Seat(), took="credit"))
    before = {n: pilot.rect(f"card-{n}").x for n in range(6)}
    pilot.click("card-1")
    assert table.match.actions == (Play(territory("carpi")),)
    after = [pilot.rect(f"card-{n}").x for n in range(6)]
    assert after == [before[0], before[2], before[3], before[4], before[5], before[1]]
    assert [item for item in pilot.ids if item.startswith("card-")][1] == "card-5"
    hand_now = table.frame.hand
    in_view = tuple(hand_now[slot] for slot in (0, 5, 1, 2, 3, 4))
    assert table.frame.laid_out(P0) == in_view, "as on the panel of the player"
    pilot.key("u")
    assert [pilot.rect(f"card-{n}").x for n in range(6)] == list(before.values())


def test_undo_puts_the_cards_back_where_they_lay(sit_down: Callable[..., Table]) -> None:
    """They lay in the order of the rules after undo, so that each stood elsewhere."""
    hand = "biodiversity waste_collection water_saving biodiversity energy_saving biodiversity"
    me = Seat(at=5, owns="carpi soliera", hand=hand)
    pilot, table = sit_down(position(me, Seat(), took="credit"))

    def lying() -> list[KindId]:
        """Return the cards from left to right."""
        held = table.frame.view.players[0].hand
        places = [pilot.rect(f"card-{n}").x for n in range(len(held))]
        return [kind for _, kind in sorted(zip(places, held, strict=True))]

    start = lying()
    pilot.click("card-1")
    one = lying()
    pilot.click("square-19")
    two = lying()
    assert len(table.match.actions) == 2
    pilot.key("u")
    assert lying() == one
    pilot.key("u")
    assert lying() == start
    pilot.key("ctrl+y", "ctrl+y")
    assert lying() == two


def test_the_gap_of_a_card_closes_where_the_hand_has_no_such_place_any_more() -> None:
    """Seven cards lay side by side, of which six are left."""
    cards = tuple(map(KindId, range(7)))
    assert moved(cards, range(7), cards[1:]) == (0, 1, 2, 3, 4, 5)
