# Що підрахунок каже про хибну позицію, українською.

pad-too-much-gold = золота разом { $gold }, а в грі є лише { $most }
pad-too-many-cards = карток на руці не може бути { $count } чи більше; якщо гравців { $players }, найбільше — { $most }
pad-no-government-card = { $value } — не картка сфери, як-от { $example }; сфери: { $offices }
pad-unknown-letter = { $value }: картки з такою літерою немає; допишіть її цінність: { $example }
pad-already-at = { $value } вже є в { $other }
