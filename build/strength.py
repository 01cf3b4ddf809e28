"""Measure how strong the bots are, with one to four rows, at both levels, in every preset.

The games of every setting are kept in a file of its own in `build/out/strength`, ten games at a
time, so the work can be stopped and goes on later. With `--study`, `build/study.py` plays the games
of the searcher: the same games in a hundredth of the time. `--presets` writes the
figures, and a formula fitted to them, for the set-up screen; a setting without games in that folder
keeps the figures it has. `--page` writes the page STRENGTH.md beside the bots from the figures of
the presets and the limits of play, which limit.py measures.

    python build/strength.py --bots random beginner greedy --games 200
    python build/strength.py --bots searcher --study --games 400
    python build/strength.py --presets
    python build/strength.py --page
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import limit
from fitting import logistic
from helped import PARTIES, Help, plausible
from seas import table
from study import Budget, Study, compiled

from ecosfera.games.baltica import simulation
from ecosfera.games.baltica.bots.searcher import most_worlds
from ecosfera.games.baltica.bots.weights import load_weights
from ecosfera.games.baltica.content.presets import BOTS as PLAYED_BY
from ecosfera.games.baltica.content.presets import FILE, SEAS_FILE, TERMS, terms
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.rules.config import Config
from ecosfera.tools.simulate.run import Simulated, Task, play, wilson

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
PRESETS = ROOT / "assets" / "data" / FILE
PAGE = ROOT / "ecosfera" / "games" / "baltica" / "bots" / "STRENGTH.md"
HEAD = """\
# Ready-made set-ups and single variations, with the games each bot won of those it played; and a
# formula for the chance to win any set-up (logarithms of odds). Written by build/strength.py.
"""
ABOVE_THE_TABLE = """\
# How strong the bots are

The table shows how many games each bot won, with the 95 % interval (Wilson) and the number of games
behind the figure.

- **random** plays any legal action.
- **beginner** plays by the habits of people in their first games, which `beginner.py` lists.
- **greedy** looks one action ahead and rates the position by a formula people can read.
- **searcher** plans whole turns in six orders of the cards nobody can see, with 600 positions per
  action; for the best five actions it plans the next player's turn too, and it compares the best
  three in up to eighteen orders (54 with one row at level 1) while their values are close. It gives
  the hints.

| setting | stacks | pressure cards | further |
| --- | --- | --- | --- |
| easy | 8 | 2 | |
| normal | 6 | 2 | |
| advanced | 3 | 3 | eutrophication |
| baltic (level 2 only) | 4 | 3 | eutrophication, loss of biodiversity |

`python build/strength.py` plays the games, `--presets` writes the figures to
`assets/data/presets.toml`, and `--page` writes this page from there.

"""
HELPED_TEXT = """\
## Beginners with helpful computer players

Games at level 1 in which the last rows are played by helpful computer players and all others by the
beginner: 3+1 are three rows with one computer player. With two computer players of another
character fewer are won (`helped.py --compare`), so the set-up shows these figures with helpful ones
only.

At the table, computer players are courteous (`courtesy.py`): as long as there are fewer than four
impact tiles, they leave the last step to a habitat to the person who plays next, if that person can
do it alone or with an animal that they pass, and otherwise complete no pair of animals or producers
in the row of a person who has something of their own to do. They pass no pressure card back, and
bring no person one card away from an impact. What people pass to them they use or keep. With
one computer player this costs nothing that 80 games of the same deals would show: on the bay of 1 +
1, 60 were won with courtesy and 60 without, 12 only with it and 12 only without. With three it
depends on the sea: with homecoming, eutrophication, three cards in each stack and three pressure
cards 51 of 80 were won, and 47 without courtesy; with four cards in each stack and three pressure
cards alone 24 of 60, and 33 without. The seas below are measured with courtesy (`study table`,
which makes the moves of the table in all but what it promises). The figures of the printed presets
here are without it, and from before computer players compared actions in their first worlds only,
which costs them some six games of a hundred.
"""
SEAS_TEXT = """\
## The seas that fit whoever plays

In all of the printed presets people who play for the first time win less than one game in ten
without computer players, and nearly every game with two of them. So the set-up offers three seas
that depend on who plays, with variations of this edition (RULES 2.1): in the bay beginners win five
to seven of ten games, off Öland four to six, in the strait (`sound`) two to four. Games of level 1,
computer players are helpful ones, as courteous as at the table. Öland is the step between: the bay
with eutrophication, or with fewer element cards or shorter rows where the bay has that already.
`python build/seas.py` plays the games and writes `assets/data/seas.toml`.

Games without any impact, with any deal, of beginners on the bay: 22 of 100 of one person alone, 7,
6 and 8 of 100 of two, three and four people; 15 of 120 of 1 + 1, and 1 to 5 of 100 of all other
companies. The first games of the five companies in TENSION.md have deals with more danger.

Tried and left out: eight or nine impact tiles instead of six (whoever is losing has little use for
more time: mostly fewer than ten games more of a hundred), and no pressure card for a turn without a
gain beside another one (a person alone wins, but after more than a hundred rounds).

Most of them are played with *homecoming* (RULES 2.1): without it the last third stood still. In the
seas before, whoever had four habitats needed 6 more rounds with two people and 9 with a computer
player, and in one game of ten 18; now these are 4, 8 and 10 to 12 (TENSION.md). Companies with more
computer players than that win too often with it, or too seldom: one person with three has no sea
with it, and Öland and the strait of 1 + 2 and the strait of 2 + 2 are without it.

The beginner sees one of two passes that help, and draws or refreshes every second time it could.
Whoever has played the guided game is taken to see four of five, which was not measured with people;
with two people the model then wins some 82 of 100 games in the bay. So a learner goes on to Öland
after a game or two, and to the strait from there.
"""
LIMIT_TEXT = """\
## How good can play be?

Two limits at "advanced", level 1, in the first of the games that the searcher played.

- **More thought**: ten and a hundred times the positions that the searcher plans with several rows,
  half of the growth in more orders of the cards, half in more positions in each. It knows no more
  than a player may.
- **Bound**: a search of whole games that knows the order of all decks, also how a discard pile will
  be shuffled. After each turn it keeps the best positions, as many as its width, and plans the next
  turn from each of them. Nobody can play like that: the bound says what the cards allow, not what a
  player could know.
"""
LIMIT_MEANING = """\
With two to four rows the searcher is within nine points of the bound. With two rows, twice the
thought won 794 of 850 games where the searcher won 777, which may be chance, and ten times the
thought leaves two points. With three and four rows it wins no more than the searcher does. With one
row more thought wins not clearly more either, so that is not what it lacks most. What the wide
bound has beyond the searcher is hindsight: among many lines it finds the one for which the cards
happen to come.
"""
FORESIGHT_TEXT = """\
### What foresight is worth with one row

The same searcher, in the first of its games, if it knows the next few cards of its own deck and of
both decks of the market, or everything, also how a discard pile will be shuffled. It plans on past
draws and refreshes whose cards it knows. The row with six turns was played with everything known
only (`limit.py foresight`).
"""
FORESIGHT_MEANING = """\
The curve climbs with the cards known. Who knows the next card of each deck already wins two games
of three, and who knows everything and plans a few turns comes close to the bound, with the same
evaluation and the same thought about each turn. So what keeps the searcher from the bound is mostly
what it does not know.

A better evaluation still helps, up to a point. What each species and each number of cards is worth,
learned from the results of 26 000 games (`learn.py`), won 233 of 500 games (46.6%, 42.3%–51.0%;
`strength/100` to `strength/599`) of which the weights before won 195: 120 that those lost, while 82
were lost that those won. More of the same does not help further. In 300 other games (`dev/0` to
`dev/299`) these weights won 141, and with three turns planned ahead 141 again. Those learned from
80 000 games won 134, and a network of two layers with the same details, learned from 52 000 games,
137. So nothing tried here that knows no more than a player may wins clearly more than 47%, which is
no proof that nothing can.

With one row, the bound, a hundred times the thought, and three and six turns ahead with some cards
known were played with the weights before.
"""
OUT = Path(__file__).resolve().parent / "out" / "strength"
BOTS = ("random", "beginner", "greedy", "searcher")
SETTINGS = {
    "easy": Config(element_stack=8),
    "normal": Config(element_stack=6),
    "advanced": Config(element_stack=3, pressures=3, eutrophication=True),
    "baltic": Config(element_stack=4, pressures=3, eutrophication=True, biodiversity_loss=True),
}
"""The presets; the last one is played at level 2 only."""
VARIATIONS = {
    "few-elements": Config(element_stack=3),
    "high-pressure": Config(pressures=3),
    "eutrophication": Config(eutrophication=True),
    "biodiversity-loss": Config(biodiversity_loss=True),
    "no-pressure": Config(pressures=0),
    "living-habitats": Config(living_habitats=3),
    "longer-rows": Config(row_cards=5),
}
"""Single variations, with two rows at level 1, for the formula."""
FEW = 40
"""Number of games for each variation."""
LEVELS = {"easy": (1, 2), "normal": (1, 2), "advanced": (1, 2), "baltic": (2,)}
SEED = "strength"
CHUNK = 10

Key = tuple[str, str, int, int]
"""Bot, setting, level, number of rows."""


def main() -> None:
    """Play the missing games, or write the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bots", nargs="+", choices=BOTS, default=list(BOTS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rows", nargs="+", type=int, default=[2, 3, 4, 1])
    parser.add_argument("--presets", action="store_true", help="write assets/data/presets.toml")
    parser.add_argument("--page", action="store_true", help="write STRENGTH.md beside the bots")
    parser.add_argument("--levels", nargs="+", type=int, default=[1, 2])
    parser.add_argument("--settings", nargs="+", default=[*SETTINGS, *VARIATIONS])
    parser.add_argument("--study", action="store_true", help="play the searcher's games in C++")
    options = parser.parse_args()
    if options.presets:
        PRESETS.write_text(presets(), encoding="utf-8")
        return
    if options.page:
        PAGE.write_text(page(), encoding="utf-8")
        return
    OUT.mkdir(parents=True, exist_ok=True)
    # Go round all settings, so that after a stop all have about the same number of games.
    for upto in range(CHUNK, options.games + CHUNK, CHUNK):
        for key in _keys(options.bots, options.rows):
            most = FEW if key[1] in VARIATIONS else options.games
            if key[1] in options.settings and key[2] in options.levels:
                _play(key, min(upto, most), in_study=options.study and key[0] == "searcher")


def _keys(bots: list[str], rows: list[int]) -> Iterator[Key]:
    """Yield all settings to measure."""
    for bot in bots:
        for setting in SETTINGS:
            for level in LEVELS[setting]:
                yield from ((bot, setting, level, n) for n in rows)
        yield from ((bot, variation, 1, 2) for variation in VARIATIONS)


def _config(key: Key) -> Config:
    """Return the configuration of a setting."""
    _, setting, level, rows = key
    return replace((SETTINGS | VARIATIONS)[setting], players=rows, policies=level == 2)


def _file(key: Key) -> Path:
    """Return the file with the games of a setting."""
    bot, setting, level, rows = key
    return OUT / f"{bot}-{setting}-level{level}-rows{rows}.json"


def _load(key: Key) -> list[dict[str, object]]:
    """Return the saved games of a setting."""
    file = _file(key)
    if not file.is_file():
        return []
    found: list[dict[str, object]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _play(key: Key, games: int, *, in_study: bool = False) -> None:
    """Play the missing games of a setting."""
    done = _load(key)
    if len(done) >= games:
        return
    numbers = range(len(done), games)
    if in_study:
        study = Study(load_weights()[key[3]], compiled())
        seeds = [f"{SEED}/{number}" for number in numbers]
        budget = Budget(most_worlds=most_worlds(_config(key)))
        done += [asdict(game) for game in study.games("play", _config(key), seeds, budget)]
    else:
        simulated = Simulated(load(), simulation.load())
        task = Task(_config(key), key[0], SEED, games)
        done += [asdict(play(simulated, task, number)) for number in numbers]
    text = json.dumps(done)
    _file(key).write_text(text, encoding="utf-8")
    print(*key, f"{sum(bool(game['won']) for game in done)} of {len(done)}", flush=True)


def page() -> str:
    """Return the page about the bots' strength, made from the stored presets."""
    measured = tomllib.loads(PRESETS.read_text("utf-8"))["preset"]
    found = {
        (preset["id"], entry["level"], entry["rows"]): entry
        for preset in measured
        for entry in preset["measured"]
    }
    lines = [
        "| level | setting | bot | 1 row | 2 rows | 3 rows | 4 rows |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for level in (1, 2):
        for setting in (name for name in SETTINGS if level in LEVELS[name]):
            for bot in BOTS:
                cells = [_cell(*found[setting, level, rows][bot]) for rows in (1, 2, 3, 4)]
                lines.append(f"| {level} | {setting} | {bot} | {' | '.join(cells)} |")
    seas = tomllib.loads(PRESETS.with_name(SEAS_FILE).read_text("utf-8"))["sea"]
    lines += [*_helped_lines(measured), "", *SEAS_TEXT.splitlines(), "", table(seas)]
    lines += _limit_lines(found)
    return ABOVE_THE_TABLE + "\n".join(lines) + "\n"


def _helped_lines(presets: list[dict[str, Any]]) -> list[str]:
    """Return the part of the page about beginners with helpful computer players."""
    lines = ["", *HELPED_TEXT.splitlines(), "", f"| setting | {' | '.join(PARTIES)} |"]
    lines.append("| --- |" + " --- |" * len(PARTIES))
    for preset in presets:
        cells = [_cell(*entry["beginner"]) for entry in preset["helped"] if entry["level"] == 1]
        if cells:
            lines.append(f"| {preset['id']} | {' | '.join(cells)} |")
    return lines


def _limit_lines(found: dict[tuple[str, int, int], dict[str, list[int]]]) -> list[str]:
    """Return the part of the page about the limits of play."""
    cells = [_cell(*found["advanced", 1, rows]["searcher"]) for rows in (1, 2, 3, 4)]
    return [
        "",
        *LIMIT_TEXT.splitlines(),
        "",
        "| | 1 row | 2 rows | 3 rows | 4 rows |",
        "| --- | --- | --- | --- | --- |",
        f"| searcher | {' | '.join(cells)} |",
        *limit.lines(_cell),
        "",
        *LIMIT_MEANING.splitlines(),
        "",
        *FORESIGHT_TEXT.splitlines(),
        "",
        *limit.foresight_lines(_cell),
        "",
        *FORESIGHT_MEANING.splitlines(),
    ]


def _cell(wins: int, games: int) -> str:
    """Return a win rate with its interval and the number of games."""
    low, high = wilson(wins, games)
    return f"**{wins / games:.1%}** ({low:.1%}–{high:.1%}; {wins}/{games})"


def presets() -> str:
    """Return the presets, their measured figures and the formula, as TOML."""
    text = HEAD
    for name, config in SETTINGS.items():
        text += f'\n[[preset]]\nid = "{name}"\n'
        for field in ("element_stack", "pressures", "eutrophication", "biodiversity_loss"):
            text += f"{field} = {json.dumps(getattr(config, field))}\n"
        if LEVELS[name] == (2,):
            text += "policies = true\n"
        text += "measured = [\n"
        for level in LEVELS[name]:
            for rows in (1, 2, 3, 4):
                text += f"    {{ level = {level}, rows = {rows}, {_told(name, level, rows)} }},\n"
        text += "]\n" + helped().lines(name, PRESETS)
    for name in VARIATIONS:
        text += f'\n[[variation]]\nid = "{name}"\nmeasured = [\n'
        text += f"    {{ level = 1, rows = 2, {_told(name, 1, 2)} }},\n]\n"
    for who, bot in PLAYED_BY.items():
        text += f"\n[chance.{who}]\n"
        for name, weight in zip(TERMS, _formula(bot), strict=True):
            text += f"{name} = {weight:.3f}\n"
    return text + helped().formula(PRESETS, dict(zip(TERMS, _formula("beginner"), strict=True)))


def helped() -> Help:
    """Return the games of beginners with helpful computer players."""
    return Help(SETTINGS, LEVELS, OUT, SEED)


def _told(setting: str, level: int, rows: int) -> str:
    """Return the games won and played by each bot, as TOML."""
    counts = {bot: _count((bot, setting, level, rows)) for bot in BOTS}
    return ", ".join(f"{bot} = [{won}, {n}]" for bot, (won, n) in counts.items())


def _formula(bot: str) -> list[float]:
    """Return the weights of the formula, fitted to all games of this bot.

    A weight of a variation with the wrong sign is noise and becomes 0.
    """
    rows = []
    for key in _keys([bot], [1, 2, 3, 4]):
        numbers = list(terms(_config(key)).values())
        won, games = _count(key)
        rows += [(numbers, 1.0)] * won + [(numbers, 0.0)] * (games - won)
    anchor = [0.0] * len(TERMS)
    found = logistic(rows, anchor, [0.5] * len(TERMS))
    return [plausible(name, weight) for name, weight in zip(TERMS, found, strict=True)]


def _count(key: Key) -> tuple[int, int]:
    """Return the numbers of games won and played; those of the presets if none are stored."""
    games = _load(key)
    if games:
        return sum(bool(game["won"]) for game in games), len(games)
    bot, setting, level, rows = key
    stored = tomllib.loads(PRESETS.read_text("utf-8"))
    for entry in (*stored["preset"], *stored.get("variation", ())):
        for figures in entry["measured"] if entry["id"] == setting else ():
            if (figures["level"], figures["rows"]) == (level, rows) and bot in figures:
                won, played = figures[bot]
                return won, played
    return 0, 0


if __name__ == "__main__":
    main()
