const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const length = 20

/** A random password of letters and digits, at least one of each, that are not taken for one another. */
export function createPassword(): string {
  for (;;) {
    let text = ''
    for (const byte of crypto.getRandomValues(new Uint8Array(64))) {
      // Those beyond the last whole round would make some characters likelier than others.
      if (byte < 256 - (256 % alphabet.length)) text += alphabet[byte % alphabet.length]
    }
    const password = text.slice(0, length)
    if (password.length === length && /[a-z]/i.test(password) && /\d/.test(password)) return password
  }
}
