import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../../testing/test-machine.ts'
import { countOrders, listVpsNames, vpsOrder, vpsOrderEnv as env } from '../../testing/vps-order.ts'

const assumptions = { 'completed-order-replay': 'order-again' } as const
const line = `${vpsOrder} --yes`
const intent = line.replace('--name web-02', '--intent shop')

/** Loses the request or the response of the order that follows the next dry run. */
function lose({ sandbox }: Machine, effect: 'drop-request' | 'drop-response'): void {
  sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect })
}

/** Returns the next command that an error message suggests. */
function nextOf(stderr: string): string {
  return /Next: hostwright (.*)/.exec(stderr)?.[1] ?? ''
}

/** Returns a `fetch` for an API that shows a VPS neither in its list nor by the order's id. */
function hide({ sandbox }: Machine, name: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await sandbox.fetch(request)
    if (request.url.includes('/signup-status/')) return sandbox.fetch(new Request(`${request.url}0`, request))
    if (request.method !== 'GET' || !request.url.endsWith('/v1/vps/servers')) return response
    const { servers } = (await response.json()) as { readonly servers: readonly { name: string }[] }
    return Response.json({ servers: servers.filter((one) => one.name !== name) }, response)
  }
}

test.each([
  ['a name', line],
  ['a word', intent],
])('after a lost response of an order with %s, the same line finds it', async (_, typed) => {
  const machine = await createMachine({ assumptions })
  lose(machine, 'drop-response')
  const lost = await machine.hostwright(typed, { env })
  expect(lost).toMatchObject({ exitCode: 3, stdout: '' })
  expect(lost.stderr).toMatch(
    /Run the same line again in 1 minute\. It is usually visible within minutes, at the latest at \d\d:\d\d\. It orders nothing before this is settled\./,
  )
  const pending = await machine.hostwright('orders pending --json')
  expect(JSON.parse(pending.stdout)).toMatchObject([{ product: 'vps', state: 'sending' }])
  expect(nextOf(lost.stderr)).toMatch(/^order vps .*--(?:name web-02|intent shop) /)
  expect(lost.stderr).not.toContain('reconcile')
  expect((await machine.hostwright(typed, { env })).exitCode).toBe(3)
  await machine.sandbox.clock.advance({ minutes: 20 })
  const found = await machine.hostwright(`${typed} --json`, { env })
  expect(JSON.parse(found.stdout)).toMatchObject({ state: 'existing' })
  expect(found.exitCode).toBe(0)
  expect(await countOrders(machine)).toBe(1)
})

/** Runs a line, and presses Ctrl+C when its order has left. */
async function interrupt(machine: Machine, typed: string): Promise<{ exitCode: number; stderr: string }> {
  const interruption = new AbortController()
  return machine.hostwright(typed, {
    env,
    interrupted: interruption.signal,
    async fetch(request) {
      const response = await machine.sandbox.fetch(request.clone())
      if (request.method !== 'POST' || /"dry_run":true/.test(await request.text())) return response
      interruption.abort()
      return new Promise(() => {})
    },
  })
}

test('a dry run whose response is that of an order names the command that settles it', async () => {
  const machine = await createMachine()
  const typed = `${vpsOrder} --dry-run`
  const ran = await machine.hostwright(typed, {
    env,
    // An API that takes no notice of the property executes the dry run.
    async fetch(request) {
      if (request.method !== 'POST') return machine.sandbox.fetch(request)
      const body = JSON.stringify({ ...((await request.json()) as object), dry_run: false })
      const headers = new Headers(request.headers)
      headers.set('Idempotency-Key', crypto.randomUUID())
      return machine.sandbox.fetch(new Request(request.url, { method: 'POST', headers, body }))
    },
  })
  expect(ran).toMatchObject({ exitCode: 3, stdout: '' })
  expect(ran.stderr).toContain('It is unknown whether the dry run was executed as an order')
  expect(ran.stderr).not.toContain('reconcile()')
  expect(nextOf(ran.stderr)).toMatch(/^orders reconcile [0-9a-f-]{36}$/)
  const pending = await machine.hostwright('orders pending --json')
  expect(JSON.parse(pending.stdout)).toMatchObject([{ product: 'vps', state: 'sending' }])
  await machine.sandbox.clock.advance({ hours: 1 })
  const reconcile = nextOf(ran.stderr)
  const looked = await machine.hostwright(`${reconcile} --json`)
  const { contracts } = JSON.parse(looked.stdout) as { readonly contracts: readonly string[] }
  expect(contracts).toHaveLength(1)
  const settled = await machine.hostwright(`${reconcile} --contract ${contracts[0]} --json`)
  expect(JSON.parse(settled.stdout)).toMatchObject({ outcome: 'executed' })
})

test('Ctrl+C after the order of a plan has left is exit code 3, and the message says so', async () => {
  const machine = await createMachine({ assumptions })
  const file = join(machine.folder, 'order.yaml')
  writeFileSync(
    file,
    `version: 1
vps: { web-02: { order: { plan_id: standard-2gb, period: 1, image_id: debian-13, max_total_price: 30000, root_password: { env: ${Object.keys(env)[0]} }, agree_to_terms: true } } }`,
  )
  const { exitCode, stderr } = await interrupt(machine, `apply ${file} --yes --spend 30000`)
  expect(exitCode, stderr).toBe(3)
  expect(stderr).toContain('The order may or may not have been executed')
})

test('Ctrl+C after the order has left is exit code 3, and the same line finds the order', async () => {
  const machine = await createMachine({ assumptions })
  const interrupted = await interrupt(machine, intent)
  expect(interrupted.exitCode).toBe(3)
  expect(interrupted.stderr).toContain('It is unknown whether the order was executed')
  await machine.sandbox.clock.advance({ hours: 1 })
  expect((await machine.hostwright(intent, { env })).stdout).toContain('existing')
})

test('a contract that may be that of a lost order is printed with the line that settles the order', async () => {
  const machine = await createMachine({ assumptions })
  lose(machine, 'drop-response')
  await machine.hostwright(line, { env })
  await machine.sandbox.clock.advance({ minutes: 20 })
  const { stderr } = await machine.hostwright(line, { env })
  const [, settle = ''] = /If you know that this contract is its own: hostwright (.*)/.exec(stderr) ?? []
  expect((await machine.hostwright(settle)).exitCode).toBe(0)
  expect((await machine.hostwright('orders pending --json')).stdout).toBe('[]\n')
  expect((await machine.hostwright(line, { env })).stderr).not.toContain('not settled')
})

test('an order that never arrived is unknown for 75 minutes; then the same line orders it', async () => {
  const machine = await createMachine()
  lose(machine, 'drop-request')
  expect((await machine.hostwright(line, { env })).exitCode).toBe(3)
  await machine.sandbox.clock.advance({ minutes: 16 })
  const soon = await machine.hostwright(line, { env })
  expect(soon.exitCode).toBe(3)
  expect(soon.stderr).toMatch(
    /Run the same line again in [45] minutes\. It is usually visible within minutes, at the latest at/,
  )
  await machine.sandbox.clock.advance({ minutes: 62 })
  await machine.hostwright('vps list')
  const later = await machine.hostwright(`${line} --json`, { env })
  expect(JSON.parse(later.stdout)).toMatchObject({ state: 'ordered', name: 'web-02' })
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02'])
})

test.each([0, 20, 60 * 24 * 2])(
  'a run that died at the question orders nothing; the same line continues %i minutes later',
  async (minutes) => {
    const machine = await createMachine()
    await machine.hostwright(vpsOrder, { env, terminal: 80, diesAtPrompt: true })
    await machine.sandbox.clock.advance({ minutes })
    expect((await machine.hostwright(line, { env })).exitCode).toBe(0)
    expect(await countOrders(machine)).toBe(1)
  },
)

test('two runs of the same line at the same time order one VPS', async () => {
  const machine = await createMachine({ assumptions })
  const both = [1, 2].map(() => machine.hostwright(`${line} --no-wait`, { env }))
  const exitCodes = (await Promise.all(both)).map(({ exitCode }) => exitCode)
  expect(exitCodes).toContain(0)
  expect(exitCodes.every((exitCode) => exitCode === 0 || exitCode === 3)).toBe(true)
  expect(await countOrders(machine)).toBe(1)
  expect((await machine.hostwright(line, { env })).exitCode).toBe(0)
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02'])
})

/** Creates a machine whose folder is restored from a backup before its order. The order is still being set up. */
async function restore(typed: string): Promise<Machine> {
  const machine = await createMachine({ assumptions })
  const { hostwright, folder } = machine
  await hostwright(typed.replace(' --yes', ''), { env, terminal: 80, diesAtPrompt: true })
  const backup = `${folder}-backup`
  cpSync(folder, backup, { recursive: true })
  expect((await hostwright(`${typed} --no-wait`, { env })).exitCode).toBe(0)
  rmSync(folder, { recursive: true })
  cpSync(backup, folder, { recursive: true })
  rmSync(backup, { recursive: true })
  return machine
}

test.each([
  ['a name', line],
  ['a word', intent],
])(
  'a folder from a backup does not know the order, of %s: the log stops the same line until it is listed',
  async (_, typed) => {
    const machine = await restore(typed)
    const stopped = await machine.hostwright(typed, { env })
    expect(stopped).toMatchObject({ exitCode: 3, stdout: '' })
    expect(stopped.stderr).toContain('One may be this very order, sent from another machine or folder.')
    expect(stopped.stderr).toMatch(/This run has ordered nothing\. .* or in 1 minute\. It is usually/)
    expect(nextOf(stopped.stderr)).toBe('vps list')
    expect(stopped.stderr).toMatch(/ add --despite-others \d+-\d\S* to the line, which then orders and pays/)
    await machine.sandbox.clock.advance({ hours: 1 })
    const found = await machine.hostwright(`${typed} --json`, { env })
    expect(JSON.parse(found.stdout)).toMatchObject({ state: 'existing' })
    expect(await countOrders(machine)).toBe(1)
  },
)

test('--despite-others orders only with the value for the current log entries', async () => {
  const machine = await createMachine()
  const apart = { ...env, HOSTWRIGHT_JOURNAL: join(machine.folder, 'apart') }
  await machine.hostwright(line, { env })
  const other = line.replace('web-02', 'web-03')
  const stopped = await machine.hostwright(`${other} --despite-others 1-1`, { env: apart })
  expect(stopped.exitCode).toBe(3)
  await machine.hostwright(line.replace('web-02', 'web-04'), { env })
  const despite = ({ stderr }: { readonly stderr: string }): string =>
    `${other} ${/--despite-others \S+/.exec(stderr)?.[0]}`
  const again = await machine.hostwright(despite(stopped), { env: apart })
  expect(again.exitCode).toBe(3)
  expect((await machine.hostwright(despite(again), { env: apart })).exitCode).toBe(0)
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02', 'web-04', 'web-03'])
})

test('an order whose contract no longer exists is repeated only with --again and its value', async () => {
  const machine = await createMachine()
  await machine.hostwright(line, { env })
  const [, { uuid } = { uuid: '' }] = JSON.parse((await machine.hostwright('vps list --json')).stdout) as {
    readonly uuid: string
  }[]
  const hidden = hide(machine, 'web-02')
  const fetch = async (request: Request): Promise<Response> =>
    hidden(request.url.endsWith(uuid) ? new Request(`${request.url.slice(0, -12)}000000000099`) : request)
  const gone = await machine.hostwright(`${line} --again 1`, { env, fetch })
  expect(gone.exitCode).toBe(1)
  expect(gone.stderr).toMatch(
    /web-02 was ordered from here at 2\S+, and its contract is not listed\.\nThis run has ordered nothing\./,
  )
  expect(nextOf(gone.stderr)).toMatch(/ --again \d+/)
  expect(await countOrders(machine)).toBe(1)
  const once = await machine.hostwright(`${nextOf(gone.stderr)} --no-wait --json`, { env, fetch })
  expect(JSON.parse(once.stdout)).toMatchObject({ state: 'ordered' })
})

test('a journal with a damaged record stops orders', async () => {
  const machine = await createMachine()
  const HOSTWRIGHT_JOURNAL = join(machine.folder, 'journal')
  const given = { env: { ...env, HOSTWRIGHT_JOURNAL } }
  await machine.hostwright(line, given)
  for (const name of readdirSync(HOSTWRIGHT_JOURNAL))
    writeFileSync(join(HOSTWRIGHT_JOURNAL, name), '{"secret-1234":1}\n')
  const { exitCode, stderr } = await machine.hostwright(line.replace('web-02', 'web-03'), given)
  expect(exitCode).toBe(1)
  expect(stderr).toContain('Nothing was changed.')
  expect(stderr).not.toContain('secret-1234')
  expect(await countOrders(machine)).toBe(1)
})
