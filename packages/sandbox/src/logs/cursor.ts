const prefix = 'before '

/** Opaque text that names the last entry of a page. */
export function toCursor(number: number): string {
  return Buffer.from(`${prefix}${number}`).toString('base64url')
}

/** The entry that a cursor names, or `undefined` for any text that is not a cursor of this API. */
export function parseCursor(cursor: string): number | undefined {
  const number = Number(Buffer.from(cursor, 'base64url').toString().slice(prefix.length))
  return Number.isSafeInteger(number) && toCursor(number) === cursor ? number : undefined
}
