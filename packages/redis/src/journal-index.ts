import { type OrderQuery, type OrderRecord, toOrderIndexEntry } from '@hostwright/common'
import { findScript, indexScript } from './journal-scripts.ts'
import { toInteger, toTexts } from './replies.ts'
import type { Script } from './run-script.ts'
/**
 * Returns the keys of a journal: the hash of its records, and its index. That is a sorted set of `<word>\0<id>`, without
 * scores, and one of the ids by the time of their last change. All have one hash slot.
 */
export function toKeys(key: string): [records: string, words: string, changed: string] {
  return [key, `${key}:words`, `${key}:changed`]
}

/** Returns the arguments with which a record is indexed: the time of its last change, its key and its words. */
export function toIndexArguments(record: OrderRecord): string[] {
  const { changedAt, key, words } = toOrderIndexEntry(record)
  return [toScore(changedAt), toKeyWord(key), ...words.map(toWord)]
}

/** Returns the arguments of the script that finds records. */
function toQueryArguments({ words = [], keys = [], changedSince }: OrderQuery): string[] {
  return [toScore(changedSince), ...keys.map(toKeyWord), ...words.map(toWord)]
}

function toScore(time: number): string {
  return Number.isFinite(time) ? String(time) : time > 0 ? '+inf' : '-inf'
}

// Words and Idempotency-Keys are in one set, so each begins with a letter of its own. A record without a word has one
// without text: the number of these is compared with the number of records.
const toWord = (word: string): string => `w${word}`
const toKeyWord = (key: string): string => `k${key}`

type Run = <T>(
  done: 'read' | 'written',
  script: Script,
  convert: (reply: unknown) => T,
  ...rest: string[]
) => Promise<T>

/**
 * Finds the entries of a query: an id, its record, the next id and so on. If the index lacks records, because Redis has
 * evicted it or a copy of the hash was restored without it, it is rebuilt; all records are returned if it still lacks
 * some.
 */
export async function findIndexed(
  query: OrderQuery,
  run: Run,
  readAll: () => Promise<OrderRecord[]>,
): Promise<{ fields: string[] } | { fields?: undefined; records: OrderRecord[] }> {
  const find = (): Promise<string[] | undefined> =>
    run('read', findScript, toTexts, ...toQueryArguments(query))
  const found = await find()
  if (found) return { fields: found }
  const records = await readAll()
  const index = (record: OrderRecord): Promise<unknown> =>
    run('written', indexScript, toInteger, record.id, ...toIndexArguments(record))
  for (let at = 0; at < records.length; at += 100)
    await Promise.all(records.slice(at, at + 100).map((record) => index(record)))
  const fields = await find()
  return fields ? { fields } : { records }
}
