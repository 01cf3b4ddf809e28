"""The voice of the system reads aloud, stops at the next key, and never makes a frame wait."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING

import pytest

from ecosfera.app.program import find_voice
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.voice import MOST_WAITING, ReadAloud, as_line, mac_voices, system_voice
from ecosfera.ui.widgets.dialog import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.ui.app.app import App

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs are shell scripts")
SPEAKS = """#!/bin/sh
for part; do last=$part; done
[ -n "$*" ] && [ "$1" = --stdin -o "$3" = --stdin ] && last=$(cat)
echo "begin $* | $last" >> "{log}"
sleep {seconds}
echo "end $last" >> "{log}"
"""


class Speaker:
    """Programs that write down what they are to speak, in place of those of the system."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"

    def install(self, name: str, seconds: float = 0.0) -> None:
        program = self.folder / name
        program.write_text(SPEAKS.format(log=self.log, seconds=seconds), "utf-8")
        program.chmod(0o755)

    @property
    def lines(self) -> list[str]:
        return self.log.read_text("utf-8").splitlines() if self.log.exists() else []

    def begun(self) -> list[str]:
        return [line.rpartition("| ")[2] for line in self.lines if line.startswith("begin")]


@pytest.fixture
def speaker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Speaker:
    # The folder of the shell follows, but not those in which a real voice may be.
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("sh", "sleep", "cat"):
        (tools / name).symlink_to(f"/bin/{name}")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{tools}")
    return Speaker(tmp_path)


def until(what: Callable[[], object], seconds: float = 5.0) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.01)


def aloud(language: str = "en") -> ReadAloud:
    voice = system_voice()
    assert voice is not None
    return ReadAloud(voice, lambda: True, lambda: language)


def test_without_a_program_that_speaks_there_is_no_voice(speaker: Speaker) -> None:
    assert system_voice() is None


def test_sentences_are_spoken_one_after_the_other_in_the_language_of_the_game(
    speaker: Speaker,
) -> None:
    speaker.install("spd-say", 0.05)
    reader = aloud("fi")
    reader.say("Haukea\u00adpa nyt.")
    reader.say("--Ja sitten.")
    until(lambda: not reader.busy)
    assert speaker.begun() == ["Haukeapa nyt.", "--Ja sitten."]
    assert "--language fi -- Haukeapa nyt." in speaker.lines[0]
    assert speaker.lines[1] == "end Haukeapa nyt."
    reader.close()


def test_without_speech_dispatcher_espeak_reads_from_its_input(speaker: Speaker) -> None:
    speaker.install("espeak-ng")
    reader = aloud("de")
    reader.say("-x Guten Tag; rm")
    until(lambda: not reader.busy)
    assert speaker.lines[0] == "begin -v de --stdin | -x Guten Tag; rm"
    reader.close()


def test_letters_that_the_locale_does_not_have_are_spoken(speaker: Speaker) -> None:
    speaker.install("spd-say")
    program = (
        "import threading; from ecosfera.ui.voice import system_voice;"
        "system_voice().speak('\\u017demyna', 'lt', threading.Event())"
    )
    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    subprocess.run([sys.executable, "-c", program], env=os.environ | ascii_only, check=True)
    assert speaker.begun() == ["Žemyna"]


def test_silence_stops_at_once_and_forgets_what_waits(speaker: Speaker) -> None:
    speaker.install("espeak-ng", 30)
    reader = aloud()
    reader.say("A long story")
    reader.say("and another one")
    until(lambda: speaker.begun() == ["A long story"])
    begun = time.perf_counter()
    reader.silence()
    assert time.perf_counter() - begun < 0.01, "nobody waits for silence"
    reader.say("Now this")
    until(lambda: speaker.begun() == ["A long story", "Now this"])
    reader.close()
    assert not any(line.startswith("end") for line in speaker.lines)


def test_speech_dispatcher_is_told_to_stop(speaker: Speaker) -> None:
    speaker.install("spd-say", 30)
    reader = aloud()
    reader.say("A long story")
    until(speaker.begun)
    reader.silence()
    until(lambda: any("begin --cancel" in line for line in speaker.lines))
    reader.close()


def test_of_too_many_sentences_the_oldest_are_left_out(speaker: Speaker) -> None:
    speaker.install("espeak-ng", 0.2)
    reader = aloud()
    reader.say("first")
    until(speaker.begun)
    for number in range(MOST_WAITING + 5):
        reader.say(str(number))
    until(lambda: len(speaker.begun()) > 1)
    assert speaker.begun()[:2] == ["first", "5"]
    reader.close()


def test_the_program_reads_aloud_only_if_the_settings_say_so(app: App, speaker: Speaker) -> None:
    speaker.install("espeak-ng")
    find_voice(app)
    pilot = Pilot(app)
    app.context.say = app.context.narrator.say
    app.context.say("Not this")
    app.change(Settings(language="en", motion="off", read_aloud=True))
    words = [lambda: "Yes", lambda: "No"]
    app.stack.push(Dialog(app.context, lambda: "Dive?", lambda: "It is cold.", words))
    until(lambda: speaker.begun() == ["Dive? It is cold.", "No"])
    pilot.key("tab")
    until(lambda: speaker.begun() == ["Dive? It is cold.", "No", "Yes"])
    app.change(Settings(language="en", motion="off", read_aloud=False))
    pilot.key("tab")
    time.sleep(0.1)
    assert speaker.begun()[-1] == "Yes"


def test_a_key_silences_what_is_being_read(app: App, speaker: Speaker) -> None:
    speaker.install("espeak-ng", 30)
    find_voice(app)
    app.change(Settings(language="en", motion="off", read_aloud=True))
    app.context.say("A long story")
    until(speaker.begun)
    threads = [thread.name for thread in threading.enumerate()]
    assert "voice" in threads
    app.stack.push(Dialog(app.context, lambda: "Dive?", lambda: "Cold.", [lambda: "Yes"]))
    pilot = Pilot(app)
    pilot.key("f5")
    app.context.narrator.say("Shorter")
    until(lambda: "Shorter" in speaker.begun())


def test_the_list_of_voices_of_macos_gives_one_for_each_language() -> None:
    listed = (
        "Anna                de_DE    # Hallo!\n"
        "Bad News            en_US    # Hello!\n"
        "Eddy (Finnish (Finland)) fi_FI    # Hei!\n"
        "Helena              de_DE    # Hallo!\n"
    )
    assert mac_voices(listed) == {
        "de": "Anna",
        "en": "Bad News",
        "fi": "Eddy (Finnish (Finland))",
    }


def test_windows_gets_a_line_of_plain_letters() -> None:
    assert as_line("Ä\nö", "fi") == b"fi w4QKw7Y=\n"
