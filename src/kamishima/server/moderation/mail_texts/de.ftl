### Nachrichten per E-Mail, auf Deutsch.

mail-reset-subject = Ein neues Passwort für { $login } bei Kamishima
mail-reset-body =
    Jemand, vermutlich du, hat um ein neues Passwort für das Konto { $login } gebeten.

    Setze es hier; der Link gilt einmal, eine Stunde lang:
    { $link }

    Wenn du nicht darum gebeten hast, musst du nichts tun: Dein Passwort ist noch dasselbe.
mail-confirm-subject = Bestätige deine Adresse bei Kamishima
mail-confirm-body =
    Das Konto { $login } möchte diese Adresse für ein vergessenes Passwort verwenden.

    Bestätige sie hier; der Link gilt einmal, einen Tag lang:
    { $link }

    Wenn das nicht dein Konto ist, musst du nichts tun: Die Adresse wird nicht verwendet.
