import { createScript, type Script } from './run-script.ts'

// KEYS: the hash of an account, with the record of each order, as JSON, under its id.

/** Reads a record. ARGV: id. */
export const readScript: Script = createScript(`return redis.call('HGET', KEYS[1], ARGV[1])`)

/** Reads all of them: an id, its record, the next id and so on. */
export const listScript: Script = createScript(`return redis.call('HGETALL', KEYS[1])`)

/**
 * Replaces the record of one revision by that of the next. ARGV: id, the one that is to be kept until now
 * (nothing for none), the new one. Returns 1 when that is kept, now or already; 0 when another one is.
 */
export const replaceScript: Script = createScript(`
local kept = redis.call('HGET', KEYS[1], ARGV[1]) or ''
if kept == ARGV[3] then return 1 end
if kept ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1
`)
