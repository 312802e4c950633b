/** The place of an entry in the list, which is ordered by these two. */
export interface Cursor {
  /** The time that it shows, in milliseconds since the epoch. */
  readonly shownAt: number
  readonly number: number
}

/** Opaque text that names the last entry of a page: base64 without `=`, in which these characters need neither `+` nor `/`. */
export function toCursorText({ shownAt, number }: Cursor): string {
  return btoa(`before ${shownAt} ${number}`).replaceAll('=', '')
}

/** The entry that a cursor names, or `undefined` for any text that is not a cursor of this API. */
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
