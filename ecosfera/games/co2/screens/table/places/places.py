"""Opens the large cards of territories, and the territories of players, over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.moves.move_list import first_moves
from ecosfera.games.co2.moves.targets import Target, TargetKind
from ecosfera.games.co2.rules.actions import Buy, ChooseTerritory, Play, Sell
from ecosfera.games.co2.rules.ids import EVERY_PLAYER
from ecosfera.games.co2.rules.state import territory_under
from ecosfera.games.co2.screens.table.places.places_sheet import PlacesSheet
from ecosfera.games.co2.screens.table.places.territory_sheet import Choice, TerritorySheet

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.screens.table.controller import TableController
    from ecosfera.games.co2.screens.table.sheet_host import SheetHost


class Places:
    """Opens what is looked at closely. Says for each card what can be done there, or why not."""

    def __init__(self, host: SheetHost, controller: TableController) -> None:
        self._host = host
        self._controller = controller

    # -- opening ----

    def look(self, target: Target | None) -> None:
        """Look closely at what is pointed at; at the player's own territories if it is nothing."""
        view = self._controller.stage.view
        if target is not None and target.kind is TargetKind.SQUARE:
            territory = view.catalogue.board[target.which].territory
            if territory is not None:
                self.card(territory)
                return
        if target is not None and target.kind is TargetKind.PLAYER:
            self.player(EVERY_PLAYER[target.which])
            return
        self.player(view.to_decide)

    def card(self, territory: TerritoryId) -> None:
        """Show the card of a territory."""
        controller = self._controller
        sheet = TerritorySheet(
            self._host.context, controller.names, controller.stage.view, territory, self
        )
        self._host.push(sheet, self._chosen)

    def player(self, player: PlayerId) -> None:
        """Show the territories of a player."""
        controller = self._controller
        view = controller.stage.view
        seat = player if view.players[player].out is None else view.turn.player
        sheet = PlacesSheet(self._host.context, controller.names, view, seat, self.card)
        self._host.push(sheet, lambda _done: None)

    def _chosen(self, action: Action | None) -> None:
        if action is not None:
            self._controller.want(action)
        self._host.refresh()

    # -- advice ----

    def choices(self, territory: TerritoryId) -> tuple[Choice, ...]:
        """Return what can be done at a territory now."""
        controller = self._controller
        if controller.selection is None:
            return ()
        view = controller.view
        here = territory_under(view, view.turn.player)
        found = []
        for move in first_moves(controller.selection):
            if move.action is not None and _place_of(move.action, here) == territory:
                line = controller.text.line(move, view)
                found.append(Choice(line.title, move.action, line.about, line.costly))
        return tuple(found)

    def reason(self, territory: TerritoryId) -> str:
        """Return why nothing can be done at a territory of the player, or where the pawn stands."""
        controller = self._controller
        view = controller.view
        if controller.selection is None or self.choices(territory):
            return ""
        here = territory_under(view, view.turn.player)
        if view.owners[territory] == view.turn.player:
            return controller.why_not(Play(territory))
        if here == territory and view.owners[territory] is None:
            return controller.why_not(Buy())
        return ""


def _place_of(action: Action, here: TerritoryId | None) -> TerritoryId | None:
    """Return the territory at which an action takes place."""
    match action:
        case Buy():
            return here
        case Play(territory) | Sell(territory) | ChooseTerritory(territory):
            return territory
        case _:
            return None
