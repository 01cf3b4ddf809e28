"""Reading aloud: the voice of the system, a program of it that speaks what it is given.

No library is needed: Linux has Speech Dispatcher or eSpeak NG, macOS has `say`, and Windows speaks
through PowerShell, which starts slowly, so that one is always kept ready.
"""

from __future__ import annotations

import base64
import contextlib
import re
import shutil
import subprocess
import sys
import threading
from collections import deque
from typing import TYPE_CHECKING, Final, Protocol

from ecosfera.ui.draw.line_breaking import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

NO_WINDOW: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""Windows would show a terminal for each program otherwise."""
PAUSE: Final = 0.03
"""Seconds after which a program that speaks is looked at again."""
LIST_TIMEOUT: Final = 60.0
"""Seconds after which a program that lists its voices is given up."""
POWERSHELL: Final = """
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
$line = [Console]::In.ReadLine()
if ($null -eq $line) { exit }
$language, $text = $line.Split(' ', 2)
$culture = [Globalization.CultureInfo]::GetCultureInfo($language)
try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, $culture) } catch {}
$voice.Speak([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($text)))
"""
"""Waits for a line with a language and a text in Base64, and speaks it."""


class Voice(Protocol):
    """Something that speaks, in a thread of its own."""

    def speak(self, text: str, language: str, stopped: threading.Event) -> None:
        """Speak a text in a language such as `fi`; return when that is done, or `stopped`."""
        ...

    def close(self) -> None:
        """Free what is kept ready."""
        ...


def as_text(text: str, _language: str) -> bytes:
    """Return what a program reads that is told the language otherwise."""
    return text.encode()


def as_line(text: str, language: str) -> bytes:
    """Return the line that `POWERSHELL` reads."""
    return f"{language} {base64.b64encode(text.encode()).decode()}\n".encode()


def as_nothing(_text: str, _language: str) -> bytes:
    """Return what a program reads that gets the text as an argument."""
    return b""


class ProgramVoice:
    """A program that is started for each text, and ends when it has been spoken.

    `command` returns its arguments for a text and a language, `read` what it reads. `hush` is a
    program that stops what is still spoken after the first one was ended. A program that starts
    slowly and whose arguments are always the same can be kept `ready` for the next text.
    """

    def __init__(
        self,
        command: Callable[[str, str], Sequence[str | bytes]],
        read: Callable[[str, str], bytes] = as_text,
        *,
        hush: Sequence[str] = (),
        ready: bool = False,
    ) -> None:
        self._command = command
        self._read = read
        self._hush = hush
        self._keeps_ready = ready
        self._next: subprocess.Popen[bytes] | None = None

    def speak(self, text: str, language: str, stopped: threading.Event) -> None:
        """Start the program, and end it when `stopped` is set."""
        command = self._command(text, language)
        process, self._next = self._next or started(command), None
        if process is None or process.stdin is None:
            stopped.wait(PAUSE)
            return
        with contextlib.suppress(OSError, ValueError):
            process.stdin.write(self._read(text, language))
            process.stdin.close()
        if self._keeps_ready:
            self._next = started(command)
        while process.poll() is None:
            if stopped.wait(PAUSE):
                process.terminate()
                process.wait()
                if self._hush:
                    started(self._hush)

    def close(self) -> None:
        """End the program that is kept ready."""
        if self._next is not None:
            self._next.terminate()


class MacVoices:
    """Chooses a voice of macOS for a language: `say` speaks with that of the system otherwise."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._names: dict[str, str] | None = None

    def command(self, _text: str, language: str) -> list[str]:
        """Return the arguments of `say` for a language."""
        if self._names is None:
            self._names = mac_voices(_output([self._program, "-v", "?"]))
        name = self._names.get(language)
        return [self._program, *(["-v", name] if name else []), "-f", "-"]


def mac_voices(listed: str) -> dict[str, str]:
    """Return the first voice of each language from the list of `say`."""
    found: dict[str, str] = {}
    for line in listed.splitlines():
        match = re.match(r"(.+?)\s+([a-z]{2})[_-]\w+\s+#", line)
        if match is not None:
            found.setdefault(match[2], match[1])
    return found


def system_voice() -> Voice | None:
    """Return the voice of this system, or None if it has none."""
    if sys.platform == "win32":
        program = shutil.which("powershell")
        if not program:
            return None
        code = base64.b64encode(POWERSHELL.encode("utf-16-le")).decode()
        command = [program, "-NoProfile", "-NonInteractive", "-EncodedCommand", code]
        return ProgramVoice(lambda _, __: command, as_line, ready=True)
    if sys.platform == "darwin":
        program = shutil.which("say")
        return ProgramVoice(MacVoices(program).command) if program else None
    program = shutil.which("spd-say")
    if program:
        say = [program, "--wait", "--language"]
        return ProgramVoice(
            # As bytes, because the locale may not have all letters; the program reads UTF-8.
            lambda text, language: [*say, language, "--", text.encode(errors="replace")],
            as_nothing,
            hush=[program, "--cancel"],
        )
    program = shutil.which("espeak-ng") or shutil.which("espeak")
    if program:
        speak = [program, "-v"]
        return ProgramVoice(lambda _, language: [*speak, language, "--stdin"])
    return None


def started(command: Sequence[str | bytes]) -> subprocess.Popen[bytes] | None:
    """Start a program; return None if that is not possible."""
    with contextlib.suppress(OSError):
        return subprocess.Popen(  # noqa: S603 (a program of the system, the text is no command)
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=NO_WINDOW,
        )
    return None


def _output(command: Sequence[str]) -> str:
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(  # noqa: S603 (as above)
            command, capture_output=True, timeout=LIST_TIMEOUT, check=False, creationflags=NO_WINDOW
        )
        return done.stdout.decode(errors="replace")
    return ""


PATIENCE: Final = 0.5
"""Seconds for which the end of the program waits for silence."""
MOST_WAITING: Final = 12
"""How many sentences may wait; of more, the oldest are left out."""


class ReadAloud:
    """Speaks sentences one after the other, in a thread that begins with the first one.

    `enabled` returns whether anything is to be read aloud now, `language` its language.
    """

    def __init__(
        self, voice: Voice, enabled: Callable[[], bool], language: Callable[[], str]
    ) -> None:
        self._voice = voice
        self._enabled = enabled
        self._language = language
        self._waiting: deque[tuple[str, str]] = deque(maxlen=MOST_WAITING)
        self._news = threading.Condition()
        self._stopped = threading.Event()
        self._speaking = self._closed = False
        self._thread: threading.Thread | None = None

    def say(self, sentence: str) -> None:
        """Speak a sentence after those that wait."""
        text = " ".join(shown(sentence).split())
        if not text or not self._enabled():
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
