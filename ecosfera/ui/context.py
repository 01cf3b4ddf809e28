"""What every scene works with: sizes, text, shapes, pictures, words, keys, settings."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecosfera.app.launch_options import LARGEST_WINDOW
from ecosfera.ui.draw.shapes import Shapes
from ecosfera.ui.draw.theme import Metrics
from ecosfera.ui.input.keys import Keys

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.games.baltica.screens.table.cues import Cue
    from ecosfera.ui.draw.pictures import Pictures
    from ecosfera.ui.draw.text import Text
    from ecosfera.ui.settings import Settings
    from ecosfera.words import Words


def _silent(_text: str) -> None:
    """Narration that nobody hears."""


def _unheard(_cue: Cue) -> None:
    """A sound that nobody plays."""


@dataclass
class UiContext:
    """One for the whole program; scenes keep it and read its parts when they draw.

    `metrics`, `words`, `settings` and `keys` change while the program runs: then every scene on
    the stack is told by `Scene.layout`.
    """

    text: Text
    pictures: Pictures
    words: Words
    settings: Settings
    shapes: Shapes = field(default_factory=Shapes)
    metrics: Metrics = field(default_factory=Metrics)
    keys: Keys = field(default_factory=Keys)
    say: Callable[[str], None] = _silent
    """Speaks a sentence (narration)."""
    sound: Callable[[Cue], None] = _unheard
    """Lets a cue be heard, if sound is on and there is a loudspeaker."""
    change: Callable[[Settings], None] = lambda _settings: None
    """Applies and keeps new settings, language and size included, at once."""
    languages: list[str] = field(default_factory=list)
    """The languages there are, by code."""
    desktop: tuple[int, int] = LARGEST_WINDOW
    """Size of the display: no larger window is offered."""
    barred: frozenset[str] = frozenset()
    """Ids of buttons that a classroom does without: `quit`, `settings`."""
    quit: Callable[[], None] = lambda: None
    """Ends the program."""

    @contextmanager
    def picture(self) -> Iterator[None]:
        """A picture is drawn meanwhile: nothing that it needs is forgotten before the next."""
        with self.text.picture(), self.pictures.picture(), self.shapes.picture():
            yield

    @property
    def moving(self) -> bool:
        """Whether things may move (motion is not off)."""
        return self.settings.motion != "off"

    @property
    def brisk(self) -> float:
        """What durations are multiplied with: 0 with motion off, 0.55 brisk, 1 full."""
        return {"off": 0.0, "brisk": 0.55, "full": 1.0}[self.settings.motion]
