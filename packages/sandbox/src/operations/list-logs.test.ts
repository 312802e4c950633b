import type { ExecutionLogPage } from '@hostwright/types'
import { expect, test } from 'vitest'
import { createCaller } from '../testing/create-caller.ts'
import { errorBody, setUp, vpsPath } from '../testing/set-up.ts'

test('each request is logged, newest first, for its own key only', async () => {
  const { sandbox, call } = await setUp()
  await createCaller(sandbox, sandbox.keys.create())('GET /v1/me')
  await call('GET /v1/vps/plans')
  await sandbox.clock.advance({ minutes: 1 })
  await call(`POST ${vpsPath}/power/start`)
  expect(await call('GET /v1/logs')).toMatchObject({
    status: 200,
    body: {
      logs: [
        {
          method: 'POST',
          path: `${vpsPath}/power/start`,
          status_code: 409,
          response_time_ms: 0,
          ip_address: '127.0.0.1',
          created_at: '2026-10-01 12:01:00',
        },
        { method: 'GET', path: '/v1/vps/plans', status_code: 200, created_at: '2026-10-01 12:00:00' },
      ],
      count: 2,
      limit: 50,
      has_more: false,
      next_cursor: null,
    },
  })
})

test('filters combine, and both ends of a time count', async () => {
  const { sandbox, call } = await setUp()
  for (const route of [
    'GET /v1/me',
    'GET /v1/nothing',
    `POST ${vpsPath}/power/start`,
    `POST ${vpsPath}/power/stop`,
  ]) {
    await call(route)
    await sandbox.clock.advance({ seconds: 10 })
  }
  const statuses = async (query: string) => {
    const { body } = await call<ExecutionLogPage>(`GET /v1/logs?method=GET&${query}&limit=500`)
    return body.logs.filter(({ path }) => path !== '/v1/logs').map(({ status_code }) => status_code)
  }
  expect(await statuses('status_class=error')).toEqual([404])
  expect(await statuses('status_class=success')).toEqual([200])
  expect(await statuses('status_class=success&status_code=404')).toEqual([])
  expect(await statuses('from=2026-10-01%2012:00:10')).toEqual([404])
  expect(await statuses('to=2026-10-01%2012:00:00')).toEqual([200])
  expect((await call<ExecutionLogPage>('GET /v1/logs?method=POST&status_code=202')).body.count).toBe(1)
})

test('pages follow each other without gap or repetition while new requests come in', async () => {
  const { call } = await setUp()
  for (let n = 0; n < 7; n++) await call(`GET /v1/nothing-${n}`)
  const seen: string[] = []
  let cursor = ''
  do {
    const { body } = await call<ExecutionLogPage>(`GET /v1/logs?status_code=404&limit=3${cursor}`)
    expect(body.limit).toBe(3)
    expect(body.count).toBe(body.logs.length)
    seen.push(...body.logs.map(({ path }) => path.slice(-1)))
    cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
    expect(body.has_more).toBe(cursor !== '')
    await call('GET /v1/nothing-new')
  } while (cursor !== '')
  expect(seen.join('')).toBe('6543210')
})

test.each([
  ['limit=0', 'limit'],
  ['limit=501', 'limit'],
  ['limit=ten', 'limit'],
  ['from=yesterday', 'from'],
  ['to=2026-02-30%2000:00:00', 'to'],
  ['cursor=bm9uc2Vuc2U', 'cursor'],
  ['status_class=fine', 'status_class'],
  ['method=get', 'method'],
])('?%s is rejected', async (query, field) => {
  const { call } = await setUp()
  const errors = [expect.stringMatching(new RegExp(`^${field}: `))]
  expect(await call(`GET /v1/logs?${query}`)).toMatchObject({
    status: 422,
    body: errorBody('VALIDATION_ERROR', errors),
  })
})

test('entries are kept for 90 days', async () => {
  const { sandbox, call } = await setUp()
  await call('GET /v1/me')
  await sandbox.clock.advance({ days: 90 })
  expect((await call<ExecutionLogPage>('GET /v1/logs')).body.count).toBe(1)
  await sandbox.clock.advance({ seconds: 1 })
  expect((await call<ExecutionLogPage>('GET /v1/logs')).body.logs).toMatchObject([{ path: '/v1/logs' }])
})

test('a page that ends with the last entry is the last page', async () => {
  const { call } = await setUp()
  for (let n = 0; n < 4; n++) await call(`GET /v1/nothing-${n}`)
  const first = (await call<ExecutionLogPage>('GET /v1/logs?status_code=404&limit=2')).body
  expect(first).toMatchObject({ count: 2, has_more: true })
  const route = `GET /v1/logs?status_code=404&limit=2&cursor=${first.next_cursor}`
  expect(await call(route)).toMatchObject({ body: { count: 2, has_more: false, next_cursor: null } })
})
