/** What the keys go to at a table: the buttons of the board and of the bar, and which of them may be chosen. */

/** What can be chosen or was: the arrows go from one of these to the next. */
const LIT = '.offered, .chosen, .bar *'
/** Each has one stop of the Tab key. */
const GROUPS = 'section, article, [role="group"]'

/** Everything that the keys can go to, in reading order; in an open dialog only what is in it. */
export function thingsOf(root: HTMLElement, from: Element | null = null): HTMLElement[] {
  const dialog = from?.closest('dialog') ?? null
  return [...root.querySelectorAll<HTMLElement>('button, a[href]')].filter((thing) =>
    thing.closest('.board, .bar') && thing.closest('dialog') === dialog && isUsable(thing) &&
    thing.ariaHidden !== 'true'
  )
}

export function isLit(thing: Element): boolean {
  return thing.matches(LIT)
}

/** Whether something can have the focus. */
export function isUsable(thing: Element): boolean {
  return thing.isConnected && thing.checkVisibility({ visibilityProperty: true }) &&
    !thing.matches(':disabled, [inert] *')
}

/** The part of the table that a thing belongs to. */
export function groupOf(thing: Element): Element {
  return thing.closest('.bar') ?? thing.closest(GROUPS) ?? document.body
}
