"""The application: pass events to the top scene, let time pass, draw."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.input.gamepad import Gamepads
from ecosfera.ui.input.intents import SHARED, Intent
from ecosfera.ui.input.keys import NAMED_KEYS, Keys, latin
from ecosfera.ui.input.touch import LongPress
from ecosfera.ui.limits import LARGEST_SCALE, SMALLEST_SCALE
from ecosfera.ui.scene import SceneStack
from ecosfera.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecosfera.ui.app.screen_reader import ScreenReader
    from ecosfera.ui.app.window import Canvas
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.settings import Settings
    from ecosfera.words import Words

FAST: Final = 60
IDLE: Final = 10
"""Steps per second: `FAST` while something moves or is used, else `IDLE`, also for what drifts."""
AWAKE: Final = 1.0
"""How long after an input the fast rate is kept, in seconds."""
RESIZE_DELAY: Final = 0.15
"""Seconds without another size of the window after which the picture is laid out for it."""
LONGEST_STEP: Final = 0.1
"""Maximum step in seconds, so that nothing jumps after a pause of the machine."""
_POINTER: Final = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})
_PRESSES: Final = frozenset({pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN})
_EXPOSED: Final = frozenset(
    {pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED}
)
_COVERED: Final = frozenset({pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED})


class App:
    """The application. A loop or a pilot calls `step` with events and elapsed seconds."""

    def __init__(
        self,
        context: UiContext,
        canvas: Canvas,
        load_words: Callable[[str], Words],
        intents: Iterable[Intent] = (),
    ) -> None:
        self.context = context
        self.canvas = canvas
        self.stack = SceneStack()
        self.running = True
        self.intents = (*SHARED, *intents)
        """What keys and pad buttons can mean: in every game, and in the one that is played."""
        self.gamepads = Gamepads(self.intents)
        self._finger = LongPress()
        self.chores: deque[Callable[[], None]] = deque()
        """Tasks that can wait until the first picture; one is done after each step."""
        self._load_words = load_words
        self.on_settings_changed: Callable[[Settings, Settings], object] = lambda *_: None
        """Called with the settings before and after a change that is to be stored."""
        self.on_sound_changed: Callable[[Settings], None] = lambda _settings: None
        """Called with the settings when sound is switched or changes its volume."""
        self.on_hidden: Callable[[bool], None] = lambda _hidden: None
        """Called when the window becomes invisible or visible."""
        self.advance_sound: Callable[[float], None] = lambda _dt: None
        """Called in each step with the seconds that have passed."""
        self.on_fault: Callable[[Exception], None] | None = None
        """Called with an unexpected exception in the loop; if None, the exception propagates."""
        self.restrict: Callable[[Settings, Settings], Settings] = lambda _before, proposed: proposed
        """Returns the settings to use for a wanted change; a classroom may have locked some."""
        self.kiosk = False
        """Whether closing the window leaves the program running."""
        self.on_file_dropped: Callable[[Path], None] = lambda _file: None
        """Called with a file dropped on the window that its scene does not handle.

        On macOS also with a file that was double-clicked.
        """
        self._toast: Toast | None = None
        self.on_broken_texts: Callable[[list[str]], None] = lambda _problems: None
        """Called once with each file of texts that could not be read."""
        self._broken_texts: set[str] = set()
        self._closing = False
        self._held: set[int] = set()
        self._new_size: tuple[int, int] | None = None
        """The size of the window while the picture still has another."""
        self._seconds_since_resize: float | None = None
        """None if the size changed in this step."""
        self._awake = AWAKE
        self.on_press: Callable[[], None] = lambda: None
        """Called at each press of a key or button, which ends what is being read aloud."""
        self.reader: ScreenReader | None = None
        """The connection to screen readers, if there is any."""
        context.change_settings = self.change
        context.push = self.stack.push
        context.quit = self.quit
        self._measure()

    # ------------------------------------------------------------------ settings
    def use_intents(self, intents: Iterable[Intent]) -> None:
        """Let keys and pad buttons mean what they do in a game."""
        self.intents = (*SHARED, *intents)
        self._assign_keys()

    def _assign_keys(self) -> None:
        names = {key: self.context.words(f"common.key-{key}") for key in NAMED_KEYS}
        self.context.keys = Keys(self.intents, self.context.settings.keys, names)
        self.gamepads.use(self.intents)

    def change(self, settings: Settings) -> None:
        """Apply and store new settings."""
        before = self.context.settings
        settings = self.restrict(before, settings)
        if settings != before:
            self.apply(settings)
            self.on_settings_changed(before, settings)

    def apply(self, settings: Settings) -> None:
        """Apply settings without storing them."""
        before, self.context.settings = self.context.settings, settings
        self.on_sound_changed(settings)
        if settings != before and settings.looks_like(before):
            # Only sound changed, so animations continue.
            self.stack.sound_set()
            return
        if settings.language != before.language:
            self.context.words = self._load_words(settings.language)
        self._assign_keys()
        look = self.context.text
        if (settings.bold, settings.contrast) != (look.bold, look.strong):
            look.bold, look.strong = settings.bold, settings.contrast
            self.context.shapes.strong = settings.contrast
            look.clear()
            self.context.shapes.clear()
        sized = settings.window not in {None, before.window} and not settings.fullscreen
        if sized or settings.fullscreen != before.fullscreen:
            self._new_size = None
            self.canvas.full(on=settings.fullscreen, window=settings.window)
        self._measure()
        self.stack.layout()

    def _measure(self) -> None:
        width, height = self.canvas.surface.get_size()
        metrics = Metrics(width, height, self.context.settings.scale)
        if metrics != self.context.metrics:
            self.context.metrics = metrics
            self.context.text.clear()
            self.context.shapes.clear()
            self.context.pictures.clear()
        # The caches grow with the area of the window. With 6.6 MB of shapes the table of the second
        # game at 1366×768 drew cards of a hand anew while pieces flew (8 ms in a frame).
        area = width * height * 4
        self.context.shapes.set_limit(max(8_000_000, round(0.9 * area)))
        self.context.text.set_limit(max(3_300_000, round(0.5 * area)))
        self.context.pictures.set_limit(max(14_000_000, round(1.7 * area)))

    def resize(self, size: tuple[int, int]) -> None:
        """Adapt to a new size of the window."""
        self._new_size = None
        self.canvas.resized(size)
        settings = self.context.settings
        if not settings.fullscreen and settings.window != self.canvas.surface.get_size():
            # The user resized the window, so its stored size can be chosen again.
            self.context.settings = replace(settings, window=None)
        if self.canvas.surface.get_size() == self.context.metrics.window.size:
            self._redraw()
            return
        self._measure()
        self.stack.layout()

    def quit(self) -> None:
        """Stop after this step."""
        self.running = False

    # ------------------------------------------------------------------ one step
    def step(self, events: Iterable[pygame.Event], dt: float) -> None:
        """Handle events, let `dt` seconds pass, and draw if anything changed."""
        self.advance(events, dt)
        self.show(dt)

    def advance(self, events: Iterable[pygame.Event], dt: float) -> None:
        """Handle events and let `dt` seconds pass, but draw nothing."""
        events = list(events)
        if any(_way_out(event) for event in events):
            # Before the others: one of them may be what fails.
            self.quit()
        if self.reader is not None and self.reader.take_requests():
            self._awake = AWAKE
        for event in events:
            self._awake = AWAKE
            self._take(event)
        self._finish_resize(dt)
        self._finger.advance(dt)
        self.advance_sound(dt)
        repeated = self.gamepads.repeated(dt)
        if repeated is not None:
            self._intend(repeated)
        self._awake = max(0.0, self._awake - dt)
        self.stack.update(min(dt, LONGEST_STEP))
        if self._toast is not None and self._toast.over(dt):
            self._toast = None
            self._redraw()

    def show(self, dt: float) -> None:
        """Draw if anything changed, and tell a screen reader, `dt` seconds after the last time."""
        changed = self.running and self.stack.dirty
        if changed:
            touched = self.stack.draw(self.canvas.surface)
            if self._toast is not None:
                self._toast.draw(self.canvas.surface, self.context)
                self.stack.spoil()
                touched = None
            self.canvas.show(touched)
        if self.reader is not None:
            self.reader.show(dt, changed=changed)
        found = [
            problem for problem in self.context.words.problems if problem not in self._broken_texts
        ]
        if found:
            self._broken_texts.update(found)
            self.on_broken_texts(found)

    def _finish_resize(self, dt: float) -> None:
        """Lay the picture out for the window once nobody pulls at its edge any more."""
        if self._new_size is None:
            return
        self._awake = AWAKE
        self._seconds_since_resize = (
            0.0 if self._seconds_since_resize is None else self._seconds_since_resize + dt
        )
        if self._seconds_since_resize >= RESIZE_DELAY:
            self.resize(self._new_size)

    def _redraw(self) -> None:
        self.stack.spoil()
        if self.stack.top is not None:
            self.stack.top.dirty = True

    @property
    def rate(self) -> int:
        """Return the number of steps per second needed now."""
        top = self.stack.top
        busy = self._awake or self.chores or (top is not None and top.moving)
        return FAST if busy else IDLE

    def _take(self, event: pygame.Event) -> None:
        event = latin(event)
        if event.type == pygame.WINDOWCLOSE:
            self._closing = True
        elif event.type == pygame.QUIT:
            # When the machine shuts down, QUIT comes without WINDOWCLOSE.
            if not (self.kiosk and self._closing):
                self.quit()
            self._closing = False
        elif event.type == pygame.VIDEORESIZE:
            self.canvas.stretch()
            self._new_size, self._seconds_since_resize = event.size, None
            self._redraw()
        elif event.type in _EXPOSED | _COVERED:
            hidden = event.type in _COVERED
            self.context.attended = not hidden
            if event.type == pygame.WINDOWFOCUSGAINED:
                self._update_reader(focused=True)
            self.on_hidden(hidden)
            self._redraw()
        elif event.type == pygame.WINDOWMOVED and self.reader is not None:
            self.reader.window_placed((event.x, event.y), self.canvas.surface.get_size())
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
            self.context.attended = False
            self._update_reader(focused=False)
        else:
            self._pass_on(event)

    def _update_reader(self, *, focused: bool) -> None:
        if self.reader is not None:
            self.reader.window_focused(focused=focused)

    def _pass_on(self, event: pygame.Event) -> None:
        """Pass an event to the top scene, then the intent of its key."""
        if event.type in _PRESSES:
            self.on_press()
        repeated = event.type == pygame.KEYDOWN and event.key in self._held
        if event.type == pygame.KEYDOWN:
            self._held.add(event.key)
        if event.type in _POINTER:
            event = pygame.Event(event.type, {**event.dict, "pos": self.canvas.place(event.pos)})
            event = self._finger.take(event)
        top = self.stack.top
        if top is not None and top.handle(event):
            return
        if event.type == pygame.DROPFILE:
            self.on_file_dropped(Path(event.file))
        if event.type == pygame.KEYDOWN:
            intent = self.context.keys.intent(event)
            if intent is not None and (not repeated or intent.repeats):
                self._intend(intent)
        for intent in self.gamepads.intents(event):
            self._intend(intent)

    def _intend(self, intent: Intent) -> None:
        settings = self.context.settings
        if intent is Intent.FULLSCREEN:
            self.change(replace(settings, fullscreen=not settings.fullscreen))
        elif intent in {Intent.BIGGER, Intent.SMALLER}:
            step = 0.1 if intent is Intent.BIGGER else -0.1
            scale = round(min(LARGEST_SCALE, max(SMALLEST_SCALE, settings.scale + step)), 2)
            self.change(replace(settings, scale=scale))
        elif intent is Intent.MUTE:
            self.change(replace(settings, sound=not settings.sound))
            self.context.sound("bubble")
            sentence = self.context.words(
                f"common.sound-{'on' if self.context.settings.sound else 'off'}"
            )
            if self.stack.top is not None and self.stack.top.shows_sound:
                self.context.say(sentence)
            else:
                self.show_toast(sentence)
        elif self.stack.top is not None:
            self.stack.top.intend(intent)

    def show_toast(self, sentence: str) -> None:
        """Show and narrate a sentence for a moment."""
        self._toast = Toast(sentence)
        self.context.say(sentence)
        self._redraw()

    def do_chore(self) -> None:
        """Do one waiting task."""
        if self.chores:
            self.chores.popleft()()

    def loop(self) -> None:
        """Run until the end, with the clock and the events of the machine."""
        clock = pygame.time.Clock()
        dt = 0.0
        events: list[pygame.Event] = []
        while self.running and len(self.stack):
            try:
                self.step([*events, *pygame.event.get()], dt)
                self.do_chore()
            except Exception as error:
                if self.on_fault is None:
                    raise
                self.on_fault(error)
            events = self._wait_for_event() if self.rate == IDLE else []
            dt = clock.tick(FAST) / 1000

    def _wait_for_event(self) -> list[pygame.Event]:
        """Return the next event as soon as it comes, or nothing when the next idle step is due."""
        event = pygame.event.wait(1000 // IDLE)
        return [] if event.type == pygame.NOEVENT else [event]


def _way_out(event: pygame.Event) -> bool:
    """Return whether this is Ctrl+Alt+Shift+Q, which ends the program from everywhere.

    Where keys bear no Latin letters, it is the key in the place of Q.
    """
    if event.type != pygame.KEYDOWN:
        return False
    held = (pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_SHIFT)
    return latin(event).key == pygame.K_q and all(event.mod & key for key in held)
