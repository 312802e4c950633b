import { ConfigError } from '@hostwright/common'

/** A part of a response: what fits, and where the next part begins. */
export interface Cut {
  readonly data: unknown
  /** How many items there are in all, if the list is cut. */
  readonly total?: number
  /** Passed as `cursor`, gives the next part. */
  readonly next?: string
}

const mostItems = 50
const mostCharacters = 16_000

/** Cuts the list of a response to a page, in its own order. A response without a list is returned whole. */
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

/** Cuts a text to a page. */
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
