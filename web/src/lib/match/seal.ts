/** The seal of a match, checked in the browser. */

/** The SHA-256 of a secret, both in hexadecimal digits. */
export async function sealOf(secret: string): Promise<string> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
