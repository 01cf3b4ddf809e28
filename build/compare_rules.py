#!/usr/bin/env python3
"""Play the same games with the rules as source and compiled, and compare everything.

    python build/compare_rules.py                 1000 games
    python build/compare_rules.py --games 20000

The games are of all configurations and chosen at random. After each move these must be the same:
the legal actions, the refusals of actions that are not legal, the new state, its copy with the
hidden cards shuffled, the events, and the view that they give. `compile_rules.py` compiles the
rules unless that has been done.
"""

from __future__ import annotations

import argparse
import hashlib
import marshal
import random
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path[:0] = [str(Path(__file__).resolve().parent.parent), str(Path(__file__).resolve().parent)]

import compile_rules  # noqa: E402

from ecosfera.tools import compiled_rules  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.rules.view import View

GAMES: Final = 1000
SOURCE: Final = "source"
STRANGE: Final = (-1, -2, 0, 3, 5, 6, 59, 60, 110, 139, 140, 170, 194, 195, 199, 200, 10**30)
"""Numbers of cards, players, habitats and abilities in actions that nobody may do."""


def main() -> int:
    """Compare the games. Return 1 if something differs, else 0."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many; else {GAMES}")
    parser.add_argument("--quickly", action="store_true", help="compile without optimisation")
    # what the processes that play are told
    parser.add_argument("--rules", help=argparse.SUPPRESS)
    parser.add_argument("--tell", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.rules is not None:
        play(options.rules, options.games, options.tell)
        return 0
    try:
        folder = compile_rules.compiled(optimised=not options.quickly)
    except compile_rules.CompileError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return compare(folder, options.games)


def compare(folder: Path, games: int = GAMES) -> int:
    """Compare games played by the source and by compiled rules. Return 1 if they differ."""
    by_source, by_compiled = _played(folder, "--games", str(games))
    if len(by_source) != len(by_compiled) or len(by_source) != games + 1:
        sys.stderr.write("One of the programs that play the games failed.\n")
        return 1
    for game, pair in enumerate(zip(by_source, by_compiled, strict=True)):
        if pair[0] != pair[1]:
            told = _played(folder, "--games", str(games), "--tell", str(game))
            sys.stderr.write(f"Game {game} differs:\n{_first_difference(*told)}\n")
            return 1
    print(f"{games} games are the same with the source and compiled: {by_source[-1]}")
    return 0


def _played(folder: Path, *arguments: str) -> tuple[list[str], list[str]]:
    """Return what the two programs print, which run at the same time."""
    command = [sys.executable, __file__, *arguments, "--rules"]
    processes = [
        subprocess.Popen([*command, rules], stdout=subprocess.PIPE, text=True)
        for rules in (SOURCE, str(folder))
    ]
    one, two = (process.communicate()[0].splitlines() for process in processes)
    return one, two


def _first_difference(one: list[str], two: list[str]) -> str:
    for first, second in zip(one, two, strict=False):
        if first != second:
            return f"source:   {first}\ncompiled: {second}"
    return "one game is longer than the other"


def play(rules: str, games: int, told: int | None) -> None:
    """Play the games and print a digest of each, then how many moves they had.

    With `told`, print everything that happens in this game instead.
    """
    if rules != SOURCE:
        compiled_rules.use(Path(rules))
    from ecosfera.core import rng  # noqa: PLC0415 (after the choice)
    from ecosfera.games.baltica.content import load_catalogue  # noqa: PLC0415

    if rng.COMPILED is not (rules != SOURCE):
        raise RuntimeError("other rules than those asked for are in use")
    catalogue, dice, moves = load_catalogue(), random.Random(1), 0  # noqa: S311 (which games)
    for game in range(games):
        seed = dice.random()
        if told is not None:
            if game == told:
                for line in _game(catalogue, seed):
                    print(repr(line))
            continue
        digest = hashlib.blake2b(digest_size=12)
        for line in _game(catalogue, seed):
            digest.update(line)
            moves += line.startswith(b"move")
        print(digest.hexdigest())
    print(f"{moves} moves")


def _game(catalogue: object, seed: float) -> Iterator[bytes]:
    """Play one game and yield everything that has to be the same."""
    from ecosfera.games.baltica.rules.deal import deal  # noqa: PLC0415 (after the choice)
    from ecosfera.games.baltica.rules.engine import (  # noqa: PLC0415
        apply,
        begin,
        legal,
        push,
        refusal,
    )
    from ecosfera.games.baltica.rules.events import reveals  # noqa: PLC0415
    from ecosfera.games.baltica.rules.view import (  # noqa: PLC0415
        apply_event,
        view,
        with_hidden_shuffled,
    )

    dice = random.Random(seed)  # noqa: S311 (which moves)
    config = _config(dice)
    before = deal(catalogue, config)  # type: ignore[arg-type]
    seen = view(before)
    state, events = begin(before)
    eager = dice.random() < 0.5
    remembered: list[Action] = []
    yield repr(config).encode()
    while True:
        yield repr(events).encode()
        for event in events:
            apply_event(seen, event)
        yield _plain(state)
        yield _plain(seen)
        if seen != view(state):
            yield b"the view differs from the state"
        actions = legal(state)
        yield f"{actions!r} {reveals(events)}".encode()
        for action in (*_strange(dice), *dice.sample(remembered, min(4, len(remembered)))):
            yield _answer(refusal, state, action)
        if not actions:
            return
        action = dice.choice(actions[1:] if eager and len(actions) > 1 else actions)
        remembered.append(action)
        yield f"move {action!r} {refusal(state, action)}".encode()
        if dice.random() < 0.1:
            yield _plain(with_hidden_shuffled(state, dice.getrandbits(64)))
        pushed = state.copy()
        push(pushed, action)
        state, events = apply(state, action)
        if pushed != state:
            yield b"push and apply differ"


def _config(dice: random.Random) -> Config:
    """Return a configuration of any kind."""
    from ecosfera.games.baltica.rules.config import Config  # noqa: PLC0415 (after the choice)

    players = dice.randint(1, 4)
    return Config(
        players=players,
        element_stack=dice.randint(3, 8),
        pressures=dice.choice((2, 3)),
        eutrophication=dice.random() < 0.5,
        biodiversity_loss=dice.random() < 0.5,
        policies=dice.random() < 0.7,
        house_cards=dice.random() < 0.7,
        first_player=dice.randrange(players),
        seed=str(dice.random()),
    )


def _strange(dice: random.Random) -> Iterator[Action]:
    """Yield actions that are nearly never legal, as another program might ask for."""
    from ecosfera.games.baltica.rules import actions as act  # noqa: PLC0415 (after the choice)

    def any_of() -> int:
        return dice.choice(STRANGE)

    kinds = (
        lambda: act.AcquireProducer(any_of()),
        lambda: act.AcquireConsumer(any_of(), (any_of(), any_of())),
        lambda: act.RestoreHabitats((any_of(), any_of())),
        lambda: act.Pass(any_of(), any_of(), any_of()),
        lambda: act.Plus(any_of()),
        lambda: act.Refresh(any_of(), dice.random() < 0.5),
        lambda: act.Reactivate(any_of()),
        lambda: act.DrawPolicy(any_of()),
        lambda: act.Implement(any_of(), player=any_of()),
        lambda: act.Implement(any_of(), players=(any_of(), any_of())),
        lambda: act.Implement(any_of(), producer=any_of(), consumer=any_of(), habitat=any_of()),
        lambda: act.Implement(any_of(), card=any_of(), player=any_of()),
        lambda: act.ChooseHabitat(any_of()),
        lambda: act.ChooseReaction(dice.random() < 0.5),
        lambda: act.ChoosePass(any_of(), any_of(), any_of()),
    )
    for make in dice.sample(kinds, 2):
        yield make()  # type: ignore[no-untyped-call]


def _answer(refusal: Callable[[State, Action], object], state: State, action: Action) -> bytes:
    """Return a refusal as text, or the kind of exception."""
    try:
        return repr(refusal(state, action)).encode()
    except Exception as error:  # noqa: BLE001 (both rules have to fail in the same way)
        return type(error).__name__.encode()


def _plain(position: State | View) -> bytes:
    """Return every field of a position but the catalogue and the configuration."""
    values = {
        field.name: getattr(position, field.name)
        for field in fields(position)
        if field.name not in {"catalogue", "config"}
    }
    values["pending"] = repr(values["pending"])
    values["outcome"] = repr(values["outcome"])
    return marshal.dumps(values, 2)


if __name__ == "__main__":
    sys.exit(main())
