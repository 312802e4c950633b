import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient, type PendingOperation, type WaitOptions } from '@hostwright/common'
import type { Sandbox } from '@hostwright/sandbox/node'
import { expect, test } from 'vitest'
import type { StoredOperation } from './resume.ts'
import type { ServerHandle } from './server.ts'
import { firstServer, setUp } from './testing/set-up.ts'
import { createVps, type Vps } from './vps.ts'

const minute = 60_000
const body = { image_id: 'ubuntu-24-04', root_password: 'Correct-Horse-7' }

/**
 * An operation that the API executes in the background: how it is started, its states, and how long a wait for it
 * lasts.
 */
interface Operation {
  readonly machine: 'power' | 'reinstall'
  readonly begin: (server: ServerHandle) => Promise<PendingOperation<unknown>>
  readonly toState: (status: string) => unknown
  readonly busy: string
  readonly done: string
  readonly deadlineMs: number
}

const power: Operation = {
  machine: 'power',
  begin: (server) => server.power.reboot(),
  toState: (status) => status,
  busy: 'processing',
  done: 'running',
  deadlineMs: 5 * minute,
}
const reinstall: Operation = {
  machine: 'reinstall',
  begin: async ({ power: { ensure }, os }) => ensure('stopped').then(() => os.reinstall(body)),
  toState: (status) => expect.objectContaining({ status }),
  busy: 'rebuilding',
  done: 'completed',
  deadlineMs: 60 * minute,
}

async function begin({ begin: start }: Operation, prepare: (sandbox: Sandbox) => void = () => {}) {
  const { vps, sandbox, requests } = await setUp()
  const server = await firstServer(vps)
  prepare(sandbox)
  const operation = await start(server)
  const startedAt = sandbox.clock.now()
  requests.length = 0
  return { vps, sandbox, server, operation, requests, waited: () => sandbox.clock.now() - startedAt }
}

const operations = [
  ['a reboot', power],
  ['a reinstall', reinstall],
] as const

test.each(operations)('%s is awaited until it has ended', async (_, described) => {
  const { operation, waited } = await begin(described)
  const seen: unknown[] = []
  const options: WaitOptions<unknown> = { onProgress: (state) => seen.push(state) }
  await expect(operation.wait(options)).resolves.toEqual(described.toState(described.done))
  expect(seen[0]).toEqual(described.toState(described.busy))
  expect(waited()).toBeLessThan(described.deadlineMs)
})

test.each(operations)('%s that fails ends the wait with the state and its history', async (_, described) => {
  const { machine, toState, busy } = described
  const { operation } = await begin(described, ({ transitions }) =>
    transitions.set(machine, { mode: 'error' }),
  )
  const error: unknown = await operation.wait().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'WaitError', reason: 'failed', lastState: toState('error') })
  const { history } = error as { history: { state: unknown }[] }
  expect(history[0]?.state).toEqual(toState(busy))
})

test.each(operations)(
  '%s that is stuck ends the wait at its deadline, and can be awaited again',
  async (_, described) => {
    const { machine, toState, busy, done, deadlineMs } = described
    const { operation, sandbox, waited } = await begin(described, ({ transitions }) =>
      transitions.set(machine, { mode: 'held' }),
    )
    await expect(operation.wait()).rejects.toMatchObject({ reason: 'deadline', lastState: toState(busy) })
    expect(waited()).toBe(deadlineMs)
    sandbox.transitions.set(machine, { mode: 'usual' })
    await expect(operation.wait()).resolves.toEqual(toState(done))
  },
)

test.each(operations)(
  '%s is awaited under the new uuid when maintenance moves the VPS meanwhile',
  async (_, described) => {
    const { operation, sandbox, server, requests } = await begin(described)
    let moved = ''
    const options: WaitOptions<unknown> = {
      onProgress: () => void (moved ||= sandbox.maintenance.moveVps(server.uuid)),
    }
    await expect(operation.wait(options)).resolves.toEqual(described.toState(described.done))
    expect(requests.at(-1)).toContain(moved)
    expect(requests.every((request) => request.startsWith('GET '))).toBe(true)
  },
)

test.each(operations)('%s that was stored is awaited by another client', async (_, described) => {
  const { operation, sandbox } = await begin(described)
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const stored = JSON.parse(JSON.stringify(operation)) as StoredOperation
  const other: Vps = createVps(createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep }))
  await expect(other.resume(stored).wait()).resolves.toEqual(described.toState(described.done))
})

test.each(operations)(
  '%s is data for a thread, and has no method that a serializer calls',
  async (_, described) => {
    const { operation, requests } = await begin(described)
    const stored = JSON.parse(JSON.stringify(operation)) as StoredOperation
    expect(structuredClone(operation)).toEqual(stored)
    expect(Object.keys(operation)).toEqual(['operationId', 'location', 'acceptedAt'])
    expect(requests).toEqual([])
  },
)

test('a stored operation is awaited by another process', async () => {
  const { operation, sandbox } = await begin(power, ({ transitions }) =>
    transitions.set('power', { mode: 'reads', reads: 3 }),
  )
  const { url, close } = await sandbox.listen({ port: 0 })
  const program = `
    import { createClient } from '@hostwright/common'
    import { createVps } from '@hostwright/vps'
    const operation = createVps(createClient({ pacing: false })).resume(JSON.parse(process.argv[1]))
    const seen = []
    await operation.wait({ intervalMs: 1, onProgress: (state) => seen.push(state) })
    console.log([...new Set(seen)].join(', then '))`
  const run = promisify(execFile)(
    process.execPath,
    [
      '--conditions=@hostwright/source',
      '--no-warnings',
      '--input-type=module',
      '-e',
      program,
      JSON.stringify(operation),
    ],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, HOSTWRIGHT_BASE_URL: url, HOSTWRIGHT_API_KEY: sandbox.apiKey },
    },
  )
  await expect(run).resolves.toMatchObject({ stdout: 'processing, then running\n', stderr: '' })
  await close()
})
