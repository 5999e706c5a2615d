/** What may be chosen on the map: which pieces, tiles and places stand for the next words. */

import type { ShamanView } from '../../lib/wire'
import type { Chooser } from '../contract'
import { NORTH_UP } from './sea/chart'
import { pathOf, spaceName, WAYS } from './sea/sea'

/** A piece or a tile that is looked at, or chosen to do something with. */
export interface Held {
  /** The space of the piece, or the site of the tile. */
  at: string
  kind: 'piece' | 'tile'
}
export type Kind = Held['kind']

/** A place that ends an action. */
export interface Target {
  verb: string
  /** All words of the action. */
  full: string[]
  /** Those that are still to be said. */
  rest: string[]
  /** The space, or the site, where it leads. */
  to: string
  /** A space or a whole tile is lit. */
  on: 'space' | 'site' | 'stack'
}

const OF_PIECES = ['move', 'ride', 'spirit']
const OF_TILES = ['slide', 'sink']
/** `take` is said only where a position is placed by hand. */
const DIRECT: Record<string, Target['on']> = {
  lay: 'site',
  raise: 'stack',
  place: 'space',
  settle: 'space',
  take: 'space',
}

export class Choices {
  constructor(
    private readonly view: Pick<ShamanView, 'stacks'>,
    private readonly chooser: Chooser,
    /** What was pressed last, before anything was said about it. */
    private readonly pressed: Held | null,
  ) {}

  /** The words that are still to be said of an action or of its beginning; null when it is not offered. */
  private rest(full: readonly string[]): string[] | null {
    const { said } = this.chooser
    if (said.length >= full.length || said.some((word, place) => word !== full[place])) return null
    const rest = full.slice(said.length)
    return this.chooser.fits(rest) ? rest : null
  }

  private verbsFor(kind: Kind): readonly string[] {
    return kind === 'piece' ? OF_PIECES : OF_TILES
  }

  /** What is held: what the words name, or else what was pressed, as long as the words do not say otherwise. */
  get held(): Held | null {
    const [verb = '', at] = this.chooser.said
    const kind = OF_PIECES.includes(verb) ? 'piece' : OF_TILES.includes(verb) ? 'tile' : null
    if (kind !== null && at !== undefined) return { kind, at }
    if (this.pressed === null || this.chooser.said.length === 0) return this.pressed
    return this.offers(this.pressed) ? this.pressed : null
  }

  /** Whether something can be done with this piece or tile. */
  offers({ kind, at }: Held): boolean {
    return this.verbsFor(kind).some((verb) => this.rest([verb, at]) !== null)
  }

  /** Whether a tile is asked for: its verb was said. */
  get wantsTile(): boolean {
    return this.chooser.said.length === 1 && OF_TILES.includes(this.chooser.said[0] ?? '')
  }

  /** The words to say when a piece or tile is pressed after its verb; null when it is only taken in hand. */
  wordsFor({ kind, at }: Held): string[] | null {
    const [verb] = this.chooser.said
    return this.chooser.said.length === 1 && this.verbsFor(kind).includes(verb ?? '') ? this.rest([verb ?? '', at])
      : null
  }

  /** Where the piece or tile in hand can go. */
  targets(): Target[] {
    const { held } = this
    if (held === null) return []
    return held.kind === 'piece' ? this.moves(held.at) : this.slides(held.at)
  }

  private moves(start: string): Target[] {
    const spaces = this.view.stacks.flatMap((stack) => stack.spaces)
    const verbs = ['move', 'ride'].filter((verb) => this.mayBegin([verb, start]))
    return verbs.flatMap((verb) => this.all(spaces.map((space) => [verb, start, space]), 'space'))
  }

  private slides(site: string): Target[] {
    const ways = Object.keys(WAYS)
    const paths = ways.filter((way) => this.mayBegin(['slide', site, way])).flatMap((one) =>
      ways.map((two) => ['slide', site, one, two])
    )
    return this.all(paths, 'site').map((target) => ({
      ...target,
      to: pathOf(site, target.full.slice(2)).at(-1) ?? site,
    }))
  }

  /** Whether these words were said, or may be. */
  private mayBegin(full: readonly string[]): boolean {
    const { said } = this.chooser
    const isSaid = said.length >= full.length && full.every((word, place) => word === said[place])
    return isSaid || this.rest(full) !== null
  }

  /** What can be done with what is held where it is: sink the tile, begin a spirit movement towards the warrior. */
  deeds(): Target[] {
    const { held } = this
    if (held === null) return []
    return this.all([[held.kind === 'piece' ? 'spirit' : 'sink', held.at]], held.kind === 'piece' ? 'space' : 'stack')
  }

  /** Places that are named without holding anything: where a tile is laid, or a piece set down. */
  direct(): Target[] {
    return Object.entries(DIRECT).flatMap(([verb, on]) =>
      this.all(this.places(verb, on).map((place) => [verb, place]), on)
    )
  }

  private places(verb: string, on: Target['on']): string[] {
    const { stacks } = this.view
    if (this.rest([verb]) === null && this.chooser.said[0] !== verb) return []
    if (on === 'space') return stacks.flatMap((stack) => stack.spaces)
    if (on === 'stack') return stacks.map((stack) => stack.site)
    const box = NORTH_UP.boxOf(stacks, 3)
    const columns = Array.from({ length: box.width }, (_, step) => box.x + step)
    const rows = Array.from({ length: box.height }, (_, step) => box.y + step)
    return rows.flatMap((y) => columns.map((x) => spaceName({ x, y })))
  }

  private all(actions: readonly string[][], on: Target['on']): Target[] {
    return actions.flatMap((full) => {
      const rest = this.rest(full)
      return rest === null ? [] : [{ verb: full[0] ?? '', full, rest, to: full.at(-1) ?? '', on }]
    })
  }

  /** The place that the words so far lead to, once they are an action. */
  get end(): Target | null {
    return this.chooser.complete ? targetOf(this.chooser.said) : null
  }
}

/** The place that a hint leads to, where it is about one. */
export function hintedTarget(words: readonly string[]): Target | null {
  return /^[a-z]+\d+$/.test(words[1] ?? '') ? targetOf(words) : null
}

/** The place that the words of an action lead to. */
function targetOf(words: readonly string[]): Target | null {
  const [verb = '', at] = words
  if (at === undefined) return null
  if (verb === 'slide') {
    return { verb, full: [...words], rest: [], to: pathOf(at, words.slice(2)).at(-1) ?? at, on: 'site' }
  }
  const on = DIRECT[verb] ?? (verb === 'sink' ? 'stack' : 'space')
  return { verb, full: [...words], rest: [], to: words.at(-1) ?? '', on }
}
