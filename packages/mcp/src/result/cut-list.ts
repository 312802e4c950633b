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
  /** Whether the whole has changed since the part before: this part then need not follow on that one. */
  readonly changed?: true
}

const mostItems = 200
/** Largest number of characters of a page, and of a text inside it. */
export const mostCharacters = 16_000

/**
 * Returns a page of a response that is a list, or a response in which the first property that is a list, or else a long
 * text, has only a page. All other properties are returned whole, also further lists. A page has at most `mostItems`
 * items and `mostCharacters` characters, but always its first item.
 */
export function cutList(data: unknown, cursor: string | undefined): Cut {
  const start = toStart(cursor)
  if (Array.isArray(data)) return cut(data, start)
  const entries = Object.entries(Object(data) as object)
  const [name, value] =
    entries.find(([, one]) => Array.isArray(one)) ?? entries.find(([, one]) => isLongText(one)) ?? []
  if (name === undefined) return { data }
  const { data: page, ...rest } = typeof value === 'string' ? cutText(value, cursor) : cut(value, start)
  return { data: { ...(data as object), [name]: page }, ...rest }
}

/** Returns a page of a text. */
export function cutText(text: string, cursor: string | undefined): Cut & { readonly data: string } {
  const start = toStart(cursor)
  const end = start.at + mostCharacters
  return {
    data: text.slice(start.at, end),
    total: text.length,
    ...toRest(text, start, end < text.length ? end : undefined),
  }
}

/** Describes a part in a few words, which also say how to get the next one. */
export function describeCut({ next, changed }: Omit<Cut, 'data'>): string {
  const part = next === undefined ? 'complete' : `cut; next is ${next}`
  return changed ? `${part}; changed since the part before: begin again without cursor` : part
}

function isLongText(value: unknown): value is string {
  return typeof value === 'string' && value.length > mostCharacters
}

function cut(list: readonly unknown[], start: Start): Cut & { readonly data: unknown[] } {
  const page: unknown[] = []
  let characters = 0
  for (const item of list.slice(start.at, start.at + mostItems)) {
    characters += JSON.stringify(item).length
    if (page.length > 0 && characters > mostCharacters) break
    page.push(item)
  }
  const end = start.at + page.length
  if (page.length === list.length) return { data: page, ...toRest(list, start, undefined) }
  return { data: page, total: list.length, ...toRest(list, start, end < list.length ? end : undefined) }
}

/** The beginning of a part, and the fingerprint of the whole that the cursor was made for. */
interface Start {
  readonly at: number
  readonly of?: string
}

function toRest(whole: unknown, { of }: Start, end: number | undefined): Pick<Cut, 'next' | 'changed'> {
  if (of === undefined && end === undefined) return {}
  const { createHash } = process.getBuiltinModule('node:crypto')
  const print = createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 8)
  return {
    ...(end !== undefined && { next: `${end}.${print}` }),
    ...(of !== undefined && of !== print && { changed: true }),
  }
}

function toStart(cursor: string | undefined): Start {
  if (cursor === undefined) return { at: 0 }
  const [, at, of] = /^(\d{1,9})\.([0-9a-f]{8})$/.exec(cursor) ?? []
  if (at !== undefined && of !== undefined) return { at: Number(at), of }
  throw new ConfigError('cursor', 'is not a cursor of an earlier result')
}
