import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine, type Machine, type Ran } from '../testing/test-machine.ts'
import { listVpsNames, vpsOrder, vpsOrderEnv } from '../testing/vps-order.ts'

const file = `version: 1
vps:
  web-02:
    order: { plan_id: standard-2gb, period: 1, image_id: debian-13, max_total_price: 30000, root_password: { env: ROOT_PASSWORD }, agree_to_terms: true }
`

/**
 * Creates a machine with API keys that do not begin with `sandbox_`, as real keys. The sandbox accepts each as its own
 * key.
 */
async function createRealMachine(): Promise<
  Machine & { as: (key: string, line: string) => Promise<Ran>; journal: string }
> {
  const machine = await createMachine({ limits: false })
  const { sandbox, folder } = machine
  const journal = join(folder, 'orders-of-one')
  const env = { ...vpsOrderEnv, HOSTWRIGHT_JOURNAL: journal }
  writeFileSync(join(folder, 'account.yaml'), file)
  return {
    ...machine,
    journal,
    as: async (HOSTWRIGHT_API_KEY, line) =>
      machine.hostwright(line, {
        env: { ...env, HOSTWRIGHT_API_KEY, HOSTWRIGHT_BASE_URL: 'https://api.example.jp' },
        async fetch(request) {
          const headers = new Headers(request.headers)
          headers.set('Authorization', `Bearer ${sandbox.apiKey}`)
          const { pathname, search } = new URL(request.url)
          const body = request.method === 'GET' ? null : await request.text()
          const { method } = request
          return sandbox.fetch(new Request(sandbox.baseUrl + pathname + search, { method, headers, body }))
        },
      }),
  }
}

const spend = (folder: string): string => `apply ${join(folder, 'account.yaml')} --yes --spend 30000`

test('apply --spend is rejected with a journal that has never ordered for the account, unless --new-account', async () => {
  const machine = await createRealMachine()
  const { as, folder, journal } = machine
  const refused = await as('key-one', spend(folder))
  expect(refused.exitCode).toBe(1)
  expect(refused.stderr).toContain(`Nothing was ever ordered for this account with the journal ${journal}`)
  expect(refused.stderr).toContain('--new-account')
  const ordered = await as('key-one', `${spend(folder)} --new-account`)
  expect(ordered.exitCode, ordered.stderr).toBe(0)
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02'])
  expect((await as('key-one', spend(folder))).exitCode).toBe(0)
})

test('apply --spend needs no --new-account where the account has no contracts', async () => {
  const { as, folder, sandbox } = await createRealMachine()
  sandbox.reset('empty')
  sandbox.account.setBalance(1_000_000)
  const { exitCode, stderr } = await as('key-one', spend(folder))
  expect(exitCode, stderr).toBe(0)
})

test('a rotated key continues with the journal, because it sees what the journal has ordered', async () => {
  const { as, folder } = await createRealMachine()
  expect((await as('key-one', `${vpsOrder} --yes`)).exitCode).toBe(0)
  const rotated = await as('key-two', spend(folder))
  expect(rotated.exitCode, rotated.stderr).toBe(0)
})

test.each(['order', 'apply'])('%s is rejected with the journal of another account', async (command) => {
  const { as, folder, sandbox } = await createRealMachine()
  expect((await as('key-one', `${vpsOrder.replace('web-02', 'web-03')} --yes`)).exitCode).toBe(0)
  sandbox.reset()
  const line = command === 'order' ? `${vpsOrder} --yes` : `${spend(folder)} --new-account`
  const refused = await as('key-two', line)
  expect(refused.exitCode).not.toBe(0)
  expect(refused.stderr).toMatch(
    /journal is of another account: it ordered web-03.* at https:\/\/api.example.jp/,
  )
  if (command === 'order') expect(refused.stderr).toContain('hostwright context add NAME --journal FOLDER')
  expect((await as('key-two', 'vps list --json')).stdout).not.toContain('web-02')
})
