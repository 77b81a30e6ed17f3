# Что спрашивают, выбирают, рассказывают и считают, по-русски.

stone = { $colour } { $number }

ask-take = Возьмите камешек.
option-take = Взять камешек: { $stone }
log-take = { $seat } берёт камешек: { $stone }
why-taken = Этого камешка нет на столе.
advice-most = У одного камешка на столе число больше, чем у остальных: { $stone }.
score-red = Красные
score-green = Зелёные
score-blue = Синие
