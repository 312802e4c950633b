const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '23456789'
const signs = '-_.'

/** A random secret with letters, digits and a sign, so that it meets every rule of the API. */
export function generateSecret(length: number): string {
  const all = letters + digits + signs
  for (;;) {
    const text = Array.from({ length }, () => pick(all)).join('')
    if ([letters, digits, signs].every((set) => text.split('').some((character) => set.includes(character))))
      return text
  }
}

function pick(characters: string): string {
  // Numbers that would favour the first characters are left out.
  const most = 256 - (256 % characters.length)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < most) return characters[byte % characters.length]!
  }
}
