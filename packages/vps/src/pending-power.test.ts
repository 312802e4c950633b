import { expect, test, vi } from 'vitest'
import {
  createScriptedAccount,
  outcomeOf,
  powerResponse,
  type Script,
  stall,
} from './testing/scripted-account.ts'

const minute = 60_000
const accepted = (headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 202, headers })

/** Creates an API whose reads show these power states, one per read; the last state stays. */
function showing(...states: readonly string[]): Script {
  let reads = 0
  return (line) =>
    line.startsWith('POST ') ? accepted() : powerResponse(line, states[Math.min(reads++, states.length - 1)]!)
}

test('a wait on a stalled API ends at its deadline, with the states that were read', async () => {
  let reads = 0
  const { vps, requests, elapsed } = createScriptedAccount((line, request) =>
    reads++ === 0 ? powerResponse(line, 'running') : stall(request),
  )
  const { power } = vps.server('u')
  const outcome = await outcomeOf(power.waitFor('stopped', { intervalMs: 100, deadlineMs: 1_000 }))
  expect(outcome).toEqual({
    error: expect.objectContaining({
      name: 'WaitError',
      reason: 'deadline',
      lastState: 'running',
      history: [{ state: 'running', at: expect.any(Date) }],
      cause: expect.objectContaining({ name: 'TimeoutError' }),
    }),
  })
  expect(elapsed()).toBe(1_000)
  expect(requests.map(({ at }) => at)).toEqual([0, 100])
})

test('the state from before a reboot does not end the wait: the reboot has to be seen in progress', async () => {
  const { vps, elapsed } = createScriptedAccount(showing('running', 'running', 'processing', 'running'))
  const reboot = await vps.server('u').power.reboot()
  await expect(outcomeOf(reboot.wait())).resolves.toBe('running')
  expect(elapsed()).toBe(15_000)
})

test('a reboot that no read has shown in progress counts after 3 minutes', async () => {
  const { vps, elapsed } = createScriptedAccount(showing('running'))
  const reboot = await vps.server('u').power.reboot()
  await expect(outcomeOf(reboot.wait())).resolves.toBe('running')
  expect(elapsed()).toBe(3 * minute)
})

test('a jump of the wall clock does not end the wait for a reboot', async () => {
  let reads = 0
  const { vps, elapsed } = createScriptedAccount((line) => {
    if (++reads === 2) vi.setSystemTime(Date.now() + 60 * minute)
    return line.startsWith('POST ') ? accepted() : powerResponse(line, 'running')
  })
  const reboot = await vps.server('u').power.reboot()
  await outcomeOf(reboot.wait())
  expect(elapsed()).toBe(3 * minute)
})

test('one read of the goal ends the wait for a start or a stop', async () => {
  const { vps, elapsed } = createScriptedAccount(showing('stopped'))
  const stop = await vps.server('u').power.stop()
  await expect(outcomeOf(stop.wait())).resolves.toBe('stopped')
  expect(elapsed()).toBe(0)
})

test('one read that shows error, or the state it came from, does not fail a stop', async () => {
  const states = ['processing', 'error', 'processing', 'running', 'processing', 'stopped']
  const { vps } = createScriptedAccount(showing(...states))
  const stop = await vps.server('u').power.stop()
  await expect(outcomeOf(stop.wait())).resolves.toBe('stopped')
})

test('two reads in a row of a failed state fail a stop', async () => {
  const { vps, elapsed } = createScriptedAccount(showing('processing', 'error'))
  const stop = await vps.server('u').power.stop()
  await expect(outcomeOf(stop.wait())).resolves.toMatchObject({
    error: { reason: 'failed', lastState: 'error' },
  })
  expect(elapsed()).toBe(10_000)
})

test('two reads in a row fail an operation that no read has shown in progress, and the error names the goal', async () => {
  const { vps } = createScriptedAccount(showing('running', 'error'))
  const stop = await vps.server('u').power.stop()
  await expect(outcomeOf(stop.wait())).resolves.toMatchObject({
    error: { reason: 'failed', message: expect.stringContaining('VPS u to be stopped') },
  })
})

test('a wait continues after a 429 if there is time, and ends otherwise', async () => {
  let reads = 0
  const rejection = { error: { code: 'RATE_LIMIT_EXCEEDED', message: 'Slowly.' } }
  const { vps, requests } = createScriptedAccount((line) =>
    reads++ % 2 === 0
      ? Response.json(rejection, { status: 429, headers: { 'Retry-After': '30' } })
      : powerResponse(line, 'stopped'),
  )
  const { power } = vps.server('u')
  await expect(outcomeOf(power.waitFor('stopped'))).resolves.toBe('stopped')
  expect(requests.map(({ at }) => at)).toEqual([0, 30_000])
  await expect(outcomeOf(power.waitFor('stopped', { deadlineMs: 20_000 }))).resolves.toMatchObject({
    error: { reason: 'deadline', cause: { status: 429, retryAfterMs: 30_000 } },
  })
  expect(requests).toHaveLength(3)
})

test('a stored operation contains the time of its acceptance on the API’s clock', async () => {
  const date = 'Thu, 01 Oct 2026 00:30:00 GMT'
  const { vps, elapsed } = createScriptedAccount((line) =>
    line.startsWith('POST ') ? accepted({ Date: date }) : powerResponse(line, 'running'),
  )
  vi.setSystemTime(date)
  const stored = JSON.stringify(await vps.server('u').power.reboot())
  expect(JSON.parse(stored)).toEqual({
    operationId: 'rebootVps',
    location: '/v1/vps/servers/u/power',
    acceptedAt: Date.UTC(2026, 9, 1, 0, 30),
  })
  vi.setSystemTime(Date.parse(date) + 2 * minute) // another process continues the wait two minutes later
  await expect(outcomeOf(vps.resume(JSON.parse(stored)).wait())).resolves.toBe('running')
  expect(elapsed()).toBe(minute)
})

test.each([
  ['is 3 minutes ahead', 3 * minute, 0, 15_000],
  ['is 3 minutes behind', -3 * minute, 3 * minute, 0],
])(
  'a stored reboot is dated by the responses, also on a machine whose clock %s',
  async (_, aheadMs, agoMs, waitedMs) => {
    const acceptedAt = Date.UTC(2026, 9, 1, 0, 30)
    const states = agoMs > 0 ? ['running'] : ['running', 'running', 'processing', 'running']
    const show = showing(...states)
    const { vps, elapsed } = createScriptedAccount(async (line, request) => {
      const response = await show(line, request)
      response.headers.set('Date', new Date(acceptedAt + agoMs + elapsed()).toUTCString())
      return response
    })
    vi.setSystemTime(acceptedAt + agoMs + aheadMs)
    const stored = { operationId: 'rebootVps', location: '/v1/vps/servers/u/power', acceptedAt }
    await expect(outcomeOf(vps.resume(stored).wait())).resolves.toBe('running')
    expect(elapsed()).toBe(waitedMs)
  },
)

test('a stored operation without this time counts from its resumption', async () => {
  const { vps, elapsed } = createScriptedAccount(showing('running'))
  const stored = { operationId: 'rebootVps', location: '/v1/vps/servers/u/power' }
  await expect(outcomeOf(vps.resume(stored).wait())).resolves.toBe('running')
  expect(elapsed()).toBe(3 * minute)
})

test('a reboot that one wait has seen in progress counts for the next wait', async () => {
  const { vps, elapsed } = createScriptedAccount(showing('processing', 'running'))
  const reboot = await vps.server('u').power.reboot()
  await outcomeOf(reboot.wait({ deadlineMs: 1_000 }))
  await expect(outcomeOf(reboot.wait())).resolves.toBe('running')
  expect(elapsed()).toBe(1_000)
})

test('ensure sends no operation, and reads nothing, after its deadline', async () => {
  const { vps, requests, elapsed } = createScriptedAccount((line, request) => {
    if (line.startsWith('POST ')) return stall(request)
    return powerResponse(line, 'running')
  })
  await expect(
    outcomeOf(vps.server('u').power.ensure('stopped', { deadlineMs: 1_000 })),
  ).resolves.toMatchObject({
    error: { name: 'TimeoutError', sent: true },
  })
  expect(elapsed()).toBe(1_000)
  expect(requests).toHaveLength(2)
})

test('invalid options and an aborted signal lead to no request', async () => {
  const { vps, requests } = createScriptedAccount(showing('running'))
  const reboot = vps.resume({ operationId: 'rebootVps', location: '/v1/vps/servers/u/power' })
  const { power } = vps.server('u')
  for (const wait of [reboot.wait, power.waitFor.bind(null, 'running'), power.ensure.bind(null, 'running')]) {
    await expect(wait({ intervalMs: 0 })).rejects.toMatchObject({ name: 'ConfigError', field: 'intervalMs' })
    await expect(wait({ deadlineMs: NaN })).rejects.toMatchObject({ field: 'deadlineMs' })
    await expect(wait({ signal: 'stop' as never })).rejects.toMatchObject({ field: 'signal' })
    await expect(wait({ onProgress: 1 as never })).rejects.toMatchObject({ field: 'onProgress' })
    await expect(wait({ signal: AbortSignal.abort('no more') })).rejects.toBe('no more')
  }
  expect(requests).toEqual([])
})

test('an abort during a pause ends the wait at that moment, and leaves no timer', async () => {
  const { vps } = createScriptedAccount(showing('processing'))
  const stop = new AbortController()
  const ended = vi.fn()
  void vps.server('u').power.waitFor('stopped', { signal: stop.signal }).catch(ended)
  await vi.advanceTimersByTimeAsync(1_000)
  stop.abort('enough')
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  expect(ended).toHaveBeenCalledWith('enough')
  expect(vi.getTimerCount()).toBe(0)
})
