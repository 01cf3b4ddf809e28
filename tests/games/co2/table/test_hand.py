"""The cards of the hand."""

from __future__ import annotations

import pytest

from ecosfera import paths
from ecosfera.games.co2.content import load_catalogue
from ecosfera.games.co2.rules.ids import EVERY_KIND
from ecosfera.games.co2.stage.zones import hand_boxes, zones
from ecosfera.games.co2.text.names import Names
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.draw.text import FontFace, Text
from ecosfera.words import Words

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
