"""Nothing that a seat may not know ever reaches it: everything it receives over whole games is looked through."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.service.harness import Player, Server, play_out

from kingstable.kernel import Rng, Table, find_game, game_ids
from kingstable.service.transfer import export_table


class Ear:
    """All that a player's browser has received, by HTTP and by the socket."""

    def __init__(self, player: Player) -> None:
        self.heard: list[str] = []
        player.http.event_hooks["response"] = [self._listen]

    def _listen(self, answer: Any) -> None:
        answer.read()
        self.heard.append(answer.text + str(answer.headers))

    def __contains__(self, secret: str) -> bool:
        return any(secret in text for text in self.heard)


def secrets_of(server: Server, table: str) -> list[str]:
    with sqlite3.connect(server.db) as connection:
        [seed] = connection.execute("SELECT seed FROM tables WHERE id = ?", [table]).fetchone()
        keys = [value for (value,) in connection.execute("SELECT value FROM keys WHERE name <> 'probe'")]
    return [seed, Rng.seeded(seed).key, *keys]


def test_no_seed_and_no_key_in_anything_received_or_logged(server: Server) -> None:
    players = [Player(server, name) for name in ("Anna", "Borys")]
    ears = [Ear(player) for player in players]
    table = players[0].table("me", "open", "random", game="kingdom_builder")
    with players[0].page() as one, players[1].page() as two:
        for page in (one, two):
            page.watch(table)
            page.send("lobby")
        players[1].post(f"/tables/{table}/join")
        secrets = secrets_of(server, table)
        for _ in range(40):
            for player in players:
                if player.scene(table)["asks"]:
                    player.choose(table)
                player.get(f"/tables/{table}")
                player.get("/tables", scope="mine")
                player.get(f"/tables/{table}/replay", at=player.scene(table)["choices"] // 2)
                player.http.post(f"/tables/{table}/choose", json={"seat": 0, "number": 0, "do": "nonsense"})
        one.ask("preview", table=table, seat=0, do="end")
        one.ask("explain", table=table, seat=0, thing="hex:1,1")
        received = [msgspec.json.encode(page.seen).decode() for page in (one, two)]
    for secret in secrets:
        assert len(secret) >= 32
        assert not any(secret in ear for ear in ears)
        assert not any(secret in text for text in received)
        assert secret not in server.logged()


@pytest.mark.parametrize("id", ["tiny", *game_ids()])
def test_a_seat_receives_exactly_what_it_may_know(server: Server, id: str) -> None:
    """At every moment the view, the log and the options are those of the seat, made anew from the record."""
    players = [Player(server, "Anna"), Player(server, "Borys"), Player(server)]
    table = players[0].table("me", "open", game=id)
    players[1].post(f"/tables/{table}/join")
    scenes: list[tuple[int | None, Any]] = []
    rng = Rng.seeded(id)
    for _ in range(120):
        seen = [player.scene(table) for player in players]
        scenes += zip((0, 1, None), seen, strict=True)
        if seen[0]["over"]:
            break
        next(player for player, scene in zip(players, seen, strict=True) if scene["asks"]).choose(table, rng.pick)
    record = export_table(server.db, table)
    game = find_game(id)
    for seat, scene in scenes:
        true = Table.replay(record, upto=scene["choices"])
        assert scene["view"] == _plain(true.view(seat))
        assert [(entry["n"], entry["message"]) for entry in scene["log"]] == [
            (number, _plain(told)) for number, told in true.heard(seat)
        ]
        own = true.ask_of(seat) if seat is not None else None
        assert [(ask["seat"], [option["do"] for option in ask["options"]]) for ask in scene["asks"]] == (
            [] if own is None else [(seat, [option.notation for option in own.options])]
        )
        # A game with other hidden cards, as far as this seat can tell, would have sent it the same, byte for byte.
        if seat is not None or not true.over:
            imagined = true.imagine(seat, Rng.seeded(len(scenes)))
            assert _plain(game.view(imagined.state, seat)) == scene["view"]


def _plain(value: object) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_cards_in_hand_are_named_to_their_owner_only(server: Server) -> None:
    players = [Player(server, "Anna"), Player(server, "Borys"), Player(server)]
    table = players[0].table("me", "open", options={"rounds": 3})
    players[1].post(f"/tables/{table}/join")
    for _ in range(100):
        seen = [player.scene(table) for player in players]
        if seen[0]["over"]:
            break
        hands = [set(scene["view"]["hand"]) for scene in seen]
        known = {card for pile in seen[0]["view"]["piles"] for card in pile}
        assert not hands[2]
        for me, scene in enumerate(seen):
            others = set().union(*(hand for other, hand in enumerate(hands) if other != me)) - known
            cards = {option["do"] for ask in scene["asks"] for option in ask["options"]}
            cards |= {
                reference for ask in scene["asks"] for option in ask["options"] for reference in option["references"]
            }
            drawn = [entry["message"]["args"].get("card") for entry in scene["log"] if "args" in entry["message"]]
            for card in others:
                assert not {f"play {card}", f"card:{card}"} & cards
                assert card not in drawn
        next(player for player, scene in zip(players, seen, strict=True) if scene["asks"]).choose(table)


def test_the_record_comes_with_the_end_and_not_before(server: Server, tmp_path: Path) -> None:
    anna = Player(server, "Anna")
    table = anna.table("me", "me")
    assert anna.refused(f"/tables/{table}/record", method="GET") == "not_over"
    play_out(table, anna)
    text = anna.http.get(f"/tables/{table}/record").text
    assert secrets_of(server, table)[0] in text
    (tmp_path / "game.jsonl").write_text(text)
    record = export_table(server.db, table)
    assert record.dumps() == text
    assert Table.replay(record).over
