/**
 * Where on the table the next word lies. The words say what may follow, the view says where it lies; this says which of
 * the cards that carry such a word is meant: a cat in the hand is played, a cat in the draw line is drawn.
 */

import type { OrigamiView } from '../../lib/wire'
import type { Chooser } from '../contract'

export type Zone = OrigamiView['reach'][string][number][number]

/** How the table is to be read now. */
export class CardPlaces {
  constructor(private readonly looked: { readonly view: OrigamiView; readonly chooser: Chooser }) {}

  private get chooser(): Chooser {
    return this.looked.chooser
  }

  /** The zones that the word after `said` may lie in. */
  zones(said: readonly string[]): readonly Zone[] {
    const entries = Object.entries(this.looked.view.reach).map(([words, zones]) => ({ after: words.split(' '), zones }))
    const found = entries.findLast(({ after }) => after.every((word) => said.includes(word)))
    return found?.zones[Math.min(said.length - found.after.length, found.zones.length - 1)] ?? []
  }

  /** What to say when these words of a zone are chosen; null when they are not offered. */
  way(zone: Zone, ...words: string[]): string[] | null {
    const { said, next } = this.chooser
    const leads = said.length > 0 ? [[]] : next.map((first) => [first])
    const lead = leads.find((lead) =>
      this.zones([...said, ...lead]).includes(zone) && this.chooser.fits([...lead, ...words])
    )
    return lead ? [...lead, ...words] : null
  }

  /** What to say when the top discard as such is chosen: taken with the line, or played. */
  wayToTop(): string[] | null {
    const { said, next } = this.chooser
    return this.chooser.way('top', said.length > 0 ? [] : next)
  }

  /** How many copies of a card were said of a zone: so many of them are marked as chosen. */
  chosen(zone: Zone, word: string, said: readonly string[] = this.chooser.said): number {
    return said.filter((one, place) => one === word && this.zones(said.slice(0, place)).includes(zone)).length
  }

  /** Slipping beneath a collection of the own seat. */
  wayUnder(side: string): string[] | null {
    const way = this.chooser.said.at(-1) === side ? ['under'] : [side, 'under']
    return this.chooser.fits(way) ? way : null
  }

  /** A card that lies in a collection: its special action, its instant to copy, or its place. */
  wayToLying(owner: number, side: string, place: number, size: number, card: string): string[] | null {
    const address = [side, `${place}`]
    const own = owner === this.looked.view.seat
    const isTop = place === size
    return (isTop ? this.way('tops', card) : null) ??
      (own
        ? ((isTop || !this.isOnTop(owner, card) ? this.way('own', card) : null) ??
          this.wayToPlace('own-places', address)) : null) ??
      this.wayToPlace('places', [`p${owner + 1}`, ...address])
  }

  /** Whether a copy of a card lies on top of a collection: that one is meant then, and not one that is covered. */
  private isOnTop(owner: number, card: string): boolean {
    const player = this.looked.view.players[owner]
    return [player?.left, player?.right].some((pile) => pile?.at(-1)?.card === card)
  }

  /** A place in a collection by the words that name it, the first of which may have been said already. */
  private wayToPlace(zone: Zone, address: string[]): string[] | null {
    const { said } = this.chooser
    const given = Math.max(0, said.length - 1) % address.length
    const agrees = said.slice(said.length - given).every((word, number) => word === address[number])
    return agrees ? this.way(zone, ...address.slice(given)) : null
  }
}
