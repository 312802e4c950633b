import type { VpsServerResult } from '@hostwright/types'
import { expect, test } from 'vitest'
import { createCaller } from '../testing/create-caller.ts'
import { setUpControl } from '../testing/set-up-control.ts'
import { order, setUp, startAt, vpsPath } from '../testing/set-up.ts'
import type { Transition } from './transition.ts'
import { newStateFile } from '../testing/new-state-file.ts'

const minuteMs = 60_000
const uuid = vpsPath.split('/').at(-1)!

const power = (from: string, to: string, at: number): Transition => {
  return { machine: 'power', target: uuid, from, to, at }
}

test('transitions are noted at their own moments, although a later operation hides them', async () => {
  const { sandbox, call, control } = await setUpControl()
  await call(`POST ${vpsPath}/power/stop`)
  await sandbox.clock.advance({ minutes: 10 })
  await call(`POST ${vpsPath}/power/start`)
  await sandbox.clock.advance({ minutes: 10 })
  const { body } = await control<{ transitions: Transition[] }>('readJournal')
  expect(body.transitions).toEqual([
    power('running', 'processing', startAt),
    power('processing', 'stopped', startAt + minuteMs),
    power('stopped', 'processing', startAt + 10 * minuteMs),
    power('processing', 'running', startAt + 11 * minuteMs),
  ])
})

test.each([0, 1_000_000])('transitions are recorded without moving the clock (speed %d)', async (speed) => {
  const { sandbox, call } = await setUp({ speed })
  await call(`POST ${vpsPath}/power/stop`)
  await sandbox.clock.sleep(2 * minuteMs)
  await call(`POST ${vpsPath}/power/start`)
  await sandbox.clock.sleep(2 * minuteMs)
  expect(await sandbox.clock.advance({ minutes: 10 })).toEqual([])
  const { transitions } = sandbox.journal()
  const [stoppedAt, startedAt] = [transitions[0]!.at, transitions[2]!.at]
  expect(transitions).toEqual([
    power('running', 'processing', stoppedAt),
    power('processing', 'stopped', stoppedAt + minuteMs),
    power('stopped', 'processing', startedAt),
    power('processing', 'running', startedAt + minuteMs),
  ])
  expect(startedAt - stoppedAt).toBeGreaterThanOrEqual(2 * minuteMs)
})

test('an operation that waits for reads ends with the last of them, and a held one with its policy', async () => {
  const { sandbox, call } = await setUp()
  sandbox.transitions.set('power', { mode: 'reads', reads: 2 })
  await call(`POST ${vpsPath}/power/stop`)
  await sandbox.clock.advance({ seconds: 5 })
  await call(`GET ${vpsPath}/power`)
  await sandbox.clock.advance({ seconds: 5 })
  await call(`GET ${vpsPath}/power`)
  sandbox.transitions.set('power', { mode: 'held' })
  await call(`POST ${vpsPath}/power/start`)
  await sandbox.clock.advance({ days: 1 })
  sandbox.transitions.set('power', { mode: 'immediate' })
  await call(`POST ${vpsPath}/power/stop`)
  const later = startAt + 10_000
  expect(sandbox.journal().transitions).toEqual([
    power('running', 'processing', startAt),
    power('processing', 'stopped', later),
    power('stopped', 'processing', later),
    power('processing', 'running', later + 24 * 60 * minuteMs),
    power('running', 'stopped', later + 24 * 60 * minuteMs),
  ])
})

test('both products are noted, from the order on, and a VPS under the uuid that it has then', async () => {
  const { sandbox, call } = await setUp()
  const hosting = { plan_id: 'standard', period: 12, expected_total_price: 13_200, agree_to_terms: true }
  const place = (path: string, body: object) =>
    call(`POST ${path}`, { body, headers: { 'Idempotency-Key': 'order-0001' } })
  await place('/v1/vps/servers', order)
  await place('/v1/server', { ...hosting, server_id: 'shop1' })
  await sandbox.clock.advance({ minutes: 2 })
  const [, created] = (await call<{ servers: { uuid: string }[] }>('GET /v1/vps/servers')).body.servers
  const moved = sandbox.maintenance.moveVps(created!.uuid)
  await sandbox.clock.advance({ minutes: 1 })
  const at = startAt + 3 * minuteMs
  expect(sandbox.journal().transitions).toEqual([
    {
      machine: 'signup',
      target: created!.uuid,
      from: 'setup_pending',
      to: 'building',
      at: startAt + minuteMs,
    },
    {
      machine: 'hosting',
      target: 'shop1.example.jp',
      from: 'setup_pending',
      to: 'active',
      at: startAt + minuteMs,
    },
    { machine: 'signup', target: moved, from: 'building', to: 'active', at },
    { machine: 'power', target: moved, from: 'processing', to: 'running', at },
    { machine: 'reinstall', target: moved, from: 'configuring', to: 'completed', at },
  ])
})

test('a rejected request changes nothing, and what is put in place has not come about', async () => {
  const { sandbox, call } = await setUp()
  await call(`POST ${vpsPath}/power/start`)
  const running = sandbox.snapshot()
  sandbox.transitions.set('power', { mode: 'immediate' })
  await call(`POST ${vpsPath}/power/stop`)
  sandbox.restore(running)
  const { body } = await call<VpsServerResult>(`GET ${vpsPath}`)
  expect(body.server.power.status).toBe('running')
  expect(sandbox.journal().transitions).toEqual([power('running', 'stopped', startAt)])
  await call(`POST ${vpsPath}/power/stop`)
  sandbox.reset()
  await sandbox.clock.advance({ minutes: 5 })
  expect(sandbox.journal()).toEqual({ requests: [], transitions: [] })
})

test('transitions that were due while the file was closed are recorded when it is opened', async () => {
  const db = newStateFile()
  const first = await setUp({ db })
  await first.call(`POST ${vpsPath}/power/stop`)
  await first.sandbox.close()
  const { sandbox } = await setUp({ db, startAt: startAt + 5 * minuteMs })
  expect(sandbox.journal().transitions).toEqual([power('processing', 'stopped', startAt + minuteMs)])
  await sandbox.close()
})

test('the last 1,000 transitions are kept', async () => {
  const { sandbox } = await setUp()
  sandbox.transitions.set('power', { mode: 'immediate' })
  const call = createCaller(sandbox)
  for (let times = 0; times < 1_100; times++)
    await call(`POST ${vpsPath}/power/${times % 2 === 0 ? 'stop' : 'start'}`)
  const { transitions } = sandbox.journal()
  expect(transitions).toHaveLength(1_000)
  expect(transitions.at(-1)).toMatchObject({ to: 'running' })
})

test('an address is noted up to a thousand characters', async () => {
  const { sandbox, call } = await setUp()
  await call(`GET /v1/${'a'.repeat(1_200)}`)
  expect(sandbox.journal().requests.map(({ path }) => path)).toEqual([`/v1/${'a'.repeat(996)}`])
  sandbox.faults.add({ effect: { finishLateMs: 1_000, answer: 'nothing' } })
  await expect(call(`GET /v1/${'b'.repeat(1_200)}`)).rejects.toThrow('fetch failed')
  expect(sandbox.operations().map(({ target }) => target)).toEqual([`/v1/${'b'.repeat(996)}`])
})

test('the journal keeps ten problems of a rejected request, each cut to 300 characters', async () => {
  const { sandbox, call } = await setUp()
  const unknown = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`${n}`.padEnd(400, 'x'), 1]))
  await call('POST /v1/vps/servers', { body: { ...order, ...unknown } })
  await call('GET /v1/me')
  const [rejected, fine] = sandbox.journal().requests
  expect(rejected!.problems).toHaveLength(11)
  expect(rejected!.problems[0]).toBe('The input is not valid.')
  for (const problem of rejected!.problems.slice(1)) expect(problem).toMatch(/^\d+x+$/)
  expect(rejected!.problems.slice(1).map(({ length }) => length)).toEqual(Array(10).fill(300))
  expect(fine!.problems).toEqual([])
})

test('the last 1,000 requests are kept', async () => {
  const { sandbox, call } = await setUp()
  for (let times = 0; times < 1_005; times++) await call(`GET /v1/nothing-${times}`)
  const { requests } = sandbox.journal()
  expect([requests.length, requests[0]!.path, requests.at(-1)!.path]).toEqual([
    1_000,
    '/v1/nothing-5',
    '/v1/nothing-1004',
  ])
})
