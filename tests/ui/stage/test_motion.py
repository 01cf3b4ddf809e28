"""The motion of a piece: the place that is drawn is that of its pose."""

from __future__ import annotations

import pytest

from ecosfera.ui.stage.motion import Motion, Pose

AWAY = Motion(Pose(10, 20, 30, 45, "card", 1), Pose(110, 70, 60, 90, "card", 1), 2.0, 1.5, arc=12.0)


@pytest.mark.parametrize("now", [0.0, 2.0, 2.4, 3.1, 3.5, 9.0])
def test_a_piece_is_drawn_where_its_pose_is(now: float) -> None:
    pose = AWAY.pose(now)
    assert AWAY.place(AWAY.share(now)) == (pose.cx, pose.cy, pose.w)


def test_a_piece_begins_at_its_start_and_arrives_at_its_end() -> None:
    assert AWAY.place(0.0) == (10, 20, 30)
    assert AWAY.place(1.0) == (110, 70, 60)
