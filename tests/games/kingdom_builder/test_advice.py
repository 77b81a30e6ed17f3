"""What the adviser says: where each rule of thumb speaks and where it is silent, and that what it says is so."""

from __future__ import annotations

import pytest
from tests.games.advising import heard, recorded, told

from kingstable.games.kingdom_builder.options import Build
from kingstable.games.kingdom_builder.state import KingdomState
from kingstable.kernel import AnyGame, Ask, Message, Table

GAME = "kingdom_builder"

#: For each rule of thumb a position of a kept game in which it speaks, and one in which it has nothing to say.
RULES = {
    "advice-last-turn": ("2-mixed/128", "2-mixed/126"),
    "advice-own-end": ("2-mixed/119", "2-mixed/128"),
    "advice-rival-ends": ("3-minds/187", "3-minds/180"),
    "advice-castle": ("2-mixed/16", "3-minds/68"),
    "advice-card": ("3-minds/156", "3-minds/154"),
    "advice-farmers": ("3-minds/188", "3-minds/190"),
    "advice-lords": ("2-mixed/96", "2-mixed/98"),
    "advice-token": ("3-minds/21", "3-minds/41"),
    "advice-token-last": ("3-minds/47", "3-minds/24"),
    "advice-tokens": ("3-minds/20", "3-minds/22"),
    "advice-lift": ("3-minds/92", "3-minds/31"),
    "advice-first": ("2-mixed/0", "2-mixed/8"),
    "advice-anywhere": ("3-minds/68", "3-minds/8"),
    "advice-patch": ("2-mixed/26", "2-mixed/24"),
}


@pytest.mark.parametrize("id", RULES)
def test_a_rule_of_thumb_speaks_where_it_matters_and_is_silent_elsewhere(id: str) -> None:
    speaks, silent = RULES[id]
    assert id in heard(GAME)[speaks]
    assert id not in heard(GAME)[silent]


def _gold(game: AnyGame, state: KingdomState, seat: int) -> dict[str, int]:
    return {line.id: line.points for line in game.scores(state)[seat].lines}


def _check_gold(table: Table, ask: Ask, said: dict[str, Message]) -> None:
    now = _gold(table.game, table.state, ask.seat)
    after = []
    for option in ask.options:
        if isinstance(option, Build):
            state = table.state.copy()
            state.occupy(ask.seat, option.cell)
            after.append(_gold(table.game, state, ask.seat))
    if "advice-castle" in said:
        assert said["advice-castle"].args["gold"] in [gold["castles"] - now["castles"] for gold in after]
    if "advice-card" in said:
        args = said["advice-card"].args
        assert isinstance(args["card"], Message)
        card = args["card"].id.removeprefix("card-")
        gains = [gold[card] - now[card] for gold in after]
        assert (args["gold"], args["count"]) == (max(gains), gains.count(max(gains)))


def _check_token(table: Table, ask: Ask) -> None:
    held = len(table.view(ask.seat).players[ask.seat].tokens)
    builds = [option for option in ask.options if isinstance(option, Build)]
    assert any(len(_after(table, build).view(ask.seat).players[ask.seat].tokens) > held for build in builds)


def _after(table: Table, option: Build) -> Table:
    ahead = table.copy()
    ahead.choose(option)
    return ahead


def test_gold_and_tokens_that_are_promised_are_there() -> None:
    checked = 0
    for number, (_, table, ask) in enumerate(recorded(GAME)):
        said = told(table, ask) if number % 3 == 0 else {}
        if said.keys() & {"advice-castle", "advice-card"}:
            _check_gold(table, ask, said)
            checked += 1
        if said.keys() & {"advice-token", "advice-token-last"}:
            _check_token(table, ask)
    assert checked > 20


def test_a_patch_that_is_soon_full_is_counted_right() -> None:
    """Whichever hexes one takes, after so many settlements one builds anywhere."""
    seen = 0
    for _, table, ask in recorded(GAME):
        patch = told(table, ask).get("advice-patch")
        if patch is not None:
            ahead = table.copy()
            while ahead.asks[0].prompt.id == "ask-build":
                ahead.choose(ahead.asks[0].options[0])
            assert ahead.asks[0].prompt.id == "ask-build-anywhere"
            assert ahead.state.built - table.state.built == patch.args["count"]
            seen += 1
    assert seen > 3
