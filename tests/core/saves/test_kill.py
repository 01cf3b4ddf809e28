from pathlib import Path

from tests.core.saves.kill_test import run


def test_a_killed_program_loses_the_last_action_at_most(tmp_path: Path) -> None:
    result = run(8, 3, tmp_path)
    assert result.kills == 8
    assert result.broken == []
    assert max(result.lost) <= 1
