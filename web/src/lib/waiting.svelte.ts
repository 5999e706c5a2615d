/** How many of one's own matches wait for this person, as far as the lobby has heard. */
export const waiting = $state({ count: 0 })
