import json
from pathlib import Path

import pytest

from ecosfera.cli import main

FIXTURE = Path(__file__).parents[1] / "fixtures" / "saves" / "format-1.json"


def test_a_saved_game_is_told_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(FIXTURE)]) == 0
    output = capsys.readouterr().out.splitlines()
    assert output[0].startswith("Åsa, Jürgen · level 2 · saved ")
    assert "Round 1, Åsa" in output
    assert output[-1].endswith("impacts.")


def test_every_action_is_a_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", str(FIXTURE)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == 12
    assert lines[0]["round"] == 1
    assert all(line["events"] for line in lines)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "there is no such file"),
        ("[]", "not a saved game"),
        ('{"game": "ecosfera", "format": 99}', "newer version"),
        ('{"game": "ecosfera", "format": 1}', "damaged"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None, said: str
) -> None:
    path = tmp_path / "game.json"
    if content is not None:
        path.write_text(content)
    assert main(["replay", str(path)]) == 1
    output = capsys.readouterr().err
    assert said in output
    assert output.count("\n") == 1


@pytest.mark.parametrize("more", [[], ["--json"]])
def test_actions_that_lead_elsewhere_are_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    saved = json.loads(FIXTURE.read_text("utf-8"))
    del saved["actions"][-1]
    saved["done"] -= 1
    path = tmp_path / "game.json"
    path.write_text(json.dumps(saved))
    assert main(["replay", *more, str(path)]) == 0
    output = capsys.readouterr()
    assert "do not lead to the position saved" in (output.err if more else output.out)
