"""The pages of the sheet beside the board in a small window with large letters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from ecosfera.games.co2.screens.table.frame import TableFrame
from ecosfera.games.co2.screens.table.panels import corner
from ecosfera.games.co2.screens.table.panels.page import Page
from ecosfera.games.co2.text.log_line import LogLine
from ecosfera.ui.draw.box import Box
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import Seat, position

SitDown = Callable[..., Table]
SMALL = (1024, 576), 2.0


def test_a_paragraph_is_left_out_where_what_comes_below_needs_the_room(sit_down: SitDown) -> None:
    _, table = sit_down(position(Seat(), Seat()), *SMALL)
    page = Page(pygame.Surface((300, 200)), table.frame.brush, Box(0, 0, 300, 200))
    high = page.height("Ceramic tiles")
    assert not page.text("Ceramic tiles", whole=True, below=200 - high / 2)
    assert page.y == 0
    assert page.text("Ceramic tiles", whole=True, below=200 - high)
    assert page.y == pytest.approx(high)


def test_the_rents_of_a_territory_stay_on_its_page(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[float] = []
    block = Page.block

    def taken(page: Page, high: float) -> Box:
        box = block(page, high)
        ends.append(page.room.bottom - box.bottom)
        return box

    monkeypatch.setattr(Page, "block", taken)
    pilot, table = sit_down(position(Seat(owns="modena_workshops:1"), Seat()), *SMALL)
    names = {t.id: t.square for t in table.frame.view.catalogue.territories}
    pilot.point_at(f"square-{names['modena_workshops']}")
    pilot.settle()
    pilot.step()
    assert ends
    assert min(ends) >= 0


def test_nothing_is_headed_just_now_where_no_line_fits_below(sit_down: SitDown) -> None:
    _, table = sit_down(position(Seat(), Seat()), *SMALL)
    long = replace(table.frame, log=(LogLine("It has been a very long day. " * 30),))
    assert painted(long) == painted(replace(table.frame, log=()))
    assert painted(long) != painted(replace(table.frame, log=(LogLine("It rains."),)))


def painted(frame: TableFrame) -> bytes:
    target = pygame.Surface((1024, 576), pygame.SRCALPHA)
    corner.draw(target, frame)
    return pygame.image.tobytes(target, "RGBA")
