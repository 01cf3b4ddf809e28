"""The tools of every scene: sizes, text, shapes, pictures, words, keys, settings."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.draw.shapes import Shapes
from ecosfera.ui.input.keys import Keys
from ecosfera.ui.limits import LARGEST_WINDOW
from ecosfera.ui.speech import Narrator

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.ui.draw.pictures import Pictures
    from ecosfera.ui.draw.text import Text
    from ecosfera.ui.settings import Settings
    from ecosfera.words import Words


def _unheard(_cue: str) -> None:
    """Do nothing: the default for sounds."""


def _unblended(_share: float) -> None:
    """Do nothing: the default for the ambience."""


def _unplayed(_layers: int) -> None:
    """Do nothing: the default for the music."""


@dataclass(eq=False, repr=False)
class UiContext:
    """The context shared by all scenes. There is one in the program.

    `metrics`, `words`, `settings` and `keys` change while the program runs; `Scene.layout` then
    tells every scene on the stack. Scenes keep the context and read its parts when they draw.
    """

    text: Text
    pictures: Pictures
    words: Words
    settings: Settings
    shapes: Shapes = field(default_factory=Shapes)
    metrics: Metrics = field(default_factory=Metrics)
    keys: Keys = field(default_factory=Keys)
    narrator: Narrator = field(default_factory=Narrator)
    """Passes on what is narrated."""
    say: Callable[[str], None] = field(init=False)
    """Narrate a sentence."""
    can_read_aloud: bool = False
    """Whether the system has a voice."""
    sound: Callable[[str], None] = _unheard
    """Play a cue of the sound bank, if sound is on and there is a loudspeaker."""
    blend_ambience: Callable[[float], None] = _unblended
    """Set the share of the second loop in the ambience, 0 to 1."""
    has_sea: bool = True
    """Whether the game of the scene has a sea to be heard."""
    sea_changed: Callable[[], None] = lambda: None
    """Called when `has_sea` changed."""
    play_music: Callable[[int], None] = _unplayed
    """Let so many layers of the music be heard; 0 ends it."""
    change_settings: Callable[[Settings], None] = lambda _settings: None
    """Apply and store new settings at once, language and size included."""
    languages: list[str] = field(default_factory=list)
    """Codes of the available languages."""
    desktop: tuple[int, int] = LARGEST_WINDOW
    """Size of the display; no larger window is offered."""
    removed_buttons: frozenset[str] = frozenset()
    """Ids of buttons that a classroom removes: `quit`, `settings`."""
    push: Callable[[Any, Callable[[Any], None] | None], None] = lambda _scene, _done: None
    """Push a scene; the second argument is called with its result, or is None."""
    attended: bool = True
    """Whether the window is visible and has the focus."""
    quit: Callable[[], None] = lambda: None
    """End the program."""

    def hear_sea(self, *, wanted: bool) -> None:
        """Let the sea be heard, or not."""
        if wanted != self.has_sea:
            self.has_sea = wanted
            self.sea_changed()

    def __post_init__(self) -> None:
        """Let narrated sentences go to the narrator."""
        self.say = self.narrator.say

    @contextmanager
    def frame(self) -> Iterator[None]:
        """Keep everything in the caches that is used while a frame is drawn, until the next one."""
        with self.text.frame(), self.pictures.frame(), self.shapes.frame():
            yield

    def clear_caches(self) -> None:
        """Drop all pictures, texts and shapes that were drawn; what is shown is drawn anew."""
        for cache in (self.text.cache, self.pictures.cache, self.shapes.cache):
            cache.clear()
        self.pictures.drop_sources()

    @property
    def animated(self) -> bool:
        """Return whether animations are on."""
        return self.settings.motion != "off"

    @property
    def drifts(self) -> bool:
        """Return whether still pictures have life in them now."""
        return self.settings.motion == "full" and self.attended

    @property
    def brisk(self) -> float:
        """Return the factor for durations: 0 with motion off, 0.55 for brisk, 1 for full."""
        return {"off": 0.0, "brisk": 0.55, "full": 1.0}[self.settings.motion]
