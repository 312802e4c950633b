import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { setUp, type Stage } from './example-stage.ts'

test('three VPSs are ordered once each, although the script dies in between', async () => {
  const { sandbox, run, client } = await setUp()
  const price = await readPrice(client)
  const paid = (): number => (1_000_000 - sandbox.account.balance) / price
  // Each VPS takes a dry run and an order.
  sandbox.faults.add({ operationId: 'orderVps', nth: 4, effect: 'drop-response' })
  // However slow the machine is, no VPS is set up before the second run.
  sandbox.transitions.set('signup', { mode: 'held' })
  const died = await run('order-three-vps', [String(3 * price), 'orders'])
  expect(died).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('OrderOutcomeUnknownError') })
  expect(paid()).toBe(2)
  // Its VPS is not listed yet, and so nobody knows whether it was ordered.
  const tooSoon = await run('order-three-vps', [String(3 * price), 'orders'])
  expect(tooSoon).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('OrderOutcomeUnknownError') })
  expect(paid()).toBe(2)

  sandbox.transitions.set('signup', { mode: 'usual' })
  await sandbox.clock.advance({ minutes: 30 })
  const goneOn = await run('order-three-vps', [String(3 * price), 'orders'])
  expect(goneOn).toMatchObject({ exitCode: 0, stderr: '' })
  expect(goneOn.stdout).toMatch(
    /^web-11: existing\nweb-12: existing\nweb-13 is ordered for \d+ yen\nweb-13: ordered\n/,
  )
  expect(paid()).toBe(3)
  const names = (await createVps(client).servers()).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['web-01', 'web-11', 'web-12', 'web-13'])

  expect(await run('order-three-vps', [String(3 * price), 'orders'])).toMatchObject({ exitCode: 0 })
  expect(paid()).toBe(3)
})

test('a VPS is ordered within a budget, once however often the script is run', async () => {
  const { sandbox, run, client } = await setUp()
  const price = await readPrice(client)
  const rejected = await run('order-a-vps', [String(price - 1), 'orders'])
  expect(rejected).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('maxTotalPrice') })
  const ordered = await run('order-a-vps', [String(price), 'orders'])
  expect(ordered).toMatchObject({
    exitCode: 0,
    stderr: '',
    stdout: expect.stringMatching(/^ordered: [\d.]+\n$/),
  })
  const again = await run('order-a-vps', [String(price), 'orders'])
  expect(again.stdout).toBe(ordered.stdout.replace('ordered', 'existing'))
  expect(sandbox.account.balance).toBe(1_000_000 - price)
})

async function readPrice(client: Stage['client']): Promise<number> {
  const { plans } = await createVps(client).plans()
  return plans[0]!.periods.find(({ months }) => months === 12)!.total_price
}

test('three VPSs above the budget are not ordered at all', async () => {
  const { sandbox, run, client } = await setUp()
  const price = await readPrice(client)
  const rejected = await run('order-three-vps', [String(3 * price - 1), 'orders'])
  expect(rejected).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining(`the order costs ${price}`),
  })
  expect(sandbox.account.balance).toBe(1_000_000)
})
