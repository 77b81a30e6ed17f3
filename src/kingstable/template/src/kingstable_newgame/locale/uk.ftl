# Що питають, вибирають, розповідають і рахують, українською.

stone = { $colour } { $number }

ask-take = Візьміть камінець.
option-take = Взяти камінець: { $stone }
log-take = { $seat } бере камінець: { $stone }
why-taken = Цього камінця немає на столі.
advice-most = Один камінець на столі має більше число, ніж решта: { $stone }.
score-red = Червоні
score-green = Зелені
score-blue = Сині
