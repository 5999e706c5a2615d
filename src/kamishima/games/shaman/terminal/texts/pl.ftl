### Jak terminal pokazuje Shaman Island, po polsku.

terminal-shaman-tribes = Plemiona
terminal-shaman-actions =
    { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[other] zostało { $count } akcji
    }
terminal-shaman-sunk =
    { $count ->
        [0] nie zatopiono żadnego kafelka
        [one] zatopiono { $count } kafelek
        [few] zatopiono { $count } kafelki
       *[other] zatopiono { $count } kafelków
    }
terminal-shaman-coin = stawiana moneta: { $value }
terminal-shaman-rider = do postawienia:
terminal-shaman-spirit-way = duch na { $spirit }, szaman na { $host }
terminal-shaman-hand = monety na ręce: { $coins }
terminal-shaman-hand-hidden =
    { $count ->
        [one] { $count } moneta na ręce
        [few] { $count } monety na ręce
       *[other] { $count } monet na ręce
    }
terminal-shaman-islands =
    { $count ->
        [one] { $count } wyspa
        [few] { $count } wyspy
       *[other] { $count } wysp
    }
terminal-shaman-end = koniec przy { $count }
terminal-shaman-tiles = ×{ $count }
terminal-shaman-island = Wyspa
terminal-shaman-size = Kafelki
terminal-shaman-legend = Znaki
terminal-shaman-hidden = ukryta wartość
terminal-shaman-host = leży na nim szaman
terminal-shaman-height = wysokość
terminal-shaman-water = woda
terminal-shaman-target = można teraz wskazać
terminal-shaman-chosen = wybrane
terminal-shaman-worth = wartość { $values }
