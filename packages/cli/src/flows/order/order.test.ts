import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMachine } from '../../testing/test-world.ts'
import { countOrders, listVpsNames, vpsOrder as line, vpsOrderEnv as env } from '../../testing/vps-order.ts'

test('an order is quoted, placed once and waited for; its result says what was paid for which VPS', async () => {
  const machine = await createMachine()
  const { exitCode, stdout, stderr } = await machine.hostwright(`${line} --yes --json`, { env })
  expect(JSON.parse(stdout)).toMatchObject({ product: 'vps', name: 'web-02', status: 'active' })
  expect(stderr).toContain('vps web-02: setup_pending\n')
  expect(exitCode).toBe(0)
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02'])
})

test.each([
  ['without a terminal and --yes', line, 'Nobody can be asked'],
  ['without the consent', line.replace(' --agree-to-terms', ' --yes'), '--agree-to-terms'],
  ['without a limit', `${line.replace(' --max-price 30000', '')} --yes`, '--max-price'],
  ['without a password', `${line.replace(' --password-env ROOT_PASSWORD', '')} --yes`, '--password-env'],
])('%s nothing is ordered, and the exit code is that of usage', async (_, given, said) => {
  const machine = await createMachine()
  const { exitCode, stderr } = await machine.hostwright(given, { env })
  expect(stderr).toContain(said)
  expect(stderr).toContain('Nothing was ordered')
  expect(exitCode).toBe(2)
  expect(machine.requests).toEqual([])
})

test('an order above the limit is rejected before it is tried', async () => {
  const machine = await createMachine()
  const { exitCode, stderr } = await machine.hostwright(`${line.replace('30000', '100')} --yes`, { env })
  expect(stderr).toContain('is 100 yen, and the order costs')
  expect(exitCode).toBe(2)
  expect(machine.requests.every(({ method }) => method === 'GET')).toBe(true)
})

test('the same line orders once: afterwards it prints the contract and pays nothing', async () => {
  const machine = await createMachine()
  await machine.hostwright(`${line} --yes`, { env })
  await machine.sandbox.clock.advance({ days: 30 })
  const again = await machine.hostwright(`${line} --yes --json`, { env })
  expect(again.exitCode).toBe(0)
  expect(again.stderr).toContain('Nothing was ordered: vps web-02 exists already.')
  expect(JSON.parse(again.stdout)).toMatchObject({ product: 'vps', state: 'existing', name: 'web-02' })
  expect(await countOrders(machine)).toBe(1)
})

test('a contract of the name with another plan is printed, and the line says in what it differs', async () => {
  const machine = await createMachine()
  await machine.hostwright(`${line} --yes`, { env })
  const larger = line.replace('standard-2gb', 'standard-6gb')
  const { exitCode, stderr } = await machine.hostwright(`${larger} --yes`, { env })
  expect(exitCode).toBe(0)
  expect(stderr).toContain('It differs from the order: plan_id.')
  expect(await countOrders(machine)).toBe(1)
})

test('without a name the same line orders once, and --intent orders one more', async () => {
  const machine = await createMachine()
  const unnamed = `${line.replace(' --name web-02', '')} --yes --no-wait --json`
  const states: unknown[] = []
  for (const word of ['', '', ' --intent shop', ' --intent shop']) {
    const { exitCode, stdout } = await machine.hostwright(`${unnamed}${word}`, { env })
    expect(exitCode).toBe(0)
    states.push((JSON.parse(stdout) as { readonly state: string }).state)
    await machine.sandbox.clock.advance({ hours: 1 })
  }
  expect(states).toEqual(['ordered', 'existing', 'ordered', 'existing'])
  expect(await countOrders(machine)).toBe(2)
})

test('an order whose contract is gone is not ordered again, except with the value of --again', async () => {
  const machine = await createMachine()
  await machine.hostwright(`${line} --yes`, { env })
  const hidden = {
    env,
    async fetch(request: Request): Promise<Response> {
      const response = await machine.sandbox.fetch(request)
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET' || !pathname.startsWith('/v1/vps/')) return response
      if (/servers\/|signup-status/.test(pathname))
        return Response.json({ error: { code: 'VPS_NOT_FOUND', message: 'Gone.' } }, { status: 404 })
      if (pathname !== '/v1/vps/servers') return response
      const { servers } = (await response.json()) as { readonly servers: readonly object[] }
      return Response.json({ servers: servers.slice(0, 1) }, response)
    },
  }
  const gone = await machine.hostwright(`${line} --yes`, hidden)
  expect(gone.exitCode).toBe(1)
  const [, value = ''] = /--again (\S+) orders it once more/.exec(gone.stderr) ?? []
  expect(await countOrders(machine)).toBe(1)
  const again = await machine.hostwright(`${line} --yes --no-wait --json --again ${value}`, hidden)
  expect(JSON.parse(again.stdout)).toMatchObject({ state: 'ordered' })
})

test('orders of another machine stop the line with exit code 3, except with the value of --despite-others', async () => {
  const machine = await createMachine()
  const elsewhere = { ...env, HOSTWRIGHT_CONFIG_DIR: `${machine.folder}/elsewhere` }
  await machine.hostwright(`${line.replace('web-02', 'web-07')} --yes`, { env: elsewhere })
  const stopped = await machine.hostwright(`${line} --yes`, { env })
  expect(stopped.exitCode).toBe(3)
  const [, value = ''] = /--despite-others (\S+) it orders in spite of them/.exec(stopped.stderr) ?? []
  const { exitCode } = await machine.hostwright(`${line} --yes --despite-others ${value}`, { env })
  expect(exitCode).toBe(0)
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-07', 'web-02'])
})

test('a lost response is exit code 3; the same line finds the VPS and orders no second one', async () => {
  const machine = await createMachine({ assumptions: { 'completed-order-replay': 'orders again' } })
  machine.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-response' })
  const lost = await machine.hostwright(`${line} --yes`, { env })
  expect(lost.exitCode).toBe(3)
  expect(lost.stdout).toBe('')
  const [, key = ''] = /Next: hostwright orders reconcile (\S+)/.exec(lost.stderr) ?? []
  const pending = await machine.hostwright('orders pending --json')
  expect(JSON.parse(pending.stdout)).toMatchObject([
    { key, product: 'vps', state: 'sending', name: 'web-02' },
  ])
  const soon = await machine.hostwright(`${line} --yes`, { env })
  expect(soon.exitCode).toBe(3)
  expect(soon.stderr).toContain('No second order was sent.')
  await machine.sandbox.clock.advance({ minutes: 16 })
  const again = await machine.hostwright(`${line} --yes --json`, { env })
  expect(again.exitCode).toBe(0)
  expect(JSON.parse(again.stdout)).toMatchObject({ state: 'existing', name: 'web-02' })
  expect(await countOrders(machine)).toBe(1)
})

test('an order that never arrived is unknown for 75 minutes, then the same line orders it', async () => {
  const machine = await createMachine()
  machine.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-request' })
  for (const minutes of [0, 16, 40]) {
    await machine.sandbox.clock.advance({ minutes })
    expect((await machine.hostwright(`${line} --yes`, { env })).exitCode).toBe(3)
  }
  expect(await countOrders(machine)).toBe(1)
  await machine.sandbox.clock.advance({ minutes: 25 })
  const later = await machine.hostwright(`${line} --yes --json`, { env })
  expect(later.exitCode).toBe(0)
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02'])
})

test('a journal folder that is restored from before an order does not order it again', async () => {
  const machine = await createMachine({ assumptions: { 'completed-order-replay': 'orders again' } })
  const unnamed = `${line.replace(' --name web-02', '')} --intent shop --yes --no-wait`
  machine.sandbox.transitions.set('signup', { mode: 'held' })
  await machine.hostwright(unnamed, { env })
  rmSync(machine.folder, { recursive: true })
  const restored = await machine.hostwright(unnamed, { env })
  expect(restored.exitCode).toBe(3)
  expect(restored.stderr).toContain('no request in the journal explains')
  expect(await countOrders(machine)).toBe(1)
})

test('two runs of the same line at the same time order one VPS', async () => {
  const machine = await createMachine()
  const both = await Promise.all([
    machine.hostwright(`${line} --yes --no-wait`, { env }),
    machine.hostwright(`${line} --yes --no-wait`, { env }),
  ])
  expect(await countOrders(machine)).toBe(1)
  expect(both.map(({ exitCode }) => exitCode)).toContain(0)
  await machine.sandbox.clock.advance({ hours: 1 })
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02'])
})

test('a rejected order charges nothing, says so, and the next run begins again', async () => {
  const machine = await createMachine()
  const { balance } = machine.sandbox.account
  machine.sandbox.account.setBalance(0)
  const rejected = await machine.hostwright(`${line} --yes`, { env })
  expect(rejected.exitCode).toBe(1)
  expect(rejected.stderr).toMatch(/\[PAYMENT_REQUIRED\].*\nNothing was changed\.\n/)
  machine.sandbox.account.setBalance(balance)
  expect((await machine.hostwright(`${line} --yes`, { env })).exitCode).toBe(0)
})

test('a price that has risen since the quote is rejected, and charges nothing', async () => {
  const machine = await createMachine()
  const { exitCode, stderr } = await machine.hostwright(`${line} --yes`, {
    env,
    async fetch(request) {
      if (await isOrder(request))
        machine.sandbox.plans.change('standard-2gb', { periods: [{ months: 1, price: 9_000 }] })
      return machine.sandbox.fetch(request)
    },
  })
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/PRICE_MISMATCH.*\nNothing was changed\./)
  expect((await machine.hostwright('orders pending --json')).stdout).toBe('[]\n')
  const { balance } = machine.sandbox.account
  expect((await machine.hostwright(`${line} --yes`, { env })).exitCode).toBe(0)
  expect(balance - machine.sandbox.account.balance).toBeGreaterThanOrEqual(9_000)
})

test('at a terminal the question has the total; n orders nothing, y orders', async () => {
  const machine = await createMachine()
  const no = await machine.hostwright(line, { env, terminal: 80, stdin: 'n' })
  expect(no.stderr).toMatch(/Order VPS web-02 \(standard-2gb, 1 month\) for \d+ yen in total\? \[y\/N\] /)
  expect(no).toMatchObject({ exitCode: 1, stdout: '' })
  expect(await countOrders(machine)).toBe(0)
  expect((await machine.hostwright(line, { env, terminal: 80, stdin: 'y' })).exitCode).toBe(0)
  expect(await countOrders(machine)).toBe(1)
})

test('Ctrl+C while it is set up is 130, and says that the order was executed', async () => {
  const machine = await createMachine()
  const interruption = new AbortController()
  const { exitCode, stdout, stderr } = await machine.hostwright(`${line} --yes --json`, {
    env,
    interrupted: interruption.signal,
    async fetch(request) {
      if (request.url.includes('signup-status')) interruption.abort()
      return machine.sandbox.fetch(request)
    },
  })
  expect(exitCode).toBe(130)
  expect(stderr).toContain('The order was executed')
  expect(JSON.parse(stdout)).toMatchObject({ name: 'web-02' })
})

test('Ctrl+C before anything was sent says that nothing was changed', async () => {
  const machine = await createMachine()
  const interruption = new AbortController()
  const { exitCode, stderr } = await machine.hostwright(`${line} --yes`, {
    env,
    interrupted: interruption.signal,
    async fetch(request) {
      interruption.abort()
      return machine.sandbox.fetch(request)
    },
  })
  expect(exitCode).toBe(130)
  expect(stderr).toContain('Nothing was changed.')
})

test('a dry run prints the price and leaves nothing behind', async () => {
  const machine = await createMachine()
  const { exitCode, stdout } = await machine.hostwright(
    'order vps --plan standard-2gb --period 1 --image debian-13 --dry-run --json',
  )
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout)).toHaveProperty('total_price')
  expect(await countOrders(machine)).toBe(0)
  expect((await machine.hostwright('orders pending --json')).stdout).toBe('[]\n')
})

test('a hosting server is ordered the same way', async () => {
  const machine = await createMachine()
  const { exitCode, stdout } = await machine.hostwright(
    'order hosting --plan standard --period 12 --server-id example1 --max-price 30000 --agree-to-terms --yes --json',
  )
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ product: 'hosting', status: 'active' })
})

test('a run that died at the question leaves nothing that keeps the same line from ordering', async () => {
  const machine = await createMachine()
  await machine.hostwright(line, { env, terminal: 80, diesAtPrompt: true })
  await machine.sandbox.clock.advance({ minutes: 20 })
  expect((await machine.hostwright(`${line} --yes`, { env })).exitCode).toBe(0)
  expect(await countOrders(machine)).toBe(1)
})

async function isOrder(request: Request): Promise<boolean> {
  if (request.method !== 'POST') return false
  return !((await request.clone().json()) as { readonly dry_run: boolean }).dry_run
}
