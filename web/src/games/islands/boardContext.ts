/** What every part of the board of Islands needs: whose lands are shown, and how they are told. */

import type { GameTexts } from '../../lib/texts/gametexts'
import { withMinus } from '../../lib/texts/numbers'
import type { IslandsLandView, IslandsPlayerView, IslandsView, Step } from '../../lib/wire'
import { BoardContext } from '../boardContext'
import { type Cell, cellsOf, NONE } from './lands/map'
import { marksOf, type RecentMarks } from './news'

export class IslandsContext extends BoardContext<IslandsView> {
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

  private known: { recent: readonly Step[]; marks: RecentMarks } | null = null

  /** What is new since the own last move. */
  get marks(): RecentMarks {
    const { recent } = this
    if (this.known?.recent !== recent) this.known = { recent, marks: marksOf(recent) }
    return this.known.marks
  }

  /** The squares of an island that are new. */
  newSquares(seat: number, land: number): readonly string[] {
    return this.marks.squares.get(`${seat}-${land}`) ?? NONE
  }

  /** Whether the hint that is looked at begins with these words. */
  isHinted(path: readonly string[]): boolean {
    return this.hinted.length > 0 && path.every((word, place) => this.hinted[place] === word)
  }

  /** Say an action in the place of what was said, or take it back if it was this one. */
  toggle(action: readonly string[]): void {
    const isSaid = this.chooser.said.join(' ') === action.join(' ')
    this.chooser.clear()
    if (!isSaid) this.chooser.say(action)
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
    return this.say('islands-summary', {
      island: this.island(land.name),
      painted,
      squares: squares.length,
      points: land.score,
    })
  }
}

/** The letter that names a colour in its paint. */
export function letterOf(texts: GameTexts, colour: string): string {
  return texts.name('colour', colour).slice(0, 1).toUpperCase()
}
