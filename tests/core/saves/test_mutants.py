import random
from pathlib import Path

from tests.core.saves.mutants import (
    read,
    read_on_shelf,
    read_settings,
    settings_sources,
    sources,
    spoil,
)


def test_spoiled_files_are_read_or_refused_and_nothing_else_happens(tmp_path: Path) -> None:
    chance = random.Random(6)
    files = sources()
    fates = set()
    for number in range(400):
        data = spoil(chance.choice(files), chance)
        fates.add(read(data))
        if number % 20 == 0:
            read_on_shelf(tmp_path / str(number), data)
    assert {"damaged", "foreign", "repaired", "rules-changed", "sound"} <= fates


def test_spoiled_settings_are_read_or_set_aside(tmp_path: Path) -> None:
    chance = random.Random(7)
    files = settings_sources()
    fates = {
        read_settings(tmp_path / str(number), spoil(chance.choice(files), chance))
        for number in range(300)
    }
    assert fates == {"sound", "broken"}
