"""What a component file must satisfy so that the rules can stand on it: ids, references, counts and sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Protocol

import msgspec

from kingstable.kernel.printed import expect, expect_ids, parts

from ..printed.box import Components
from ..printed.entries import BonusTile, ContractTile, Effect, Pay

SCHEMA: Final = "tiletum-components/1"
RESOURCE_IDS: Final = ("gold", "food", "wool", "stone", "iron")
ACTION_IDS: Final = ("king", "merchant", "architect", "character", "contract", "jester")
CREST_IDS: Final = ("lion", "fleur_de_lis", "chalice", "eagle", "tower", "rose")
CHALLENGE_IDS: Final = (
    "very_special_friends",
    "resourceful_clergy",
    "whispers_in_the_kings_ear",
    "ecclesiastical_income",
    "visitors_to_the_curia",
    "deep_coffers",
    "favor_at_the_court",
    "ready_for_action",
)
HOUSE_REWARDS: Final = ("none", "gain_vp", "gain_resource", "building_bonuses")
COUNTS: Final = (
    "min_houses_pillars",
    "king_track",
    "houses",
    "min_contracts_crests",
    "contracts",
    "min_contracts_cathedrals",
    "crests",
    "pillars",
    "upper_floor_characters",
    "filled_buildings",
    "cathedrals",
)


def check(components: Components) -> None:
    """Raise `ComponentError` at the first fault."""
    expect(
        components.schema == SCHEMA, "schema", "is {found!r}, not {wanted!r}", found=components.schema, wanted=SCHEMA
    )
    _check_provenance(components)
    _check_ids(components)
    _check_map(components)
    _check_distances(components)
    _check_cathedrals(components)
    _check_tiles(components)
    _check_tracks(components)
    _check_fairs(components)
    _check_boards(components)
    _check_cardinal(components)


class _Identified(Protocol):
    @property
    def id(self) -> str: ...


def _ids(entry: str, entries: Iterable[_Identified], expected: Iterable[str] | None = None) -> list[str]:
    return expect_ids(entry, (each.id for each in entries), expected)


def _check_provenance(components: Components) -> None:
    """Each `provenance` is one that the legend explains, and no name is empty."""
    sources = components.meta.provenance_legend
    for entry, key, part in parts(msgspec.to_builtins(components)):
        if key in ("provenance", "kind_provenance", "spot_known"):
            expect(part in sources, entry, "has the unknown {key} {name!r}", key=key, name=part)
        elif key in ("field_provenance", "ap_cost_provenance"):
            for source in part.values() if isinstance(part, dict) else part:
                expect(source in sources, entry, "has the unknown provenance {name!r}", name=source)
        elif key in ("name", "die_colour_name") and isinstance(part, dict):
            for language, text in part.items():
                expect(bool(text.strip()), entry, "has no name in {lang!r}", lang=language)


def _check_ids(components: Components) -> None:
    _ids("resources", components.resources, RESOURCE_IDS)  # TIL-1.3
    _ids("actions", components.actions, ACTION_IDS)  # TIL-1.4
    _ids("crest_types", components.crest_types, CREST_IDS)  # TIL-15.7
    _ids("challenge_cards", components.challenge_cards, CHALLENGE_IDS)  # TIL-37.1
    totals = components.inventory.totals
    counted = {
        "town_tiles": _ids("town_tiles", components.town_tiles),
        "fair_tiles": _ids("fair_tiles", components.fair_tiles),
        "cost_tiles": _ids("cost_tiles", components.cost_tiles),
        "corruption_tokens": _ids("corruption_tokens", components.corruption_tokens),
        "bonus_tiles": _ids("bonus_tiles", components.bonus_tiles),
        "contract_tiles": _ids("contract_tiles", components.contract_tiles),
        "character_tiles": _ids("character_tiles", components.character_tiles),
        "directive_cards": _ids("directive_cards", components.directive_cards),
        "cathedral_tiles": _ids("cathedrals", [t for c in components.cathedrals for t in c.tiles_top_to_bottom]),
    }
    for entry, ids in counted.items():
        expect(
            totals.get(entry) == len(ids),
            f"inventory.{entry}",
            "is {found}, but there are {wanted}",
            found=totals.get(entry),
            wanted=len(ids),
        )
    all_tiles = counted["bonus_tiles"] + counted["contract_tiles"] + counted["character_tiles"]
    for id, count in Counter(all_tiles).items():
        expect(count == 1, f"tiles.{id}", "appears {times} times", times=count)


def _check_map(components: Components) -> None:
    board = components.map
    nodes = set(_ids("map.nodes", board.nodes))
    _ids("map.edges", board.edges)
    expect(board.start_town in nodes, "map.start_town", "{name!r} is no node", name=board.start_town)
    for edge in board.edges:
        for end in (edge.a, edge.b):
            expect(end in nodes, f"map.edges.{edge.id}", "ends at {name!r}, which is no node", name=end)
        expect(edge.steps == 1, f"map.edges.{edge.id}", "is not one step long")  # TIL-1.7
    for node in board.nodes:
        entry = f"map.nodes.{node.id}"
        if node.kind == "waypoint":  # TIL-1.8
            bare = not (node.house_spaces or node.bonus_spots or node.cathedral)
            expect(bare, entry, "is a waypoint with more than a road")
        expect(node.cathedral is (node.pillar_spaces > 0), entry, "has pillar spaces that do not fit its cathedral")
    _ids("map.house_spaces", [space for node in board.nodes for space in node.house_spaces])
    for node in board.nodes:
        reserved = [space.id for space in node.house_spaces if space.reserved_for != "anyone"]
        entry = f"map.nodes.{node.id}"
        if node.id == board.start_town:  # TIL-3.4
            expect(
                len(reserved) >= 4,
                entry,
                "reserves {found} spaces for the first houses, not {wanted}",
                found=len(reserved),
                wanted=4,
            )
        else:
            expect(not reserved, entry, "reserves spaces, as only {town} does", town=board.start_town)
        for space in node.house_spaces:
            kind = space.reward.type
            expect(
                kind in HOUSE_REWARDS,
                f"map.house_spaces.{space.id}",
                "gives {name}, which no house space can",
                name=kind,
            )
            _check_needs(f"map.house_spaces.{space.id}", space.reward)
    far = _steps_from(components, board.start_town)
    for node in board.nodes:
        expect(node.id in far, f"map.nodes.{node.id}", "cannot be reached")


def _steps_from(components: Components, start: str) -> dict[str, int]:
    steps = {start: 0}
    for node in (queue := [start]):
        for edge in components.map.edges:
            for one, other in ((edge.a, edge.b), (edge.b, edge.a)):
                if one == node and other not in steps:
                    steps[other] = steps[node] + 1
                    queue.append(other)
    return steps


def _check_distances(components: Components) -> None:
    """The rulebook's examples fix some distances, whatever the reconstructed roads are."""
    for wanted in components.map.distances_required_by_rulebook:
        steps = _steps_from(components, wanted.start)
        for town in wanted.to:
            found = steps.get(town, -1)
            holds = {
                "equals": found == wanted.value,
                "at_most": 0 <= found <= wanted.value,
                "more_than": found > wanted.value,
            }[wanted.relation]
            entry = f"map.distances_required_by_rulebook.{wanted.id}"
            fault = "{start} to {town} is {found} steps, which is not {wanted}"
            needed = f"{wanted.relation} {wanted.value}"
            expect(holds, entry, fault, start=wanted.start, town=town, found=found, wanted=needed)


def _check_cathedrals(components: Components) -> None:
    nodes = {node.id: node for node in components.map.nodes}
    towns = [cathedral.town for cathedral in components.cathedrals]
    expect(
        len(towns) == len(components.cost_tiles),
        "cathedrals",
        "are {found}, but there are {wanted} cost tiles",
        found=len(towns),
        wanted=len(components.cost_tiles),
    )
    for cathedral in components.cathedrals:
        entry = f"cathedrals.{cathedral.id}"
        node = nodes.get(cathedral.town)
        expect(
            node is not None and node.cathedral,
            entry,
            "stands in {name!r}, which has no cathedral",
            name=cathedral.town,
        )
        expect(cathedral.id == f"cathedral-{cathedral.town}", entry, "is not named after its town")
        values = [tile.vp for tile in cathedral.tiles_top_to_bottom]
        expect(values == sorted(values, reverse=True), entry, "does not have its highest tile on top")  # TIL-2.8
        expect(bool(values), entry, "has no tiles")
        spaces = nodes[cathedral.town].pillar_spaces
        expect(
            cathedral.pillar_spaces == spaces,
            entry,
            "has {found} pillar spaces, on the map {wanted}",
            found=cathedral.pillar_spaces,
            wanted=spaces,
        )
    for node in components.map.nodes:
        expect(node.cathedral is (node.id in towns), f"map.nodes.{node.id}", "disagrees with the cathedrals")
    closed = [tile.id for tile in components.cost_tiles if tile.kind == "restoration"]
    expect(
        len(closed) <= 1,
        "cost_tiles",
        "have {found} restoration tiles, not {wanted}",
        found=len(closed),
        wanted="0–1",
    )  # TIL-D14


def _check_tiles(components: Components) -> None:
    tiles: tuple[BonusTile | ContractTile, ...] = (*components.bonus_tiles, *components.contract_tiles)
    for tile in tiles:
        entry = f"tiles.{tile.id}"
        expect(tile.min_players in (2, 3, 4), entry, "is for {found} players", found=tile.min_players)
        expect(
            (tile.kind == "crest") is (tile.crest in CREST_IDS), entry, "shows the crest {found!r}", found=tile.crest
        )
        paid = _total(tile.pay)
        expect(
            paid == tile.total_resources,
            entry,
            "costs {wanted} resources, not {found}",
            found=tile.total_resources,
            wanted=paid,
        )
        expect((tile.kind == "contract") is (paid > 0), entry, "is a contract if and only if it costs something")
        _check_effects(entry, tile.extra)
    for bonus in components.bonus_tiles:
        entry = f"bonus_tiles.{bonus.id}"
        _check_effects(entry, bonus.effects)
        expect((bonus.kind == "helper") is bool(bonus.effects), entry, "is a helper if and only if it has effects")
        categories = {"crest": (1,), "helper": (2, 3, 4), "contract": (5,)}[bonus.kind]
        expect(bonus.solo_category in categories, entry, "has the category {found}", found=bonus.solo_category)
        shown = sum(e.ap + (e.amount if e.type == "add_ap" else 0) for e in bonus.effects)
        expect(bonus.ap_value == shown, entry, "shows {wanted} AP, not {found}", found=bonus.ap_value, wanted=shown)
    _check_supply(components)
    for character in components.character_tiles:
        entry = f"character_tiles.{character.id}"
        _check_effects(entry, character.effects)
        most = max((e.amount for e in character.effects if e.type in ("gain_resource", "gain_any_resource")), default=0)
        expect(character.solo_reward_value == most, entry, "gives {wanted} of a resource", wanted=most)  # TIL-D48
        worth = sum(_curia(effect) for effect in character.effects)
        expect(character.solo_curia_vp == worth, entry, "is worth {wanted} VP to the Curia", wanted=worth)  # TIL-37.7


def _check_supply(c: Components) -> None:
    """TIL-2.5 to TIL-2.7, TIL-2.14, TIL-2.15: enough tiles to lay out a game."""
    spots = [spot.min_players for node in c.map.nodes for spot in node.bonus_spots]
    for players in (2, 3, 4):
        laid = sum(least <= players for least in spots) + len(ACTION_IDS) + c.king_track.king_bonus_tiles_on_display
        for entry, tiles, need in (
            ("bonus_tiles", [tile.min_players for tile in c.bonus_tiles], laid),
            ("contract_tiles", [tile.min_players for tile in c.contract_tiles], c.contract_offer.slots),
            ("character_tiles", [tile.min_players for tile in c.character_tiles], c.character_offer.slots),
        ):
            found = sum(least <= players for least in tiles)
            expect(
                found >= need,
                entry,
                "are {found} with {players} players, but {wanted} are laid out",
                found=found,
                players=players,
                wanted=need,
            )


def _total(pay: Pay) -> int:
    return pay.any_identical + pay.wool + pay.iron


def _curia(effect: Effect) -> int:
    """Printed VP, and 1 VP for each AP, step and build."""
    builds = effect.type in ("place_house", "place_pillar")
    return effect.ap + effect.steps + builds + (effect.amount if effect.type == "gain_vp" else 0)


_NEEDS: Final = {
    "gain_resource": ("resource", "amount"),
    "gain_any_resource": ("amount",),
    "gain_vp": ("amount",),
    "action": ("action", "ap"),
    "action_any": ("ap",),
    "add_ap": ("amount",),
    "move": ("meeple", "steps"),
    "place_house": ("where",),
    "place_pillar": ("where",),
    "teleport": ("meeple",),
    "building_bonuses": ("amount",),
    "change_die_resource": (),
    "king_steps": ("amount",),
}


def _check_effects(entry: str, effects: Iterable[Effect]) -> None:
    for effect in effects:
        expect(effect.type in _NEEDS, entry, "has an effect of the kind {found!r}", found=effect.type)
        _check_needs(entry, effect)


def _check_needs(entry: str, effect: Effect) -> None:
    for need in _NEEDS.get(effect.type, ()):
        expect(
            bool(getattr(effect, need)),
            entry,
            "has an effect {effect} without {missing}",
            effect=effect.type,
            missing=need,
        )


def _check_tracks(components: Components) -> None:
    track = components.king_track
    for index, space in enumerate(track.spaces):
        expect(
            space.index == index,
            f"king_track.{space.id}",
            "is space {wanted}, not {found}",
            found=space.index,
            wanted=index,
        )
        zone = "red" if space.vp < 0 else "blue" if space.vp > 0 else "zero"
        expect(
            space.zone == zone,
            f"king_track.{space.id}",
            "is {zone}, though it is worth {vp} VP",
            zone=space.zone,
            vp=space.vp,
        )
    values = [space.vp for space in track.spaces]
    expect(values == sorted(values), "king_track.spaces", "fall on the way from bottom to top")
    for name, vp in (("zero_index", 0), ("cardinal_floor_index", 3), ("cardinal_floor_index_favor_at_the_court", 5)):
        index = getattr(track, name)
        expect(
            0 <= index < len(values) and values[index] == vp,
            f"king_track.{name}",
            "is not the space of {wanted} VP",
            wanted=vp,
        )
    expect(len(components.corruption_tokens) >= components.corruption.drawn_per_round, "corruption_tokens", "are short")
    wheel = components.wheel
    expect(wheel.die_value_clockwise_on_disc == (1, 2, 3, 4, 5, 6), "wheel", "does not show 1 to 6")  # TIL-2.2
    for value in range(1, 7):
        points = wheel.ap_by_die_value.get(str(value))
        expect(
            points == 7 - value,
            "wheel.ap_by_die_value",
            "of {value} is {found}, not {wanted}",
            value=value,
            found=points,
            wanted=7 - value,
        )  # TIL-2.3
    first = sorted(wheel.first_game_order.sectors_clockwise)
    expect(first == sorted(ACTION_IDS), "wheel.first_game_order", "does not name each action once")


def _check_fairs(components: Components) -> None:
    cards = {card.id: card for card in components.directive_cards}
    for tile in components.fair_tiles:
        entry = f"fair_tiles.{tile.id}"
        expect(tile.count in COUNTS, entry, "counts {found!r}", found=tile.count)
        expect((tile.mode == "add") is (tile.count == "king_track"), entry, "has the mode {found}", found=tile.mode)
        card = cards.get(tile.directive_card)
        expect(card is not None and card.fair_tile == tile.key, entry, "has no card {name!r}", name=tile.directive_card)
    expect([slot.round for slot in components.fair_slots] == [1, 2, 3, 4], "fair_slots", "are not of the rounds 1 to 4")
    towns = {node.id for node in components.map.nodes if node.kind == "town"}
    for town in components.town_tiles:
        expect(town.town in towns, f"town_tiles.{town.id}", "names {name!r}, which is no town", name=town.town)
    first = components.fair_slots[0].town
    expect(first in towns, "fair_slots.fair-slot-1", "is in {name!r}, which is no town", name=first)  # TIL-2.11


def _check_boards(components: Components) -> None:
    start, board, pieces = components.player_start, components.player_board, components.inventory.per_player
    expect(
        sum(start.houses.values()) == pieces["houses"],
        "player_start.houses",
        "are not {wanted}",
        wanted=pieces["houses"],
    )
    expect(
        sum(start.pillars.values()) == pieces["pillars"],
        "player_start.pillars",
        "are not {wanted}",
        wanted=pieces["pillars"],
    )
    roofs = sum(building.roof_house for building in board.buildings)
    expect(roofs == start.houses["on_roofs"], "player_board.buildings", "have {found} roof houses", found=roofs)
    on_spaces = len(board.contract_spaces_with_pillar)
    expect(
        on_spaces == start.pillars["on_contract_spaces"],
        "player_board",
        "has {found} pillars on contracts",
        found=on_spaces,
    )
    for number, building in enumerate(board.buildings, 1):
        entry = f"player_board.{building.id}"
        expect(
            building.index == number, entry, "is building {wanted}, not {found}", found=building.index, wanted=number
        )
        floors = [room.floor for room in building.rooms]
        expect(floors == list(range(1, len(floors) + 1)), entry, "has the floors {found}", found=floors)
        exclusive = building.type_rule == "single_type_exclusive"
        expect(building.roof_house is exclusive, entry, "has a roof house if and only if it holds one type")
        expect((building.bonus_ap_marker > 0) is exclusive, entry, "has a marker if and only if it holds one type")
        _check_effects(entry, building.crest_bonus)
    for number in range(len(board.buildings) + 1):
        expect(
            str(number) in board.completed_buildings_vp,
            "player_board.completed_buildings_vp",
            "lack {missing}",
            missing=number,
        )


def _check_cardinal(components: Components) -> None:
    board = components.cardinal_board
    for number, building in enumerate(board.buildings, 1):
        entry = f"cardinal_board.{building.id}"
        expect(
            building.index == number, entry, "is building {wanted}, not {found}", found=building.index, wanted=number
        )
        order = [room.floor for room in sorted(building.rooms, key=lambda room: room.fill_order)]
        expect(order == [2, 1], entry, "is not filled from the top floor down")  # TIL-38.1
    start = board.architect_start.cost_tile
    costs = {tile.id for tile in components.cost_tiles if tile.kind == "cost"}
    expect(
        start in costs, "cardinal_board.architect_start", "is at {name!r}, which is no cost tile", name=start
    )  # TIL-D40
    keys = {tile.key for tile in components.fair_tiles}
    for card in components.directive_cards:
        entry = f"directive_cards.{card.id}"
        expect(
            card.fair_tile in keys or card.fair_tile == "none", entry, "names the fair {found!r}", found=card.fair_tile
        )
        expect([option.order for option in card.options] == list(range(1, len(card.options) + 1)), entry, "skips lines")
        for option in card.options:
            named = option.action != "by_sector"
            expect(
                named is (option.pick == "action"),
                entry,
                "line {line} names {action}",
                line=option.order,
                action=option.action,
            )
            expect(option.condition in components.directive_conditions, entry, "has {found!r}", found=option.condition)
    always = [card.id for card in components.directive_cards if card.fair_tile == "none"]
    expect(
        always == ["everlasting_fame", "worldly_riches"], "directive_cards", "always in play are {found}", found=always
    )
