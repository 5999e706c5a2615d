/** What one draws with, in the order of the palette. */

import { COLOURS, LANDMARKS } from '../lands/map'
import { SEA, type Tool } from './draft'

export interface ToolInfo {
  tool: Tool
  /** The landmark that it stands for, if it does. */
  landmark: string
  /** The key that chooses it while the map is under the keyboard. */
  key: string
}

export const SIGNS: readonly ToolInfo[] = [...'.~^RSLTC$GV'].map((tool) => ({
  tool,
  landmark: tool === SEA ? 'sea' : (LANDMARKS[tool] ?? ''),
  key: tool.toLowerCase(),
}))

/** Outlines have the keys 1, 2 and 3. */
export const LINES: readonly ToolInfo[] = COLOURS.map((tool, place) => ({ tool, landmark: '', key: `${place + 1}` }))

export function landmarkOf(sign: string): string {
  return SIGNS.find(({ tool }) => tool === sign)?.landmark ?? ''
}

export function toolOf(key: string): Tool | null {
  return [...SIGNS, ...LINES].find((known) => known.key === key.toLowerCase())?.tool ?? null
}
