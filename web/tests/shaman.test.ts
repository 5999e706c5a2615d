import { describe, expect, it } from 'vitest'
import { Camera } from '../src/games/shaman/sea/camera.svelte'
import { chartFor, NORTH_LEFT, NORTH_UP, unitIn } from '../src/games/shaman/sea/chart'
import * as sea from '../src/games/shaman/sea/sea'
import { leaders, shown, strengths, type Land } from '../src/games/shaman/tribes/strength'
import type { ShamanStack } from '../src/lib/wire'

const STACK = { site: 'm36', height: 2, spaces: ['m36', 'n36', 'm37', 'n37'] } as unknown as ShamanStack

describe('the sea', () => {
  it.each(['a10', 'm36', 'z61', 'wn40', 'ea10', 'em61'])('finds the space %s where it is named', (space) => {
    expect(sea.spaceName(sea.spotOf(space))).toBe(space)
  })

  it('counts columns to the east and rows to the south', () => {
    const [here, east, north] = ['m36', 'n36', 'm37'].map(sea.spotOf)
    expect(east!.x - here!.x).toBe(1)
    expect(north!.y - here!.y).toBe(-1)
    expect(NORTH_UP.tileSpot('m36')).toEqual(north)
  })

  it('follows half steps of a tile', () => {
    expect(sea.pathOf('m36', ['north', 'northeast', 'west'])).toEqual(['m37', 'n38', 'm38'])
  })

  it('puts a box around all land', () => {
    const { x, y } = NORTH_UP.tileSpot('m36')
    expect(NORTH_UP.boxOf([STACK], 1)).toEqual({ x: x - 1, y: y - 1, width: 4, height: 4 })
  })

  it('draws the coast without lines between spaces', () => {
    expect(NORTH_UP.outlineOf([STACK]).match(/M/g)).toHaveLength(8)
    expect(sea.landOf([STACK]).get('n37')).toBe(STACK)
  })

  it('draws the spaces of a stack and its side within the square of the tile', () => {
    const { x, y } = NORTH_UP.tileSpot('m36')
    const [south, north] = ['m36', 'm37'].map((space) => NORTH_UP.faceOf(space, STACK))
    expect([north!.x, north!.y]).toEqual([x, y])
    expect(south!.y).toBeCloseTo(north!.y + north!.height)
    expect(south!.y + south!.height + sea.sideOf(STACK.height) / sea.UNIT).toBeCloseTo(y + 2)
    expect(sea.sideOf(20)).toBe(sea.sideOf(2))
  })
})

describe('the chart', () => {
  /** Land of tiles in a row to the east. */
  function row(tiles: number): ShamanStack[] {
    return Array.from({ length: tiles }, (_, step) => {
      const site = sea.spaceName({ x: 20 + 2 * step, y: 30 })
      return { site, height: 1, spaces: [site] } as unknown as ShamanStack
    })
  }
  const SQUARE = { width: 900, height: 900 }

  it('turns the sea by a quarter, so that north is on the left', () => {
    const [here, east, north] = ['m36', 'n36', 'm37'].map((space) => NORTH_LEFT.spotOf(space))
    expect([east!.x - here!.x, east!.y - here!.y]).toEqual([0, -1])
    expect([north!.x - here!.x, north!.y - here!.y]).toEqual([-1, 0])
    expect(NORTH_LEFT.tileSpot('m36')).toEqual(NORTH_LEFT.spotOf('n37'))
    for (const chart of [NORTH_UP, NORTH_LEFT]) expect(chart.spaceAt(chart.spotOf('wn40'))).toBe('wn40')
  })

  it.each([3, 5, 8])('shows little more than %d tiles of land', (tiles) => {
    const [land, box] = [NORTH_UP.boxOf(row(tiles)), NORTH_UP.shownOf(row(tiles), false, SQUARE)]
    expect((land.width * land.height) / (box.width * box.height)).toBeGreaterThan(0.6)
    expect(box.x).toBeLessThan(land.x)
  })

  it('shows all around where the next tile may be laid', () => {
    expect(NORTH_UP.shownOf([STACK], true, SQUARE)).toEqual(NORTH_UP.boxOf([STACK], 1.34))
  })

  it('gives up shore for spaces that are large enough, and turns long land in a narrow window', () => {
    const narrow = { width: 360, height: 440 }
    const box = NORTH_UP.shownOf(row(5), false, narrow)
    expect(unitIn(box, narrow)).toBeGreaterThan(33)
    expect(chartFor(row(5), false, narrow)).toBe(NORTH_LEFT)
    expect(chartFor(row(3), false, narrow)).toBe(NORTH_UP)
    expect(chartFor(row(5), false, { width: 440, height: 360 })).toBe(NORTH_UP)
    expect(chartFor(row(9), false, { width: 620, height: 800 })).toBe(NORTH_UP)
    expect(chartFor(row(10), false, { width: 620, height: 800 })).toBe(NORTH_LEFT)
  })

  it('stays as it was turned, until spaces would be small', () => {
    const narrow = { width: 360, height: 440 }
    expect(chartFor(row(3), false, narrow, NORTH_LEFT)).toBe(NORTH_LEFT)
    expect(chartFor(row(5), false, narrow, NORTH_LEFT)).toBe(NORTH_LEFT)
    expect(chartFor(row(5), false, { width: 440, height: 240 }, NORTH_LEFT)).toBe(NORTH_UP)
  })
})

describe('the camera', () => {
  function camera(): Camera {
    const made = new Camera()
    made.width = 400
    made.height = 200
    made.box = { x: 10, y: 20, width: 10, height: 10 }
    return made
  }

  it('shows the whole land in the middle at first', () => {
    const { unit, x, y, isFitted } = camera()
    expect({ unit, isFitted }).toEqual({ unit: 20, isFitted: true })
    expect([x + 10 * unit, y + 20 * unit]).toEqual([100, 0])
  })

  it('brings several places into the middle, as large as all of them fit', () => {
    const view = camera()
    view.bring([{ x: 12, y: 22 }, { x: 13, y: 23 }], 46)
    expect(view.unit).toBe(46)
    view.bring([{ x: 10, y: 20 }, { x: 19, y: 29 }], 46)
    expect(view.isFitted).toBe(true)
  })

  it('keeps the point under the pointer where it is while zooming', () => {
    const view = camera()
    const at = { x: 210, y: 110 }
    const before = [(at.x - view.x) / view.unit, (at.y - view.y) / view.unit]
    view.zoom(3, at)
    expect([(at.x - view.x) / view.unit, (at.y - view.y) / view.unit]).toEqual([
      expect.closeTo(before[0]!),
      expect.closeTo(before[1]!),
    ])
  })

  it('never loses the land, nor grows beyond its largest', () => {
    const view = camera()
    view.zoom(100)
    expect([view.unit, view.isLargest]).toEqual([120, true])
    view.move(1e6, -1e6)
    expect(view.x + 10 * view.unit).toBe(0)
    expect(view.y + 30 * view.unit).toBe(200)
    view.zoom(1e-3)
    expect(view.isFitted).toBe(true)
  })

  it('does not move while everything is seen, and brings a place into sight otherwise', () => {
    const view = camera()
    const start = view.x
    view.move(30, 30)
    expect(view.x).toBe(start)
    view.zoom(4)
    view.show({ x: 10.5, y: 20.5 })
    expect(view.x + 10.5 * view.unit).toBeGreaterThanOrEqual(0)
    expect(view.y + 20.5 * view.unit).toBeGreaterThanOrEqual(0)
  })
})

describe('strength on an island', () => {
  const island = { name: 'm36', sites: ['m36'], tiles: 2 }
  const tribes = [{ shaman: null, host: 'm37', warriors: [{ space: 'm37', coin: 'two' }] }, {
    shaman: 'n36',
    host: null,
    warriors: [{ space: 'n37', coin: null }, { space: 'a10', coin: 'two' }],
  }, { shaman: 'a10', host: null, warriors: [] }]
  const view = { stacks: [STACK], islands: [island], tribes } as unknown as Land
  const found = strengths(view, island, { shaman: 3, two: 2 })

  it('counts what is seen, with a shaman on the way where its warrior stands', () => {
    expect(found).toEqual([{ seat: 0, total: 5, hidden: 0 }, { seat: 1, total: 3, hidden: 1 }])
    expect(found.map(shown)).toEqual(['5', '3 + 1?'])
  })

  it('is led by the highest total, together where it is shared', () => {
    expect(leaders(found)).toEqual([0])
    expect(leaders(found.map((each) => ({ ...each, total: 4 })))).toEqual([0, 1])
    expect(leaders([])).toEqual([])
  })
})
