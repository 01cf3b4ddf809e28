"""The page about a policy card: all of its text can be read at every size, if need be scrolled."""

from __future__ import annotations

import pygame
import pytest

from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels.policy_page import PolicyContent, PolicyPage, PolicyText
from ecosfera.games.baltica.rules.cards import FIRST_POLICY, POLICIES
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.shots.table import states
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.accessibility.node import Role
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.testing.longest import LONGEST
from ecosfera.ui.testing.offscreen import shown
from ecosfera.ui.testing.pilot import Pilot
from tests.program import services

SMALL = (1024, 576)
POOL = TargetKind.POOL


def opened(
    pictures: Pictures, name: str, size: tuple[int, int], lang: str, scale: float
) -> tuple[Pilot, TableScene]:
    shot = next(shot for shot in states(services) if shot.name == f"table-{name}")
    pilot = shown(shot, size, lang, scale, pictures, intents=INTENTS)
    scene = pilot.app.stack.top
    assert isinstance(scene, TableScene)
    pilot.settle()
    return pilot, scene


def ink_at_the_end(text: PolicyText) -> bool:
    """Return whether something is written where the last line of the text ends."""
    surface = pygame.Surface(text.context.metrics.window.size)
    surface.fill(theme.PAPER)
    text.draw(surface, text.context)
    high = text.context.text.line_height(text.context.metrics.size(1.05), 1.26)
    line = pygame.Rect(text.rect.left, text.rect.bottom - high, text.rect.width // 3, high)
    paper = bytes(surface.get_at((0, 0)))[:3]
    return bytes(pygame.image.tobytes(surface.subsurface(line), "RGB")) != paper * line.w * line.h


@pytest.mark.parametrize("lang", [LONGEST, *LANGUAGES])
@pytest.mark.parametrize(("size", "scale"), [((1366, 768), 1.0), (SMALL, 2.0)])
def test_all_of_the_text_of_each_card_can_be_read(
    pictures: Pictures, size: tuple[int, int], scale: float, lang: str
) -> None:
    pilot, scene = opened(pictures, "policy-measure", size, lang, scale)
    told = set()
    for card in range(FIRST_POLICY, FIRST_POLICY + POLICIES):
        text = PolicyPage(scene.frame, PolicyContent(CardId(card))).text
        told.add(text.background)
        assert text.end == 0 or size == SMALL, "there is room for all of it"
        text.scroll_to(text.end)
        assert ink_at_the_end(text)
    assert len(told) >= 20
    assert not pilot.app.context.text.faults


def test_a_long_text_is_scrolled_by_wheel_keys_and_bar(pictures: Pictures) -> None:
    pilot, scene = opened(pictures, "policy-dual", SMALL, "ru", 2.0)
    prompt = scene.controller.prompt
    text = scene.display.scroll
    assert isinstance(text, PolicyText)
    assert text.end > 0
    pilot.step(pygame.Event(pygame.MOUSEWHEEL, y=-1))
    assert 0 < text.offset <= text.end
    pilot.key("up", "up", "up")
    assert text.offset == 0
    for _ in range(40):
        pilot.key("down")
    assert text.offset == text.end
    assert ink_at_the_end(text)
    pilot.key("home")
    assert text.offset == 0
    assert text.frame is not None
    pilot.click_at(text.frame.right - 2, text.frame.bottom - 2)
    assert text.offset == text.end
    assert scene.controller.prompt is prompt, "it has been scrolled, not answered"
    pilot.key("return")
    assert scene.controller.prompt is not prompt


def test_a_card_of_the_pool_shows_the_same_page(pictures: Pictures) -> None:
    pilot, scene = opened(pictures, "pool", (1366, 768), "en", 1.0)
    card = next(area.target.card for area in scene.display.targets if area.target.kind is POOL)
    pilot.right_click(Target(POOL, card).id)
    assert scene.display.sheet is not None
    page = scene.display.sheet.policy
    assert page is not None
    sheet = next(n for n in scene.accessible().children if n.role is Role.DIALOG)
    assert page.text.effect in sheet.description
    assert page.text.background in sheet.description
    assert page.text.background in pilot.spoken
    pilot.resize(*SMALL)
    assert scene.display.sheet is not None
    assert scene.display.sheet.policy is not None
    assert pilot.app.context.metrics.window.contains(scene.display.sheet.policy.text.rect)


def test_the_background_is_read_by_screen_readers_and_aloud(pictures: Pictures) -> None:
    pilot, scene = opened(pictures, "policy-hits", (1366, 768), "en", 1.0)
    pilot.key("i", "i")
    asked = scene.controller.prompt
    assert asked is not None
    assert asked.drawn is not None
    background = scene.frame.book.policy_background(asked.drawn.card)
    dialog = next(n for n in scene.accessible().children if n.role is Role.DIALOG)
    assert background in dialog.description
    assert pilot.spoken[-2:] == [background, asked.answers[0].label]
