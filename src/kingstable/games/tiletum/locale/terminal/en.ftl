# What the score pad says of a wrong position, in English.

pad-a-contract = a contract
pad-cardinal-missing = one player alone plays against the Cardinal, who is missing
pad-cardinal-for-one = only one player can play against the Cardinal, not { $count }
