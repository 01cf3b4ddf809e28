"""Tips: what is explained once, when it comes up for the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.core.guidance import Explanation, Tip
from ecosfera.games.co2.bots.adviser import Hint
from ecosfera.games.co2.bots.plan import plan
from ecosfera.games.co2.bots.reasons import Why
from ecosfera.games.co2.bots.suns import begun_areas, nearest_sun
from ecosfera.games.co2.bots.way import way_to_goal
from ecosfera.games.co2.moves.foresight import makes_whole
from ecosfera.games.co2.moves.race import could_win
from ecosfera.games.co2.rules.actions import (
    Accept,
    Buy,
    BuyAfar,
    MakeCounter,
    Pay,
    Play,
    Propose,
    Refuse,
    TakeCredit,
)
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.state import Offer, Phase, balance, territory_under
from ecosfera.games.co2.stage.frame import SUNS_FROM
from ecosfera.games.co2.stage.zones import SQUARES

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.rules.state import State, View
    from ecosfera.games.co2.stage.meaning import ControlId

ANSWERS: Final = ("carbon.go-on", "carbonlearn.no-tips")
NEAR_VIA: Final = 8
"""Number of squares before VIA from which on the settlement is announced."""
LOW: Final = -11
NEAR_GOAL: Final = 5
"""How far below the goal an opponent is close to it."""
LAST_ROUNDS: Final = 3
FIRST_ROUNDS: Final = 2
"""In so many rounds the signs of the board are explained."""
DECISIVE: Final = 2
"""How far below the goal a player thinks of nothing but the way there."""
SHORTEST: Final = 6
"""The least number of rounds of a match whose end is announced."""

TWO: Final = frozenset({Why.PLAN_FREE, Why.PLAN_OFFER})
"""The aims for which only one territory of an area is missing."""

Found = Explanation[str] | None


def _explanation(text: str, target: ControlId, **fields: int) -> Explanation[ControlId]:
    return Explanation(f"carbonlearn.tip.{text}", (target,), ANSWERS, fields=tuple(fields.items()))


def _options(view: View) -> bool:
    """Return whether the player whose turn it is chooses what to do on the square."""
    return view.turn.phase is Phase.SQUARE and not view.pending


def _start(view: View) -> Found:
    places = view.config.start_territories
    if view.turn.round > 1 or view.pending:
        return None
    return _explanation("start", "spiral", places=places, goal=view.config.goal)


def _signs(view: View) -> Found:
    own = view.owned(view.turn.player)
    if view.turn.round > FIRST_ROUNDS or view.pending or not own:
        return None
    return _explanation("signs", f"square-{view.catalogue.territories[own[0]].square}")


def _play(view: View) -> Found:
    if not _options(view):
        return None
    fitting = next((action for action in legal(view) if isinstance(action, Play)), None)
    if fitting is None:
        return None
    square = view.catalogue.territories[fitting.territory].square
    return _explanation("play", f"square-{square}")


def _buy(view: View) -> Found:
    if not _options(view) or Buy() not in legal(view):
        return None
    place = territory_under(view, view.turn.player)
    assert place is not None
    if balance(view, view.turn.player) - view.catalogue.territories[place].co2 <= LOW:
        return None
    return _explanation("buy", f"square-{view.active.position}", place=place)


def _buy_afar(view: View) -> Found:
    """Find a territory to buy from afar, for somebody who can neither act nor buy here."""
    if not _options(view):
        return None
    options = legal(view)
    if any(isinstance(action, Play | Buy) for action in options):
        return None
    now = balance(view, view.turn.player)
    if view.config.goal - now <= NEAR_GOAL:
        return None
    cards, lowest = view.catalogue.territories, LOW - now
    places = [action.territory for action in options if isinstance(action, BuyAfar)]
    safe = [place for place in places if -cards[place].co2 > lowest]
    if not safe:
        return None
    place = max(safe, key=lambda t: (makes_whole(view, t), -t))
    return _explanation("afar", f"square-{cards[place].square}", place=place)


def _via(view: View) -> Found:
    position, owed = view.active.position, -balance(view, view.turn.player)
    if view.pending or position is None or position < SQUARES - NEAR_VIA or owed <= 0:
        return None
    return _explanation("via", "square-0", debt=owed, credits=view.active.credits)


def _co2_square(view: View) -> Found:
    if not _options(view) or TakeCredit() not in legal(view):
        return None
    return _explanation("co2-square", f"square-{view.active.position}")


def _two_of_an_area(view: View) -> Found:
    if not _options(view):
        return None
    wanted = plan(view)
    if wanted is None or wanted.why not in TWO or wanted.area is None or wanted.territory is None:
        return None
    square = view.catalogue.territories[wanted.territory].square
    bonus = view.catalogue.bonus(wanted.area)
    if wanted.player is not None and _near(view, wanted.player):
        return None
    if wanted.player is None:
        return _explanation("two-free", f"square-{square}", area=wanted.area, n=bonus)
    return _explanation("two", f"square-{square}", area=wanted.area, n=bonus, player=wanted.player)


def _panel(view: View) -> Found:
    """Explain the signs on a panel, from the round on in which newcomers see them all."""
    player = view.turn.player
    if not _options(view) or view.turn.round < SUNS_FROM or not begun_areas(view, player):
        return None
    sun, way = nearest_sun(view, player), way_to_goal(view, player)
    if sun is None or (way is not None and way.plain):
        return None
    return _explanation("panel", f"player-{player}", area=sun.area, n=sun.bonus)


def _offer(view: View) -> Found:
    if not view.pending or not isinstance(view.pending[-1], Offer):
        return None
    return _explanation("offer", f"player-{view.turn.player}")


def _low(view: View) -> Found:
    player = view.to_decide
    return _explanation("low", f"player-{player}") if balance(view, player) <= LOW else None


def _near(view: View, player: PlayerId) -> bool:
    """Return whether a player is close to the goal."""
    return balance(view, player) >= view.config.goal - NEAR_GOAL


def _opponent(view: View) -> Found:
    for other in view.playing:
        if other != view.to_decide and _near(view, other):
            goal = view.config.goal
            return _explanation("near", f"player-{other}", player=other, goal=goal)
    return None


def _debt(view: View) -> Found:
    to_pay = bool(view.pending) and view.pending[-1] is view.debt
    return _explanation("debt", "line-0") if to_pay else None


def _last_rounds(view: View) -> Found:
    limit = view.config.round_limit
    if limit < SHORTEST or limit - view.turn.round >= LAST_ROUNDS:
        return None
    return _explanation("last-rounds", "spiral")


def _hint(view: View) -> Found:
    if view.turn.round == 1 or not _options(view):
        return None
    return _explanation("hint", "hint")


def _decisive(view: View) -> bool:
    """Return whether whoever decides may be about to win: nobody reads then."""
    player = view.to_decide
    return view.config.goal - balance(view, player) <= DECISIVE or could_win(view, player)


def _tip(name: str, find: Callable[[View], Found], *known_by: type) -> Tip[str]:
    def look(state: State) -> Found:
        found = find(state.view)
        return None if found is None or _decisive(state.view) else found

    return Tip(f"tip-{name}", look, known_by)


def turn_of(state: State) -> int:
    """Return the number of the turn, in which one tip is given at most."""
    return state.view.turn.number


LAST_TIP: Final = "tip-hint"
"""The tip that comes up only when all others have been given that a position calls for."""
TIPS: Final = (
    _tip("debt", _debt, Pay),
    _tip("offer", _offer, Accept, Refuse, MakeCounter),
    _tip("start", _start),
    _tip("signs", _signs),
    _tip("low", _low),
    _tip("near", _opponent),
    _tip("last-rounds", _last_rounds),
    _tip("via", _via),
    _tip("co2-square", _co2_square, TakeCredit),
    _tip("buy", _buy, Buy),
    _tip("play", _play, Play),
    _tip("afar", _buy_afar, BuyAfar),
    _tip("panel", _panel),
    _tip("two", _two_of_an_area, Propose),
    _tip("hint", _hint, Hint),
)
"""The tips; of several that come up at once the first one is given."""
