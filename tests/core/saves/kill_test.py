"""Kills a program that plays and saves, again and again, and counts what was lost.

`python -m tests.core.saves.kill_test --kills 1000`. Not part of the suite: `test_kill` has a short
version. Every run ends by itself; only processes started here are killed.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from ecosfera.core.saves.autosave import Autosaver
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.games.baltica.game import Match
from tests.core.saves.samples import NAMED, play_on
from tests.games.baltica.codec.games import BALTICA, GAMES

LONGEST = 60.0
"""Seconds after which a player that nobody killed ends by itself."""


def player(folder: Path, seed: str) -> None:
    """Plays and saves until somebody kills it; says after each action how many there were.

    It waits for each save, as people who think for a second do; `fast` seeds do not wait.
    """
    end = time.monotonic() + LONGEST
    shelf = SaveLibrary(folder, GAMES)
    chance = random.Random(seed)
    fast = seed.endswith("fast")
    game = 0
    while time.monotonic() < end:
        match = Match.new(BALTICA, NAMED)
        keeper = Autosaver(shelf, match)
        while match.state.outcome is None and time.monotonic() < end:
            if match.can_undo and chance.random() < 0.1:
                match.undo()
            else:
                play_on(match, 1, str(chance.random()))
            _say(f"did {game} {digest(match)}")
            if not fast:
                keeper.flush()
                _say(f"saved {game} {digest(match)}")
        keeper.close()
        game += 1


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def digest(match: Match) -> str:
    """Tells the position of a match, and how it came there."""
    return hashlib.sha256(repr(match.actions).encode()).hexdigest()[:16]


@dataclass
class Result:
    """What many kills have done."""

    kills: int = 0
    lost: list[int] = field(default_factory=list)
    """Positions (actions done, or undone) by which the file lagged behind, each kill."""
    broken: list[str] = field(default_factory=list)
    """What could not be loaded, or was worse than one action behind."""
    leftovers: int = 0
    """Kills in the middle of writing a file: a temporary one was left."""


def run(kills: int, seed: int, folder: Path, *, fast: bool = False) -> Result:
    """Kills so many players at random moments."""
    chance = random.Random(seed)
    result = Result()
    for number in range(kills):
        home = folder / f"{number}"
        # An incomplete line of output does not count as saved.
        command = [sys.executable, "-m", "tests.core.saves.kill_test", "--play", str(home)]
        command += ["--seed", f"{seed}-{number}{'fast' if fast else ''}"]
        child = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(chance.uniform(0.0, 0.12))
        child.kill()
        rest, _ = child.communicate()
        lines = (first + rest).decode().splitlines()
        lines = lines if (first + rest).endswith(b"\n") else lines[:-1]
        _judge(home, lines, result, fast=fast)
        result.kills += 1
    return result


def _judge(home: Path, lines: list[str], result: Result, *, fast: bool) -> None:
    """Compare the files with what the player printed before it was killed."""
    shelf = SaveLibrary(home, GAMES)
    result.leftovers += any(home.glob(".*.tmp")) if home.exists() else 0
    games = sum(1 for line in lines if line.startswith("did"))
    found: list[str] = []
    for entry in shelf.entries():
        try:
            loaded = shelf.load(entry)
        except Exception as error:  # noqa: BLE001 (counted)
            result.broken.append(f"{entry.path}: {error!r}")
            continue
        if loaded.notes:
            result.broken.append(f"{entry.path}: {sorted(loaded.notes)}")
        found.append(digest(loaded.match))
    last = int(lines[-1].split()[1]) if lines else -1
    # The positions of the last game after each action, and whether each was saved.
    did = [line.split()[2] for line in lines if line.startswith(f"did {last} ")]
    safe = sum(1 for line in lines if line.startswith(f"saved {last} "))
    if not games:
        return
    if len(found) < last + (1 if safe else 0):
        result.broken.append(f"{home}: {len(found)} games, {last + 1} were played")
        return
    if len(found) == last:
        result.lost.append(len(did))
    else:
        newest = digest(shelf.load(shelf.entries()[0]).match)
        # The saved position is one the player was in or was about to reach.
        late = next((i for i, n in enumerate(reversed(did)) if n == newest), None)
        result.lost.append(0 if late is None else late)
    if not fast and result.lost[-1] > 1:
        result.broken.append(f"{home}: {result.lost[-1]} actions lost")


def main() -> None:
    """Run the test, or be the player."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--fast", action="store_true", help="players that do not wait for the disk")
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.play:
        player(options.play, options.seed)
        return
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        result = run(options.kills, int(options.seed), Path(folder), fast=options.fast)
        took = time.monotonic() - start
    lost = {n: result.lost.count(n) for n in sorted(set(result.lost))}
    sys.stdout.write(
        f"{result.kills} kills in {took:.0f} s, {result.leftovers} in the middle of a write\n"
        f"actions lost: {', '.join(f'{n}: {times} times' for n, times in lost.items())}\n"
        f"games that did not load, or lost more: {len(result.broken)}\n"
    )
    for line in result.broken[:10]:
        sys.stdout.write(f"  {line}\n")
    sys.exit(1 if result.broken else 0)


if __name__ == "__main__":
    main()
