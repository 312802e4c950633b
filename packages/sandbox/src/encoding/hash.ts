import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Returns the SHA-256 of a text. */
export function hash(text: string): Uint8Array {
  return sha256(utf8ToBytes(text))
}

/**
 * Returns the SHA-256 of a text in hexadecimal. Every order stores one: `join` makes a text that takes a tenth of the
 * memory of one built by appending.
 */
export function hashToHex(text: string): string {
  return Array.from(hash(text), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the SHA-512 of a text. */
export function longHash(text: string): Uint8Array {
  return sha512(utf8ToBytes(text))
}
