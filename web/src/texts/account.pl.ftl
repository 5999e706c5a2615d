### Co serwer o kimś przechowuje, po polsku. Każdy język ma te same identyfikatory.

data-title = Co o tobie przechowujemy
data-about = Twoje partie, to, co w nich powiedziano pod twoim imieniem, i konto, jeśli je masz. Jak długo co zostaje, mówi dokumentacja serwera.
data-export = Pobierz wszystko
data-delete = Usuń wszystko
data-delete-about = Twoje konto, twoje własne partie i twoje wypowiedzi zostaną usunięte na zawsze. Partie, w których grali też inni, zostają u nich bez twojego imienia; na twoim miejscu dalej gra bot. Zapisy zapieczętowane wcześniej zachowują imiona, z którymi powstały.
data-delete-sure = Usuń na zawsze
data-keep = Zostaw
data-deleted = Wszystko usunięte. Jesteś teraz nowym gościem.
