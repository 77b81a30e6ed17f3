# Що підрахунок каже про хибну позицію, українською.

pad-too-much-gold = золота разом { $gold }, а в грі є лише { $most }
pad-too-many-cards = карток у руці не може бути { $count } чи більше; якщо гравців { $players }, найбільше — { $most }
pad-no-government-card = { $value } — не картка уряду, як-от { $example }; сфери: { $offices }
pad-unknown-letter = { $value }: картки з такою літерою немає; допишіть її значення: { $example }
pad-already-at = { $value } вже є в { $other }
