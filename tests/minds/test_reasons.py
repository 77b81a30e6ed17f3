"""Why a way to go on is better or worse than another, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kingstable.kernel import Message, ScoreLine
from kingstable.minds.reasons import Prospect, Reading, alone, outdoes, richer, why


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
    tried: Sequence[Sequence[ScoreLine]] = (),
) -> Prospect:
    """A way after which every world is the same but for the margin; later there is what it brings, or `sheets`."""
    count = len(margins)
    later = brings if sheets is None else sheets
    found = Prospect(brings, means, vague, [later] * count, [held] * count, [others] * count, margins)
    return found._replace(tried=tried)


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
    inky, salty = seen([0.2], means=lines(ink=1)), seen([0.0], means=lines(salt=1))
    assert told(why(inky, salty, 2)) == ["alike", "advantage means/ink/+1", "drawback means/salt/−1"]


def test_a_way_of_which_all_speaks_for_the_first_one_is_not_called_as_good() -> None:
    inky, plain = seen([0.2], means=lines(ink=1)), seen([0.0])
    assert told(why(inky, plain, 2)) == ["little-better", "advantage means/ink/+1"]
    assert told(why(plain, inky, 1)) == ["little-worse", "drawback means/ink/−1"]
    assert told(why(inky, plain, 1)) == ["alike", "advantage means/ink/+1"], "it may be as good, but stands behind"


def test_of_few_worlds_more_may_be_chance() -> None:
    few, many = [3.0, 1.0], [3.0, 1.0] * 6
    assert told(why(seen(few), seen([0.0] * 2), 2)) == ["same"]
    assert told(why(seen(many), seen([0.0] * 12), 2)) == ["better", "advantage promising/"]


def test_ways_that_are_about_as_good_say_what_makes_up_for_points() -> None:
    mine, other = seen([0.0], lines(workshops=-3), sheets=lines(workshops=-4)), seen([0.1], held=lines(gold=0))
    assert told(why(mine, other, 1)) == ["alike", "advantage promising/", "drawback growing/workshops/−4"]
    assert told(why(other, mine, 2)) == ["alike", "advantage growing/workshops/+4", "drawback unpromising/"]
    rich = mine._replace(held=[lines(gold=3)])
    assert told(why(rich, other, 1))[1] == "advantage held/gold/+3"


def test_what_makes_up_for_many_points_is_said_though_something_little_speaks_for_a_way() -> None:
    mine, other = seen([0.0], lines(leader=0), lines(ink=1)), seen([0.1], lines(leader=2))
    assert told(why(mine, other, 2)) == ["alike", "advantage means/ink/+1", "drawback now/leader/−2"]
    more = seen([0.1], lines(leader=5))
    assert told(why(mine, more, 2))[1] == "advantage means/ink/+1 promising/"
    assert told(why(more, mine, 1))[-1] == "drawback means/ink/−1 unpromising/"


def test_what_only_speaks_against_the_first_way_is_made_up_for() -> None:
    mine, other = seen([1.0], means=lines(silver=-1)), seen([0.0])
    assert told(why(mine, other, 2)) == ["alike", "advantage promising/", "drawback means/silver/−1"]
    assert told(why(other, mine, 1)) == ["alike", "advantage means/silver/+1", "drawback unpromising/"]


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


def test_where_points_are_only_foretold_what_one_has_is_told_beside_them() -> None:
    later = lines(castle=4, sets=3, gold=2)
    mine, other = seen([9.0], means=lines(silver=1), sheets=later), seen([0.0], sheets=lines(castle=0, sets=0, gold=0))
    assert told(why(mine, other, 2))[1] == "advantage later/castle/+4 later/sets/+3 later/gold/+2"
    foretold = mine._replace(last=False)
    assert told(why(foretold, other, 2))[1] == "advantage later/castle/+4 later/sets/+3 means/silver/+1"


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
    assert told(why(mine, other, 2, Reading(burdens=["corruption"])))[1] == "advantage means/corruption/−1"


def test_what_the_others_have_less_speaks_for_a_way() -> None:
    assert told(why(seen([3.0]), seen([0.0], others=3), 2))[1] == "advantage others-less/3"
    mine, other = seen([3.0], lines(castle=1, sets=4)), seen([0.0], others=2)
    assert told(why(mine, other, 2))[1] == "advantage now/sets/+4 others-less/2 now/castle/+1"


def test_what_the_others_have_says_nothing_where_they_have_had_more_turns() -> None:
    mine, other = seen([3.0], others=2)._replace(turns=[(1, 1)]), seen([0.0], others=6)._replace(turns=[(1, 2)])
    assert told(why(mine, other, 2)) == ["better", "advantage promising/"]
    assert told(why(mine, other._replace(turns=[(1, 1)]), 2)) == ["better", "advantage others-less/4"]


def test_where_no_score_sheet_shows_it_what_one_will_have_does() -> None:
    mine, other = seen([2.0], held=lines(icons=2)), seen([0.0], held=lines(icons=0))
    assert told(why(mine, other, 2))[1] == "advantage held/icons/+2"
    assert told(why(seen([2.0]), seen([0.0]), 2))[1] == "advantage promising/"
    against = other._replace(brings=lines(castle=4), sheets=[lines(castle=4)])
    assert told(why(mine, against, 2))[1] == "advantage held/icons/+2 promising/", "it makes up for more than the lead"
    assert told(why(seen([1.0]), seen([0.0]), 2)) == ["same"], "too little without anything that speaks for it"


def test_a_way_against_which_all_speaks_is_at_most_almost_as_good() -> None:
    mine, other = seen([0.0], lines(castle=0)), seen([0.2], means=lines(ink=1))
    assert told(why(mine, other, 1)) == ["little-worse", "drawback means/ink/−1"]
    assert told(why(other, mine, 2)) == ["little-better", "advantage means/ink/+1"]
    later, sooner = (seen([0.0], each, sheets=lines(sets=7)) for each in (lines(), lines(sets=7)))
    assert told(why(later, sooner, 1)) == ["little-worse", "drawback not-yet/sets/+7"]


def test_what_may_be_chance_counts_as_far_as_all_that_is_seen_bears_it_out() -> None:
    mine, other = seen([-9.0, 5.0, -2.0], lines(castle=0)), seen([0.0, 0.0, 0.0], lines(castle=1))
    assert told(why(mine, other, 1)) == ["worse", "drawback now/castle/−1"]
    assert why(mine, other, 1)[0].args["points"] == 1, "no more than is seen"
    both = other._replace(means=lines(ink=-1))
    assert told(why(mine, both, 1))[0] == "alike", "something speaks against it"


def test_where_ways_are_as_good_though_all_that_is_seen_speaks_for_one_something_makes_up_for_it() -> None:
    mine, other = seen([0.0], lines(castle=5), held=lines(icons=1)), seen([0.2], held=lines(icons=3))
    assert told(why(mine, other, 2)) == ["alike", "advantage now/castle/+5", "drawback held/icons/−2"]
    assert told(why(other, mine, 1)) == ["alike", "advantage held/icons/+2", "drawback now/castle/−5"]
    assert told(why(mine, other._replace(held=[[]]), 2))[-1] == "drawback unpromising/"
    later, sooner = (seen(each, sheets=lines(sets=7)) for each in ([1.2], [0.0]))
    assert told(why(sooner._replace(brings=lines(sets=7)), later, 1))[-1] == "drawback unpromising/"


def test_where_a_way_is_worse_by_far_less_than_is_seen_something_makes_up_for_it() -> None:
    mine, other = seen([0.0]), seen([3.0], lines(castle=8))
    assert told(why(mine, other, 1)) == ["worse", "drawback now/castle/−8", "advantage promising/"]
    assert told(why(mine, seen([7.0], lines(castle=8)), 1)) == ["worse", "drawback now/castle/−8"]


def test_where_the_sure_lines_do_not_come_to_so_much_a_likely_one_is_told() -> None:
    sheets = [lines(castle=1, sets=amount) for amount in (6, -1, 4)]
    mine = seen([4.0, 4.0, 4.0], lines(castle=1))._replace(sheets=sheets)
    other = seen([0.0, 0.0, 0.0], sheets=lines(castle=0, sets=0))
    assert told(why(mine, other, 2)) == ["better", "advantage now/castle/+1 later/sets/+3"]
    assert told(why(mine._replace(margins=[1.0] * 3), other, 2)) == ["better", "advantage now/castle/+1"]
    rival = mine._replace(sheets=[lines(castle=1)] * 3, others=[-6, 1, -4])
    assert told(why(rival, other, 2)) == ["better", "advantage now/castle/+1 others-less/3"]


def test_a_way_outdoes_one_that_is_not_surely_better_if_all_that_is_seen_speaks_for_it() -> None:
    mine, other = seen([0.0, 2.0, -4.0], lines(castle=5)), seen([1.0, 0.0, 0.0])
    assert outdoes(mine, other) and not outdoes(other, mine)
    assert not outdoes(mine._replace(means=lines(silver=-1)), other), "something speaks against it"
    assert not outdoes(mine._replace(margins=[-4.0, -4.0, -4.0]), other), "surely worse"
    assert not outdoes(mine._replace(brings=lines(castle=1), sheets=[lines(castle=1)] * 3), seen([2.0, 2.0, 0.0]))
    assert not outdoes(seen(), seen()), "nothing is seen"


def test_a_way_that_only_costs_more_is_outdone_or_says_what_makes_up_for_it() -> None:
    cheap = seen([0.0], means=lines(ink=1))
    for margin in (0.2, 0.7, 1.2, 1.7, 5.0):
        dear = seen([margin])
        assert outdoes(cheap, dear) == (told(why(dear, cheap, 2)) == ["alike", "drawback means/ink/−1"])


def test_what_nobody_can_name_takes_no_place_from_what_has_a_name() -> None:
    mine, other = seen([20.0], lines(castle=3, sets=2, gold=1)), seen([0.0])
    assert told(why(mine, other, 2))[1] == "advantage now/castle/+3 now/sets/+2 now/gold/+1 promising/"


def test_means_that_are_counted_in_points_stand_among_them() -> None:
    mine = seen([3.0], lines(crests=2, fairs=1), lines(ink=9, fairs=6, cathedrals=4))
    said = told(why(mine, seen([0.0]), 2, Reading(in_points=("fairs", "cathedrals"))))
    assert said == ["better", "advantage means/fairs/+6 means/cathedrals/+4 now/crests/+2"]
    little = seen([3.0], lines(fairs=5), lines(fairs=6))
    assert told(why(little, seen([0.0]), 2, Reading(in_points=("fairs",)))) == ["better", "advantage now/fairs/+5"]


def test_a_way_beside_which_there_is_none_says_what_it_brings() -> None:
    assert told(alone(seen(brings=lines(castle=2), means=lines(silver=-1)))) == ["lone-brings now/castle/+2"]
    assert told(alone(seen())) == ["lone"]


def test_what_is_counted_within_another_line_is_told_only_where_that_is_the_same() -> None:
    within = {"scouts": "workers", "clerics": "workers"}
    mine, other = seen(means=lines(workers=2, scouts=2)), seen(means=lines(workers=2, scouts=1, clerics=1))
    assert told(why(mine, other, 2, Reading(within=within))) == [
        "alike",
        "advantage means/scouts/+1",
        "drawback means/clerics/−1",
    ]
    fewer = seen(means=lines(workers=1, scouts=1))
    assert told(why(mine, fewer, 2, Reading(within=within))) == ["little-better", "advantage means/workers/+1"]


def test_what_is_counted_within_another_line_is_told_after_what_is_not() -> None:
    mine = seen(means=lines(steps=4, ink=1))
    assert told(why(mine, seen(), 2, Reading(within={"steps": "houses"})))[1] == "advantage means/ink/+1 means/steps/+4"


def test_points_that_are_counted_within_means_are_told_only_where_those_are_the_same() -> None:
    within = {"stores": "silver"}
    mine, other = seen([1.0], lines(stores=-1), lines(silver=-4, tools=1)), seen([0.0])
    assert told(why(mine, other, 2, Reading(within=within))) == [
        "better",
        "advantage means/tools/+1",
        "drawback means/silver/−4",
    ]
    spent = seen([2.0], lines(stores=1), lines(bread=3))
    assert told(why(spent, other, 2, Reading(within=within)))[1] == "advantage now/stores/+1 means/bread/+3"
    later = seen([4.0], sheets=lines(stores=1), held=lines(silver=3, tools=2)), seen([0.0], sheets=lines(stores=0))
    assert told(why(*later, 2, Reading(within=within)))[1] == "advantage held/silver/+3", "by what it is counted from"


def test_what_is_held_within_what_differs_at_once_is_not_told_again() -> None:
    mine, other = seen([4.0], means=lines(crew=1), held=lines(helpers=1)), seen([0.0])
    assert told(why(mine, other, 2))[1] == "advantage means/crew/+1 held/helpers/+1"
    assert told(why(mine, other, 2, Reading(within={"helpers": "crew"})))[1] == "advantage means/crew/+1 promising/"


def test_of_means_that_are_vague_it_is_told_what_is_left_of_them_later() -> None:
    vague = frozenset({("means", "silver")})
    mine = seen([0.2], means=lines(crew=1), held=lines(silver=-2), vague=vague)
    assert told(why(mine, seen([0.0]), 2)) == ["alike", "advantage means/crew/+1", "drawback held/silver/−2"]
    assert told(why(seen([0.0]), mine, 1))[0] == "alike", "it does not only lack something"
    spent = mine._replace(brings=lines(stores=-1))
    assert "stores" not in " ".join(told(why(spent, seen([0.0]), 2, Reading(within={"stores": "silver"})))), (
        "silver says so"
    )


def test_a_difference_that_is_the_same_in_every_world_is_sure_however_much_chance_brings() -> None:
    vague = frozenset({("means", "merchant")})
    mine = seen([0.2], means=lines(fighter=1), vague=vague, tried=[lines(fighter=1), lines(fighter=1, merchant=1)])
    other = seen([0.0], vague=vague, tried=[lines(merchant=1), lines(merchant=2)])
    assert told(why(mine, other, 2)) == ["alike", "advantage means/fighter/+1", "drawback means/merchant/−1"]


def test_a_difference_that_is_on_one_side_in_every_world_is_told_roughly() -> None:
    vague = frozenset({("means", "silver")})
    mine = seen([1.0], vague=vague, tried=[lines(silver=2), lines(silver=4)])
    other = seen([0.0], vague=vague, tried=[lines(silver=-1), lines(silver=-1)])
    assert told(why(mine, other, 2)) == ["better", "advantage about/silver/+4"]
    doubtful = mine._replace(tried=[lines(silver=-1), lines(silver=4)])
    assert "silver" not in " ".join(told(why(doubtful, other, 2)))


def test_what_an_event_settles_is_not_told_roughly_either() -> None:
    vague = frozenset({("means", "virtue"), ("noted", "virtue")})
    mine = seen([1.0], vague=vague, tried=[lines(virtue=2), lines(virtue=4)])
    assert "virtue" not in " ".join(told(why(mine, seen([0.0], tried=[(), ()]), 2)))


def test_one_half_of_an_exchange_is_not_told_alone() -> None:
    sheets = [lines(diplomacy=-(world < 13), provisions=int(world < 11)) for world in range(25)]
    mine, other = seen([-0.1] * 25)._replace(sheets=sheets), seen([0.0] * 25)
    assert told(why(mine, other, 1)) == ["alike", "advantage later/provisions/+1", "drawback later/diplomacy/−1"]


def test_where_nothing_else_differs_what_one_has_later_is_told() -> None:
    mine = seen([0.1], held=lines(influence=1, silver=-2))
    assert told(why(mine, seen([0.0]), 2)) == ["alike", "advantage held/influence/+1", "drawback held/silver/−2"]


def test_what_one_has_later_makes_up_for_points() -> None:
    mine = seen([0.0], lines(influence=3), lines(convert=-1), held=lines(gold=-2, ink=-1))
    found = told(why(mine, seen([0.0]), 2))
    assert found == ["alike", "advantage now/influence/+3", "drawback means/convert/−1 held/gold/−2 held/ink/−1"]


def test_reasons_that_come_to_nothing_are_not_all_that_speaks_for_a_way() -> None:
    mine = seen([2.7] * 3, lines(workers=1), sheets=lines(workers=1, lords=-1))
    assert told(why(mine, seen([0.0] * 3), 2)) == [
        "better",
        "advantage now/workers/+1 promising/",
        "drawback later/lords/−1",
    ]


def test_of_means_it_is_told_how_many_more_one_has_later() -> None:
    mine = seen([4.0] * 3, means=lines(silver=1), held=lines(silver=5))
    assert told(why(mine, seen([0.0] * 3), 2))[1].startswith("advantage means-growing/silver/+5")
    assert why(mine, seen([0.0] * 3), 2)[1].args["what"][0].args["now"] == "+1"
    steady = seen([4.0] * 3, means=lines(silver=1), held=lines(silver=2))
    assert told(why(steady, seen([0.0] * 3), 2))[1].startswith("advantage means/silver/+1")


def test_before_a_position_is_said_to_promise_more_all_is_told_that_is_seen() -> None:
    mine = seen([9.0] * 3, means=lines(silver=4, gold=3, ink=2, crime=1))
    said = told(why(mine, seen([0.0] * 3), 2))[1]
    assert said == "advantage means/silver/+4 means/gold/+3 means/ink/+2 means/crime/+1"


def test_a_way_is_richer_that_only_has_more_at_the_end_of_the_turn() -> None:
    mine, other = seen([0.0], means=lines(fighter=1, worker=1)), seen([0.3], means=lines(worker=1))
    assert richer(mine, other) and not richer(other, mine)
    assert not richer(mine, seen([0.3], means=lines(worker=2)))


def test_what_is_worth_more_is_told_before_what_is_more() -> None:
    mine, other = seen([1.0] * 3, means=lines(gold=2, virtue=3, silver=2, crime=1)), seen([0.0] * 3)
    assert "crime" not in told(why(mine, other, 2))[1]
    reading = Reading(worth={"crime": 3.5, "silver": 0.4})
    assert told(why(mine, other, 2, reading))[1] == "advantage means/crime/+1 means/virtue/+3 means/gold/+2"
    held = seen([3.0] * 3, held=lines(gold=2, crime=1))
    assert told(why(held, other, 2, reading))[1].startswith("advantage held/crime/+1")


def test_a_lead_that_little_speaks_for_says_what_one_has_later() -> None:
    mine = seen([0.7] * 3, held=lines(cards=2), others=4)
    assert told(why(mine, seen([0.0] * 3), 2)) == ["better", "advantage held/cards/+2", "drawback others-more/4"]


def test_ways_that_are_about_as_good_do_not_differ_only_for_the_worse() -> None:
    mine = seen([0.1], held=lines(settlements=-1))
    assert told(why(mine, seen([0.0]), 2)) == ["same"]
    assert told(why(seen([0.0]), mine, 1)) == ["same"]


def test_what_makes_up_for_points_leaves_room_for_what_is_seen() -> None:
    mine = seen([0.0], lines(castle=9, deeds=-1), lines(gold=-4), held=lines(sections=-2, trade=-1))
    found = told(why(mine, seen([0.0]), 2))
    assert found[2] == "drawback now/deeds/−1 means/gold/−4 held/sections/−2"
