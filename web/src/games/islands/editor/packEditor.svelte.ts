/** The state of the island editor: the draft with its history, what one draws with, and what the server says to it. */

import { placeOf, squareAt } from '../lands/map'
import { post, Refused } from '../../../lib/api'
import type { Content } from '../../../lib/texts/gametexts'
import type { PackReport, Remark } from '../../../lib/wire'
import { added, type Draft, draftOf, drawn, EMPTY_ISLE, freeWord, type Isle, isleNames, isOutline, LAND, outlineAt,
  outlined, type SheetDraft, SIDE, signAt, type Tool, unlined, withIsle, withSheet, wordOf } from './draft'
import { storeDraft, type StoredDraft, loadDraft, type Place } from './storedDraft'
import { packText } from './packText'

const LONGEST_HISTORY = 200
const PAUSE = 300

export type Mirror = 'none' | 'sides' | 'ends' | 'turn'

export class PackEditor {
  draft = $state.raw<Draft>({ name: '', base: { name: '' }, sheets: [] })
  at = $state.raw<Place>({ sheet: 0, isle: 0 })
  tool = $state<Tool>(LAND)
  mirror = $state<Mirror>('none')
  report = $state.raw<PackReport | null>(null)
  checking = $state(false)
  unreachable = $state(false)
  private past = $state.raw<StoredDraft[]>([])
  private future = $state.raw<StoredDraft[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0
  private stroke: { erasing: boolean; before: StoredDraft; seen: Set<string> } | null = null

  readonly sheet: SheetDraft | undefined = $derived(this.draft.sheets[this.at.sheet])
  readonly isle: Isle = $derived(this.sheet?.isles[this.at.isle] ?? EMPTY_ISLE)
  readonly text: string = $derived(packText(this.draft))
  readonly remarks: readonly Remark[] = $derived(this.report?.remarks ?? [])
  readonly faults: number = $derived(this.remarks.filter(({ level }) => level === 'fault').length)
  /** The remarks about the island that is shown. */
  readonly here: readonly Remark[] = $derived(
    this.remarks.filter(({ sheet, island }) =>
      sheet === this.sheet?.key && (island === '' || island === this.isle.name)
    ),
  )
  readonly elsewhere: readonly Remark[] = $derived(this.remarks.filter((remark) => !this.here.includes(remark)))
  readonly canUndo: boolean = $derived(this.past.length > 0)
  readonly canRedo: boolean = $derived(this.future.length > 0)

  /** Begin with what was kept, or with our own pack and a new sheet in it. */
  constructor(readonly house: Content, name: string) {
    const kept = loadDraft()
    if (kept) {
      this.draft = kept.draft
      this.at = kept.at
    } else this.renew(name)
    this.check(0)
  }

  private renew(name: string): void {
    const house = draftOf(this.house)
    const draft = added({ ...house, name }, house.sheets[0]?.isles ?? [], house.sheets[0]?.near ?? false)
    this.draft = draft
    this.at = { sheet: draft.sheets.length - 1, isle: 0 }
  }

  /** Begin anew; what was there can be had back by undoing. */
  reset(name: string): void {
    this.remember()
    this.renew(name)
    this.changed()
  }

  close(): void {
    clearTimeout(this.timer)
  }

  // -- changes with a history ----------------------------------------------------------------------------------------

  private get now(): StoredDraft {
    return { draft: this.draft, at: this.at }
  }

  private remember(before: StoredDraft = this.now): void {
    this.past = [...this.past, before].slice(-LONGEST_HISTORY)
    this.future = []
  }

  change(draft: Draft, at: Place = this.at): void {
    if (draft === this.draft) return
    this.remember()
    this.draft = draft
    this.at = at
    this.changed()
  }

  private restore(kept: StoredDraft): void {
    this.draft = kept.draft
    this.at = kept.at
    this.changed()
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.future = [...this.future, this.now]
    this.restore(before)
  }

  redo(): void {
    const after = this.future.at(-1)
    if (!after) return
    this.future = this.future.slice(0, -1)
    this.past = [...this.past, this.now]
    this.restore(after)
  }

  private changed(): void {
    this.keep()
    this.check(PAUSE)
  }

  private keep(): void {
    storeDraft(this.now)
  }

  go(at: Place): void {
    this.at = at
    this.keep()
  }

  // -- what the server says ------------------------------------------------------------------------------------------

  /** Ask for remarks, when nothing has changed for a moment. */
  check(pause: number): void {
    clearTimeout(this.timer)
    this.checking = true
    this.timer = setTimeout(() => void this.ask(), pause)
  }

  private async ask(): Promise<void> {
    const number = ++this.asked
    try {
      const report: PackReport = await post('/api/packs/check', { game: 'islands', pack: this.text })
      if (number !== this.asked) return
      this.report = report
      this.unreachable = false
      this.checking = false
    } catch (error) {
      if (number !== this.asked) return
      this.unreachable = true
      this.checking = false
      if (error instanceof Refused && (error.code === 'offline' || error.code === 'too-many')) this.check(10 * PAUSE)
    }
  }

  // -- drawing -------------------------------------------------------------------------------------------------------

  private changeIsle(change: (isle: Isle) => Isle): void {
    this.draft = withIsle(this.draft, this.at.sheet, this.at.isle, change)
  }

  /** A square, and those that mirror it. */
  private mirrored(square: string): string[] {
    const [x, y] = placeOf(square)
    const width = this.isle.rows[0]?.length ?? SIDE
    const height = this.isle.rows.length
    const [right, down] = [width - 1 - x, height - 1 - y]
    const others = { none: [x, y], sides: [right, y], ends: [x, down], turn: [right, down] } as const
    const [column, row] = others[this.mirror]
    const isElsewhere = column !== x || row !== y
    return column >= 0 && row >= 0 && isElsewhere ? [square, squareAt(column, row)] : [square]
  }

  /** Put the pen down on a square: a sign that is there already is taken away, and so is an outline. */
  press(square: string): void {
    const same = isOutline(this.tool) ? outlineAt(this.isle, square)?.colour === this.tool
      : this.tool !== LAND && signAt(this.isle, square) === this.tool
    this.stroke = { erasing: same, before: this.now, seen: new Set() }
    this.draw(square)
  }

  /** Go on over squares; landmarks are put where the pen came down, and nowhere else. */
  drag(square: string): void {
    if (this.stroke && (isOutline(this.tool) || '.~^'.includes(this.tool))) this.draw(square)
  }

  private draw(square: string): void {
    const stroke = this.stroke
    if (!stroke || stroke.seen.has(square)) return
    stroke.seen.add(square)
    if (isOutline(this.tool)) {
      this.changeIsle((isle) => (stroke.erasing ? unlined(isle, square) : outlined(isle, square, this.tool)))
    } else {
      const squares = '.~^'.includes(this.tool) ? this.mirrored(square) : [square]
      this.changeIsle((isle) => drawn(isle, squares, stroke.erasing ? LAND : this.tool))
    }
  }

  /** Lift the pen: all of the stroke is one step of the history. */
  lift(): void {
    const stroke = this.stroke
    this.stroke = null
    if (!stroke || JSON.stringify(stroke.before.draft.sheets) === JSON.stringify(this.draft.sheets)) return
    this.remember(stroke.before)
    this.changed()
  }

  // -- sheets and names ----------------------------------------------------------------------------------------------

  nameIsle(typed: string): void {
    const others = isleNames(this.draft).filter((name) => name !== this.isle.name)
    const name = freeWord(wordOf(typed), others)
    if (name !== this.isle.name) {
      this.change(withIsle(this.draft, this.at.sheet, this.at.isle, (isle) => ({ ...isle, name })))
    }
  }

  nameSheet(typed: string): void {
    const others = this.draft.sheets.map(({ key }) => key).filter((key) => key !== this.sheet?.key)
    const key = freeWord(wordOf(typed) || 'sheet', others)
    if (key !== this.sheet?.key) this.change(withSheet(this.draft, this.at.sheet, (sheet) => ({ ...sheet, key })))
  }

  namePack(name: string): void {
    if (name !== this.draft.name) this.change({ ...this.draft, name })
  }

  setNear(near: boolean): void {
    this.change(withSheet(this.draft, this.at.sheet, (sheet) => ({ ...sheet, near })))
  }

  /** Draw another island over this one; it keeps its own name. */
  copyFrom(from: Isle): void {
    this.change(withIsle(this.draft, this.at.sheet, this.at.isle, ({ name }) => ({ ...from, name })))
  }

  addSheet(isles: readonly Isle[], near: boolean, key = '', isle = 0): void {
    const draft = added(this.draft, isles, near, key)
    this.change(draft, { sheet: draft.sheets.length - 1, isle })
  }

  removeSheet(place: number): void {
    const sheets = this.draft.sheets.filter((_, other) => other !== place)
    this.change({ ...this.draft, sheets }, {
      sheet: Math.max(0, Math.min(this.at.sheet - Number(place <= this.at.sheet), sheets.length - 1)),
      isle: 0,
    })
  }

  setOut(place: number, out: boolean): void {
    this.change(withSheet(this.draft, place, (sheet) => ({ ...sheet, out })))
  }

  /** Leave all sheets out but this one and the first two others, so that it comes to the table often. */
  only(): void {
    const others = this.draft.sheets.filter((_, place) => place !== this.at.sheet).slice(0, 2)
    this.change({
      ...this.draft,
      sheets: this.draft.sheets.map((sheet) => ({ ...sheet, out: sheet !== this.sheet && !others.includes(sheet) })),
    })
  }

  everything(): void {
    this.change({ ...this.draft, sheets: this.draft.sheets.map((sheet) => ({ ...sheet, out: false })) })
  }

  /** Draw on in another pack. */
  open(content: Content): void {
    this.change(draftOf(content), { sheet: 0, isle: 0 })
  }

  /** The place of a sheet that a remark is about. */
  placeOf(remark: Remark): Place | null {
    const sheet = this.draft.sheets.findIndex(({ key }) => key === remark.sheet)
    const isle = this.draft.sheets[sheet]?.isles.findIndex(({ name }) => name === remark.island) ?? -1
    return sheet < 0 ? null : { sheet, isle: Math.max(0, isle) }
  }
}
