"""Why a way to go on is better or worse than another, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kingstable.kernel import Message, ScoreLine
from kingstable.minds.reasons import Prospect, alone, why


def lines(**points: int) -> list[ScoreLine]:
    return [ScoreLine(id, amount, Message(id)) for id, amount in points.items()]


def seen(
    margins: Sequence[float] = (0.0,),
    brings: Sequence[ScoreLine] = (),
    means: Sequence[ScoreLine] = (),
    sheets: Sequence[ScoreLine] | None = None,
    held: Sequence[ScoreLine] = (),
    others: int = 0,
    vague: frozenset[tuple[str, str]] = frozenset(),
) -> Prospect:
    """A way after which every world is the same but for the margin; later there is what it brings, or `sheets`."""
    count = len(margins)
    later = brings if sheets is None else sheets
    return Prospect(brings, means, vague, [later] * count, [held] * count, [others] * count, margins)


def told(reasons: Sequence[Message]) -> list[str]:
    """The ids of what is said, and behind each what it lists."""
    return [" ".join([reason.id.removeprefix("hint-"), *_listed(reason)]) for reason in reasons]


def _listed(reason: Message) -> list[str]:
    what = reason.args.get("what", [])
    assert isinstance(what, list)
    return [_item(item) for item in what if isinstance(item, Message)]


def _item(item: Message) -> str:
    what = item.args.get("what")
    name = what.id if isinstance(what, Message) else ""
    return "/".join([item.id.removeprefix("hint-"), *([name] if name else []), str(item.args.get("points", ""))])


def test_the_first_way_is_compared_with_the_second() -> None:
    mine = seen([3.0], lines(castle=3), lines(silver=-2))
    other = seen([0.0], lines(castle=0))
    assert told(why(mine, other, 2)) == ["better", "advantage now/castle/+3", "drawback means/silver/−2"]
    assert why(mine, other, 2)[0].args == {"way": 2, "points": 3}


def test_what_speaks_for_how_much_worse_a_way_is_comes_first() -> None:
    mine = seen([0.0], lines(castle=0))
    other = seen([3.0], lines(castle=3), lines(silver=-2))
    assert told(why(mine, other, 1)) == ["worse", "drawback now/castle/−3", "advantage means/silver/+2"]


def test_ways_within_the_noise_hardly_differ() -> None:
    mine, other = seen([5.0, -4.0, 3.0]), seen([0.0, 0.0, 0.0])
    assert told(why(mine, other, 2)) == ["same"]
    assert told(why(seen([0.2], means=lines(ink=1)), seen([0.0]), 2)) == ["alike", "advantage means/ink/+1"]


def test_the_first_way_is_never_called_worse_nor_another_one_better() -> None:
    assert told(why(seen([0.0]), seen([4.0]), 2)) == ["same"]
    assert told(why(seen([4.0]), seen([0.0]), 1)) == ["same"]


def test_what_the_score_sheet_tells_is_not_told_twice() -> None:
    mine = seen([3.0], lines(faith=3), lines(faith=1, silver=1))
    assert told(why(mine, seen([0.0], lines(faith=0)), 2)) == ["better", "advantage now/faith/+3 means/silver/+1"]


def test_what_the_other_way_brings_later_is_only_sooner() -> None:
    mine, other = seen([2.0], lines(sets=7), sheets=lines(sets=7)), seen([0.0], lines(), sheets=lines(sets=7))
    assert told(why(mine, other, 2))[1] == "advantage sooner/sets/+7"
    assert told(why(other, mine, 1))[1] == "drawback not-yet/sets/+7"


def test_what_one_way_gives_up_for_a_while_comes_no_sooner_with_the_other() -> None:
    mine, other = seen([2.0], lines(debts=-3), sheets=lines()), seen([0.0], sheets=lines())
    assert told(why(mine, other, 2))[-1] == "drawback now/debts/−3"
    assert told(why(other, mine, 1))[-1] == "advantage now/debts/+3"
    gain = seen([0.0], lines(debts=1), sheets=lines())
    assert told(why(mine, gain, 2))[-1] == "drawback now/debts/−4"


def test_where_points_do_not_last_none_are_said_to_come_anyway() -> None:
    mine, other = (seen([2.0], each, sheets=lines(sets=7))._replace(last=False) for each in (lines(sets=7), lines()))
    assert told(why(mine, other, 2))[1] == "advantage now/sets/+7"
    assert told(why(other, mine, 1))[-1] == "drawback now/sets/−7"


def test_what_grows_is_said_with_what_it_is_now() -> None:
    mine = seen([5.0], lines(castle=3), sheets=lines(castle=5))
    reason = why(mine, seen([0.0], sheets=lines(castle=0)), 2)[1].args["what"]
    assert isinstance(reason, list) and isinstance(reason[0], Message)
    assert (reason[0].id, reason[0].args["now"], reason[0].args["points"]) == ("hint-growing", "+3", "+5")


def test_what_comes_later_is_said_as_about() -> None:
    mine, other = seen([2.0], sheets=lines(sets=4)), seen([0.0], sheets=lines(sets=1))
    assert told(why(mine, other, 2))[1] == "advantage later/sets/+3"


def test_what_is_vague_is_not_told_as_sure() -> None:
    mine = seen([2.0], lines(castle=2), lines(silver=1), sheets=lines(), vague=frozenset({("means", "silver")}))
    assert "silver" not in " ".join(told(why(mine, seen([0.0]), 2)))
    vague = mine._replace(vague=frozenset({("brings", "castle")}))
    assert "castle" not in " ".join(told(why(vague, seen([0.0]), 2)))


def test_of_a_burden_less_is_better() -> None:
    mine, other = seen([2.0], means=lines(corruption=-1)), seen([0.0])
    assert told(why(mine, other, 2, ["corruption"]))[1] == "advantage means/corruption/−1"


def test_what_the_others_have_less_speaks_for_a_way() -> None:
    assert told(why(seen([3.0]), seen([0.0], others=3), 2))[1] == "advantage others-less/3"
    mine, other = seen([3.0], lines(castle=1, sets=4)), seen([0.0], others=2)
    assert told(why(mine, other, 2))[1] == "advantage now/sets/+4 others-less/2 now/castle/+1"


def test_where_no_score_sheet_shows_it_what_one_will_have_does() -> None:
    mine, other = seen([2.0], held=lines(icons=2)), seen([0.0], held=lines(icons=0))
    assert told(why(mine, other, 2))[1] == "advantage held/icons/+2"
    assert told(why(seen([2.0]), seen([0.0]), 2))[1] == "advantage promising/"
    assert told(why(seen([1.0]), seen([0.0]), 2)) == ["same"], "too little without anything that speaks for it"


def test_what_nobody_can_name_takes_no_place_from_what_has_a_name() -> None:
    mine, other = seen([20.0], lines(castle=3, sets=2, gold=1)), seen([0.0])
    assert told(why(mine, other, 2))[1] == "advantage now/castle/+3 now/sets/+2 now/gold/+1 promising/"


def test_a_way_beside_which_there_is_none_says_what_it_brings() -> None:
    assert told(alone(seen(brings=lines(castle=2), means=lines(silver=-1)))) == ["lone-brings now/castle/+2"]
    assert told(alone(seen())) == ["lone"]


def test_what_is_counted_within_another_line_is_told_only_where_that_is_the_same() -> None:
    within = {"scouts": "workers", "clerics": "workers"}
    mine, other = seen(means=lines(workers=2, scouts=2)), seen(means=lines(workers=2, scouts=1, clerics=1))
    assert told(why(mine, other, 2, (), within)) == [
        "alike",
        "advantage means/scouts/+1",
        "drawback means/clerics/−1",
    ]
    fewer = seen(means=lines(workers=1, scouts=1))
    assert told(why(mine, fewer, 2, (), within)) == ["alike", "advantage means/workers/+1"]


def test_points_that_are_counted_within_means_are_told_only_where_those_are_the_same() -> None:
    within = {"stores": "silver"}
    mine, other = seen([1.0], lines(stores=-1), lines(silver=-4, tools=1)), seen([0.0])
    assert told(why(mine, other, 2, (), within)) == ["better", "advantage means/tools/+1", "drawback means/silver/−4"]
    spent = seen([2.0], lines(stores=1), lines(bread=3))
    assert told(why(spent, other, 2, (), within))[1] == "advantage now/stores/+1 means/bread/+3"
    later = seen([4.0], sheets=lines(stores=1), held=lines(silver=3, tools=2)), seen([0.0], sheets=lines(stores=0))
    assert told(why(*later, 2, (), within))[1] == "advantage held/silver/+3", "by what it is counted from"


def test_what_is_held_within_what_differs_at_once_is_not_told_again() -> None:
    mine, other = seen([4.0], means=lines(crew=1), held=lines(helpers=1)), seen([0.0])
    assert told(why(mine, other, 2))[1] == "advantage means/crew/+1 held/helpers/+1"
    assert told(why(mine, other, 2, (), {"helpers": "crew"}))[1] == "advantage means/crew/+1 promising/"


def test_a_way_that_is_only_behind_the_first_is_not_called_as_good() -> None:
    mine, other = seen([0.0], means=lines(ink=1)), seen([0.2], means=lines(ink=2))
    assert told(why(mine, other, 1)) == ["slightly-worse", "drawback means/ink/−1"]
    both = seen([0.0], means=lines(ink=1, silver=1))
    assert told(why(both, other, 1))[0] == "alike"
    assert told(why(mine, other, 2))[0] == "alike", "the first way is never called worse"


def test_a_way_behind_one_that_is_worse_is_worse_too() -> None:
    mine, first = seen([-5.0, 1.0, -5.0, 1.0], means=lines(ink=1)), seen([0.0] * 4)
    assert told(why(mine, first, 1)) == ["alike", "advantage means/ink/+1"]
    assert told(why(mine, first, 1, behind=True)) == ["worse", "drawback unpromising/", "advantage means/ink/+1"]
    slight = seen([-2.0, 0.6], means=lines(ink=1))
    assert told(why(slight, seen([0.0] * 2), 1, behind=True))[:2] == ["worse", "drawback unpromising/"]


def test_of_means_that_are_vague_it_is_told_what_is_left_of_them_later() -> None:
    vague = frozenset({("means", "silver")})
    mine = seen([0.2], means=lines(crew=1), held=lines(silver=-2), vague=vague)
    assert told(why(mine, seen([0.0]), 2)) == ["alike", "advantage means/crew/+1", "drawback held/silver/−2"]
    assert told(why(seen([0.0]), mine, 1))[0] == "alike", "it does not only lack something"
    spent = mine._replace(brings=lines(stores=-1))
    assert "stores" not in " ".join(told(why(spent, seen([0.0]), 2, (), {"stores": "silver"}))), "silver says so"


def test_points_of_others_that_may_be_chance_do_not_explain_anything() -> None:
    first, mine = seen([0.0] * 4), seen([-4.0] * 4, sheets=lines(sets=3))._replace(others=[12, -3, 12, -3])
    assert told(why(mine, first, 1)) == ["worse", "drawback unpromising/", "advantage later/sets/+3"]
