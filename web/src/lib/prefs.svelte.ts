/** What this browser remembers: language, theme, and how one likes to play. */

import type { Pace } from './match/followQueue'

export const LOCALES = ['en', 'de', 'pl'] as const
export type Locale = (typeof LOCALES)[number]
export type Theme = 'auto' | 'light' | 'dark'
export const SCALES = ['small', 'normal', 'large'] as const

const KEY = 'kamishima'

type Kept = Omit<Prefs, 'keep'>

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {} // a private window without storage, or somebody's own text
  }
}

function preferred(): Locale {
  for (const wanted of navigator.languages) {
    const found = LOCALES.find((locale) => wanted.toLowerCase().startsWith(locale))
    if (found) return found
  }
  return 'en'
}

class Prefs {
  locale = $state(preferred())
  theme = $state<Theme>('auto')
  /** How large texts, cards and boards are, where there is room. */
  scale = $state<(typeof SCALES)[number]>('normal')
  name = $state('')
  quick = $state(false)
  sounds = $state(false)
  allWords = $state(false)
  /** How fast the moves of others are shown. */
  pace = $state<Pace>('normal')

  constructor() {
    const { locale, ...others } = read()
    Object.assign(this, others)
    if (locale && LOCALES.includes(locale)) this.locale = locale
  }

  /** Change something and remember it. */
  keep(changes: Partial<Kept>): void {
    Object.assign(this, changes)
    const { locale, theme, scale, name, quick, sounds, allWords, pace } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ locale, theme, scale, name, quick, sounds, allWords, pace }))
    } catch {
      // nothing is remembered then
    }
  }
}

export const prefs = new Prefs()

/** Whether the system asks for less motion. */
export const calm = matchMedia('(prefers-reduced-motion: reduce)')
