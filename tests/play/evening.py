"""An evening at a table without a server: one person and a mind, played through the room alone.

`python -m tests.play.evening GAME` plays it where nothing is installed but what a page in a browser has.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

#: What may be imported beside Python's own modules: msgspec, and fluent with all that it stands on.
THERE = {"kingstable", "tests", "msgspec", "fluent", "babel", "attr", "attrs", "pytz", "typing_extensions"}


class Bare:
    """Finds no other module."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        top = name.partition(".")[0]
        if top not in THERE and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"No module named {name!r} in a browser", name=name)
        return None


def played(game: str) -> Any:
    """A new table, the choices of both until the end, and the last scene, in which everybody may see everything."""
    import msgspec

    from kingstable.kernel import Rng
    from kingstable.play import wishes
    from kingstable.play.acts import Started, now
    from kingstable.play.gathering import Gathering, Watching
    from kingstable.play.match import Match
    from kingstable.play.plans import planned
    from kingstable.play.presence import Presence
    from kingstable.play.thoughts import Thinker, thought_of
    from kingstable.play.wire import Choose, NewTable, SeatPlan

    header, seats = planned(NewTable(game, [SeatPlan("me"), SeatPlan("mind", "random")]), "anna")
    match = Match(header, Started(at=now(), seats=tuple(seats)))
    table = Gathering(header, seats, {"anna": "Anna"}, match)
    thinker, watching, rng = Thinker(), Watching(), Rng.seeded("an evening")
    while True:
        scene = msgspec.json.decode(table.scene("anna", watching, Presence({"anna"})))
        if scene["over"]:
            break
        for ask in scene["asks"]:
            wish = Choose(header.id, ask["seat"], ask["number"], rng.pick(ask["options"])["do"], scene["version"])
            table.carry_out(wishes.choose(match, "anna", wish))
        for seat in match.minds_asked:
            do = thinker.decide(thought_of(match, seat, "random"))
            table.carry_out(wishes.choose_for(match, seat, "random", match.asked_version, do))
    assert table.record().names == ["Anna", "random"]
    return msgspec.json.decode(table.scene("anna", Watching(wanted=1), Presence()))


def main(game: str) -> None:
    """Play, and say the last line of the log."""
    sys.meta_path.insert(0, Bare())
    scene = played(game)
    import msgspec

    from kingstable.kernel import Message
    from kingstable.words import Speaker

    last = msgspec.convert(scene["log"][-1]["message"], Message)
    print(Speaker("en", game, ["Anna", "Random"]).say(last))


if __name__ == "__main__":
    main(sys.argv[1])
