"""Reads aloud what is narrated, without making any frame wait."""

from __future__ import annotations

import threading
from collections import deque
from typing import TYPE_CHECKING, Final

from ecosfera.ui.draw.line_breaking import shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.voice.system_voice import Voice

PATIENCE: Final = 0.5
"""Seconds for which the end of the program waits for silence."""
LONGEST: Final = 12
"""How many sentences may wait; of more, the oldest are left out."""


class ReadAloud:
    """Speaks sentences one after the other, in a thread that begins with the first one.

    `wanted` returns whether anything is to be read aloud now, `language` its language.
    """

    def __init__(
        self, voice: Voice, wanted: Callable[[], bool], language: Callable[[], str]
    ) -> None:
        self._voice = voice
        self._wanted = wanted
        self._language = language
        self._waiting: deque[tuple[str, str]] = deque(maxlen=LONGEST)
        self._news = threading.Condition()
        self._stopped = threading.Event()
        self._speaking = self._closed = False
        self._thread: threading.Thread | None = None

    def say(self, sentence: str) -> None:
        """Speak a sentence after those that wait."""
        text = " ".join(shown(sentence).split())
        if not text or not self._wanted():
            return
        with self._news:
            self._waiting.append((text, self._language()))
            self._news.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
            self._thread.start()

    def silence(self) -> None:
        """Stop speaking, and forget what waits; what is said next is spoken at once."""
        with self._news:
            self._waiting.clear()
            self._stopped.set()

    def close(self) -> None:
        """Stop for good, as the program ends."""
        self._closed = True
        self.silence()
        with self._news:
            self._news.notify()
        if self._thread is not None:
            self._thread.join(PATIENCE)
        self._voice.close()

    @property
    def busy(self) -> bool:
        """Return whether anything is being spoken or waits."""
        with self._news:
            return self._speaking or bool(self._waiting)

    def _run(self) -> None:
        while True:
            with self._news:
                self._speaking = False
                while not self._waiting and not self._closed:
                    self._news.wait()
                if self._closed:
                    return
                text, language = self._waiting.popleft()
                self._speaking = True
                self._stopped.clear()
            self._voice.speak(text, language, self._stopped)
