/** A sheet that unfolds over a collection when a card comes to lie on it, and then lets the card be seen. */

export const FOLD_TIME = 380

const WHOLE = { position: 'absolute', inset: '0', backfaceVisibility: 'hidden' }

function part(into: HTMLElement, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const made = document.createElement('div')
  Object.assign(made.style, style)
  into.append(made)
  return made
}

/** Lets a sheet in the paper of a card unfold where it lies; only `transform` and `opacity` change. */
export function unfold(air: HTMLElement, card: Element, delay: number): void {
  const { left, top, width, height } = card.getBoundingClientRect()
  const colours = getComputedStyle(card)
  const [paper, pale] = ['--p', '--p-pale'].map((name) => colours.getPropertyValue(name))
  const sheet = part(air, {
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    perspective: `${4 * width}px`,
  })
  part(sheet, {
    ...WHOLE,
    bottom: '50%',
    background: `linear-gradient(to top, rgb(0 0 0 / 0.12), transparent), ${pale}`,
  })
  const flap = part(sheet, {
    position: 'absolute',
    inset: '50% 0 0',
    transformOrigin: 'top',
    transformStyle: 'preserve-3d',
  })
  part(flap, { ...WHOLE, background: `linear-gradient(rgb(0 0 0 / 0.08), transparent), ${pale}` })
  part(flap, { ...WHOLE, background: `${paper}`, transform: 'rotateX(180deg)' })
  const timing = { id: 'fold', duration: FOLD_TIME, delay, fill: 'both' as const }
  flap.animate([{ transform: 'rotateX(180deg)', easing: 'ease-out' }, { transform: 'rotateX(0deg)', offset: 0.65 }, {
    transform: 'rotateX(0deg)',
  }], timing)
  sheet.animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.65 }, { opacity: 0 }], timing)
}
