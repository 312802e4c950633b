import type { Reinstall } from '@hostwright/types'
import { expect, test, vi } from 'vitest'
import {
  createScriptedAccount,
  outcomeOf,
  powerResponse,
  type ScriptedAccount,
} from './testing/scripted-account.ts'

const minute = 60_000
const acceptedAt = 'Thu, 01 Oct 2026 00:30:00 GMT'
const body = { image_id: 'ubuntu-24-04', root_password: 'Correct-Horse-7' }

type Shown = Pick<Reinstall, 'status' | 'installed_at'>

const last: Shown = { status: 'completed', installed_at: '2026-09-01 09:00:00' }
const unfinished: Shown = { status: 'rebuilding', installed_at: null }
const done: Shown = { status: 'completed', installed_at: '2026-10-01 09:30:02' }

/** Creates an API that accepts a reinstall and then shows these statuses, one per read; the last one stays. */
function showing(dates: boolean, ...all: readonly Shown[]): ScriptedAccount {
  let reads = 0
  return createScriptedAccount((line) => {
    const headers: Record<string, string> = dates ? { Date: acceptedAt } : {}
    if (line.startsWith('POST ')) return new Response(null, { status: 202, headers })
    if (!line.endsWith('/os-reinstall')) return powerResponse(line, 'stopped')
    const shown = all[Math.min(reads++, all.length - 1)]!
    return Response.json({ os_reinstall: { image_id: 'ubuntu-24-04', os: 'Ubuntu 24.04', ...shown } })
  })
}

async function reinstall({ vps, elapsed }: ScriptedAccount) {
  const operation = await vps.server('u').os.reinstall(body)
  const outcome = await outcomeOf(operation.wait())
  return { outcome, ms: elapsed() }
}

test('the status completed of the previous reinstall does not end the wait for a new one', async () => {
  const { outcome, ms } = await reinstall(showing(true, last, last, unfinished, done))
  expect([outcome, ms]).toEqual([expect.objectContaining(done), 1.5 * minute])
})

test('the status completed counts immediately if installed_at is not before the acceptance', async () => {
  const { outcome, ms } = await reinstall(showing(true, done))
  expect([outcome, ms]).toEqual([expect.objectContaining(done), 0])
})

test('installed_at may be some seconds before the acceptance, because clocks differ', async () => {
  const before = (seconds: string): Shown => ({ ...done, installed_at: `2026-10-01 09:29:${seconds}` })
  expect(await reinstall(showing(true, before('55')))).toMatchObject({ ms: 0 })
  expect(await reinstall(showing(true, before('54')))).toMatchObject({ ms: 3 * minute })
})

test('without a Date header, the acceptance is timed by the client’s clock', async () => {
  const account = showing(false, last, done)
  vi.setSystemTime(acceptedAt)
  expect(await reinstall(account)).toMatchObject({ outcome: done, ms: minute / 2 })
})

test('without installed_at, the status completed counts after 3 minutes', async () => {
  const undated: Shown = { status: 'completed', installed_at: null }
  expect(await reinstall(showing(true, undated))).toMatchObject({ outcome: undated, ms: 3 * minute })
})

test('a status whose installed_at is of an earlier reinstall never ends the wait', async () => {
  for (const status of ['completed', 'error'] as const) {
    expect(await reinstall(showing(true, { ...last, status }))).toMatchObject({
      outcome: { error: { name: 'WaitError', reason: 'deadline', lastState: { ...last, status } } },
      ms: 60 * minute,
    })
  }
})

test('an error whose installed_at is some minutes before the acceptance counts after 3 minutes', async () => {
  const doubtful: Shown = { status: 'error', installed_at: '2026-10-01 09:25:00' }
  expect(await reinstall(showing(true, doubtful))).toMatchObject({
    outcome: { error: { reason: 'failed' } },
    ms: 3.5 * minute,
  })
})

test('a reinstall that is resumed without its time of acceptance completes 3 minutes later, whatever its date', async () => {
  const { vps, elapsed } = showing(true, last)
  vi.setSystemTime(acceptedAt)
  const operation = vps.resume({ operationId: 'reinstallVps', location: '/v1/vps/servers/u/os-reinstall' })
  await expect(outcomeOf(operation.wait())).resolves.toMatchObject(last)
  expect(elapsed()).toBe(3 * minute)
})

test('a reinstall that was seen in progress counts immediately, with or without installed_at', async () => {
  const undated: Shown = { status: 'completed', installed_at: null }
  for (const status of ['rebuilding', 'configuring'] as const) {
    const account = showing(true, { ...unfinished, status }, undated)
    expect(await reinstall(account)).toMatchObject({ outcome: undated, ms: minute / 2 })
  }
})

test('an error without installed_at belongs to the new reinstall and counts without a wait', async () => {
  const undated: Shown = { status: 'error', installed_at: null }
  expect(await reinstall(showing(true, undated))).toMatchObject({
    outcome: { error: { reason: 'failed' } },
    ms: minute / 2,
  })
})

test('the error of the previous reinstall does not fail a new one; its own does when two reads show it', async () => {
  const old: Shown = { ...last, status: 'error' }
  expect(await reinstall(showing(true, old, old, unfinished, done))).toMatchObject({ outcome: done })
  const failed: Shown = { ...done, status: 'error' }
  expect(await reinstall(showing(true, unfinished, failed, unfinished, done))).toMatchObject({
    outcome: done,
  })
  expect(await reinstall(showing(true, unfinished, failed))).toMatchObject({
    outcome: { error: { reason: 'failed', lastState: failed } },
    ms: minute,
  })
})

test('a stored reinstall distinguishes the new installation from the previous one, however late it is resumed', async () => {
  const { vps, elapsed } = showing(true, last, done)
  vi.setSystemTime(acceptedAt)
  const stored = JSON.stringify(await vps.server('u').os.reinstall(body))
  await expect(outcomeOf(vps.resume(JSON.parse(stored)).wait())).resolves.toMatchObject(done)
  expect(elapsed()).toBe(minute / 2)
})

test('no other request is sent before the reinstall', async () => {
  const { vps, requests } = showing(true, done)
  await vps.server('u').os.reinstall(body)
  expect(requests.map(({ line }) => line)).toEqual(['POST /v1/vps/servers/u/os-reinstall'])
})
