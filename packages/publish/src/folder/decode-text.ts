/** Returns bytes as a text: of UTF-16 with a byte order mark, as some shells write it, or else of this encoding. */
export function decodeText(bytes: Buffer, otherwise: 'latin1' | 'utf8'): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le')
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2))
  return first === 0xfe && second === 0xff
    ? Buffer.from(even).swap16().toString('utf16le')
    : bytes.toString(otherwise)
}
