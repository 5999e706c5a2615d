import { describe, expect, it } from 'vitest'
import * as draft from '../src/games/islands/editor/draft'
import { fromLink, linkText, packText } from '../src/games/islands/editor/packText'

const ISLE: draft.Isle = { name: 'reef', rows: ['.~', '^$'], outlines: [{ colour: 'red', squares: ['a1'] }] }
const PACK = draft.added({ name: 'Mine', base: { name: 'house' }, sheets: [] }, [ISLE, ISLE], true)
const [SHEET] = PACK.sheets as [draft.SheetDraft]

describe('a draft of a pack', () => {
  it('gives sheets and islands names that are free', () => {
    expect(SHEET.key).toBe('a')
    expect(draft.isleNames(PACK)).toEqual(['reef', 'reef-2'])
    expect(draft.added(PACK, [ISLE], false, 'a').sheets[1]?.key).toBe('b')
    expect(draft.freeWord('', ['island'])).toBe('island-2')
  })

  it('makes words of what people type', () => {
    expect(draft.wordOf('  Żółw 2! ')).toBe('zolw-2')
    expect(draft.wordOf('Straße')).toBe('strasse')
    expect(draft.wordOf('x'.repeat(40))).toHaveLength(32)
  })

  it('grows when land is drawn beyond its edge, and not for sea', () => {
    expect(draft.drawn(ISLE, ['c1'], draft.LAND).rows).toEqual(['.~.', '^$~'])
    expect(draft.drawn(ISLE, ['c3'], draft.SEA).rows).toEqual(ISLE.rows)
  })

  it('loses an outline where something else is drawn', () => {
    expect(draft.drawn(ISLE, ['a1'], 'L').outlines).toEqual([])
    expect(draft.unlined(ISLE, 'a1').outlines).toEqual([])
  })

  it('extends an outline of the same colour beside the square, or begins one', () => {
    const more = draft.outlined(ISLE, 'b1', 'red')
    expect(more.outlines).toEqual([{ colour: 'red', squares: ['a1', 'b1'] }])
    expect(draft.signAt(more, 'b1')).toBe(draft.LAND)
    expect(draft.outlined(ISLE, 'b1', 'blue').outlines).toHaveLength(2)
    expect(draft.outlined(ISLE, 'a1', 'blue').outlines).toEqual([{ colour: 'blue', squares: ['a1'] }])
  })

  it('is the same after a way through the content of a pack', () => {
    expect(draft.draftOf(draft.contentOf(PACK)).sheets).toEqual(PACK.sheets)
  })
})

describe('a pack as text', () => {
  it('is TOML with its maps drawn on lines of their own', () => {
    const text = packText(PACK)
    expect(text).toContain('name = "Mine"\ngame = "islands"')
    expect(text).toContain("[sheets.a.islands.reef]\nmap = '''\n.~\n^$\n'''\noutlines = [\n")
    expect(text).toContain('{ colour = "red", squares = "a1" }')
  })

  it('leaves out the sheets that are taken out', () => {
    expect(packText(draft.withSheet(PACK, 0, (sheet) => ({ ...sheet, out: true })))).not.toContain('[sheets')
  })

  it('comes back from a link as it was', () => {
    expect(linkText(SHEET)).toBe('1*a!near*reef!._~AM!ra1*reef-2!._~AM!ra1')
    expect(fromLink(linkText(SHEET))).toEqual(SHEET)
  })

  it.each(['', '2*a*x!.!*y!.!', '1*a*x!.!', '1*A*x!.!*y!.!', '1*a*x!?!*y!.!', '1*a*x!.!zz9*y!.!'])(
    'is not read from the link %j',
    (link) => {
      expect(fromLink(link)).toBeNull()
    },
  )
})
