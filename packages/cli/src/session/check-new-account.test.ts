import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, createMemoryJournal } from '@hostwright/common'
import { expect, test } from 'vitest'
import { createRealMachine, readNewAccount, spend } from '../testing/real-machine.ts'
import { createMachine } from '../testing/test-machine.ts'
import { checkNewAccount } from './check-new-account.ts'
import type { Session } from './session.ts'
import { countOrders, listVpsNames, vpsOrder, vpsOrderEnv } from '../testing/vps-order.ts'

const order = `${vpsOrder} --yes`

test.each(['order', 'apply'])(
  '%s stops once where the journal has never ordered and the account has contracts',
  async (command) => {
    const machine = await createRealMachine()
    const { as, folder, journal } = machine
    const line = command === 'order' ? order : spend(folder)
    const stopped = await as('key-one', line)
    expect(stopped.exitCode).toBe(1)
    expect(stopped.stderr).toMatch(
      `contracts, and nothing was ever ordered with the journal ${journal}, so it does not know what another one has ordered.`,
    )
    expect(stopped.stderr).toContain('Nothing was ordered.')
    expect(stopped.stderr).not.toContain('a CI needs')
    const name = readNewAccount(stopped.stderr)
    // The journal keeps the name: the message gives the same one again.
    expect(readNewAccount((await as('key-one', line)).stderr)).toBe(name)
    const ordered = await as('key-one', `${line} --new-account ${name}`)
    expect(ordered.exitCode, ordered.stderr).toBe(0)
    expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02'])
    expect((await as('key-one', order.replace('web-02', 'web-03'))).exitCode).toBe(0)
    const kept = readdirSync(journal).map((file) => readFileSync(join(journal, file), 'utf8'))
    expect(kept.join()).not.toContain('key-one')
  },
)

test('with a journal on a volume that is new at each run, the name of an earlier run stops again and says why', async () => {
  const machine = await createRealMachine()
  const { as, folder } = machine
  const name = readNewAccount((await as('key-one', order)).stderr)
  const fresh = { HOSTWRIGHT_JOURNAL: join(folder, 'new-volume') }
  const stopped = await as('key-one', `${order} --new-account ${name}`, fresh)
  expect(stopped.exitCode).toBe(1)
  expect(stopped.stderr).toContain(`It does not know the name ${name} either`)
  expect(stopped.stderr).toContain('a CI needs a journal that lasts')
  expect(await countOrders(machine)).toBe(0)
})

test('a contract that exists is printed without a name for the account', async () => {
  const { as } = await createRealMachine()
  const found = await as('key-one', order.replace('web-02', 'web-01'))
  expect([found.exitCode, found.stdout]).toEqual([0, expect.stringContaining('existing')])
})

test('an order of a sandbox is not asked for a name', async () => {
  const { hostwright } = await createMachine({ limits: false })
  expect((await hostwright(order, { env: vpsOrderEnv })).exitCode).toBe(0)
})

test('a journal that has ordered is read whole once, and by no later order', async () => {
  const kept = createMemoryJournal()
  const order = { version: 1, id: 'an-order', revision: 1, writer: 'w', world: '', at: 0 } as const
  const sent = { path: '/v1/vps/servers', idempotencyKey: 'k', requests: [] } as const
  await kept.write({ ...order, ...sent, state: 'settled', outcome: { executed: true } })
  let lists = 0
  const list = (): ReturnType<typeof kept.list> => {
    lists += 1
    return kept.list()
  }
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key-one',
    journal: { ...kept, list },
  })
  const session = { client: async () => client } as Session
  await checkNewAccount(session, undefined)
  await checkNewAccount(session, undefined)
  expect(lists).toBe(1)
})
