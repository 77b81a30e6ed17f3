"""The printed facts of the game, read from `data/components.json` into frozen structs and checked on the way in.

Every entry keeps its `provenance`. `load` also takes a file of one's own, so that an owner of the printed game can
have a correction checked; a fault is reported as a `ComponentError` that names the entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from kingstable.kernel.printed import decode, expect, expect_ids, parts, read
from kingstable.kernel.registry import printed_in

from .printed.boards import ActionFacts, Components
from .printed.cards import Effect, Townsfolk

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


def load(raw: bytes | str | Mapping[str, object]) -> Components:
    """Read components from JSON text or from an object already decoded, and check them."""
    data = decode(raw)
    components = read(data, Components)
    _check(components, data)
    return components


def _check(box: Components, data: Any) -> None:
    expect(box.schema_version == 1, "schema_version", "is {found}, not {wanted}", found=box.schema_version, wanted=1)
    _check_texts(data, box.provenance_legend)
    _check_cards(box)
    _check_counts(box)
    _check_paladins(box)
    _check_rewards(box)
    _check_player_board(box)
    _check_main_board(box)
    _check_ai_board(box)
    _check_scoring(box)


def _check_texts(data: Any, sources: Mapping[str, str]) -> None:
    """Each `provenance` is one that the legend explains, and no name is empty."""
    for entry, key, part in parts(data):
        if key == "provenance":
            expect(part in sources, entry, "has the unknown provenance {name!r}", name=part)
        elif key == "provenance_fields":
            for field, source in part.items():
                expect(
                    source in sources,
                    entry,
                    "has the unknown provenance {name!r} of {field!r}",
                    name=source,
                    field=field,
                )
        elif key == "name" and isinstance(part, dict):
            for language, text in part.items():
                expect(bool(text.strip()), entry, "has no name in {lang!r}", lang=language)


def _check_cards(box: Components) -> None:
    for kind, count in CARDS.items():
        cards = getattr(box, kind)
        expect_ids(kind, (card.id for card in cards))
        for card in cards:
            expect(card.copies >= 1, f"{kind}.{card.id}", "has {found} copies", found=card.copies)
        total = sum(card.copies for card in cards)
        expect(total == count, kind, "are {found} cards, not {wanted}", found=total, wanted=count)
    for kind in ("component_counts", "worker_types", "attributes", "nations", "actions", "terms", "effects"):
        expect_ids(kind, (each.id for each in getattr(box, kind)))
    for kind, ids in (
        ("worker_types", "labourer scout merchant fighter cleric criminal"),
        ("attributes", "faith strength influence"),
    ):
        found = " ".join(each.id for each in getattr(box, kind))
        expect(found == ids, kind, "are {found}, not {wanted}", found=found, wanted=ids)


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
        expect(id in counts, f"component_counts.{id}", "is missing", missing=id)
        expect(
            counts[id] == count,
            f"component_counts.{id}",
            "states {found}, not {wanted}",
            found=counts[id],
            wanted=count,
        )


def _check_paladins(box: Components) -> None:
    facts = box.round_structure
    for paladin in box.paladins:
        entry = f"paladins.{paladin.id}"
        expect(
            len(paladin.workers) == facts.workers_from_paladin,
            entry,
            "gives {found} workers",
            found=len(paladin.workers),
        )
        bonus = paladin.bonus
        expect(bonus.faith + bonus.strength + bonus.influence == 4, entry, "does not give 4 points of attributes")
        expect(paladin.ability.trigger.startswith("action:"), entry, "has an ability that no action triggers")
        reduces = paladin.ability.kind == "reduce_cost"
        expect((paladin.ability.reduce_by > 0) is reduces, entry, "reduces by {found}", found=paladin.ability.reduce_by)
        expect(bool(paladin.ability.reward) is (paladin.ability.kind == "bonus"), entry, "has a misplaced reward")
    for tavern in box.taverns:
        expect(len(tavern.workers) == facts.workers_from_tavern, f"taverns.{tavern.id}", "has not 4 workers")


def _check_rewards(box: Components) -> None:
    for card in box.townsfolk:
        for reward in (card.discard_reward, card.hire_instant, card.ability.reward):
            _check_reward(reward, f"townsfolk.{card.id}")
        expect(bool(card.discard_reward), f"townsfolk.{card.id}", "has no discard reward")
        _check_inquisition(card)
    for outsider in box.outsiders:
        entry = f"outsiders.{outsider.id}"
        _check_reward(outsider.attack_reward, entry)
        _check_reward(outsider.convert_reward, entry)
        expect(_raises(outsider.attack_reward, "influence"), entry, "gives no influence when attacked")  # PAL-14.6
        expect(_raises(outsider.convert_reward, "strength"), entry, "gives no strength when converted")  # PAL-15.5
        expect(outsider.end_game.per >= 1, entry, "counts per {found}", found=outsider.end_game.per)
    for wall in box.walls:
        _check_reward(wall.reward, f"walls.{wall.id}")
        expect(_raises(wall.reward, "strength"), f"walls.{wall.id}", "gives no strength")  # PAL-11.6
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
        expect(allowed, f"townsfolk.{card.id}", "does in an Inquisition what cannot be done there")


def _raises(reward: tuple[Effect, ...], attribute: str) -> bool:
    return any(effect.attribute == attribute and effect.amount >= 1 for effect in reward)


def _check_reward(reward: tuple[Effect, ...], entry: str) -> None:
    for effect in reward:
        kind = effect.effect
        expect(kind != "take_debt", entry, "take_debt is a cost, not a reward")
        expect(
            (effect.worker is not None) is (kind == "gain_worker"),
            entry,
            "{kind} and its worker do not fit",
            kind=kind,
        )
        has_attribute = effect.attribute is not None
        expect(has_attribute is (kind == "gain_attribute"), entry, "{kind} and its attribute do not fit", kind=kind)
        expect(bool(effect.options) is (kind == "choose_one"), entry, "{kind} and its options do not fit", kind=kind)
        if kind != "choose_one":
            expect(effect.amount >= 1, entry, "{kind} has the amount {found}", kind=kind, found=effect.amount)
        for option in effect.options:
            _check_reward(option, entry)


def _check_player_board(box: Components) -> None:
    board = box.player_board
    spaces = sum(len(action.spaces) for action in board.actions)
    expect(spaces == SPACES, "player_board.actions", "have {found} spaces, not {wanted}", found=spaces, wanted=SPACES)
    listed = [action.id for action in box.actions if action.side in ("left", "right")]
    expect([action.id for action in board.actions] == listed, "player_board.actions", "are not those of `actions`")
    for action in board.actions:
        _check_action(action, f"player_board.actions.{action.id}")
    for kind, expected in (("workshop_row", board.start.workshops), ("jars", board.start.jars)):
        positions = [each.position for each in getattr(board, kind)]
        expect(
            positions == list(range(1, expected + 1)),
            f"player_board.{kind}",
            "has the positions {found}",
            found=positions,
        )
    numbers = [jar.number for jar in board.jars]
    expect(numbers == sorted(numbers), "player_board.jars", "are not ascending: {found}", found=numbers)  # PAL-2.13
    expect(len(board.jar_spaces) >= board.start.jars, "player_board.jar_spaces", "are fewer than the jars")


def _check_action(action: ActionFacts, entry: str) -> None:
    expect([space.index for space in action.spaces] == list(range(1, len(action.spaces) + 1)), entry, "has odd spaces")
    dashed = [space.workshop_allowed for space in action.spaces]
    right = action.side == "right"
    expect(dashed == ([True, True, False] if right else [False] * len(dashed)), entry, "has misplaced workshop spaces")
    for name, values in (
        ("cost", action.cost.by_count if action.cost else ()),
        ("requirement", action.requirement_by_count),
    ):
        if values and action.limit:
            expect(
                len(values) == action.limit,
                entry,
                "has {found} values of its {table}, not {wanted}",
                found=len(values),
                table=name,
                wanted=action.limit,
            )


def _check_main_board(box: Components) -> None:
    board, facts = box.main_board, box.round_structure
    slots = [slot.slot for slot in board.townsfolk_slots]
    expect(slots == list(range(1, facts.townsfolk_row + 1)), "main_board.townsfolk_slots", "are {found}", found=slots)
    kinds = Counter(slot.kind for slot in board.king_slots)
    expect(kinds["order"] == facts.orders_in_play, "main_board.king_slots", "hold {found} orders", found=kinds["order"])
    expect(
        kinds["favour"] == facts.favours_in_play, "main_board.king_slots", "hold {found} favours", found=kinds["favour"]
    )
    tax = [(entry.players, entry.silver) for entry in board.tax_supply]
    expect([players for players, _ in tax] == [1, 2, 3, 4], "main_board.tax_supply", "is not for 1 to 4 players")
    for players, silver in tax:
        expect(
            5 <= silver <= 8, f"main_board.tax_supply[{players - 1}]", "holds {found} silver", found=silver
        )  # PAL-2.4
    expect(len(board.regions) == facts.outsider_row, "main_board.regions", "are not one above each outsider")
    ids = Counter(space.id for region in board.regions for space in region.spaces)
    for region in board.regions:
        entry = f"main_board.regions.{region.id}"
        orders = [space.order for space in region.spaces]
        expect(orders == list(range(1, len(orders) + 1)), entry, "has spaces in the order {found}", found=orders)
        for space in region.spaces:
            expect(ids[space.id] == 1, f"{entry}.{space.id}", "appears more than once", times=ids[space.id])
            expect(1 <= space.min_players <= 4, f"{entry}.{space.id}", "needs {found} players", found=space.min_players)
            _check_reward(space.reward, f"{entry}.{space.id}")
            stated = space.reward_class
            expect(
                stated == _class_of(space.reward), f"{entry}.{space.id}", "is not of the class {found}", found=stated
            )


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
    expect(
        order == board.fallback_order.order,
        "ai_board.fallback_actions",
        "are in the order {found}",
        found=", ".join(order),
    )
    values = board.workers_by_round.values
    expect(
        len(values) == box.round_structure.rounds, "ai_board.workers_by_round", "has {found} values", found=len(values)
    )
    expect(
        sorted(board.attribute_stack_bottom_to_top.order) == ["faith", "influence", "strength"],
        "ai_board.attribute_stack_bottom_to_top",
        "is not a stack of the three attributes",
    )
    last = board.fallback_actions[-1]
    always = last.id == "rest" and last.worker_cost <= 1
    expect(always, f"ai_board.fallback_actions.{last.id}", "cannot always be done, as the last one must")
    walls = next(len(each.requirement_by_count) for each in box.player_board.actions if each.id == "fortify")
    for name, needs, most in (
        ("fortify", board.thresholds.fortify, walls),
        ("absolve", board.thresholds.absolve, len(box.player_board.jars)),
    ):
        fits = isinstance(needs, str) or len(needs) == most
        expect(fits, f"ai_board.thresholds.{name}", "has {found} numbers, not {wanted}", found=len(needs), wanted=most)
    known = {*order, "kings_orders", "kings_favour"}
    known |= {action.id for action in box.actions if action.side == "right"}
    for scheme in box.schemes:
        expect(
            scheme.action in known,
            f"schemes.{scheme.id}",
            "names {name!r}, which the AI never does",
            name=scheme.action,
        )
    on_favours = sum(scheme.copies for scheme in box.schemes if scheme.start == "on_favour_cards")
    expect(
        on_favours == box.round_structure.favours_in_play,
        "schemes",
        "have {found} cards for the Favours",
        found=on_favours,
    )


def _check_scoring(box: Components) -> None:
    values, highest = box.scoring.attribute_vp_by_value.values, box.player_board.attribute_track.max
    expect(len(values) == highest + 1, "scoring.attribute_vp_by_value", "has {found} values", found=len(values))
    for table in box.scoring.count_vp:
        most = box.player_board.start.workshops if table.action == "develop" else 7
        expect(
            len(table.by_count) == most + 1,
            f"scoring.count_vp.{table.action}",
            "has {found} values",
            found=len(table.by_count),
        )


COMPONENTS: Final = load(printed_in(__package__))
"""The components the game is played with: the shipped ones, unless their owner has put others in their place."""
