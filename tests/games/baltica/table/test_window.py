"""A whole game in a real window, from menu to end, on a display of its own (Xvfb)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

DRIVE = """
import os, random, sys
from pathlib import Path
import ecosfera.app.main as app
for name, value in app.ENVIRONMENT.items():
    os.environ.setdefault(name, value)
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app.start import start
flow = start(LaunchOptions(lang="en", window=(1024, 576), data_dir=Path(sys.argv[1])))
import pygame
program, chance = flow.app, random.Random(3)

def frames(n=1):
    for _ in range(n):
        program.step(pygame.event.get(), 1 / 30)
        program.do_chore()

def click(item_id):
    at = program.stack.top.focus.get(item_id).rect.center
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    frames()
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    frames()

def key(code):
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
    pygame.event.post(pygame.Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0))
    frames(4)

frames(10)
key(pygame.K_RETURN)
key(pygame.K_RETURN)
clicks = 0
while type(program.stack.top).__name__ == "TableScene" and clicks < 4000:
    scene = program.stack.top
    if not scene.controller.stage.idle and scene.controller.prompt is None:
        frames()
        continue
    ids = [item.id for item in scene.focus.items]
    if scene.controller.prompt is None:
        targets = {target.id for target in scene.controller.targets()}
        ids = [i for i in ids if i in targets or i == "pool:-1:0"]
    else:
        ids = [answer.id for answer in scene.controller.prompt.answers]
    click(chance.choice(ids))
    clicks += 1
frames(4)
print(type(program.stack.top).__name__, pygame.display.get_driver(), clicks > 10)
"""


@pytest.mark.window
def test_a_whole_game_is_played_by_clicks_in_a_real_window(
    driven: Callable[[str], list[str]],
) -> None:
    assert driven(DRIVE) == ["EndScene x11 True"]
