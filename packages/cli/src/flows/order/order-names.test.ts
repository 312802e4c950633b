import { expect, test } from 'vitest'
import { createMachine } from '../../testing/test-world.ts'
import { countOrders, listVpsNames, vpsOrder as line, vpsOrderEnv as env } from '../../testing/vps-order.ts'

test('after a dry run that got lost, the order can be told from others: it gets its name when it can be used', async () => {
  const machine = await createMachine({ assumptions: { 'completed-order-replay': 'orders again' } })
  machine.sandbox.faults.add({ operationId: 'orderVps', effect: 'drop-request' })
  expect((await machine.hostwright(`${line} --yes`, { env })).exitCode).toBe(5)
  machine.sandbox.faults.add({ operationId: 'orderVps', nth: 3, effect: 'drop-response' })
  const lost = await machine.hostwright(`${line} --yes`, { env })
  expect(lost.stderr).toMatch(/it is called hw-\w+ until it can be used, and then web-02/)
  expect(lost.exitCode).toBe(3)
  const [, key = ''] = /Next: hostwright orders reconcile (\S+)/.exec(lost.stderr) ?? []
  await machine.sandbox.clock.advance({ minutes: 16 })
  const settled = await machine.hostwright(`orders reconcile ${key} --json`)
  expect(settled).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('"executed"') })
  const again = await machine.hostwright(`${line} --yes --json`, { env })
  expect(again).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('"web-02"') })
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02'])
  expect(await countOrders(machine)).toBe(1)
})

test('what somebody has named otherwise meanwhile keeps that name', async () => {
  const machine = await createMachine()
  const keyed = `${line} --yes --key order-0003`
  machine.sandbox.faults.add({ operationId: 'orderVps', effect: 'drop-request' })
  await machine.hostwright(keyed, { env })
  expect((await machine.hostwright(keyed, { env })).exitCode).toBe(0)
  await machine.hostwright('vps rename web-02 --name shop-01')
  expect((await machine.hostwright(keyed, { env })).exitCode).toBe(0)
  expect(await listVpsNames(machine)).toEqual(['web-01', 'shop-01'])
  const other = await machine.hostwright(keyed.replace('web-02', 'web-03'), { env })
  expect(other.stderr).toContain('belongs to another order: its name differs')
})

test('an order that cannot be given its name yet says what does that', async () => {
  const machine = await createMachine()
  machine.sandbox.faults.add({ operationId: 'orderVps', effect: 'drop-request' })
  await machine.hostwright(`${line} --yes`, { env })
  machine.sandbox.faults.add({
    operationId: 'updateVpsName',
    times: 9,
    effect: { status: 500, code: 'INTERNAL_ERROR' },
  })
  const { exitCode, stderr } = await machine.hostwright(`${line} --yes`, { env })
  expect(exitCode).toBe(5)
  expect(stderr).toMatch(
    /The order was executed .* Do not order again\.\nNext: hostwright vps rename hw-\w+ --name web-02\n/,
  )
  machine.sandbox.faults.clear()
  const [, next = ''] = /Next: hostwright (.*)/.exec(stderr) ?? []
  expect((await machine.hostwright(next)).exitCode).toBe(0)
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02'])
})

test('a run that does not wait keeps the name that was given', async () => {
  const machine = await createMachine()
  machine.sandbox.faults.add({ operationId: 'orderVps', effect: 'drop-request' })
  await machine.hostwright(`${line} --yes`, { env })
  expect((await machine.hostwright(`${line} --yes --no-wait`, { env })).exitCode).toBe(0)
  await machine.sandbox.clock.advance({ hours: 1 })
  expect(await listVpsNames(machine)).toEqual(['web-01', 'web-02'])
})
