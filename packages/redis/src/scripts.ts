import type { Script } from './run-script.ts'

// Keys of a limit group in Redis, in the order of KEYS:
//   leases  slots of requests in progress, scored by the end of each lease
//   sent    slots of the last day that were released or whose lease has ended, scored by that time
//   line    processes that wait for a slot, scored by their number in the queue
//   due     the same processes, scored by the time at which one that has stopped polling counts as dead
//   state   the limits that responses stated, the end of a pause for all requests, the last number in the queue, and the
//           last time of Redis's clock
//
// This text begins each script of this file: it names the keys, reads the time, which is the caller's or that of Redis,
// and defines `keep`.
const beginning = `
local leases, sent, line, due, state = unpack(KEYS)
local minuteMs, dayMs = 60000, 86400000
local now = tonumber(ARGV[1])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
  -- The clock goes back if it is set, or if a replica whose clock is behind becomes the primary. All times go back with
  -- it, so that no request is forgotten, and nothing lasts longer than it did.
  local backMs = tonumber(redis.call('HGET', state, 'now') or 0) - now
  if backMs > 0 then
    for _, key in ipairs({ leases, sent, due }) do
      local all = redis.call('ZRANGEBYSCORE', key, '-inf', '+inf', 'WITHSCORES')
      for i = 1, #all, 2 do redis.call('ZADD', key, all[i + 1] - backMs, all[i]) end
    end
    redis.call('HSET', state, 'heldUntil', tonumber(redis.call('HGET', state, 'heldUntil') or 0) - backMs)
  end
  if backMs ~= 0 then redis.call('HSET', state, 'now', now) end
end
-- A request counts for at most a day after its end. A limit group without a take or release for two days is forgotten.
local function keep(...)
  for _, key in ipairs({ ... }) do redis.call('PEXPIRE', key, 2 * dayMs) end
end
`

/**
 * Script that takes a slot. ARGV: now, slot, process, lease, polling interval, patience (ms), the limits per minute, per
 * day and of simultaneous requests, then slots whose takes failed. Returns 0 if the slot was taken, else the
 * milliseconds to wait before polling again.
 */
export const takeScript: Script = {
  sha1: '0a9617a9da60d1d63035aaa7409654873215570a',
  text: [
    beginning,
    `local slot, process = ARGV[2], ARGV[3]
local leaseMs, stepMs, patienceMs = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local learned = redis.call('HMGET', state, 'perMinute', 'concurrent', 'heldUntil')
local perMinute, perDay = tonumber(learned[1] or ARGV[7]), tonumber(ARGV[8])
local concurrent = tonumber(learned[2] or ARGV[9])
local heldMs = tonumber(learned[3] or 0) - now

-- A take without a response has failed, and its caller sends nothing. Redis may execute it after this take, from the
-- buffer of a connection that hung: it then finds its slot in 'sent', where it is for a minute and counts for the day only.
for i = 10, #ARGV do
  redis.call('ZREM', leases, ARGV[i])
  redis.call('ZADD', sent, now - dayMs + minuteMs, ARGV[i])
end
if redis.call('ZSCORE', sent, slot) then return stepMs end

-- A request whose lease has ended, because its process died, counts as sent at the end of the lease.
local ended = redis.call('ZRANGEBYSCORE', leases, '-inf', now, 'WITHSCORES')
for i = 1, #ended, 2 do redis.call('ZADD', sent, ended[i + 1], ended[i]) end
if #ended > 0 then redis.call('ZREMRANGEBYSCORE', leases, '-inf', now) end
if #ended > 0 or #ARGV > 9 then keep(sent) end
redis.call('ZREMRANGEBYSCORE', sent, '-inf', now - dayMs)
local waiting = redis.call('ZCARD', line)
if waiting > 0 then
  for _, dead in ipairs(redis.call('ZRANGEBYSCORE', due, '-inf', now)) do
    redis.call('ZREM', due, dead)
    waiting = waiting - redis.call('ZREM', line, dead)
  end
end

local active = redis.call('ZCARD', leases)
local inMinute = redis.call('ZCOUNT', sent, '(' .. now - minuteMs, '+inf')
local inDay = redis.call('ZCARD', sent)
local room = math.max(0, math.min(concurrent, perMinute - inMinute, perDay - inDay) - active)
if heldMs > 0 then room = 0 end

-- Processes take turns: one takes a slot only if more slots are free than processes are ahead of it.
local turn = waiting > 0 and redis.call('ZRANK', line, process)
local ahead = turn or waiting
if ahead < room then
  if turn then
    redis.call('ZREM', line, process)
    redis.call('ZREM', due, process)
  end
  redis.call('ZADD', leases, now + leaseMs, slot)
  keep(leases, state)
  return 0
end

-- Returns the milliseconds until enough requests are older than the window to allow one more.
local function untilForgotten(tooMany, windowMs)
  if tooMany < 0 then return 0 end
  local first = '(' .. now - windowMs
  local last = redis.call('ZRANGEBYSCORE', sent, first, '+inf', 'WITHSCORES', 'LIMIT', tooMany, 1)
  return last[2] and last[2] + windowMs - now or 0
end
local knownMs = math.max(
  heldMs,
  untilForgotten(active + inMinute - perMinute, minuteMs),
  untilForgotten(active + inDay - perDay, dayMs)
)
-- The processes poll in the order of the line. If slots are free or will be at a known time, all poll within an interval,
-- because those in front may need no time. Otherwise requests in progress have to end, of which nobody knows when.
local waitMs = knownMs > 0 and knownMs or stepMs
if knownMs > 0 or room > 0 then
  waitMs = waitMs + stepMs * (ahead - room) / math.max(waiting, ahead + 1)
else
  waitMs = waitMs + stepMs * ahead / concurrent
end
waitMs = math.ceil(waitMs)

if not turn then redis.call('ZADD', line, redis.call('HINCRBY', state, 'turn', 1), process) end
redis.call('ZADD', due, now + waitMs + patienceMs, process)
keep(unpack(KEYS))
return waitMs
`,
  ],
}

/**
 * Script that releases a slot. ARGV: now, slot, and the values that the response stated, each possibly empty: for how
 * many milliseconds all requests are held back, the limit per minute, the limit of simultaneous requests. A slot that
 * is released twice counts once, from the later release on.
 */
export const releaseScript: Script = {
  sha1: 'cf98b0cda6bb7ac6cd15cc7cdb182cedfd6ea814',
  text: [
    beginning,
    `local slot, heldMs, perMinute, concurrent = ARGV[2], tonumber(ARGV[3]), ARGV[4], ARGV[5]
redis.call('ZREM', leases, slot)
redis.call('ZADD', sent, now, slot)
if perMinute ~= '' then redis.call('HSET', state, 'perMinute', perMinute) end
if concurrent ~= '' then redis.call('HSET', state, 'concurrent', concurrent) end
if heldMs then
  local before = tonumber(redis.call('HGET', state, 'heldUntil') or 0)
  redis.call('HSET', state, 'heldUntil', math.max(before, now + heldMs))
end
keep(sent, state)
`,
  ],
}

/**
 * Script that renews a lease. ARGV: now, lease (ms), slot. A slot that was released, or that `takeScript` has removed
 * after the end of its lease, is not leased again.
 */
export const renewScript: Script = {
  sha1: 'c54f51b59040dbc114cbf9288da12dec0a286cbf',
  text: [
    beginning,
    `redis.call('ZADD', leases, 'XX', now + tonumber(ARGV[2]), ARGV[3])
keep(leases, state)
`,
  ],
}
