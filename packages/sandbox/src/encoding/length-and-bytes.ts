import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Encodes a part of an SSH key: its length, followed by its bytes. */
export function toLengthAndBytes(part: string | Uint8Array): Uint8Array {
  const bytes = typeof part === 'string' ? utf8ToBytes(part) : part
  return concatBytes(toUint32(bytes.length), bytes)
}

/** Encodes a number as 32 bits, the highest byte first. */
export function toUint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}
