# Что подсчёт говорит о неверной позиции, по-русски.

pad-an-order = приказ
pad-an-outsider = чужак
pad-ai-second = игрок-бот — всегда второй из двух
pad-outsiders = карт { $value } в игре всего { $count }
