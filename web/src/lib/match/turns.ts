/** A match in turns: what one seat does on end, or a round, in games whose seats take turns with every word. */

export interface Turn {
  /** Counted from 1; 0 is what comes before anybody has done anything. */
  number: number
  /** Whose turn it is; nobody's in a round, and before the first turn. */
  seat:
    | number
    | null
  /** Its steps, counted from 0: the first, and the one after the last. */
  first: number
  end: number
}

interface Done {
  seat:
    | number
    | null
  /** The round, empty before the first; undefined in a game without rounds. */
  period?: string | undefined
}

/** What chance does belongs to the turn in which it happens. */
export function turnsOf(steps: readonly Done[]): Turn[] {
  const turns: (Turn & { period?: string | undefined })[] = []
  for (const [place, { seat, period }] of steps.entries()) {
    const turn = turns.at(-1)
    if (turn && turn.period === period && (period !== undefined || seat === null || seat === turn.seat)) turn.end += 1
    else {
      const isBefore = period === undefined ? seat === null : period === ''
      const number = isBefore ? 0 : (turn?.number ?? 0) + 1
      turns.push({ number, seat: period === undefined ? seat : null, first: place, end: place + 1, period })
    }
  }
  return turns.map(({ number, seat, first, end }) => ({ number, seat, first, end }))
}

/** The turn of the step that led to a moment; the first one for the moment before all. */
export function turnAt(turns: readonly Turn[], index: number): Turn | undefined {
  return turns.find(({ end }) => index <= end)
}
