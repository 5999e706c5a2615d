"""What happened in Legends, and what its table and its score sheet show."""

from __future__ import annotations

from kamishima.games.origami.show import events as told
from kamishima.games.origami.show.view import AwardLine, View
from kamishima.games.registry import box
from kamishima.testing.walk import final_state
from kamishima.texts.texts import Texts

NAMES = ("Ana", "Ben", "Cleo")

# -- what happened -----------------------------------------------------------------------------------------------------

TOLD = {
    "en": [
        "The Sumo Wrestler joins the game, in red and in yellow.",
        "Ana plays Red Geisha into the middle of the table, paid with Owl and Rice Paper.",
        "Yellow Geisha leaves the middle of the table and is discarded.",
        "Ana plays Seal from the draw line onto the left collection, free of cost.",
        "Ana takes 2 sheets of rice paper.",
        "Ana gives Seal to the discard pile and takes Owl.",
        "Ana moves Seal from place 3 of the left collection to place 1 of the right collection.",
        "Ana moves Seal from place 3 to the bottom of Ben’s left collection.",
        "Ana moves Seal from place 3 to the bottom of their own left collection.",
        "Ana has 5 sheets of rice paper in hand.",
        "Kappa brings Ana 5 points.",
    ],
    "de": [
        "Mit dabei, in Rot und in Gelb: Sumoringer.",
        "Ana spielt Geisha (rot) in die Tischmitte und bezahlt mit Eule und Reispapier.",
        "Geisha (gelb) verlässt die Tischmitte und wird abgeworfen.",
        "Ana spielt Robbe aus der Auslage auf die linke Sammlung, kostenlos.",
        "Ana nimmt 2 Blatt Reispapier.",
        "Ana tauscht Robbe gegen Eule aus der Ablage.",
        "Ana versetzt Robbe von Stelle 3 der linken an Stelle 1 der rechten Sammlung.",
        "Ana schiebt Robbe von Stelle 3 der linken Sammlung von Ben ganz nach unten.",
        "Ana schiebt Robbe von Stelle 3 der eigenen linken Sammlung ganz nach unten.",
        "Ana hat 5 Blatt Reispapier auf der Hand.",
        "Kappa bringt Ana 5 Punkte.",
    ],
    "pl": [
        "Do gry dołącza postać Zapaśnik sumo, w wersji czerwonej i żółtej.",
        "Ana zagrywa kartę Czerwona gejsza na środek stołu, płacąc: Sowa i Papier ryżowy.",
        "Karta Żółta gejsza znika ze środka stołu i zostaje odrzucona.",
        "Ana zagrywa z rzędu kartę Foka na lewą kolekcję, nic nie płacąc.",
        "Ana bierze 2 arkusze papieru ryżowego.",
        "Ana wymienia kartę Foka na kartę Sowa ze stosu kart odrzuconych.",
        "Ana przenosi kartę Foka z miejsca 3 w lewej kolekcji na miejsce 1 w prawej kolekcji.",
        "Ana przenosi kartę Foka z miejsca 3 na spód lewej kolekcji gracza Ben.",
        "Ana przenosi kartę Foka z miejsca 3 na spód swojej lewej kolekcji.",
        "Ana ma na ręce 5 arkuszy papieru ryżowego.",
        "Karta Kappa daje graczowi Ana 5 punktów.",
    ],
}


def test_log_lines_of_legends(texts: Texts) -> None:
    events = [
        told.PairChosen("sumo-wrestler"),
        told.CharacterPlayed(0, "geisha-red", "hand", ("owl", "rice-paper")),
        told.CharacterLeft("geisha-yellow"),
        told.PlayedFrom(0, "seal", "line", "left", under=False, paid=()),
        told.DrewRicePaper(0, 2),
        told.SwappedTop(0, "seal", "owl"),
        told.Moved(0, "seal", "left", 3, "right", 1),
        told.Sunk(0, 1, "seal", "left", 3),
        told.Sunk(0, 0, "seal", "left", 3),
        told.HandCounted(0, 5),
        told.Awarded(0, "kappa", 5),
    ]
    assert [texts.event(event, NAMES, None) for event in events] == TOLD[texts.locale]


def test_who_sinks_an_origami_of_their_own_is_you_to_themselves(texts: Texts) -> None:
    mine = texts.event(told.Sunk(0, 0, "seal", "left", 3), NAMES, 0)
    theirs = texts.event(told.Sunk(0, 0, "seal", "left", 3), NAMES, 1)
    assert "Ana" not in mine
    assert theirs.count("Ana") == 1


def test_the_hand_that_one_looks_at_is_named_to_those_who_see_it(english: Texts) -> None:
    looks = told.LookedAtHand(0, 1, ("seal", "rice-paper"))
    assert english.event(looks, NAMES, 0) == "You look at Ben’s hand: Seal and Rice Paper."
    assert english.event(looks, NAMES, 1) == "Ana looks at your hand: Seal and Rice Paper."


# -- the score sheet ---------------------------------------------------------------------------------------------------


def award_lines(texts: Texts, awards: tuple[AwardLine, ...]) -> list[str]:
    """The awards of a player as a score sheet shows them."""
    return [f"{texts.card_name(award.card)}: {texts.say('table-points', count=award.points)}" for award in awards]


SHEET = {
    "en": ("Awards", ["Yellow Emperor: 1 point", "Kappa: 5 points"]),
    "de": ("Auszeichnungen", ["Kaiser (gelb): 1 Punkt", "Kappa: 5 Punkte"]),
    "pl": ("Wyróżnienia", ["Żółty cesarz: 1 punkt", "Kappa: 5 punktów"]),
}


def test_a_score_sheet_names_awards_and_their_points(texts: Texts) -> None:
    awards = (AwardLine("emperor-yellow", 1), AwardLine("kappa", 5))
    assert (texts.say("table-sheet-awards"), award_lines(texts, awards)) == SHEET[texts.locale]


def test_every_award_of_a_whole_game_can_be_shown(texts: Texts) -> None:
    # Actor and Emperor in both colours: sooner or later one of them lies in the middle.
    game = box("origami").table(
        2, {"box": "legends", "families": ["polar", "legendary"], "pairs": ["actor", "emperor"]}
    )
    found: set[str] = set()
    for seed in range(4):
        view = game.view(final_state(game, seed), None)
        assert isinstance(view, View)
        for player in view.players:
            found.update(award_lines(texts, player.awards))
    assert found


RICE_PAPER = {
    "en": ["Rice paper: none left", "Rice paper: 1 sheet", "Rice paper: 18 sheets"],
    "de": ["Reispapier: aufgebraucht", "Reispapier: 1 Blatt", "Reispapier: 18 Blatt"],
    "pl": ["Papier ryżowy: brak", "Papier ryżowy: 1 arkusz", "Papier ryżowy: 18 arkuszy"],
}


def test_the_table_shows_the_rice_paper_deck(texts: Texts) -> None:
    assert [texts.say("table-rice-paper", count=count) for count in (0, 1, 18)] == RICE_PAPER[texts.locale]
