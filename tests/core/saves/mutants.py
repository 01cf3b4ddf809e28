"""Spoils files at random, and reads them: whatever happens must be a `SaveError` or a sound game.

`python -m tests.core.saves.mutants --count 20000`; with `--settings` it spoils settings files.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from copy import deepcopy
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ecosfera.core.saves.file_format import Encoder, Loaded, decode, record_of
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.problems import SaveError
from ecosfera.core.saves.summary import summary_of
from ecosfera.core.statistics import StatisticsFile
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.ui.settings import Settings, SettingsFile
from tests.core.saves.samples import ended, played, saved
from tests.games.baltica.codec.games import CONFIGS, GAMES

STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 10**30, -(10**30), 1.5, float("inf"), "", "x", "é\ud800",
    "token", "\x00", [], {}, [[]], [None], {"a": 1}, "x" * 5000, [0] * 300,
)  # fmt: skip


def sources() -> list[bytes]:
    """Sound files of many kinds."""
    found = [saved(played(n, config)) for config in CONFIGS for n in (0, 7, 30)]
    return [*found, saved(ended(), "Ours", automatic=False)]


def spoil(data: bytes, chance: random.Random) -> bytes:
    """Return the file, damaged in one of many ways."""
    way = chance.randrange(8)
    if way == 0:
        return data[: chance.randrange(len(data))]
    if way == 1:
        spoiled = bytearray(data)
        for _ in range(chance.choice((1, 2, 40))):
            spoiled[chance.randrange(len(spoiled))] = chance.randrange(256)
        return bytes(spoiled)
    if way == 2:
        at, end = sorted(chance.randrange(len(data)) for _ in range(2))
        return data[:at] + data[end:]
    if way == 3:
        at = chance.randrange(len(data))
        return data[:at] + chance.randbytes(chance.choice((1, 9, 400))) + data[at:]
    try:
        content = json.loads(data)
    except (ValueError, RecursionError):
        return data[::-1]
    for _ in range(chance.choice((1, 1, 1, 3))):
        _change(content, chance)
    return json.dumps(content).encode()


def _change(content: Any, chance: random.Random) -> None:
    """Change something anywhere in JSON."""
    place: Any = content
    while isinstance(place, (dict, list)) and place:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = chance.choice(keys)
        below = place[key]
        if isinstance(below, (dict, list)) and below and chance.random() < 0.85:
            place = below
            continue
        match chance.randrange(4):
            case 0:
                del place[key]
            case 1 if isinstance(place, list):
                place.insert(key, deepcopy(place[chance.randrange(len(place))]))
            case 2 if isinstance(below, int):
                place[key] = below + chance.choice((-1, 1, 100))
            case _:
                place[key] = deepcopy(chance.choice(STRANGE))
        return


def read(data: bytes) -> str:
    """Return what became of it; raise anything but a valid game or a `SaveError`."""
    try:
        loaded = decode(data, GAMES)
    except SaveError as error:
        return error.problem.value
    state = loaded.match.state
    # A game that was read can be continued, saved and read again.
    actions = legal(state)
    assert bool(actions) == (state.outcome is None)
    if actions:
        loaded.match.act(actions[0])
    again = decode(resaved(loaded), GAMES)
    assert again.match.state == loaded.match.state
    assert again.extra == loaded.extra
    return "+".join(sorted(loaded.notes)) or "sound"


def resaved(loaded: Loaded) -> bytes:
    """Return the file to which it is saved when it continues."""
    match, about = loaded.match, loaded.about
    moves = len(match.actions)
    about = summary_of(match.game, match.state, about.id, about.name, moves, automatic=True)
    return Encoder().file(record_of(loaded.match, loaded.extra), about)


def read_on_shelf(folder: Path, data: bytes) -> None:
    """Do the same through the folder: list, load, rename, set aside."""
    path = folder / "auto-1.json"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    shelf = SaveLibrary(folder, GAMES)
    for entry in shelf.entries():
        for use in (
            shelf.about,
            lambda e: shelf.rename(e, "x"),
            shelf.load,
        ):
            try:
                use(entry)
            except SaveError:
                continue
    shelf.latest()
    StatisticsFile(path, GAMES).statistics()


def read_settings(folder: Path, data: bytes) -> str:
    """Return what became of a settings file; raise anything but settings."""
    file = SettingsFile(folder / "settings.json")
    folder.mkdir(parents=True, exist_ok=True)
    file.path.write_bytes(data)
    file.peek()
    settings, trouble = file.load()
    assert file.save(settings) is None
    assert SettingsFile(file.path).load() == (settings, None)
    return trouble.value if trouble else "sound"


def settings_sources() -> list[bytes]:
    """Sound settings files."""
    keys = {"undo": ("u", "ctrl+z"), "hint": ()}
    kinds = (
        Settings(),
        Settings(language="fi", scale=1.5, bold=True, window=(1366, 768), motion="off", keys=keys),
    )
    return [json.dumps(asdict(settings)).encode() for settings in kinds]


def main() -> None:
    """Read many files and print what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--settings", action="store_true", help="settings instead of games")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    files = settings_sources() if options.settings else sources()
    start = time.monotonic()
    fates: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.count):
            data = spoil(chance.choice(files), chance)
            if options.settings:
                fates[read_settings(Path(folder) / str(number), data)] += 1
                continue
            fates[read(data)] += 1
            if number % 20 == 0:
                read_on_shelf(Path(folder) / str(number), data)
    sys.stdout.write(f"{options.count} files in {time.monotonic() - start:.0f} s: {dict(fates)}\n")


if __name__ == "__main__":
    main()
