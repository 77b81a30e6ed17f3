# What the score pad says of a wrong position, in English.

pad-too-much-gold = { $gold } gold in all is more than the { $most } there is
pad-too-many-cards = a hand cannot have { $count } cards or more; with { $players } players { $most } is the most
pad-no-government-card = { $value } is not a government card such as { $example }; the offices are { $offices }
pad-unknown-letter = { $value } has a letter of no known card; write its value too: { $example }
pad-already-at = { $value } is already at { $other }
