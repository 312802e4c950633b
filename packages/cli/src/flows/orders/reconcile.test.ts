import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../../testing/test-world.ts'
import { vpsOrder, vpsOrderEnv as env } from '../../testing/vps-order.ts'

const line = `${vpsOrder} --yes --no-wait`

/** An order of a given name whose response was lost. Gives the line that asks for it. */
async function orderInDoubt(machine: Machine): Promise<string> {
  machine.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-response' })
  const { stderr } = await machine.hostwright(line, { env })
  await machine.sandbox.clock.advance({ minutes: 16 })
  const [, reconcile = ''] = /Next: hostwright (orders reconcile \S+)/.exec(stderr) ?? []
  return reconcile
}

test('where a name does not decide, the user can: the contract is named, and never ordered again', async () => {
  const machine = await createMachine()
  const reconcile = await orderInDoubt(machine)
  const unknown = await machine.hostwright(reconcile)
  expect(unknown.exitCode).toBe(3)
  const [, uuid = ''] = /nobody else has ordered it, --contract (\S+) settles it/.exec(unknown.stderr) ?? []
  const settled = await machine.hostwright(`${reconcile} --contract ${uuid} --json`)
  expect(settled).toMatchObject({ exitCode: 0, stderr: '' })
  expect(JSON.parse(settled.stdout)).toMatchObject({ outcome: 'executed', contracts: [uuid] })
  const again = await machine.hostwright(`${line} --json`, { env })
  expect(JSON.parse(again.stdout)).toMatchObject({ state: 'existing', uuid })
  expect((await machine.hostwright('vps list')).stdout.match(/web-02/g)).toHaveLength(1)
})

test('the word that there is no contract settles an order as not executed', async () => {
  const machine = await createMachine()
  machine.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-request' })
  const { stderr } = await machine.hostwright(line, { env })
  const [, reconcile = ''] = /Next: hostwright (orders reconcile \S+)/.exec(stderr) ?? []
  const settled = await machine.hostwright(`${reconcile} --contract none --json`)
  expect(JSON.parse(settled.stdout)).toMatchObject({ outcome: 'not-executed' })
  expect((await machine.hostwright('orders pending --json')).stdout).toBe('[]\n')
})

test('a contract that was there before, or does not exist, is not taken for that of an order', async () => {
  const machine = await createMachine()
  const [earlier] = JSON.parse((await machine.hostwright('vps list --json')).stdout) as { uuid: string }[]
  const reconcile = await orderInDoubt(machine)
  const before = await machine.hostwright(`${reconcile} --contract ${earlier?.uuid}`)
  expect(before).toMatchObject({ exitCode: 2, stdout: '' })
  expect(before.stderr).toContain('was there before this order')
  const missing = await machine.hostwright(`${reconcile} --contract 00000000-0000-4000-8000-00000000dead`)
  expect(missing.stderr).toContain('is not there')
  expect((await machine.hostwright(reconcile)).exitCode).toBe(3)
})
