/** What every part of the board needs: the view with its texts, and what may be chosen. */

import type { OrigamiView } from '../../lib/wire'
import type { BoardProps, Chooser } from '../contract'
import { boxOf, type Face, faceOf, type OrigamiContent } from './cards'
import { Places, type Zone } from './zones'

type Props = BoardProps<OrigamiView>

/** The words of actions that say what choosing a card does. */
const DEEDS = ['draw', 'take', 'play', 'pay', 'discard', 'give', 'copy', 'swap', 'use', 'move', 'sink']

/** One for a board: it looks at what the board is given anew each time, so that only what has changed is drawn anew. */
export class Desk {
  readonly places: Places

  constructor(private readonly given: () => Props) {
    this.places = new Places(this)
  }

  get view(): OrigamiView {
    return this.given().view
  }

  get content(): OrigamiContent {
    return boxOf(this.given().content)
  }

  get chooser(): Chooser {
    return this.given().chooser
  }

  get texts(): Props['texts'] {
    return this.given().texts
  }

  get names(): readonly string[] {
    return this.given().names
  }

  get pointed(): string | null {
    return this.given().pointed
  }

  inspect(word: string): void {
    this.given().inspect(word)
  }

  say(id: string, args: Record<string, string | number> = {}): string {
    return this.texts.say(id, args)
  }

  name(word: string): string {
    return this.texts.name('card', word)
  }

  face(word: string): Face {
    return faceOf(this.content, word)
  }

  groupName(group: string): string {
    return group in this.content.families ? this.texts.name('family', group) : this.say(`group-${group}`)
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
export interface Lying {
  word: string
  key: string
  isChosen: boolean
}

/** Cards of a zone; those that are as they were before are the same objects, so that they are not drawn anew. */
export function keyed(cards: readonly string[], chosen: (word: string) => number, before: readonly Lying[]): Lying[] {
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
