### Wiadomości e-mail, po polsku.

mail-reset-subject = Nowe hasło do konta { $login } w Kamishima
mail-reset-body =
    Ktoś, zapewne ty, poprosił o nowe hasło do konta { $login }.

    Ustaw je tutaj; link działa raz, przez godzinę:
    { $link }

    Jeśli to nie twoja prośba, nie musisz nic robić: hasło się nie zmieniło.
mail-confirm-subject = Potwierdź swój adres w Kamishima
mail-confirm-body =
    Konto { $login } chce używać tego adresu na wypadek utraty hasła.

    Potwierdź go tutaj; link działa raz, przez jeden dzień:
    { $link }

    Jeśli to nie twoje konto, nie musisz nic robić: adres nie będzie używany.
