import { ConfigError } from '@hostwright/common'

/** A part of a response or a text, with the position of the next part. */
export interface Cut {
  readonly data: unknown
  /**
   * Number of items in the whole list, which is `undefined` if the list was not cut, or of characters in the whole
   * text.
   */
  readonly total?: number
  /** Position of the next part, for the input `cursor`; `undefined` for the last part. */
  readonly next?: string
}

const mostItems = 50
const mostCharacters = 16_000

/**
 * Returns a page of a response that is a list, or a response in which the first property that is a list has only a
 * page. All other properties are returned whole, also further lists. A page has at most `mostItems` items and
 * `mostCharacters` characters, but always its first item.
 */
export function cutList(data: unknown, cursor: string | undefined): Cut {
  const start = toStart(cursor)
  if (Array.isArray(data)) {
    const { page, ...rest } = cut(data, start)
    return { data: page, ...rest }
  }
  const found = Object.entries(Object(data) as object).find(([, value]) => Array.isArray(value))
  if (found === undefined) return { data }
  const { page, ...rest } = cut(found[1] as unknown[], start)
  return { data: { ...(data as object), [found[0]]: page }, ...rest }
}

/** Returns a page of a text. */
export function cutText(text: string, cursor: string | undefined): Cut & { readonly data: string } {
  const start = toStart(cursor)
  const end = start + mostCharacters
  return { data: text.slice(start, end), total: text.length, ...(end < text.length && { next: String(end) }) }
}

function cut(list: readonly unknown[], start: number): Omit<Cut, 'data'> & { readonly page: unknown[] } {
  const page: unknown[] = []
  let characters = 0
  for (const item of list.slice(start, start + mostItems)) {
    characters += JSON.stringify(item).length
    if (page.length > 0 && characters > mostCharacters) break
    page.push(item)
  }
  const end = start + page.length
  return {
    page,
    ...(page.length < list.length && { total: list.length, ...(end < list.length && { next: String(end) }) }),
  }
}

function toStart(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor)
  throw new ConfigError('cursor', 'is not a cursor of an earlier result')
}
