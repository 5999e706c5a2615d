### Messages by e-mail, in English. Every locale has the same ids.

mail-reset-subject = Another password for { $login } at Kamishima
mail-reset-body =
    Somebody, probably you, asked for another password for the account { $login }.

    Set it here; the link works once, for an hour:
    { $link }

    If you did not ask for this, you need not do anything: your password is still the same.
mail-confirm-subject = Confirm your address at Kamishima
mail-confirm-body =
    The account { $login } wants to use this address for a lost password.

    Confirm it here; the link works once, for a day:
    { $link }

    If this is not your account, you need not do anything: the address is not used.
