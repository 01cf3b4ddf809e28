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


def test_a_piece_with_a_gate_leaves_the_window_and_comes_back_through_it() -> None:
    one, two = Pose(10, 20, 30, 45, "card", 1), Pose(110, 70, 60, 90, "card", 1)
    way = Motion(one, two, 0.0, 1.0, gate=((10, 500), (900, 70)))
    assert way.place(0.0) == (10, 20, 30)
    assert way.place(0.499)[1] == pytest.approx(500, abs=1)
    assert way.place(0.501)[0] == pytest.approx(900, abs=1)
    assert way.place(1.0) == (110, 70, 60)
    for now in (0.2, 0.4, 0.6, 0.9):
        pose = way.pose(now)
        assert way.place(way.share(now)) == (pose.cx, pose.cy, pose.w)
        assert pose.h == 1.5 * pose.w


def test_a_piece_that_is_to_be_seen_rises_first_and_shrinks_only_as_it_lands() -> None:
    one = Pose(100, 400, 100, 150, "card", 1)
    two = Pose(900, 60, 40, 60, "card", 2)
    motion = Motion(one, two, 0.0, 1.0, arc=20, large=115)
    assert motion.place(0.0) == (100, 400, 100)
    x, y, w = motion.place(0.35)
    assert (round(x), round(y), round(w)) == (100, 380, 115)
    assert motion.place(0.7)[2] > 95
    assert motion.place(1.0) == (900, 60, 40)
    assert motion.pose(0.35).box.h == pytest.approx(1.5 * 115)
