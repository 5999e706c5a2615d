/**
 * Where on the table the next word lies. The rules say which words may follow; this says which of the cards that carry
 * such a word is meant: a cat in the hand is played, a cat in the draw line is drawn.
 */

import type { OrigamiView } from '../../lib/wire'
import type { Chooser } from '../contract'
import { type OrigamiContent, verbOf } from './cards'

export type Zone = 'line' | 'hand' | 'aside' | 'discards' | 'tops'

/** Verbs of effects whose `take` reaches into the discard pile. */
const FROM_DISCARDS = ['salvage', 'reclaim', 'recover', 'take-top']

/** What is looked at. */
interface Looked {
  readonly view: OrigamiView
  readonly content: OrigamiContent
  readonly chooser: Chooser
}

/** How the table is to be read now. */
export class Places {
  constructor(private readonly looked: Looked) {}

  private get view(): OrigamiView {
    return this.looked.view
  }

  private get chooser(): Chooser {
    return this.looked.chooser
  }

  private get verb(): string {
    return verbOf(this.looked.content, this.view.phase)
  }

  /** The zones that the word after `said` may lie in. */
  zones(said: readonly string[]): readonly Zone[] {
    switch (said[0]) {
      case 'draw':
        return ['line']
      case 'take':
        return [FROM_DISCARDS.includes(this.verb) ? 'discards' : 'line']
      case 'discard':
        return this.view.aside?.length && this.verb === 'look' ? ['aside'] : ['hand']
      case 'give':
        return ['hand']
      case 'copy':
        return ['line', 'tops']
      case 'use':
        return ['tops']
      case 'swap':
        return said.length < 2 ? ['hand'] : [this.verb === 'swap-top' ? 'discards' : 'line']
      case 'play':
        return this.ofPlay(said)
    }
    return []
  }

  private ofPlay(said: readonly string[]): readonly Zone[] {
    if (said.includes('pay')) return ['hand', 'aside']
    if (said[1] === 'top') return ['discards']
    return said.length > 1 ? [] : [this.view.phase === 'free' ? 'line' : 'hand']
  }

  /** What to say when this card of this zone is chosen; null when it is not offered. */
  way(zone: Zone, word: string): string[] | null {
    const { said, active } = this.chooser
    if (!active) return null
    if (said.length > 0) return this.zones(said).includes(zone) && this.chooser.can(word) ? [word] : null
    const verb = this.chooser.next.find((first) => this.zones([first]).includes(zone) && this.chooser.fits([first, word]))
    return verb === undefined ? null : [verb, word]
  }

  /** What to say when the top discard as such is chosen: taken with the line, or played. */
  wayToTop(): string[] | null {
    const { said, active, next } = this.chooser
    if (!active) return null
    if (this.chooser.can('top')) return ['top']
    if (said.length > 0) return null
    if (next.includes('draw') && this.chooser.fits(['draw', 'top'])) return ['draw', 'top']
    return next.includes('play') && this.chooser.fits(['play', 'top']) ? ['play', 'top'] : null
  }

  /** How many copies of a card were said of a zone: so many of them are marked as chosen. */
  chosen(zone: Zone, word: string): number {
    const { said } = this.chooser
    let count = 0
    said.forEach((one, place) => {
      if (one === word && place > 0 && this.zones(said.slice(0, place)).includes(zone)) count += 1
    })
    return count
  }

  /** A seat that may be chosen, as in `rob p2`. */
  wayToSeat(seat: number): string[] | null {
    if (!this.chooser.active) return null
    const word = `p${seat + 1}`
    const way = this.chooser.way(word, ['rob', 'look'])
    return ['rob', 'look'].includes(this.chooser.said[0] ?? way?.[0] ?? '') ? way : null
  }

  /** A collection of the own seat: where a card is played to, or moved to. */
  wayToSide(side: string): string[] | null {
    const { said } = this.chooser
    const ready = said[0] === 'play' && said.length > 1
    return this.chooser.active && ready && this.chooser.can(side) ? [side] : null
  }

  /** Slipping beneath a collection. */
  wayUnder(side: string): string[] | null {
    const { said, active } = this.chooser
    if (!active || said[0] !== 'play') return null
    if (said.at(-1) === side && this.chooser.can('under')) return ['under']
    return this.chooser.can(side) && this.chooser.fits([side, 'under']) ? [side, 'under'] : null
  }

  /** A card that lies in a collection: its special action, its instant to copy, or its place. */
  wayToLying(owner: number, side: string, place: number, size: number, card: string): string[] | null {
    const { said, active } = this.chooser
    if (!active) return null
    const isTop = place === size
    if (isTop || this.chooser.fits(['use', card])) {
      const found = owner === this.view.seat || said[0] === 'copy' || said.length === 0 ? this.wayOnTop(owner, card) : null
      if (found) return found
    }
    return this.wayToPlace(owner, side, place)
  }

  private wayOnTop(owner: number, card: string): string[] | null {
    const found = this.way('tops', card)
    const verb = this.chooser.said[0] ?? found?.[0]
    return verb === 'use' && owner !== this.view.seat ? null : found
  }

  private wayToPlace(owner: number, side: string, place: number): string[] | null {
    const { said } = this.chooser
    const seat = `p${owner + 1}`
    const paths = [
      [side, `${place}`],
      [`${place}`],
      ['move', side, `${place}`],
      [seat, side, `${place}`],
      ['sink', seat, side, `${place}`],
    ]
    return paths.find((path) => this.meant(said, path, owner, side) && this.chooser.fits(path)) ?? null
  }

  /** Whether a path of words, said now, means a place in this collection. */
  private meant(said: readonly string[], path: readonly string[], owner: number, side: string): boolean {
    const whole = [...said, ...path]
    if (whole[0] === 'sink') return whole.length === 4 && whole[1] === `p${owner + 1}` && whole[2] === side
    if (whole[0] !== 'move' || owner !== this.view.seat) return false
    return (whole.length === 3 && whole[1] === side) || (whole.length === 5 && whole[3] === side)
  }
}
