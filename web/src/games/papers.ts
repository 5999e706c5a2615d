/** The colours of a paper as custom properties, for the `style` of whatever is folded from it. */
export function paperStyle(paper: string): string {
  const shades = ['', '-on', '-pale', '-ink'].map((shade) => `--p${shade}: var(--paper-${paper}${shade})`)
  return shades.join('; ')
}
