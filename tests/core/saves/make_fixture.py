"""Write the fixture of the current format; needed once for each new format.

`python -m tests.core.saves.make_fixture`
"""

from __future__ import annotations

from pathlib import Path

from ecosfera.core.saves.headers import FORMAT
from tests.core.saves.samples import played, saved

FOLDER = Path(__file__).parents[2] / "fixtures" / "saves"


def main() -> None:
    """Never over one that is there: that is what old programs wrote."""
    path = FOLDER / f"format-{FORMAT}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(saved(played(12), "A windy day", automatic=False))


if __name__ == "__main__":
    main()
