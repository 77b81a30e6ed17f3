# What the score pad says of a wrong position, in English.

pad-an-order = an order
pad-an-outsider = an outsider
pad-ai-second = the AI player is the second of two
pad-outsiders = there are only { $count } cards { $value }
