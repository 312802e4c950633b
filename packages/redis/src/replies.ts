import { ConfigError } from '@hostwright/common'
import type { RedisClient } from './run-script.ts'

const fix = 'switch off the option of the Redis client that converts replies'

/**
 * Returns an integer that a script has replied. Clients give it as a number, a bigint, or its digits as text or bytes.
 *
 * @throws {TypeError} for any other reply: taken for 0, it would grant a slot that Redis did not grant
 */
export function toInteger(reply: unknown): number {
  const text = typeof reply === 'number' || typeof reply === 'bigint' ? String(reply) : decode(reply)
  if (text !== undefined && /^-?\d{1,15}$/.test(text)) return Number(text)
  throw new TypeError(`a reply is ${describe(reply)}, and not an integer: ${fix}`)
}

/**
 * Returns a text that a script has replied; `undefined` for null, which is no text.
 *
 * @throws {TypeError} for any other reply: taken for no text, a record that is there would not be
 */
export function toText(reply: unknown): string | undefined {
  if (reply === null) return undefined
  const text = decode(reply)
  if (text !== undefined) return text
  throw new TypeError(`a reply is ${describe(reply)}, and not a text: ${fix}`)
}

/**
 * Returns a list of texts that a script has replied; `undefined` for null, which is no list.
 *
 * @throws {TypeError} for any other reply
 */
export function toTexts(reply: unknown): string[] | undefined {
  if (reply === null) return undefined
  if (!Array.isArray(reply)) throw new TypeError(`a reply is ${describe(reply)}, and not a list: ${fix}`)
  return reply.map((one) => toText(one) ?? '')
}

/**
 * Rejects a client that lacks the two functions.
 *
 * @throws {ConfigError} `redis`
 */
export function checkClient(redis: RedisClient): void {
  const lacks = (['evalSha', 'eval'] as const).filter((name) => typeof redis[name] !== 'function')
  if (lacks.length === 0) return
  throw new ConfigError(
    'redis',
    `lacks ${lacks.join(' and ')}: give a client of node-redis, or { evalSha, eval } that call yours, such as evalSha: (sha1, { keys, arguments: rest }) => redis.evalsha(sha1, keys.length, ...keys, ...rest)`,
  )
}

function decode(reply: unknown): string | undefined {
  if (typeof reply === 'string') return reply
  return reply instanceof Uint8Array ? new TextDecoder().decode(reply) : undefined
}

/** Describes a reply without its content, which can be an order. */
function describe(reply: unknown): string {
  if (typeof reply === 'string') return reply === '' ? 'an empty text' : 'a text'
  if (reply === null || reply === undefined) return String(reply)
  return Array.isArray(reply) ? 'a list' : `a value of the type ${typeof reply}`
}
