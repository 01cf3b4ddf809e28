"""Random inputs to the whole program, every law looked at after every one of them.

`python -m tests.app.soak` gives 10 000 inputs (mouse, keys, typing, gamepad, other windows) for
each language at each of three sizes and prints what it saw; `--inputs`, `--lang`, `--size` and
`--seed` make it another soak. The same seed is the same soak, so what breaks can be seen again.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter, deque
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from ecosfera import paths
from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.games import all_games
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels.policy_pool import MORE
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.view import view
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.games.game_screens import NewMatch
from ecosfera.paths import user_folders
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.input.intents import SHARED
from ecosfera.ui.scene import Scene
from ecosfera.ui.settings import Settings, SettingsFile
from ecosfera.ui.testing.offscreen import no_display, offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.games.baltica.rules.test_laws import pieces
from tests.program import quiet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

SIZES = ((1024, 576), (1366, 768), (1920, 1080))
NAMES = ("Anna", "Elias", "Maja", "Otto")
INPUTS = 10_000
ALL_CARDS = list(range(200))
KEYS = [key for intent in (*SHARED, *INTENTS) for key in intent.keys if key != "f11"]
PAD = [i.button for i in (*SHARED, *INTENTS) if i.button is not None]
OTHER_WINDOWS = ((1024, 576), (1366, 768), (1100, 900), (300, 200), (1600, 620), (1920, 1080))
TYPED = ("ä", "Anna", "33", " ", "🐟", "e\u0301", "3334H-7DLRF", "x" * 40)
AWAY = 25
"""Inputs in a row away from the table after which a new game is begun: most of it is play."""
LOOK_ROUND = 40
"""Inputs after which it is looked whether everything comes to rest."""
WAY_OUT = 400
"""Inputs after which it is looked whether Esc still leads to a menu."""
SOURCES = 400_000_000
"""Bytes of pictures as read from their files: more than the program keeps, to be quicker."""
STEP = 0.05
"""Seconds of a step while waiting for rest."""


class Soak:
    """A player who presses what comes to hand, in one language at one size."""

    table: type[Scene[Any]] = TableScene
    """The scene in which most of the inputs are given."""
    eager = ("market", "row", "star", "pool")
    """How the ids begin of what leads a game on."""

    def __init__(
        self, language: str, size: tuple[int, int], seed: str, pictures: Pictures, folder: Path
    ) -> None:
        self.size = size
        self.dice = random.Random(f"{language} {size} {seed}")
        self.folders = user_folders(folder)
        self.language = language
        self.pictures = pictures
        self.done: deque[str] = deque(maxlen=40)
        """The last inputs, to see how it came to a fault."""
        self.counts: Counter[str] = Counter()
        self.unfit: dict[str, str] = {}
        """Texts that did not fit, with their reason."""
        self._away = 0
        self._typed = False
        self.pilot = self._launch()

    # -- the program ----

    def _settings(self) -> Settings:
        """Any settings in this language."""
        dice = self.dice
        return Settings(
            language=self.language,
            motion=dice.choice(("off", "off", "brisk", "full")),
            games=quiet(warnings=dice.random() < 0.5),
            scale=dice.choice((1.0, 1.0, 1.0, 1.3, 1.6, 2.0)),
            bold=dice.random() < 0.2,
        )

    def _launch(self) -> Pilot:
        """Start the program."""
        settings = self._settings()
        file = SettingsFile(self.folders.settings_file)
        file.save(settings)
        app = offscreen(self.size, settings, self.pictures, INTENTS)
        options = LaunchOptions(lang=self.language)
        self.flow = Flow(app, self.folders, file, options, time.monotonic)
        self.flow.chance = self.dice
        app.on_fault = None
        self.flow.begin()
        pilot = Pilot(app)
        pilot.wait(0.1)
        self._typed = False
        self.counts["launches"] += 1
        return pilot

    def _sit_down(self) -> None:
        """Start a new game of any kind with other settings."""
        dice = self.dice
        self.pilot.app.apply(self._settings())
        players = dice.randint(1, 4)
        config = Config(
            players=players,
            names=NAMES[:players],
            policies=dice.random() < 0.6,
            element_stack=dice.randint(3, 8),
            pressures=dice.choice((2, 3)),
            eutrophication=dice.random() < 0.3,
            biodiversity_loss=dice.random() < 0.3,
            first_player=dice.randrange(players),
            seed=str(dice.random()),
        )
        new = NewMatch(config, {}, fair_undo=dice.random() < 0.3)
        # The menu may show the other game.
        self.flow.session.deal(all_games.game("ecosfera"), new)
        self.pilot.step()
        self._typed = False
        self.counts["games"] += 1

    @property
    def top(self) -> object:
        """Return the scene on top, or None."""
        return self.pilot.app.stack.top

    # -- one input ----

    def go_on(self, number: int) -> None:
        """One more input, and a look at everything."""
        if not self.pilot.app.running:
            self.done.append("the program has ended")
            self.flow.files.close()
            self.pilot = self._launch()
        here = isinstance(self.top, self.table)
        self._away = 0 if here else self._away + 1
        if self._away > AWAY:
            self.done.append("sits down")
            self._sit_down()
        self._input()
        self._look()
        if number % LOOK_ROUND == 0:
            self._rest()
        if number % WAY_OUT == 0:
            self._leave()

    def _input(self) -> None:
        chosen = self.dice.choices([way for way, _ in self._ways()], [n for _, n in self._ways()])
        self.counts[type(self.top).__name__] += 1
        chosen[0]()

    def _ways(self) -> Iterator[tuple[Callable[[], None], int]]:
        yield self._press_key, 24
        yield self._click_something, 20
        yield self._play_on, 24
        yield self._click_anywhere, 8
        yield self._press_button, 10
        yield self._push_stick, 3
        yield self._drag, 5
        yield self._point, 5
        yield self._wheel, 3
        yield self._type, 2
        yield self._right_click, 2
        yield self._wait, 4
        yield self._window, 2

    def _note(self, *words: object) -> None:
        self.done.append(" ".join(map(str, (type(self.top).__name__, *words))))

    def _ids(self) -> list[str]:
        top = self.pilot.app.stack.top
        return self.pilot.ids if top is not None and top.focus is not None else []

    def _anywhere(self) -> tuple[int, int]:
        width, height = self.pilot.app.canvas.surface.get_size()
        return self.dice.randrange(width), self.dice.randrange(height)

    def _press_key(self) -> None:
        key = self.dice.choice(KEYS)
        self._note("key", key)
        self.pilot.key(key)

    def _click_something(self) -> None:
        ids = self._ids()
        if ids:
            chosen = self.dice.choice(ids)
            self._note("click", chosen)
            self.pilot.click(chosen)

    def _play_on(self) -> None:
        """Click something highlighted, so that games get far."""
        top = self.top
        ids = self._ids()
        glowing = self._glowing(top) if isinstance(top, self.table) else set()
        if glowing:
            ids = [found for found in ids if found in glowing] or ids
            eager = [i for i in ids if i.startswith(self.eager)]
            ids = eager if eager and self.dice.random() < 0.7 else ids
        if ids:
            chosen = self.dice.choice(ids)
            self._note("plays", chosen)
            self.pilot.click(chosen)

    def _glowing(self, table: Any) -> set[str]:
        """Return the ids of what leads on at a table; none if nobody can act."""
        if not table.controller.ready:
            return set()
        return {target.id for target in table.controller.targets()}

    def _click_anywhere(self) -> None:
        at = self._anywhere()
        self._note("click at", at)
        self.pilot.click_at(*at)

    def _right_click(self) -> None:
        self._note("right click")
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pilot.step(pygame.Event(kind, pos=self._anywhere(), button=3))

    def _press_button(self) -> None:
        button = self.dice.choice([*PAD, pygame.CONTROLLER_BUTTON_GUIDE])
        self._note("button", button)
        self.pilot.button(button)

    def _push_stick(self) -> None:
        axis = self.dice.choice((pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY))
        self._note("stick", axis)
        for value in (self.dice.choice((-32768, 32767)), 0):
            event = pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
            self.pilot.step(event)

    def _drag(self) -> None:
        ids = self._ids()
        if len(ids) > 1:
            pair = self.dice.sample(ids, 2)
            self._note("drag", *pair)
            ways = (self._press_key, self._press_button, self._wheel, self._wait, self._window)
            busy = self.dice.choice(ways) if self.dice.random() < 0.4 else lambda: None
            self.pilot.drag(*pair, meanwhile=busy)

    def _point(self) -> None:
        at = self._anywhere()
        self._note("point", at)
        self.pilot.move_to(*at)

    def _wheel(self) -> None:
        self._note("wheel")
        turned = self.dice.choice((-3, -1, 1, 3))
        self.pilot.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=turned))

    def _type(self) -> None:
        text = self.dice.choice(TYPED)
        self._note("type", text)
        self._typed = True
        self.pilot.type(text)

    def _wait(self) -> None:
        self._note("wait")
        self.pilot.step(dt=0.1)
        self.pilot.step(dt=0.1)

    def _window(self) -> None:
        """Another window for a moment, or one that loses and gets back the focus."""
        if self.dice.random() < 0.5:
            self._note("window away")
            self.pilot.step(pygame.Event(pygame.WINDOWFOCUSLOST))
            self.pilot.step(pygame.Event(pygame.WINDOWEXPOSED))
            return
        other = self.dice.choice(OTHER_WINDOWS)
        self._note("resize", other)
        self.pilot.resize(*other)
        self._look()
        self.pilot.resize(*self.size)

    # -- what must always hold ----

    def _look(self) -> None:
        """Every law, after every input."""
        app = self.pilot.app
        if not app.running:
            return
        top = app.stack.top
        assert top is not None, "no scene is left"
        if not self._typed:
            self.unfit |= {
                f"{type(top).__name__}: {t}": w for t, w in app.context.text.faults.items()
            }
        focus = top.focus
        if focus is not None and focus.current is not None:
            assert focus.current in focus.items, "the focus is on what is not there"
        if isinstance(top, self.table):
            self._look_at(top)

    def _look_at(self, table: Any) -> None:
        """Look at every law of a table."""
        state, play = table.match.state, table.controller
        assert pieces(state) == ALL_CARDS, "a card is lost or there twice"
        window = self.pilot.app.canvas.surface.get_rect()
        for item in table.focus.items:
            assert window.contains(item.rect.clip(item.rect)), f"{item.id} leaves the window"
            assert min(item.rect.size) > 0, f"{item.id} has no size"
        asked = play.prompt
        if asked is not None:
            self.counts["questions"] += 1
            if table.display.prompt is not None:
                ids = {button.id for button in table.display.prompt.buttons}
                assert ids == {answer.id for answer in asked.answers}
        if play.stage.idle:
            assert play.stage.view == view(state), "the screen shows another position"
        if not play.ready or play.selection is None:
            return
        doing, actions = play.selection, set(legal(state))
        if play.guidance.restricts:
            assert set(doing.actions) <= actions, "the guidance offers what is not legal"
            return
        assert set(doing.actions) == actions, "what is offered is not what is legal"
        if not doing.choosing:
            listed = {action for line in play.moves for action in line.actions}
            assert listed == actions, f"the list lacks {actions - listed}"
        assert actions <= set(doing.candidates(())) or doing.within is not None
        self._reachable(table)

    def _reachable(self, table: TableScene) -> None:
        """Everything that can be chosen next is on the screen, or behind the pool's last chip."""
        ids = set(self.pilot.ids)
        more = Target(TargetKind.POOL, MORE).id in ids
        wanted = {
            target for target in table.controller.targets() if target.kind is not TargetKind.ABILITY
        }
        lost = [
            target
            for target in wanted
            if target.id not in ids and not (more and target.kind is TargetKind.POOL)
        ]
        assert not lost, f"{lost} cannot be reached"

    def _rest(self) -> None:
        """Everything comes to rest, and then somebody can go on."""
        app = self.pilot.app
        waited = 0.0
        while app.running and self._busy():
            self.pilot.step(dt=STEP)
            waited += STEP
            assert waited < 120, "it does not come to rest: nobody can do anything"
        self._look()

    def _busy(self) -> bool:
        """Whether something moves, or a teammate of the computer's plays."""
        top = self.top
        watched = isinstance(top, TableScene) and not top.controller.players.people
        if isinstance(top, TableScene) and not top.controller.over and not watched:
            return top.moving or not (top.controller.ready or top.controller.prompt is not None)
        return isinstance(top, Scene) and top.moving

    def _leave(self) -> None:
        """Esc leads to the menu, or to the pause, from everywhere."""
        for _ in range(60):
            if not self.pilot.app.running or type(self.top).__name__ in {"MenuScene", "PauseScene"}:
                return
            self._note("key escape")
            self.pilot.key("escape")
            self._rest()
        raise AssertionError(f"Esc does not lead out of {type(self.top).__name__}")

    def close(self) -> None:
        """Save the current game, as at the end of the program."""
        self.flow.files.close()


def soak(
    language: str,
    size: tuple[int, int],
    inputs: int,
    seed: str,
    pictures: Pictures,
    kind: type[Soak] = Soak,
) -> Soak:
    """So many random inputs; raises whatever breaks, with the last inputs as a note."""
    with tempfile.TemporaryDirectory() as folder:
        run = kind(language, size, seed, pictures, Path(folder))
        number = 0
        try:
            for number in range(1, inputs + 1):
                run.go_on(number)
        except Exception as error:
            error.add_note(f"input {number} of {language} {size[0]}x{size[1]} seed {seed!r}")
            error.add_note("\n".join(run.done))
            raise
        finally:
            run.close()
    return run


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def main(arguments: Sequence[str], kind: type[Soak] = Soak) -> None:
    """Soaks in every language and size asked for, and prints what was seen."""
    parser = argparse.ArgumentParser(prog=f"python -m {kind.__module__}", description=__doc__)
    parser.add_argument("--inputs", type=int, default=INPUTS)
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    parser.add_argument("--size", metavar="WxH", type=_size, action="append")
    parser.add_argument("--seed", default="soak")
    options = parser.parse_args(arguments)
    with no_display():
        for size, language in product(options.size or SIZES, options.lang or LANGUAGES):
            begun = time.monotonic()
            # Pictures of one size are useless for the next.
            pictures = Pictures(paths.art(), sources=SOURCES)
            run = soak(language, size, options.inputs, options.seed, pictures, kind)
            seconds = time.monotonic() - begun
            print(  # noqa: T201
                f"{language} {size[0]}x{size[1]}: {options.inputs} inputs, {seconds:.0f} s, "
                + ", ".join(f"{name} {n}" for name, n in run.counts.most_common()),
                flush=True,
            )
            for text, why in run.unfit.items():
                print(f"  does not fit: {text!r}: {why}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
