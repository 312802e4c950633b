import type { Script } from './run-script.ts'

// KEYS of each script: the Redis hash of an account, which maps the id of each record to the record as JSON, then the
// two sorted sets of its index.

/** Script that reads a record. ARGV: id. */
export const readScript: Script = {
  sha1: '4688a0f6e1e971a14e2d596031751f0590d37a92',
  text: [`return redis.call('HGET', KEYS[1], ARGV[1])`],
}

/** Script that reads all records: an id, its record, the next id and so on. */
export const listScript: Script = {
  sha1: '2e9dc1eee79fed50b6f3a9088fab7b81cb333123',
  text: [`return redis.call('HGETALL', KEYS[1])`],
}

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
export const replaceScript: Script = {
  sha1: 'f42a99c566ff306629048bdb1878d51c2c9572c8',
  text: [
    addToIndex,
    `
local kept = redis.call('HGET', KEYS[1], ARGV[1]) or ''
if kept == ARGV[3] then return 1 end
if kept ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
index(4, 'CH')
return 1
`,
  ],
}

/**
 * Script that deletes a record and takes it out of the index, unless another process has changed it. ARGV: id, the
 * expected stored record, the arguments of its index. Words of earlier revisions stay: no record is found by them.
 */
export const deleteScript: Script = {
  sha1: '74df844a19d0b5aa0f9f850f65331026145b1092',
  text: [
    `
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
redis.call('ZREM', KEYS[2], 'i\\0' .. ARGV[1])
for at = 4, #ARGV do redis.call('ZREM', KEYS[2], ARGV[at] .. '\\0' .. ARGV[1]) end
return 1
`,
  ],
}

/**
 * Script that indexes a record which is stored, unless a write has indexed it meanwhile. ARGV: id, the arguments of its
 * index.
 */
export const indexScript: Script = {
  sha1: '472c95e279a23097771e46bdc0182d96dcedd393',
  text: [
    addToIndex,
    `
index(2, 'NX')
return 1
`,
  ],
}

/**
 * Script that reads the records of a query: an id, its record, the next id and so on. ARGV: the time since which they
 * changed, words. Returns nothing if a record is not in the index.
 */
export const findScript: Script = {
  sha1: '33ea6a653c660a66e3ec89788e5e3b7a682f05b0',
  text: [
    `
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
`,
  ],
}
