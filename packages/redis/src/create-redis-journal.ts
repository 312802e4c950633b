import { JournalError, type OrderJournal, type OrderRecord, parseOrderRecord } from '@hostwright/common'
import { findIndexed, toIndexArguments, toKeys } from './journal-index.ts'
import { deleteScript, listScript, readScript, replaceScript } from './journal-scripts.ts'
import { type KeyNames, parseKeyNames } from './parse-key-names.ts'
import { parseMilliseconds } from './parse-milliseconds.ts'
import { checkClient, toInteger, toText, toTexts } from './replies.ts'
import { type RedisClient, runScript, type Script } from './run-script.ts'
import { within } from './within.ts'

/** Options of `createRedisJournal`. */
export interface RedisJournalOptions extends KeyNames {
  /**
   * Timeout of a request to Redis, in milliseconds, after which a method of the journal rejects. A write makes up to
   * two requests. @default 2000
   */
  readonly timeoutMs?: number | undefined
}

const remedies = {
  read: 'See that Redis can be reached, then call again',
  written:
    'Whether the record was kept is not known. See that Redis can be reached and takes writes, then call again',
}

/**
 * Creates a journal of orders in Redis. Processes with the same `account` and `prefix` exclude each other: if several
 * place the same quote, only one sends it. The records are the entries of one hash, `<prefix>:{<account>}:orders`, and
 * never expire. Its index, `<prefix>:{<account>}:orders:words` and `:changed`, is rebuilt if it is missing. The journal
 * neither opens nor closes your Redis client.
 *
 * @throws {ConfigError} for an invalid option. The journal's methods reject with a `JournalError`
 * @example const client = createClient({ journal: createRedisJournal(redis, { account: 'shop' }) })
 */
export function createRedisJournal(redis: RedisClient, options: RedisJournalOptions): OrderJournal {
  checkClient(redis)
  const key = `${parseKeyNames(options)}:orders`
  const timeoutMs = parseMilliseconds('timeoutMs', options.timeoutMs ?? 2_000)

  async function run<T>(
    done: 'read' | 'written',
    script: Script,
    convert: (reply: unknown) => T,
    ...rest: string[]
  ): Promise<T> {
    try {
      const keys = toKeys(key)
      const reply = within(timeoutMs, (signal) => runScript(redis, script, { keys, arguments: rest, signal }))
      return convert(await reply)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const problem = `The order journal in Redis (${key}) could not be ${done}: ${reason}`
      throw new JournalError(`${problem}. ${remedies[done]}`, error)
    }
  }

  async function readAll(): Promise<OrderRecord[]> {
    return parseAll(key, (await run('read', listScript, toTexts)) ?? [])
  }

  const readText = (id: string): Promise<string | undefined> => run('read', readScript, toText, id)

  return {
    async read(id) {
      const text = await readText(id)
      return text === undefined ? undefined : parse(key, id, text)
    },
    async write(record) {
      const text = JSON.stringify(record)
      const parsed = parseOrderRecord(text, 'The record to be written')
      const { id, revision } = parsed
      const kept = await readText(id)
      // A caller repeats a write that seemed to fail, so the identical record may be stored already.
      if (kept === text) return true
      const before = kept === undefined ? 0 : parse(key, id, kept).revision
      if (before + 1 !== revision) return false
      const words = toIndexArguments(parsed)
      return (await run('written', replaceScript, toInteger, id, kept ?? '', text, ...words)) === 1
    },
    list: readAll,
    async find(query) {
      const found = await findIndexed(query, run, readAll)
      return found.fields ? parseAll(key, found.fields) : found.records
    },
    async delete({ id, revision }) {
      const kept = await readText(id)
      const record = kept === undefined ? undefined : parse(key, id, kept)
      if (record?.revision === revision)
        await run('written', deleteScript, toInteger, id, kept!, ...toIndexArguments(record))
    },
  }
}

/** Parses the entry of a Redis hash. */
function parse(key: string, id: string, text: string): OrderRecord {
  const where = `The entry ${id} of ${key} in Redis`
  const record = parseOrderRecord(text, where)
  if (record.id === id) return record
  throw new JournalError(`${where} holds the record of another order, ${record.id}: see how it came there`)
}

/** Parses entries: an id, its record, the next id and so on. */
function parseAll(key: string, fields: readonly string[]): OrderRecord[] {
  const ids = fields.filter((_, index) => index % 2 === 0)
  return ids.map((id, index) => parse(key, id, fields[2 * index + 1]!))
}
