/** What modules ask of a browser while they are loaded. */

import { vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: 'http://localhost' })
vi.stubGlobal('document', { documentElement: {} })
