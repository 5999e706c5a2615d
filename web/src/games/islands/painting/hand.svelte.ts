/** The shape in the hand: how it is turned, in which colour it is dipped, where it points, and where it was laid. */

import type { IslandsShapeView, IslandsView, WordTree } from '../../../lib/wire'
import { Words } from '../../../lib/match/words.svelte'
import type { Chooser } from '../../contract'
import { covered, LANDS, type Lit, NONE, UNLIT } from '../lands/map'
import { isFree, openSquares, type Placement, placementsOf, wordsOf } from './placements'

/** A square of one of the own islands. */
export interface Spot {
  land: number
  square: string
}

export class Hand {
  /** Where the pointer or the focus is. */
  spot = $state.raw<Spot | null>(null)
  private turned = $state('')
  private dipped = $state('')

  /**
   * @param hint the words of the hint that is looked at; what it lays is shown while nothing was said
   */
  constructor(
    private readonly look: () => IslandsView,
    private readonly speak: () => Chooser,
    private readonly hint: () => readonly string[] = () => NONE,
  ) {}

  private get hinted(): readonly string[] {
    return this.chooser.active && this.chooser.said.length === 0 ? this.hint() : NONE
  }

  private get chooser(): Chooser {
    return this.speak()
  }

  /** All that may be said in this turn, whatever was said so far: a shape that lies can still be moved. */
  readonly tree: WordTree | null = $derived(this.chooser instanceof Words ? this.chooser.tree : null)
  readonly shape: IslandsShapeView | null = $derived.by(() => this.inHand())
  readonly placements: readonly Placement[] = $derived(placementsOf(this.tree, this.shape))
  readonly turns: readonly string[] = $derived(Object.keys(this.shape?.turns ?? {}))
  readonly turn: string = $derived(this.turns.includes(this.turned) ? this.turned : (this.turns[0] ?? ''))
  readonly colours: readonly string[] = $derived([...new Set(this.placements.flatMap(({ colours }) => colours))])
  readonly colour: string = $derived(this.preferred())
  /** Islands on which something may be painted. */
  readonly open: readonly number[] = $derived(LANDS.map((_, land) => land).filter((land) => this.isOpen(land)))
  readonly laid: Placement | null = $derived(this.found(this.chooser.said))
  /** Where a hint would lay it. */
  readonly suggested: Placement | null = $derived(this.found(this.hinted))
  /** What is shown: where it points, or else where it lies, or would. */
  readonly shown: Placement | null = $derived((this.spot && this.at(this.spot)) ?? this.laid ?? this.suggested)
  readonly shownColour: string = $derived(
    this.shown !== null && this.shown === this.suggested ? (this.hinted.find((word) =>
      this.colours.includes(word)
    ) ?? this.colour) : this.colour,
  )
  /** The squares that were named one by one. */
  readonly marked: readonly string[] = $derived(
    this.placements.length > 0 ? NONE : [...this.chooser.said, ...this.hinted].slice(2).filter((word) =>
      /^[a-h][1-8]$/.test(word)
    ),
  )

  private inHand(): IslandsShapeView | null {
    const { shapes, shape } = this.look()
    return shapes.find(({ name }) => name === shape) ?? null
  }

  private preferred(): string {
    const season = this.look().colour
    if (this.colours.includes(this.dipped)) return this.dipped
    return this.colours.includes(season) ? season : (this.colours[0] ?? '')
  }

  private isOpen(land: number): boolean {
    return this.placements.some((placement) => placement.land === land) || isFree(this.tree, land)
  }

  /** Where what was said lays the shape. */
  private found([verb, land, anchor, ...rest]: readonly string[]): Placement | null {
    if (verb !== 'paint' || anchor === undefined) return null
    const fits = (placement: Placement): boolean =>
      rest.length === 0 || placement.turn === '' || rest[0] === placement.turn
    return (this.placements.find((placement) =>
      LANDS[placement.land] === land && placement.anchor === anchor && fits(placement)
    ) ?? null)
  }

  // -- where it fits -----------------------------------------------------------------------------------------------

  /** How the shape can cover a square: as it is turned if possible, with the anchor there if possible. */
  at(spot: Spot): Placement | null {
    const here = this.covering(spot)
    const rank = ({ turn, anchor }: Placement): number => 2 * this.stepsTo(turn) + (anchor === spot.square ? 0 : 1)
    return here.reduce<Placement | null>((best, each) => (best && rank(best) <= rank(each) ? best : each), null)
  }

  private covering({ land, square }: Spot): Placement[] {
    return this.placements.filter((each) =>
      each.land === land && each.squares.includes(square) && each.colours.includes(this.colour)
    )
  }

  private stepsTo(turn: string): number {
    const count = this.turns.length
    return (this.turns.indexOf(turn) - this.turns.indexOf(this.turn) + count) % count
  }

  /** Where the shape would lie at a square on which it does not fit. */
  get blocked(): readonly string[] {
    const { spot } = this
    if (!spot || this.placements.length === 0 || this.at(spot)) return NONE
    return covered(spot.square, this.shape?.turns[this.turn] ?? [])
  }

  /** The squares of an island that are lit: those that can be the anchor as the shape is turned shine more. */
  lit(land: number): Lit {
    if (!this.chooser.active) return UNLIT
    const found = new Map<string, 'here' | 'near'>()
    const placements = this.placements.filter((each) => each.land === land && each.colours.includes(this.colour))
    for (const { squares } of placements) for (const square of squares) found.set(square, 'near')
    for (const { anchor, turn } of placements) if (turn === this.turn) found.set(anchor, 'here')
    if (placements.length === 0) {
      for (const square of openSquares(this.tree, land, this.chooser.said)) found.set(square, 'here')
    }
    return found.size > 0 ? found : UNLIT
  }

  // -- what is done with it ----------------------------------------------------------------------------------------

  /** Turn it by quarter turns: to the next turn in which it fits where it points or lies. */
  turnBy(steps: 1 | -1): void {
    const count = this.turns.length
    const { laid } = this
    const spot = this.spot ?? (laid ? { land: laid.land, square: laid.anchor } : null)
    const start = this.turns.indexOf(this.shown?.turn ?? this.turn)
    for (let step = 1; step < count; step++) {
      const turn = this.turns[(start + steps * step + count * step) % count]!
      if (spot && this.at(spot) && !this.covering(spot).some((each) => each.turn === turn)) continue
      this.turned = turn
      break
    }
    if (laid && spot && covers(laid, spot)) this.layAt(spot)
  }

  /** Dip it into another colour; where squares are named one by one, the colour ends it. */
  dip(colour: string): void {
    if (this.placements.length === 0) {
      this.chooser.choose(colour)
      return
    }
    const { laid } = this
    this.dipped = colour
    if (laid) this.lay(laid)
  }

  /** A square was pressed: lay the shape there, turn it there, or name the square. True if that did anything. */
  press(spot: Spot): boolean {
    if (!this.chooser.active) return false
    if (this.placements.length === 0) return this.mark(spot)
    if (this.laid && covers(this.laid, spot)) {
      this.spot = spot
      if (this.turns.length > 1) this.turnBy(1)
      else this.chooser.clear()
      return true
    }
    return this.layAt(spot)
  }

  private layAt(spot: Spot): boolean {
    const found = this.at(spot)
    if (found) this.lay(found)
    return found !== null
  }

  private lay(placement: Placement): void {
    this.turned = placement.turn
    this.chooser.clear()
    this.chooser.say(wordsOf(placement, this.colour))
  }

  private mark({ land, square }: Spot): boolean {
    const [verb, word] = this.chooser.said
    if (verb === 'paint' && word === LANDS[land] && this.marked.includes(square)) {
      this.chooser.unsay(square)
      return true
    }
    if (!openSquares(this.tree, land, this.chooser.said).includes(square)) return false
    this.chooser.say(
      verb === undefined ? ['paint', LANDS[land]!, square] : word === undefined ? [LANDS[land]!, square] : [square],
    )
    return true
  }

  /** The action that is thought about: what is shown, or what was said. */
  get thought(): readonly string[] | null {
    if (this.shown) return wordsOf(this.shown, this.shownColour)
    if (this.hinted.length > 0) return this.hinted
    return this.chooser.complete ? this.chooser.said : null
  }
}

function covers({ land, squares }: Placement, spot: Spot): boolean {
  return land === spot.land && squares.includes(spot.square)
}
