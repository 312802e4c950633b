import { type OrderQuery, type OrderRecord, toOrderIndexEntry } from '@hostwright/common'
import { toInteger, toTexts } from './replies.ts'
import { createScript, type Script } from './run-script.ts'

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

// ARGV: id, time of the last change, words. Words are only added: a record keeps those that it had.
const addToIndex = `
local function index(first, how)
  redis.call('ZADD', KEYS[3], how, ARGV[first], ARGV[1])
  redis.call('ZADD', KEYS[2], 0, 'i\\0' .. ARGV[1])
  for at = first + 1, #ARGV do redis.call('ZADD', KEYS[2], 0, ARGV[at] .. '\\0' .. ARGV[1]) end
end
`

/**
 * Script that replaces a record and indexes it, unless another process has changed it. ARGV: id, the expected stored
 * record (empty for none), the new record, the arguments of its index. Returns 1 if the new record is stored, now or by
 * an earlier call; 0 if the stored record is neither the new nor the expected one, and stays.
 */
export const replaceScript: Script = createScript(
  addToIndex,
  `
local kept = redis.call('HGET', KEYS[1], ARGV[1]) or ''
if kept == ARGV[3] then return 1 end
if kept ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
index(4, 'CH')
return 1
`,
)

/**
 * Script that deletes a record and takes it out of the index, unless another process has changed it. ARGV: id, the
 * expected stored record, the arguments of its index. Words of earlier revisions stay: no record is found by them.
 */
export const deleteScript: Script = createScript(`
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
redis.call('ZREM', KEYS[2], 'i\\0' .. ARGV[1])
for at = 4, #ARGV do redis.call('ZREM', KEYS[2], ARGV[at] .. '\\0' .. ARGV[1]) end
return 1
`)

/**
 * Script that indexes a record which is stored, unless a write has indexed it meanwhile. ARGV: id, the arguments of its
 * index.
 */
const indexScript: Script = createScript(
  addToIndex,
  `
index(2, 'NX')
return 1
`,
)

/**
 * Script that reads the records of a query: an id, its record, the next id and so on. ARGV: the time since which they
 * changed, words. Returns nothing if a record is not in the index.
 */
const findScript: Script = createScript(`
local count = redis.call('HLEN', KEYS[1])
if redis.call('ZCARD', KEYS[3]) < count then return false end
if redis.call('ZLEXCOUNT', KEYS[2], '[i\\0', '(i\\1') < count then return false end
local ids = redis.call('ZRANGEBYSCORE', KEYS[3], ARGV[1], '+inf')
for at = 2, #ARGV do
  for _, member in ipairs(redis.call('ZRANGEBYLEX', KEYS[2], '[' .. ARGV[at] .. '\\0', '(' .. ARGV[at] .. '\\1')) do
    ids[#ids + 1] = string.sub(member, #ARGV[at] + 2)
  end
end
local found, seen = {}, {}
for _, id in ipairs(ids) do
  local record = not seen[id] and redis.call('HGET', KEYS[1], id)
  seen[id] = true
  if record then
    found[#found + 1] = id
    found[#found + 1] = record
  end
end
return found
`)

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
