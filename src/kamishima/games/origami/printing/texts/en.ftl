### What is printed of Origami, in English. A section of the rules is its title, and `.about` is what it says.

print-points-cards = Points of all cards
print-points-effects = Scoring effects
print-points-awards = Awards (characters, Kappa)
print-hand = Cards in hand, in a tie

print-origami-setup = Set-up
    .about = Take as many families as there are players, all 18 cards of each. With families of the Legends box, add as many pairs of characters as there are players; with the polar family, lay out the rice paper. Shuffle. Deal cards face up to one player after the other until they are worth 10 folds or more; whoever has the fewest folds starts. Take up your cards, and turn up four cards as the draw line.
print-origami-turn = Your turn
    .about = Take exactly one action: draw cards, play an origami, or use the special action on top of one of your collections. Then discard down to your hand limit: 8 cards, unless a card says otherwise.
print-origami-draw = Draw
    .about = Take any cards of the draw line that are worth at most 4 folds together, then fill the line up to four cards.
print-origami-play = Play an origami
    .about = Pay its cost with other cards of your hand: their folds must come to exactly the cost. You choose which paid card lies on top of the discards. Lay the origami on top of one of your two collections, whose sizes may never differ by more than one card. All cards stay visible: names, families and points of covered cards count.
print-origami-effects = Effects
    .about = Instant: once, when you play the card, if you like. Special action: from your next turn on, as your action, while the card lies on top. Ongoing: as long as the card lies on top. Scoring: at the end, covered or not.
print-origami-characters = Characters
    .about = A character goes to the middle of the table and changes the rules for everybody; its other colour is discarded. Then you may play a card of the draw line free of cost.
print-origami-paper = Rice paper
    .about = It only pays costs, each sheet 1 fold, and always returns to its own deck. It counts towards the hand limit.
print-origami-end = The end
    .about = When the deck runs out, the discards become the new deck. When it runs out for the second time, finish the round, so that everybody has had equally many turns; then everybody has one last turn.
print-origami-scoring = Scoring
    .about = Add the points of all cards in both collections, of their scoring effects, and of awards. Most points win; in a tie, more cards in hand.
