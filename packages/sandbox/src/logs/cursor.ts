/** The position of an entry in the execution log, which is ordered by these two values. */
export interface Cursor {
  /** The time that the entry shows, in milliseconds since the epoch. */
  readonly shownAt: number
  readonly number: number
}

/**
 * Encodes the position of a page's last entry as an opaque text: base64 without `=`. The text never contains `+` or
 * `/`.
 */
export function toCursorText({ shownAt, number }: Cursor): string {
  return btoa(`before ${shownAt} ${number}`).replaceAll('=', '')
}

/** Returns the position that a cursor contains; `undefined` for a text that is not a cursor of this API. */
export function parseCursor(text: string): Cursor | undefined {
  const found = /before (-?\d+) (\d+)/.exec(decode(text))
  if (found === null) return undefined
  const cursor = { shownAt: Number(found[1]), number: Number(found[2]) }
  return toCursorText(cursor) === text ? cursor : undefined
}

function decode(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
