/** The draft that this browser keeps, so that a reload loses nothing. */

import type { Draft } from './draft'

const KEY = 'kamishima-editor'

/** Which island of which sheet is drawn on. */
export interface Place {
  readonly sheet: number
  readonly isle: number
}

export interface StoredDraft {
  readonly draft: Draft
  readonly at: Place
}

function isStoredDraft(kept: unknown): kept is StoredDraft {
  const { draft, at } = (kept ?? {}) as Partial<StoredDraft>
  return Array.isArray(draft?.sheets) && typeof draft.name === 'string' && typeof at?.sheet === 'number'
}

/** What this browser was drawing last. */
export function loadDraft(): StoredDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isStoredDraft(kept) ? kept : null
  } catch {
    return null // no storage, or somebody else's text
  }
}

export function storeDraft(kept: StoredDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // nothing is kept then; it can still be saved as a file
  }
}
