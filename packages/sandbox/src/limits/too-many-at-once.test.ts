import { expect, test } from 'vitest'
import { errorBody, setUp } from '../testing/set-up.ts'

const rejected = { status: 429, body: errorBody('RATE_LIMIT_EXCEEDED') }
const left = (headers: Headers) => ({
  requests: Number(headers.get('X-RateLimit-Remaining')),
  concurrent: Number(headers.get('X-RateLimit-Concurrent-Remaining')),
})

test('a 429 tells too many at the same time by X-RateLimit-Concurrent-Remaining: 0', async () => {
  const { sandbox, call } = await setUp({ limits: { vps: { perMinute: 8, concurrent: 2 } } })
  sandbox.faults.add({ operationId: 'listVpsServers', times: 2, effect: { latencyMs: 30_000 } })
  const open = [call('GET /v1/vps/servers'), call('GET /v1/vps/servers')]

  const third = await call('GET /v1/vps/servers')
  expect(third).toMatchObject(rejected)
  expect(left(third.headers)).toEqual({ requests: 6, concurrent: 0 })
  expect(third.headers.get('Retry-After')).toBe('1')

  await sandbox.clock.advance({ seconds: 30 })
  await Promise.all(open)
  const after = await call('GET /v1/vps/servers')
  expect(after.status).toBe(200)
  expect(left(after.headers).concurrent).toBe(1)
})

test('a 429 for too many requests in a minute says that more may be in progress', async () => {
  const { call } = await setUp({ limits: { vps: { perMinute: 1, concurrent: 2 } } })
  await call('GET /v1/vps/servers')
  const second = await call('GET /v1/vps/servers')
  expect(second).toMatchObject(rejected)
  expect(left(second.headers)).toEqual({ requests: 0, concurrent: 2 })
})
