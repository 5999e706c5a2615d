/** Drafts as texts: a pack in TOML, and one sheet short enough for a link. */

import type { Content } from '../../../lib/texts/gametexts'
import { PAINTS } from '../lands/map'
import type { Draft, Isle, SheetDraft } from './draft'

type Plain = Record<string, unknown>

function value(plain: unknown): string {
  if (Array.isArray(plain)) return `[${plain.map(value).join(', ')}]`
  if (plain !== null && typeof plain === 'object') {
    return `{ ${Object.entries(plain).map(([key, inner]) => `${word(key)} = ${value(inner)}`).join(', ')} }`
  }
  return JSON.stringify(plain) // TOML writes texts, numbers and booleans as JSON does
}

function word(key: string): string {
  return /^[A-Za-z0-9_-]+$/.test(key) ? key : JSON.stringify(key)
}

/** A drawing stands on lines of its own, so that it can be seen in the file. */
function drawing(rows: string): string {
  return `'''\n${rows.replace(/\n*$/, '\n')}'''`
}

function table(path: readonly string[], fields: Plain): string {
  const lines = Object.entries(fields).map(([key, inner]) =>
    `${word(key)} = ${key === 'map' ? drawing(String(inner)) : value(inner)}`
  )
  return [`[${path.map(word).join('.')}]`, ...lines].join('\n')
}

function tables(name: string, all: unknown): string[] {
  return Object.entries((all ?? {}) as Record<string, Plain>).map(([key, fields]) => table([name, key], fields))
}

function isleText(sheet: string, { name, rows, outlines }: Isle): string {
  const lines = outlines.map(({ colour, squares }) => `    ${value({ colour, squares: squares.join(' ') })},`)
  return [
    table(['sheets', sheet, 'islands', name], { map: rows.join('\n') }),
    outlines.length ? `outlines = [\n${lines.join('\n')}\n]` : 'outlines = []',
  ].join('\n')
}

function sheetText({ key, near, source, isles }: SheetDraft): string {
  return [
    table(['sheets', key], { from: source, ...(near ? { near } : {}) }),
    ...isles.map((isle) => isleText(key, isle)),
  ].join('\n\n')
}

/** The pack as a file: everything that a game needs. */
export function packText({ name, base, sheets }: Draft): string {
  const { setup, season, shapes, cards } = base as Content & { setup?: Plain; season?: Plain }
  return ([
    `name = ${value(name)}\ngame = "islands"`,
    table(['setup'], setup ?? {}),
    table(['season'], season ?? {}),
    ...tables('shapes', shapes),
    ...tables('cards', cards),
    ...sheets.filter(({ out }) => !out).map(sheetText),
  ].join('\n\n') + '\n')
}

// -- links ------------------------------------------------------------------------------------------------------------

/** Signs that an address would write in three characters, and what stands for them. */
const SHORT: Readonly<Record<string, string>> = { '~': '_', '^': 'A', $: 'M' }
const LONG: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SHORT).map(([sign, short]) => [short, sign]),
)
const ISLE = /^([a-z0-9-]{1,32})!([.A-Z_]{1,8}(?:~[.A-Z_]{1,8}){0,7})!((?:[bgr](?:[a-h][1-8])+(?:~|$))*)$/

/** A sheet as `1*m*turtle!..R~L..!ba1a2b2*…`: one number for the form, then what is printed on it. */
export function linkText({ key, near, isles }: SheetDraft): string {
  const isleOf = ({ name, rows, outlines }: Isle): string =>
    [
      name,
      rows.map((row) => [...row].map((sign) => SHORT[sign] ?? sign).join('')).join('~'),
      outlines.map(({ colour, squares }) => `${colour[0]}${squares.join('')}`).join('~'),
    ].join('!')
  return ['1', near ? `${key}!near` : key, ...isles.map(isleOf)].join('*')
}

/** The sheet that a link holds; null when it holds none. */
export function fromLink(text: string): SheetDraft | null {
  const [form, head = '', ...written] = text.split('*')
  const [key = '', near] = head.split('!')
  if (form !== '1' || !/^[a-z0-9-]{1,32}$/.test(key) || written.length !== 2) return null
  const isles = written.map((each): Isle | null => {
    const found = ISLE.exec(each)
    if (!found) return null
    const [, name = '', rows = '', outlines = ''] = found
    return {
      name,
      rows: rows.split('~').map((row) => [...row].map((sign) => LONG[sign] ?? sign).join('')),
      outlines: outlines.split('~').filter(Boolean).map((one) => ({
        colour: PAINTS[one[0]!]!,
        squares: one.slice(1).match(/../g) ?? [],
      })),
    }
  })
  if (isles.some((isle) => isle === null)) return null
  return { key, near: near === 'near', source: 'ours', out: false, isles: isles as Isle[] }
}
