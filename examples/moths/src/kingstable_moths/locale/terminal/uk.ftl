# Слова термінала, українською.

show-lights = Вогні
show-hand = Ваші метелики
show-flown = Метелики, які вже літали:
show-about = Найбільший метелик біля вогню здобуває його. Де їх кілька, найменший ловить іскру: 1 очко. Вогонь, до якого ніхто не прилетів, дає на 1 очко більше.
show-sparks =
    { $count ->
        [one] { $count } іскра
        [few] { $count } іскри
       *[many] { $count } іскор
    }
show-night = Ніч { $night }
show-moths =
    { $count ->
        [one] { $count } метелик
        [few] { $count } метелики
       *[many] { $count } метеликів
    }
show-deck =
    { $count ->
        [one] У стосі ще { $count } вогонь.
        [few] У стосі ще { $count } вогні.
       *[many] У стосі ще { $count } вогнів.
    }
