import { expect, test } from 'vitest'
import { createMachine } from '../../testing/test-machine.ts'
import { countOrders, listVpsNames, vpsOrder as line, vpsOrderEnv as env } from '../../testing/vps-order.ts'

const unnamed = line.replace(' --name web-02', '')

test('an order is placed once and waited for; its result says which VPS was ordered, and for how much', async () => {
  const machine = await createMachine()
  const { exitCode, stdout, stderr } = await machine.hostwright(`${line} --yes --json`, { env })
  expect(JSON.parse(stdout)).toMatchObject({
    product: 'vps',
    state: 'ordered',
    name: 'web-02',
    status: 'active',
    total_price: expect.any(Number),
  })
  expect(stderr).toContain('setup_pending  vps web-02\n')
  expect(exitCode).toBe(0)
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02'])
})

test.each([
  ['without a terminal and --yes', line, 'There is no terminal'],
  ['without the consent', line.replace(' --agree-to-terms', ' --yes'), '--agree-to-terms'],
  ['without a limit', `${line.replace(' --max-price 30000', '')} --yes`, '--max-price'],
  ['without a password', `${line.replace(' --password-env ROOT_PASSWORD', '')} --yes`, '--password-env'],
  ['without a name and a word for it', `${unnamed} --yes`, 'An order needs --name, or --intent'],
  ['with both', `${line} --yes --intent shop`, '--intent is for an order without --name'],
])('%s nothing is ordered, and the exit code is 2', async (_, given, said) => {
  const machine = await createMachine()
  const { exitCode, stderr } = await machine.hostwright(given, { env })
  expect(stderr).toContain(said)
  expect(stderr).toContain('Nothing was ordered')
  expect(exitCode).toBe(2)
  expect(machine.requests).toEqual([])
})

test('an order above the price limit is rejected before the dry run', async () => {
  const machine = await createMachine()
  const { exitCode, stderr } = await machine.hostwright(`${line.replace('30000', '100')} --yes`, { env })
  expect(stderr).toMatch(/is 100 yen, and the order costs \d+: raise it to allow that\.\n/)
  expect(stderr).toContain('--dry-run')
  expect(exitCode).toBe(2)
  expect(machine.requests.every(({ method }) => method === 'GET')).toBe(true)
})

test('the same line finds its contract at any later time', async () => {
  const machine = await createMachine()
  await machine.hostwright(`${line} --yes`, { env })
  for (const minutes of [0, 20, 60 * 24 * 3]) {
    await machine.sandbox.clock.advance({ minutes })
    const again = await machine.hostwright(`${line} --yes --json`, { env })
    expect(again.exitCode).toBe(0)
    expect(again.stderr).toBe('vps web-02 exists already: this run has ordered nothing.\n')
    expect(JSON.parse(again.stdout)).toMatchObject({ state: 'existing', name: 'web-02', status: 'active' })
  }
  expect(await countOrders(machine)).toBe(1)
})

test('an existing contract of the name is printed with its differences, without a question', async () => {
  const machine = await createMachine()
  const { exitCode, stdout, stderr } = await machine.hostwright(line.replace('web-02', 'web-01'), {
    env,
    terminal: 80,
  })
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/existing[^]*web-01/)
  expect(stderr).toBe(
    'vps web-01 exists already: this run has ordered nothing.\nIt differs from this line: image_id. Nothing was changed.\n',
  )
  expect(machine.requests.every(({ method }) => method === 'GET')).toBe(true)
})

test('without a name, each word of --intent is ordered once, whatever its VPS is called later', async () => {
  const machine = await createMachine()
  const shop = `${unnamed} --yes --json --intent shop`
  expect((await machine.hostwright(shop, { env })).exitCode).toBe(0)
  const [, derived = ''] = await listVpsNames(machine)
  expect(derived).toMatch(/^hw-\w{20}$/)
  await machine.hostwright(`vps rename ${derived} --name shop-01`)
  const again = await machine.hostwright(shop, { env })
  expect(JSON.parse(again.stdout)).toMatchObject({ state: 'existing', name: 'shop-01' })
  expect((await machine.hostwright(shop.replace('--intent shop', '--intent blog'), { env })).exitCode).toBe(0)
  expect(await countOrders(machine)).toBe(2)
})

test('while the order is being set up, the same line waits for it', async () => {
  const machine = await createMachine()
  await machine.hostwright(`${line} --yes --no-wait`, { env })
  const again = await machine.hostwright(`${line} --yes --json`, { env })
  expect(again.stderr).toMatch(
    /^vps web-02 is ordered already, and is being set up\.\nsetup_pending {2}vps web-02\n/,
  )
  expect(JSON.parse(again.stdout)).toMatchObject({ state: 'existing', status: 'active' })
  expect(await countOrders(machine)).toBe(1)
})

test('two VPSs of one name are an error that names both', async () => {
  const machine = await createMachine()
  await machine.hostwright(`${line} --yes`, { env })
  await machine.hostwright('vps rename web-02 --name web-01')
  const { exitCode, stderr } = await machine.hostwright(`${line.replace('web-02', 'web-01')} --yes`, { env })
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/web-01 is the name of several contracts, \S+ and \S+: rename one\./)
  expect(stderr).toMatch(/This run has ordered nothing\.\nNext: hostwright vps list\n$/)
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

test('at a terminal the question shows the total; n orders nothing, y orders', async () => {
  const machine = await createMachine()
  const no = await machine.hostwright(line, { env, terminal: 80, stdin: 'n' })
  expect(no.stderr).toMatch(/Order VPS web-02 \(standard-2gb, 1 month\) for \d+ yen in total\? \[y\/N\] /)
  expect(no).toMatchObject({ exitCode: 1, stdout: '' })
  expect(await countOrders(machine)).toBe(0)
  expect((await machine.hostwright(line, { env, terminal: 80, stdin: 'y' })).exitCode).toBe(0)
  expect(await countOrders(machine)).toBe(1)
})

test('Ctrl+C during the setup exits with 130 and says that the VPS is ordered', async () => {
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
  expect(stderr).toContain('It is ordered and paid')
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

test('an order contains the price that the question has shown', async () => {
  const machine = await createMachine()
  const { stderr } = await machine.hostwright(line, { env, terminal: 80, stdin: 'y' })
  const [, shown] = /for (\d+) yen in total/.exec(stderr) ?? []
  const bodies = machine.requests.filter(({ method }) => method === 'POST')
  expect(await bodies.at(-1)!.json()).toMatchObject({ dry_run: false, expected_total_price: Number(shown) })
})

async function isOrder(request: Request): Promise<boolean> {
  if (request.method !== 'POST') return false
  return !((await request.clone().json()) as { readonly dry_run: boolean }).dry_run
}
