/** Days of the daily challenge: the server's, in universal time. */

import { serverTime } from '../api'
import { page } from './texts.svelte'
import type { TableInfo } from '../wire'

/** A day as a person writes it. */
export function dayName(day: string, style: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat(page.locale, { dateStyle: style, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
}

/** Which day's challenge a table is, and whether it counts. */
export function dailyMark(table: TableInfo): string {
  return page.say(table.practice ? 'daily-mark-practice' : 'daily-mark', { day: dayName(table.daily, 'medium') })
}

/** A time as a person says it. */
export function duration(seconds: number): string {
  if (seconds < 60) return page.say('span-seconds', { count: seconds })
  if (seconds < 3600) return page.say('span-minutes', { count: seconds / 60 })
  return seconds < 86400 ? page.say('span-hours', { count: seconds / 3600 })
    : page.say('span-days', { count: seconds / 86400 })
}

/** Hours and minutes until a moment of the server's clock. */
export function timeUntil(moment: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((moment - serverTime()) / 60))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
