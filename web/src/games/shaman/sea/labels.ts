/** What a screen reader says about the map; the same words stand on what is held. */

import type { GameTexts } from '../../../lib/texts/gametexts'
import type { ShamanStack, ShamanView } from '../../../lib/wire'
import type { Target } from '../choices'
import { pathOf } from './sea'
import type { Values } from '../tribes/strength'
import type { Standing } from '../tribes/tribes'

export class Labels {
  constructor(
    private readonly view: Pick<ShamanView, 'tribes' | 'islands'>,
    private readonly texts: GameTexts,
    private readonly names: readonly string[],
    private readonly seat: number | null,
    private readonly values: Values,
  ) {}

  /** "Your warrior 3 on m36, laid on it: your shaman". */
  piece(piece: Standing): string {
    const { coin, rank, seat, space } = piece
    const tribe = this.view.tribes[seat]
    return this.texts.say('shaman-piece', {
      rank,
      own: seat === this.seat ? 'yes' : 'no',
      owner: this.names[seat] ?? '',
      value: coin === null ? '' : (this.values[coin] ?? 0),
      known: coin === null ? 'no' : 'yes',
      space,
      how: rank !== 'shaman' && tribe?.host === space ? 'carries' : piece.how,
    })
  }

  tile(stack: ShamanStack): string {
    const island = this.view.islands.find((each) => each.sites.includes(stack.site))
    return this.texts.say('shaman-tile', { site: stack.site, height: stack.height, tiles: island?.tiles ?? 0 })
  }

  target({ verb, to, full }: Target): string {
    const way = verb === 'slide' ? (pathOf(full[1] ?? '', full.slice(2))[0] ?? '') : ''
    return this.texts.say('shaman-target', { verb, to, way })
  }
}
