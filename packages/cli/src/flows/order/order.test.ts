import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  ['with a key that is none', `${line} --yes --key ../../etc`, '--key'],
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

test('the same line orders nothing more within a day; --another needs another name', async () => {
  const machine = await createMachine()
  await machine.hostwright(`${line} --yes`, { env })
  const again = await machine.hostwright(`${line} --yes`, { env })
  expect(again).toMatchObject({ exitCode: 1, stdout: '' })
  expect(again.stderr).toContain('The same order was placed within the last day, as web-02')
  const another = await machine.hostwright(`${line} --yes --another`, { env })
  expect(another.exitCode).toBe(1)
  expect(another.stderr).toContain('There is a contract of that name already')
  expect(await countOrders(machine)).toBe(1)
})

test('without a name, --another orders one more; so does a new day', async () => {
  const machine = await createMachine()
  const unnamed = `${line.replace(' --name web-02', '')} --yes --no-wait`
  expect((await machine.hostwright(unnamed, { env })).exitCode).toBe(0)
  expect((await machine.hostwright(unnamed, { env })).exitCode).toBe(1)
  expect((await machine.hostwright(`${unnamed} --another`, { env })).exitCode).toBe(0)
  await machine.sandbox.clock.advance({ days: 1 })
  expect((await machine.hostwright(unnamed, { env })).exitCode).toBe(0)
  expect(await countOrders(machine)).toBe(3)
})

test('a key orders once, forever: the same line tells the same order', async () => {
  const machine = await createMachine()
  const keyed = `${line} --yes --key order-0001 --json`
  const first = await machine.hostwright(keyed, { env })
  await machine.sandbox.clock.advance({ days: 30 })
  const second = await machine.hostwright(keyed, { env })
  expect(second.exitCode).toBe(0)
  expect(JSON.parse(second.stdout)).toMatchObject({ idempotency_key: 'order-0001', name: 'web-02' })
  expect(JSON.parse(first.stdout)).toMatchObject({ idempotency_key: 'order-0001' })
  expect(await countOrders(machine)).toBe(1)
  const other = await machine.hostwright(keyed.replace('web-02', 'web-03'), { env })
  expect(other.exitCode).toBe(1)
  expect(other.stderr).toContain('The key order-0001 belongs to another order: its name differs')
})

test('a lost response is exit code 3; the line below settles it, and the same line orders no second one', async () => {
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
  await machine.sandbox.clock.advance({ minutes: 16 })
  const settled = await machine.hostwright(`orders reconcile ${key} --json`)
  expect(settled.exitCode).toBe(0)
  expect(JSON.parse(settled.stdout)).toMatchObject({ key, outcome: 'executed' })
  const again = await machine.hostwright(`${line} --yes --json`, { env })
  expect(again.exitCode).toBe(0)
  expect(again.stderr).toContain('Ordered by an earlier run')
  expect(await countOrders(machine)).toBe(1)
})

test('an order that never arrived is unknown at first, then not executed, and the same line orders it', async () => {
  const machine = await createMachine()
  machine.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-request' })
  const lost = await machine.hostwright(`${line} --yes`, { env })
  expect(lost.exitCode).toBe(3)
  const soon = await machine.hostwright(`${line} --yes`, { env })
  expect(soon.exitCode).toBe(3)
  expect(soon.stderr).toContain('No second order was sent.')
  await machine.sandbox.clock.advance({ minutes: 16 })
  await machine.hostwright('vps list')
  const later = await machine.hostwright(`${line} --yes --json`, { env })
  expect(later.exitCode).toBe(0)
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02'])
})

test('the key of an order that was not executed is not used for another one', async () => {
  const machine = await createMachine()
  machine.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-request' })
  const keyed = `${line} --yes --key order-0001`
  expect((await machine.hostwright(keyed, { env })).exitCode).toBe(3)
  await machine.sandbox.clock.advance({ minutes: 16 })
  await machine.hostwright('vps list')
  for (const _ of ['settled by this run', 'settled before']) {
    const { exitCode, stderr } = await machine.hostwright(keyed, { env })
    expect(exitCode).toBe(1)
    expect(stderr).toContain('The order of the key order-0001 was not executed, and a key is sent once')
  }
  expect((await machine.hostwright(keyed.replace('0001', '0002'), { env })).exitCode).toBe(0)
})

test.each(['', '{"quote', 'null', '{}'])(
  'a damaged file of what was begun (%s) orders nothing',
  async (text) => {
    const machine = await createMachine()
    await machine.hostwright(`${line} --yes`, { env })
    const files = readdirSync(machine.folder, { recursive: true, withFileTypes: true })
    for (const { name, parentPath } of files)
      if (parentPath.endsWith('intents')) writeFileSync(join(parentPath, name), text)
    const { exitCode, stderr } = await machine.hostwright(`${line} --yes`, { env })
    expect(exitCode).toBe(3)
    expect(stderr).toMatch(/intents.*json, .*, is damaged\.\nNothing was ordered by this run/)
    expect(await countOrders(machine)).toBe(1)
  },
)

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

test.each([
  ['placed, while it is fresh', 1, true],
  ['quoted again, once it is old', 20, false],
])('what an earlier run quoted and never sent is %s', async (_, minutes, isSame) => {
  const machine = await createMachine()
  await machine.hostwright(line, { env, terminal: 80, diesAtPrompt: true })
  const [planned] = JSON.parse((await machine.hostwright('orders pending --json')).stdout) as {
    key: string
  }[]
  await machine.sandbox.clock.advance({ minutes })
  const { stdout } = await machine.hostwright(`${line} --yes --json`, { env })
  expect((JSON.parse(stdout) as { idempotency_key: string }).idempotency_key === planned?.key).toBe(isSame)
  expect(await countOrders(machine)).toBe(1)
})

async function isOrder(request: Request): Promise<boolean> {
  if (request.method !== 'POST') return false
  return !((await request.clone().json()) as { readonly dry_run: boolean }).dry_run
}
