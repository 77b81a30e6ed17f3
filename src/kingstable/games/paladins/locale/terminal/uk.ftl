# Що підрахунок каже про хибну позицію, українською.

pad-an-order = наказ
pad-an-outsider = чужинець
pad-ai-second = гравець-бот — завжди другий із двох
pad-outsiders = карт { $value } у грі лише { $count }
