"""One click for several choices, by a real mouse: walks, tracks, discards, and turns that end by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor

from kingstable.kernel import Rng

Scene = dict[str, Any]


def reach(visitor: Visitor, game: str, found: Callable[[Scene], bool], pick: Callable[[Scene, Rng], str]) -> str:
    """A table at which both seats are mine, played by hand until this is found; its page is open then."""
    rng = Rng.seeded("rows")
    scene: Scene = {"over": True}
    while scene["over"] or not found(scene):
        if scene["over"]:
            id = str(visitor.new_table(game, "me", "me")["id"])
        else:
            ask = scene["asks"][0]
            visitor.post(f"/tables/{id}/choose", seat=ask["seat"], number=ask["number"], do=pick(scene, rng))
        scene = visitor.scene(id)
    visitor.visit(f"/table/{id}")
    visitor.wait_for_question()
    return id


def any_option(scene: Scene, rng: Rng) -> str:
    return str(rng.pick(scene["asks"][0]["options"])["do"])


def lit(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-lit='{name}']").first


def undo(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Undo").click()


def test_a_meeple_walks_to_where_one_points_and_one_undo_brings_it_back(invite: Invite) -> None:
    visitor = invite("Anna")

    def far(scene: Scene, kind: str) -> list[Any]:
        return [offer for ask in scene["asks"] for offer in ask["far"] if offer["kind"] == kind]

    id = reach(visitor, "tiletum", lambda scene: bool(far(scene, "house") and far(scene, "move")), any_option)
    before = visitor.scene(id)
    town = far(before, "move")[-1]
    spot = next(thing for thing in town["references"] if thing.startswith("spot:"))
    lit(visitor, spot).locator(".ground").click()
    expect(lit(visitor, spot)).to_have_count(0)
    walked = visitor.scene(id)
    assert walked["choices"] - before["choices"] >= 1 + len(town["then"]), "and what left nothing to choose after it"
    undo(visitor)
    expect(lit(visitor, spot)).to_be_visible()
    assert visitor.scene(id)["view"] == before["view"]

    house = far(before, "house")[0]
    [space] = house["references"]
    lit(visitor, space).click()
    expect(lit(visitor, space)).to_have_count(0)
    built = visitor.scene(id)
    assert space.removeprefix("space:") in built["view"]["houses"]
    undo(visitor)
    expect(lit(visitor, space)).to_be_visible()
    assert visitor.scene(id)["view"] == before["view"]


def test_the_king_climbs_to_the_space_one_points_at(invite: Invite) -> None:
    visitor = invite("Anna")
    found = lambda scene: any(offer["kind"] == "king" for ask in scene["asks"] for offer in ask["far"])  # noqa: E731
    id = reach(visitor, "tiletum", found, any_option)
    before = visitor.scene(id)
    spaces = visitor.page.locator("[data-lit^='king:']")
    steps = spaces.count()
    assert steps > 1
    spaces.last.click()
    expect(spaces).to_have_count(0)
    assert visitor.scene(id)["choices"] - before["choices"] >= steps


def test_of_many_cards_one_chooses_what_to_keep(invite: Invite) -> None:
    visitor = invite("Anna")

    def pick(scene: Scene, rng: Rng) -> str:
        """Whoever can bids all but two cards for gold; nobody bids for anything else."""
        ask = scene["asks"][0]
        offers = [offer["do"] for offer in ask["options"]]
        if ask["prompt"]["id"] == "ask-bid-cards":
            bid = f"bid {scene['view']['auction']['means'] - 2}"
            return bid if bid in offers else "pass"
        return "pass" if "pass" in offers else str(rng.pick(offers))

    def owing(scene: Scene) -> bool:
        return any(ask["prompt"]["id"] == "ask-discard" and ask["prompt"]["args"]["left"] > 4 for ask in scene["asks"])

    id = reach(visitor, "for_the_king", owing, pick)
    before = visitor.scene(id)
    owed = before["asks"][0]["prompt"]["args"]["left"]
    board = visitor.page.locator("#pane-board")
    cards = board.locator("[data-lit^='card:']")
    kept = [str(cards.nth(0).get_attribute("data-lit")), str(cards.nth(1).get_attribute("data-lit"))]
    button = board.get_by_role("button", name=f"Discard {owed} cards")
    expect(button).to_be_disabled()
    for card in kept:
        board.locator(f"[data-lit='{card}']").click()
    expect(cards).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    expect(button).to_be_disabled()
    for card in kept:
        if board.locator(f"[data-lit='{card}']").count():
            board.locator(f"[data-lit='{card}']").click()
    visitor.show("for-the-king-keep-wide")
    button.click()
    expect(button).to_have_count(0)
    after = visitor.scene(id, seat=before["seat"])
    assert after["choices"] - before["choices"] >= owed
    hand = after["view"]["players"][before["seat"]]["hand"]
    assert all(card.removeprefix("card:") in hand for card in kept)


def test_a_turn_of_one_action_needs_no_click_to_end(invite: Invite) -> None:
    visitor = invite("Anna")

    def hunting(scene: Scene) -> bool:
        """One worker may hunt, two may not, and the round goes on after it for both."""
        offers = {offer["do"] for ask in scene["asks"] for offer in ask["options"]}
        players = scene["view"]["players"]
        on = all(not it.get("passed") and sum(it.get("workers", {}).values()) > 2 for it in players)
        return on and {"use hunt 1"} == {do for do in offers if do.startswith("use hunt")}

    id = reach(visitor, "paladins", hunting, any_option)
    before = visitor.scene(id)
    other = visitor.page.locator("#hand-over", has_text=f"Anna {2 - before['asks'][0]['seat']}")
    crews = visitor.page.locator("[data-lit^='place ']")
    lit(visitor, "use hunt 1").click()
    other.or_(crews.first).first.wait_for()
    if crews.count():
        crews.first.click()
    expect(other).to_be_visible()
    undo(visitor)
    expect(lit(visitor, "use hunt 1").or_(crews.first).first).to_be_visible()
    assert visitor.scene(id)["asks"][0]["seat"] == before["asks"][0]["seat"]
