/** What every part of the board needs: the view with its texts, and what may be chosen. */

import type { Content } from '../../lib/gametexts'
import { withMinus } from '../../lib/minus'
import type { IslandsLandView, IslandsPlayerView, IslandsView } from '../../lib/wire'
import type { BoardProps, Chooser } from '../contract'
import { type Cell, cellsOf } from './map'

type Props = BoardProps<IslandsView>

/** One for a board: it looks at what the board is given anew each time, so that only what has changed is drawn anew. */
export class Desk {
  constructor(private readonly given: () => Props) {}

  get view(): IslandsView {
    return this.given().view
  }

  get content(): Content {
    return this.given().content
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

  get calm(): boolean {
    return this.given().calm
  }

  inspect(word: string): void {
    this.given().inspect(word)
  }

  say(id: string, args: Record<string, string | number> = {}): string {
    return this.texts.say(id, args)
  }

  /** Whose islands lie in front: the own ones, for spectators those of the first seat. */
  get front(): number {
    return this.view.seat ?? 0
  }

  get own(): IslandsPlayerView {
    return this.view.players[this.front]!
  }

  get isMine(): boolean {
    return this.chooser.active && this.view.acting !== null && this.view.acting === this.view.seat
  }

  /** Whether a position is placed by hand: then nothing would come of painting, and the islands are nobody's own. */
  get isEdited(): boolean {
    return this.view.phase === 'edit'
  }

  get isSolo(): boolean {
    return Object.keys(this.view.levels).length > 0
  }

  name(seat: number): string {
    return this.names[seat] ?? ''
  }

  island(name: string): string {
    return this.texts.name('island', name)
  }

  colour(word: string): string {
    return this.texts.name('colour', word)
  }

  landmark(word: string): string {
    return this.texts.name('landmark', word)
  }

  /** What a square is, as a screen reader says it. */
  square(land: IslandsLandView, { square, paint, landmark }: Cell): string {
    const facts = [square]
    if (landmark) facts.push(this.landmark(landmark))
    else facts.push(paint ? this.colour(paint) : this.say('islands-empty'))
    const surrounded = land.landmarks.find((mark) => mark.square === square)?.surrounded
    if (surrounded) facts.push(this.say('islands-surrounded', { how: surrounded }))
    const outline = land.outlines.find(({ squares }) => squares.includes(square))
    if (outline && !paint) facts.push(this.say('islands-outline', { colour: this.colour(outline.colour) }))
    return facts.join(', ')
  }

  /** How many points something is worth. */
  points(points: number): string {
    return withMinus(this.say('islands-score', { points }))
  }

  /** An island in one sentence. */
  summary(land: IslandsLandView): string {
    const squares = cellsOf(land.rows).filter(({ landmark }) => landmark === null)
    const painted = squares.filter(({ paint }) => paint !== null).length
    return this.say('islands-summary', { island: this.island(land.name), painted, squares: squares.length, points: land.score })
  }
}

/** The letter that names a colour in its paint. */
export function letterOf(texts: Props['texts'], colour: string): string {
  return texts.name('colour', colour).slice(0, 1).toUpperCase()
}

/** A number with its sign, and a real minus. */
export function signed(number: number): string {
  return `${number < 0 ? '−' : '+'}${Math.abs(number)}`
}

/** A number of points, with a real minus. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`
}
