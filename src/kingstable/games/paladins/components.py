"""The printed facts of the game, read from `data/components.json` into frozen structs and checked on the way in.

Every entry keeps its `provenance`. `load` also takes a file of one's own, so that an owner of the printed game can
have a correction checked; a fault is reported as a `ComponentError` that names the entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from kingstable import owned
from kingstable.games.paladins.boards import ActionFacts, Components
from kingstable.games.paladins.facts import Effect, Named, Townsfolk

#: Cards of each kind in the box (PAL-1.12).
CARDS: Final = {
    "paladins": 12,
    "townsfolk": 32,
    "outsiders": 36,
    "kings_orders": 6,
    "kings_favours": 10,
    "taverns": 24,
    "walls": 24,
    "suspicion": 24,
    "debts": 24,
    "schemes": 17,
}
SPACES: Final = 28  # PAL-4.11
#: Effects that ask nothing and set nothing off.
_PLAIN: Final = {"gain_worker", "gain_attribute", "gain_silver", "gain_provision"}


class ComponentError(ValueError):
    """A component file that contradicts itself or the game; the message begins with the entry at fault."""


def load(raw: bytes | str | Mapping[str, object]) -> Components:
    """Read components from JSON text or from an object already decoded, and check them."""
    try:
        data: Any = msgspec.json.decode(raw) if isinstance(raw, bytes | str) else raw
    except msgspec.DecodeError as error:
        raise ComponentError(f"the file: {error}") from None
    try:
        components = msgspec.convert(data, Components)
    except msgspec.ValidationError as error:
        raise ComponentError(_placed(str(error), data)) from None
    _check(components, data)
    return components


def _placed(message: str, data: Any) -> str:
    """Put the entry at fault first: "Expected ... - at `$.walls[3].vp`" becomes "walls.wall_04.vp: ..."."""
    fault, _, path = message.rpartition(" - at `$")
    if not fault:
        return f"the file: {message}"
    place = ""
    for step in path.rstrip("`").replace("[...]", "").replace("[", ".[").split(".")[1:]:
        if step.startswith("[") and isinstance(data, list):
            data = data[int(step[1:-1])]
            place += f".{data['id']}" if isinstance(data, dict) and "id" in data else step
        else:
            data = data.get(step) if isinstance(data, Mapping) else None
            place += f".{step}"
    return f"{place[1:]}: {fault}"


def _expect(holds: bool, entry: str, fault: str) -> None:
    if not holds:
        raise ComponentError(f"{entry}: {fault}")


def _check(box: Components, data: Any) -> None:
    _expect(box.schema_version == 1, "schema_version", f"is {box.schema_version}, not 1")
    _check_entry(data, "", box.provenance_legend)
    _check_cards(box)
    _check_counts(box)
    _check_paladins(box)
    _check_rewards(box)
    _check_player_board(box)
    _check_main_board(box)
    _check_ai_board(box)
    _check_scoring(box)


def _check_entry(value: Any, entry: str, sources: Mapping[str, str]) -> None:
    """Each `provenance` is one that the legend explains, and no name is empty."""
    if isinstance(value, list | tuple):
        for index, part in enumerate(value):
            named = isinstance(part, dict) and "id" in part
            _check_entry(part, f"{entry}.{part['id']}" if named else f"{entry}[{index}]", sources)
    elif isinstance(value, dict):
        for key, part in value.items():
            place = f"{entry}.{key}".lstrip(".")
            if key == "provenance":
                _expect(part in sources, entry, f"has the unknown provenance {part!r}")
            elif key == "provenance_fields":
                for field, source in part.items():
                    _expect(source in sources, entry, f"has the unknown provenance {source!r} of {field!r}")
            elif key == "name":
                for language, text in part.items():
                    _expect(bool(text.strip()), entry, f"has no name in {language!r}")
            else:
                _check_entry(part, place, sources)


def _expect_ids(entry: str, entries: Iterable[Named]) -> None:
    for id, count in Counter(each.id for each in entries).items():
        _expect(count == 1, f"{entry}.{id}", f"appears {count} times")


def _check_cards(box: Components) -> None:
    for kind, count in CARDS.items():
        cards = getattr(box, kind)
        _expect_ids(kind, cards)
        for card in cards:
            _expect(card.copies >= 1, f"{kind}.{card.id}", f"has {card.copies} copies")
        total = sum(card.copies for card in cards)
        _expect(total == count, kind, f"are {total} cards, not {count}")
    for kind in ("component_counts", "worker_types", "attributes", "nations", "actions", "terms", "effects"):
        _expect_ids(kind, getattr(box, kind))
    for kind, ids in (
        ("worker_types", "labourer scout merchant fighter cleric criminal"),
        ("attributes", "faith strength influence"),
    ):
        found = " ".join(each.id for each in getattr(box, kind))
        _expect(found == ids, kind, f"are {found}, not {ids}")


def _check_counts(box: Components) -> None:
    """PAL-1.12: the packing list agrees with the cards and boards."""
    counts = {each.id: each.count for each in box.component_counts}
    start, players = box.player_board.start, box.game.players_max
    expected = {f"{kind.id}s": kind.count for kind in box.worker_types} | {
        "workshops": start.workshops * players,
        "outposts": start.outposts * players,
        "monks": start.monks * players,
        "jars": sum(jar.copies for jar in box.player_board.jars),
        "attribute_markers": len(box.attributes) * players,
        "paladin_cards": CARDS["paladins"] * players,
        "townsfolk": CARDS["townsfolk"],
        "outsiders": CARDS["outsiders"],
        "kings_favour": CARDS["kings_favours"],
        "kings_orders": CARDS["kings_orders"],
        "debt": CARDS["debts"],
        "suspicion": CARDS["suspicion"],
        "tavern": CARDS["taverns"],
        "wall": CARDS["walls"],
        "scheme": CARDS["schemes"],
        "player_boards": players,
    }
    for id, count in expected.items():
        _expect(id in counts, f"component_counts.{id}", "is missing")
        _expect(counts[id] == count, f"component_counts.{id}", f"states {counts[id]}, not {count}")


def _check_paladins(box: Components) -> None:
    facts = box.round_structure
    for paladin in box.paladins:
        entry = f"paladins.{paladin.id}"
        _expect(len(paladin.workers) == facts.workers_from_paladin, entry, f"gives {len(paladin.workers)} workers")
        bonus = paladin.bonus
        _expect(bonus.faith + bonus.strength + bonus.influence == 4, entry, "does not give 4 points of attributes")
        _expect(paladin.ability.trigger.startswith("action:"), entry, "has an ability that no action triggers")
        reduces = paladin.ability.kind == "reduce_cost"
        _expect((paladin.ability.reduce_by > 0) is reduces, entry, f"reduces by {paladin.ability.reduce_by}")
        _expect(bool(paladin.ability.reward) is (paladin.ability.kind == "bonus"), entry, "has a misplaced reward")
    for tavern in box.taverns:
        _expect(len(tavern.workers) == facts.workers_from_tavern, f"taverns.{tavern.id}", "has not 4 workers")


def _check_rewards(box: Components) -> None:
    for card in box.townsfolk:
        for reward in (card.discard_reward, card.hire_instant, card.ability.reward):
            _check_reward(reward, f"townsfolk.{card.id}")
        _expect(bool(card.discard_reward), f"townsfolk.{card.id}", "has no discard reward")
        _check_inquisition(card)
    for outsider in box.outsiders:
        entry = f"outsiders.{outsider.id}"
        _check_reward(outsider.attack_reward, entry)
        _check_reward(outsider.convert_reward, entry)
        _expect(_raises(outsider.attack_reward, "influence"), entry, "gives no influence when attacked")  # PAL-14.6
        _expect(_raises(outsider.convert_reward, "strength"), entry, "gives no strength when converted")  # PAL-15.5
        _expect(outsider.end_game.per >= 1, entry, f"counts per {outsider.end_game.per}")
    for wall in box.walls:
        _check_reward(wall.reward, f"walls.{wall.id}")
        _expect(_raises(wall.reward, "strength"), f"walls.{wall.id}", "gives no strength")  # PAL-11.6
    for favour in box.kings_favours:
        _check_reward(favour.reward, f"kings_favours.{favour.id}")
    for jar_space in box.player_board.jar_spaces:
        _check_reward(jar_space.reward, f"player_board.jar_spaces.{jar_space.id}")


def _check_inquisition(card: Townsfolk) -> None:
    """PAL-D52: what acts in an Inquisition discards suspicion, or gives what sets nothing off."""
    if card.ability.trigger == "inquisition":
        reward = card.ability.reward
        kinds = {effect.effect for effect in reward}
        if card.ability.condition == "always":
            allowed = len(reward) == 1 and kinds == {"discard_suspicion"}
        else:
            allowed = kinds <= _PLAIN and all(effect.worker != "criminal" for effect in reward)
        _expect(allowed, f"townsfolk.{card.id}", "does in an Inquisition what cannot be done there")


def _raises(reward: tuple[Effect, ...], attribute: str) -> bool:
    return any(effect.attribute == attribute and effect.amount >= 1 for effect in reward)


def _check_reward(reward: tuple[Effect, ...], entry: str) -> None:
    for effect in reward:
        kind = effect.effect
        _expect(kind != "take_debt", entry, "take_debt is a cost, not a reward")
        _expect((effect.worker is not None) is (kind == "gain_worker"), entry, f"{kind} and its worker do not fit")
        has_attribute = effect.attribute is not None
        _expect(has_attribute is (kind == "gain_attribute"), entry, f"{kind} and its attribute do not fit")
        _expect(bool(effect.options) is (kind == "choose_one"), entry, f"{kind} and its options do not fit")
        if kind != "choose_one":
            _expect(effect.amount >= 1, entry, f"{kind} has the amount {effect.amount}")
        for option in effect.options:
            _check_reward(option, entry)


def _check_player_board(box: Components) -> None:
    board = box.player_board
    spaces = sum(len(action.spaces) for action in board.actions)
    _expect(spaces == SPACES, "player_board.actions", f"have {spaces} spaces, not {SPACES}")
    listed = [action.id for action in box.actions if action.side in ("left", "right")]
    _expect([action.id for action in board.actions] == listed, "player_board.actions", "are not those of `actions`")
    for action in board.actions:
        _check_action(action, f"player_board.actions.{action.id}")
    for kind, expected in (("workshop_row", board.start.workshops), ("jars", board.start.jars)):
        positions = [each.position for each in getattr(board, kind)]
        _expect(positions == list(range(1, expected + 1)), f"player_board.{kind}", f"has the positions {positions}")
    numbers = [jar.number for jar in board.jars]
    _expect(numbers == sorted(numbers), "player_board.jars", f"are not ascending: {numbers}")  # PAL-2.13
    _expect(len(board.jar_spaces) >= board.start.jars, "player_board.jar_spaces", "are fewer than the jars")


def _check_action(action: ActionFacts, entry: str) -> None:
    _expect([space.index for space in action.spaces] == list(range(1, len(action.spaces) + 1)), entry, "has odd spaces")
    dashed = [space.workshop_allowed for space in action.spaces]
    right = action.side == "right"
    _expect(dashed == ([True, True, False] if right else [False] * len(dashed)), entry, "has misplaced workshop spaces")
    for name, values in (
        ("cost", action.cost.by_count if action.cost else ()),
        ("requirement", action.requirement_by_count),
    ):
        if values and action.limit:
            _expect(len(values) == action.limit, entry, f"has {len(values)} values of its {name}, not {action.limit}")


def _check_main_board(box: Components) -> None:
    board, facts = box.main_board, box.round_structure
    slots = [slot.slot for slot in board.townsfolk_slots]
    _expect(slots == list(range(1, facts.townsfolk_row + 1)), "main_board.townsfolk_slots", f"are {slots}")
    kinds = Counter(slot.kind for slot in board.king_slots)
    _expect(kinds["order"] == facts.orders_in_play, "main_board.king_slots", f"hold {kinds['order']} orders")
    _expect(kinds["favour"] == facts.favours_in_play, "main_board.king_slots", f"hold {kinds['favour']} favours")
    tax = [(entry.players, entry.silver) for entry in board.tax_supply]
    _expect([players for players, _ in tax] == [1, 2, 3, 4], "main_board.tax_supply", "is not for 1 to 4 players")
    for players, silver in tax:
        _expect(5 <= silver <= 8, f"main_board.tax_supply[{players - 1}]", f"holds {silver} silver")  # PAL-2.4
    _expect(len(board.regions) == facts.outsider_row, "main_board.regions", "are not one above each outsider")
    ids = Counter(space.id for region in board.regions for space in region.spaces)
    for region in board.regions:
        entry = f"main_board.regions.{region.id}"
        orders = [space.order for space in region.spaces]
        _expect(orders == list(range(1, len(orders) + 1)), entry, f"has spaces in the order {orders}")
        for space in region.spaces:
            _expect(ids[space.id] == 1, f"{entry}.{space.id}", "appears more than once")
            _expect(1 <= space.min_players <= 4, f"{entry}.{space.id}", f"needs {space.min_players} players")
            _check_reward(space.reward, f"{entry}.{space.id}")
            stated = space.reward_class
            _expect(stated == _class_of(space.reward), f"{entry}.{space.id}", f"is not of the class {stated}")


def _class_of(reward: tuple[Effect, ...]) -> str:
    """The class by which the solo opponent ranks a space (PAL-36.3)."""
    kinds = {effect.effect for effect in reward}
    amount = sum(effect.amount for effect in reward)
    if kinds == {"gain_worker"}:
        return {1: "one_worker", 2: "two_workers"}.get(amount, "")
    if kinds == {"gain_silver"}:
        return "two_silver" if amount == 2 else ""
    return kinds.pop() if len(kinds) == 1 else ""


def _check_ai_board(box: Components) -> None:
    board = box.ai_board
    order = tuple(action.id for action in board.fallback_actions)
    _expect(order == board.fallback_order.order, "ai_board.fallback_actions", f"are in the order {', '.join(order)}")
    values = board.workers_by_round.values
    _expect(len(values) == box.round_structure.rounds, "ai_board.workers_by_round", f"has {len(values)} values")
    _expect(
        sorted(board.attribute_stack_bottom_to_top.order) == ["faith", "influence", "strength"],
        "ai_board.attribute_stack_bottom_to_top",
        "is not a stack of the three attributes",
    )
    last = board.fallback_actions[-1]
    always = last.id == "rest" and last.worker_cost <= 1
    _expect(always, f"ai_board.fallback_actions.{last.id}", "cannot always be done, as the last one must")
    known = {*order, "kings_orders", "kings_favour"}
    known |= {action.id for action in box.actions if action.side == "right"}
    for scheme in box.schemes:
        _expect(scheme.action in known, f"schemes.{scheme.id}", f"names {scheme.action!r}, which the AI never does")
    on_favours = sum(scheme.copies for scheme in box.schemes if scheme.start == "on_favour_cards")
    _expect(on_favours == box.round_structure.favours_in_play, "schemes", f"have {on_favours} cards for the Favours")


def _check_scoring(box: Components) -> None:
    values, highest = box.scoring.attribute_vp_by_value.values, box.player_board.attribute_track.max
    _expect(len(values) == highest + 1, "scoring.attribute_vp_by_value", f"has {len(values)} values")
    for table in box.scoring.count_vp:
        most = box.player_board.start.workshops if table.action == "develop" else 7
        _expect(
            len(table.by_count) == most + 1, f"scoring.count_vp.{table.action}", f"has {len(table.by_count)} values"
        )


COMPONENTS: Final = owned.load(__package__, load)
"""The components the game is played with: the shipped ones, unless their owner has put others in their place."""
