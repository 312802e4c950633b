/** The place of an entry in the list, which is ordered by these two. */
export interface Cursor {
  /** The time that it shows, in milliseconds since the epoch. */
  readonly shownAt: number
  readonly number: number
}

/** Opaque text that names the last entry of a page. */
export function toCursorText({ shownAt, number }: Cursor): string {
  return toUrlText(`before ${shownAt} ${number}`)
}

/** The entry that a cursor names, or `undefined` for any text that is not a cursor of this API. */
export function parseCursor(text: string): Cursor | undefined {
  const [, shownAt, number] = /^before (-?\d+) (\d+)$/.exec(fromUrlText(text)) ?? []
  const cursor = { shownAt: Number(shownAt), number: Number(number) }
  const isCursor = Number.isSafeInteger(cursor.shownAt) && Number.isSafeInteger(cursor.number)
  return isCursor && toCursorText(cursor) === text ? cursor : undefined
}

function toUrlText(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromUrlText(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
