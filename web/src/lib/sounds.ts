/** Paper sounds: off unless somebody switched them on, and loaded only then. */

import { prefs } from './prefs.svelte'

export type Sound =
  | 'fold'
  | 'laid'
  | 'stamp'
  | 'turn'

/** In which order the sounds of one update come: a card is laid before it is folded, and one's turn is last. */
const ORDER: readonly Sound[] = ['laid', 'fold', 'stamp', 'turn']

/** The sounds of some events, each once however often it is asked for. */
export function soundsOf<Event>(events: readonly Event[], soundOf: (event: Event) => Sound | undefined): Sound[] {
  const asked = new Set(events.map(soundOf))
  return ORDER.filter((sound) => asked.has(sound))
}

/** Play sounds one after the other, if they are switched on. */
export function playSounds(sounds: readonly Sound[]): void {
  if (prefs.sounds && sounds.length > 0) sample(sounds)
}

/** Play sounds for somebody who has asked to hear them. */
export function sample(sounds: readonly Sound[] = ORDER, apart?: number): void {
  // Without sounds the table is as good: a browser that plays none is left alone.
  import('../sound/paper').then(({ play }) => play(sounds, apart)).catch(() => {})
}
