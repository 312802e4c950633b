import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of a text. */
export function hash(text: string): Uint8Array {
  return sha256(utf8ToBytes(text))
}

/** The same, in hexadecimal. */
export function hashToHex(text: string): string {
  return bytesToHex(hash(text))
}

/** The SHA-512 of a text. */
export function longHash(text: string): Uint8Array {
  return sha512(utf8ToBytes(text))
}
