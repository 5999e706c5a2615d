### The messages of the pages Rules, Gallery and Folding, in English. Every locale has the same ids.

## Rules

rules-title = Rules
rules-games = Games
rules-chapters = Chapters
rules-failed = The rules could not be loaded. Please try again.
rules-of = Rules: { $game }
rules-close = Close the rules
rules-search = Search in the rules
rules-nothing = Nothing in the rules says that.
rules-all = All rules of this game, also of other boxes and variants

## Gallery

gallery-failed = This could not be loaded. Please try again.

## Folding

folding-title = Fold the starting figure
folding-about = Whoever starts keeps a paper figure in front of them. All you need is a square sheet of paper: choose a figure and follow the steps.
folding-figures = Figures
folding-steps = All steps
folding-step = Step { $step } of { $steps }
folding-back = Back
folding-next = Next
folding-again = Show it again
folding-keys = The arrow keys go back and forth.
folding-valley = fold towards you (valley fold)
folding-mountain = fold away from you (mountain fold)
folding-dog = Dog
folding-dog-1 = Lay the sheet on a corner, its coloured side down. Fold the top corner down to the bottom corner.
folding-dog-2 = Fold the left and the right corner down: these are the ears.
folding-dog-3 = Fold the tip of the upper layer up a little: the snout.
folding-dog-4 = Fold the tip of the lower layer behind.
folding-dog-5 = Draw eyes and a nose: the dog is done.
folding-whale = Whale
folding-whale-1 = Lay the sheet on a corner, its coloured side down. Fold it in half and open it again, so that the middle line is creased.
folding-whale-2 = Fold both edges at the right corner to the middle line, like a paper kite.
folding-whale-3 = Fold the left corner in as far as the flaps reach.
folding-whale-4 = Fold the lower half up along the middle line.
folding-whale-5 = Fold the slim end up: the tail.
folding-whale-6 = Draw an eye: the whale is done.
folding-swan = Swan
folding-swan-1 = Lay the sheet on a corner with the side up that will be hidden. Fold it in half and open it again.
folding-swan-2 = Fold both edges at the left corner to the middle line.
folding-swan-3 = Turn the paper over.
folding-swan-4 = Fold both edges at the left corner to the middle line once more.
folding-swan-5 = Fold the slim point over to the right: this will be the neck.
folding-swan-6 = Fold the tip back a little: the head.
folding-swan-7 = Fold the lower half behind along the middle line.
folding-swan-8 = Hold the body and pull the neck up. Press it flat at its foot.
folding-swan-9 = The swan is done. Open the body a little, and it stands.
folding-helmet = Helmet
folding-helmet-1 = Lay the sheet on a corner, its coloured side down. Fold the top corner down to the bottom corner.
folding-helmet-2 = Fold the left and the right corner down to the bottom corner.
folding-helmet-3 = Fold both loose points up to the top.
folding-helmet-4 = Fold the two points outwards: the horns.
folding-helmet-5 = Fold the upper layer of the bottom corner up, a little below the middle.
folding-helmet-6 = Fold the edge up once more: the brim.
folding-helmet-7 = Fold the lower layer of the bottom corner behind.
folding-helmet-8 = The helmet is done. Made of a newspaper it fits your head.
