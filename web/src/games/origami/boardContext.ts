/** What every part of the board of Origami needs: cards by their words, and choosing them. */

import type { OrigamiView } from '../../lib/wire'
import { BoardContext } from '../boardContext'
import { boxOf, type Face, faceOf, type OrigamiContent } from './cards/cards'
import { CardPlaces, type Zone } from './cardPlaces'
import { at, newPlaces } from './recent'

/** The words of actions that say what choosing a card does. */
const DEEDS = ['draw', 'take', 'play', 'pay', 'discard', 'give', 'copy', 'swap', 'use', 'move', 'sink']

export class OrigamiContext extends BoardContext<OrigamiView> {
  readonly places = new CardPlaces(this)

  /** What is printed on the cards. */
  get box(): OrigamiContent {
    return boxOf(this.content)
  }

  /** Whether a seat decides now. */
  isActing(seat: number): boolean {
    const { acting, turn_of: turnOf, starter, ended } = this.view
    return seat === (acting ?? turnOf) && starter !== null && !ended
  }

  name(word: string): string {
    return this.texts.name('card', word)
  }

  face(word: string): Face {
    return faceOf(this.box, word)
  }

  groupName(group: string): string {
    return group in this.box.families ? this.texts.name('family', group) : this.say(`group-${group}`)
  }

  kindName(kind: string): string {
    return this.say(`effect-${kind}`).replace(/\.$/, '')
  }

  /** What the effect of a card does, without when it works. */
  effect(word: string): string {
    return this.texts.effectText(word)
  }

  /** A card as a screen reader says it: name, values, and what choosing it does. */
  label(word: string, way: readonly string[] | null, chosen = false): string {
    const face = this.face(word)
    const facts = [this.groupName(face.group)]
    if (face.kind !== 'paper') facts.push(this.say('table-cost', { count: face.cost }))
    facts.push(this.say('table-folds', { count: face.folds }))
    if (face.points) facts.push(this.say('table-points', { count: face.points }))
    facts.push(this.kindName(face.kind))
    const deed = chosen ? this.say('board-deed-back') : this.deed(way)
    return `${this.name(word)}: ${facts.join(', ')}${deed ? ` – ${deed}` : ''}`
  }

  /** What following a way does, in a few words. */
  deed(way: readonly string[] | null): string {
    if (!way) return ''
    const whole = [...this.chooser.said, ...way]
    const verb = whole.includes('pay') ? 'pay' : whole[0]
    return verb !== undefined && DEEDS.includes(verb) ? this.say(`board-deed-${verb}`) : ''
  }

  /** The key that opens the text of a card. */
  readKey(event: KeyboardEvent, word: string): void {
    if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    this.inspect(word)
  }

  /** A long press, or the other button of a mouse, opens the text of a card, too. */
  readMenu(event: MouseEvent, word: string): void {
    event.preventDefault()
    this.inspect(word)
  }

  /** Whether something came to a spot since the own last move, or this card did. */
  isNew(spot: string, card?: string): boolean {
    return newPlaces(this.recent).has(card === undefined ? spot : at(spot, card))
  }

  /** Whether a seat's collections or hand have got something new. */
  hasNew(seat: number): boolean {
    return this.isNew(`hand-${seat}`) || this.isNew(`pile-${seat}-left`) || this.isNew(`pile-${seat}-right`)
  }

  /** Whether the hint that is looked at means this card of a zone. */
  isHinted(zone: Zone, word: string): boolean {
    return this.places.chosen(zone, word, this.hinted) > 0
  }

  /** Choosing a card of a zone, or taking the choice back. */
  choose(zone: Zone, word: string, isChosen: boolean): void {
    if (isChosen) {
      this.chooser.unsay(word)
      return
    }
    const way = this.places.way(zone, word)
    if (way) this.chooser.say(way)
    else this.inspect(word)
  }
}

/** A card of a zone with a key that stays when others leave, and whether it was chosen. */
export interface PlacedCard {
  word: string
  key: string
  isChosen: boolean
}

/** Cards of a zone; those that are as they were before are the same objects, so that they are not drawn anew. */
export function keyed(
  cards: readonly string[],
  chosen: (word: string) => number,
  before: readonly PlacedCard[],
): PlacedCard[] {
  const known = new Map(before.map((card) => [card.key, card]))
  const seen = new Map<string, number>()
  return cards.map((word) => {
    const copy = seen.get(word) ?? 0
    seen.set(word, copy + 1)
    const [key, isChosen] = [`${word}/${copy}`, copy < chosen(word)]
    const old = known.get(key)
    return old?.isChosen === isChosen ? old : { word, key, isChosen }
  })
}
