import { describe, expect, it, vi } from 'vitest'
import { dayName, timeUntil } from '../src/lib/texts/days'
import { plainNumber, signedNumber, withMinus } from '../src/lib/texts/numbers'

describe('numbers', () => {
  it('have a real minus sign in a sentence, while days keep their hyphens', () => {
    expect(withMinus('-3 points on 2024-02-29 (-12)')).toBe('−3 points on 2024-02-29 (−12)')
  })

  it('are written plainly or with their sign', () => {
    expect([plainNumber(-4), plainNumber(4)]).toEqual(['−4', '4'])
    expect([signedNumber(-4), signedNumber(0), signedNumber(4)]).toEqual(['−4', '+0', '+4'])
  })
})

describe('days', () => {
  it('are named in universal time, wherever the reader is', () => {
    expect(dayName('2024-02-29')).toBe('February 29, 2024')
    expect(dayName('2024-02-29', 'medium')).toBe('Feb 29, 2024')
  })

  it('count down in whole minutes and never below nothing', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    expect(timeUntil(1_000 + 2 * 3600 + 61)).toEqual({ hours: 2, minutes: 2 })
    expect(timeUntil(0)).toEqual({ hours: 0, minutes: 0 })
    vi.useRealTimers()
  })
})
