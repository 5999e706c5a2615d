/** What one draws with, in the order of the palette. */

import type { Tool } from './draft'

export interface ToolInfo {
  tool: Tool
  /** The landmark that it stands for, if it does. */
  landmark: string
  /** The key that chooses it while the map is under the keyboard. */
  key: string
}

export const SIGNS: readonly ToolInfo[] = [
  { tool: '.', landmark: '', key: '.' },
  { tool: '~', landmark: 'sea', key: '~' },
  { tool: '^', landmark: 'mountain', key: '^' },
  { tool: 'R', landmark: 'regular-harbour', key: 'r' },
  { tool: 'S', landmark: 'secret-harbour', key: 's' },
  { tool: 'L', landmark: 'lighthouse', key: 'l' },
  { tool: 'T', landmark: 'temple', key: 't' },
  { tool: 'C', landmark: 'coal-pit', key: 'c' },
  { tool: '$', landmark: 'gold-mine', key: '$' },
  { tool: 'G', landmark: 'grove', key: 'g' },
  { tool: 'V', landmark: 'volcano', key: 'v' },
]

/** Outlines have the keys 1, 2 and 3. */
export const LINES: readonly ToolInfo[] = ['blue', 'green', 'red'].map((tool, place) => ({ tool, landmark: '', key: String(place + 1) }))

export function landmarkOf(sign: string): string {
  return SIGNS.find(({ tool }) => tool === sign)?.landmark ?? ''
}

export function toolOf(key: string): Tool | null {
  return [...SIGNS, ...LINES].find((known) => known.key === key.toLowerCase())?.tool ?? null
}
