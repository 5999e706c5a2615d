/** What this browser remembers: language, theme, and how one likes to play. */

export const LOCALES = ['en', 'de', 'pl'] as const
export type Locale = (typeof LOCALES)[number]
export type Theme = 'auto' | 'light' | 'dark'

const KEY = 'kamishima'

interface Kept {
  locale?: Locale
  theme?: Theme
  name?: string
  quick?: boolean
  sounds?: boolean
  allWords?: boolean
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
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
  locale = $state<Locale>('en')
  theme = $state<Theme>('auto')
  name = $state('')
  quick = $state(false)
  sounds = $state(false)
  allWords = $state(false)

  constructor() {
    const kept = read()
    this.locale = kept.locale && LOCALES.includes(kept.locale) ? kept.locale : preferred()
    this.theme = kept.theme ?? 'auto'
    this.name = kept.name ?? ''
    this.quick = kept.quick ?? false
    this.sounds = kept.sounds ?? false
    this.allWords = kept.allWords ?? false
  }

  /** Change something and remember it. */
  keep(changes: Kept): void {
    Object.assign(this, changes)
    const { locale, theme, name, quick, sounds, allWords } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ locale, theme, name, quick, sounds, allWords }))
    } catch {
      // nothing is remembered then
    }
  }
}

export const prefs = new Prefs()

/** Whether the system asks for less motion. */
export const calm = matchMedia('(prefers-reduced-motion: reduce)')
