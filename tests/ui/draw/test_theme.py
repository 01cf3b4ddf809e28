"""Sizes and colours of the theme."""

from __future__ import annotations

import pytest

from ecosfera.ui.draw import theme
from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.draw.theme import colour, contrast, faded, mix


@pytest.mark.parametrize(
    ("window", "body"),
    [
        ((1024, 576), 13),
        ((1366, 768), 14),
        ((1920, 1080), 18),
        ((3840, 2160), 36),
        ((1024, 768), 13),
        ((2560, 1080), 18),
    ],
)
def test_body_text_has_the_size_of_the_layout(window: tuple[int, int], body: float) -> None:
    assert Metrics(*window).body == pytest.approx(body, abs=0.05)


def test_the_scale_makes_text_larger_and_the_floor_stays() -> None:
    assert Metrics(1366, 768, 2.0).body == pytest.approx(28)
    assert Metrics(1366, 768, 2.0).floor == 14
    assert Metrics(1366, 768, 1.0).size(0.5) == 14


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_what_can_be_clicked_is_never_smaller_than_32_pixels(scale: float) -> None:
    assert Metrics(1024, 576, scale).target >= 32


def test_colours_are_read_faded_and_mixed() -> None:
    assert colour("#ff8000") == (255, 128, 0, 255)
    assert faded((1, 2, 3, 200), 0.5) == (1, 2, 3, 100)
    assert mix((0, 0, 0, 255), (100, 200, 50, 255), 0.5) == (50, 100, 25, 255)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (theme.INK, theme.PAPER),
        (theme.INK, theme.AMBER),
        (theme.INK, theme.SAND),
        (theme.INK, theme.HONEY),
        (theme.SLATE, theme.PAPER),
        (theme.SLATE, theme.SAND),
        (theme.WINE, theme.BLUSH),
        (theme.DUSK, theme.PAPER),
        (theme.STONE_DARK, theme.PAPER),
        (theme.TEAL, theme.PAPER),
        (theme.PAPER, theme.WATER_BUTTON),
        (theme.PALE_GOLD, theme.PANEL),
        (theme.FOAM, theme.PANEL),
    ],
)
def test_text_stands_out_from_its_ground(ink: theme.Colour, ground: theme.Colour) -> None:
    assert contrast(ink, ground) >= 4.5


def test_the_focus_ring_stands_out_on_light_and_on_dark() -> None:
    for ground in (theme.PAPER, theme.AMBER, theme.SAND):
        assert contrast(theme.INK, ground) >= 3
    for ground in (theme.WATER_BUTTON, theme.PANEL, theme.INK):
        assert contrast(theme.FOCUS, ground) >= 3
