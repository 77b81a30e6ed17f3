# What the score pad says of a wrong position, in English.

pad-a-contract = a contract
pad-cardinal-missing = one player alone plays against the cardinal, who is missing
pad-cardinal-for-one = { $count } players cannot play against the cardinal
