import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@hostwright/common'
import { type PlanAction, planAccount } from '@hostwright/plan'
import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../../testing/test-machine.ts'

const server = 'hw123456.example.jp'
const reboot: PlanAction = { action: 'reboot', vps: 'web-01' }
const powerCycle: PlanAction = { action: 'power_cycle', vps: 'web-01' }
const reset: PlanAction = { action: 'reset', hosting: server, domain: 'example.com', type: 'all' }
const reinstall: PlanAction = {
  action: 'reinstall',
  vps: 'web-01',
  image_id: 'debian-13',
  root_password: { env: 'ROOT' },
}
const env = { ROOT: 'Correct-Horse-7' }

/** Stores a plan with one action, as a program or the MCP server does. */
async function store({ sandbox, folder }: Machine, action: PlanAction) {
  const client = createClient({ apiKey: sandbox.apiKey, baseUrl: sandbox.baseUrl, fetch: sandbox.fetch })
  const resolveSecret = (): string => env.ROOT
  const plan = await planAccount(client, { version: 1 }, { actions: [action], resolveSecret })
  const file = join(folder, 'action.plan')
  writeFileSync(file, JSON.stringify(plan))
  return { file, digest: plan.digest }
}

const writes = ({ requests }: Machine): string[] =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${new URL(url).pathname}`)

test.each([
  ['a reboot', reboot, 'interrupt:vps/web-01/reboot'],
  ['a power cycle', powerCycle, 'delete:vps/web-01/reboot'],
  ['a reset of a domain', reset, `delete:hosting/${server}/reset/example.com`],
])('apply sends %s once with its allowance, and nothing without it', async (_, action, allowance) => {
  const machine = await createMachine()
  const { file, digest } = await store(machine, action)
  // `delete` would be accepted for `interrupt`, because it includes it.
  const wrong = allowance.startsWith('interrupt') ? 'expose' : 'interrupt'
  for (const given of ['', ` --allow ${wrong}`, ` --allow ${allowance}x`]) {
    const { exitCode, stderr } = await machine.hostwright(`apply ${file} --yes${given}`)
    expect(exitCode, stderr).not.toBe(0)
    expect(stderr).toContain(allowance.split(':')[1]!)
  }
  const line = `apply ${file} --yes --allow ${allowance}`
  expect((await machine.hostwright(`${line} --expect 000000000000`)).exitCode).not.toBe(0)
  expect(writes(machine)).toEqual([])
  const applied = await machine.hostwright(`${line} --expect ${digest.slice(0, 12)} --json`)
  expect(applied.exitCode, applied.stderr).toBe(0)
  expect(JSON.parse(applied.stdout)).toMatchObject({ writes: 1 })
  await machine.hostwright(`${line} --json`)
  expect(writes(machine)).toHaveLength(1)
})

test('apply reinstalls a stopped VPS once, and prints its password nowhere', async () => {
  const machine = await createMachine()
  const running = await store(machine, reinstall)
  const early = await machine.hostwright(`apply ${running.file} --yes --allow delete`, { env })
  expect(early.stderr).toMatch(
    /also lost +web-01 \(all data on its disk\)\n +blocked +Its power state is running/,
  )
  expect(writes(machine)).toEqual([])
  const stopped = await machine.hostwright('vps power ensure stopped web-01')
  expect(stopped.exitCode, stopped.stderr).toBe(0)
  const before = writes(machine).length
  const { file } = await store(machine, reinstall)
  const line = `apply ${file} --yes --json --allow delete:vps/web-01/reinstall`
  const applied = await machine.hostwright(line, { env })
  expect(applied.exitCode, applied.stderr).toBe(0)
  const again = await machine.hostwright(line, { env })
  expect(writes(machine).slice(before)).toHaveLength(1)
  for (const { stdout, stderr } of [applied, again]) expect(stdout + stderr).not.toContain(env.ROOT)
})

test.each([
  ['a reboot', reboot, 'interrupt:vps/web-01/reboot'],
  ['a reset of a domain', reset, 'delete'],
])('apply never sends %s again whose response was lost', async (_, action, allowance) => {
  const machine = await createMachine()
  const { file } = await store(machine, action)
  let isSent = false
  const fetch = async (request: Request): Promise<Response> => {
    const response = await machine.sandbox.fetch(request)
    if (request.method === 'GET') return response
    isSent = true
    throw new TypeError('connection lost')
  }
  const lost = await machine.hostwright(`apply ${file} --yes --allow ${allowance}`, { fetch })
  expect(isSent).toBe(true)
  expect(lost.exitCode).not.toBe(0)
  const again = await machine.hostwright(`apply ${file} --yes --allow ${allowance}`)
  expect(again.stderr).not.toBe('')
  expect(writes(machine)).toEqual([])
})
