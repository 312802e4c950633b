/** Encodes bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Decodes a text in base64, with or without padding. */
export function fromBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '')
  // A single digit after the last group of four does not make a byte, so it is dropped.
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0))
}
