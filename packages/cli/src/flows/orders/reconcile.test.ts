import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../../testing/test-machine.ts'
import { countOrders, vpsOrder, vpsOrderEnv as env } from '../../testing/vps-order.ts'

const line = `${vpsOrder} --yes --no-wait`

/** Loses the response or the request of an order, and returns the command that settles the order. */
async function loseOrder(machine: Machine, effect: 'drop-request' | 'drop-response'): Promise<string> {
  machine.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect })
  await machine.hostwright(line, { env })
  const { stdout } = await machine.hostwright('orders pending --json')
  const [pending] = JSON.parse(stdout) as readonly { readonly key: string }[]
  return `orders reconcile ${pending?.key}`
}

test('if the name proves nothing, --contract settles the order permanently', async () => {
  const machine = await createMachine()
  const reconcile = await loseOrder(machine, 'drop-response')
  await machine.sandbox.clock.advance({ minutes: 80 })
  await machine.hostwright('vps list')
  const unknown = await machine.hostwright(`${reconcile} --wait`)
  expect(unknown.exitCode).toBe(3)
  expect(unknown.stdout).toContain('unknown')
  expect(unknown.stderr).toContain(
    'Nothing changes by itself.\nDo not order again. A person has to look at the contracts',
  )
  expect(unknown.stderr).toContain('Japan time with status 200')
  expect(unknown.stderr).toMatch(/Next: hostwright vps list\n$/)
  const [, uuid = ''] = /--contract (\S+) settles it/.exec(unknown.stderr) ?? []
  const settled = await machine.hostwright(`${reconcile} --contract ${uuid} --json`)
  expect(settled).toMatchObject({ exitCode: 0, stderr: '' })
  const again = await machine.hostwright(`${reconcile} --json`)
  for (const { stdout } of [settled, again])
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'executed', contracts: [uuid] })
  expect((await machine.hostwright(line, { env })).exitCode).toBe(0)
  expect(await countOrders(machine)).toBe(1)
})

test('--contract none says that an order has no contract; the same line then orders', async () => {
  const machine = await createMachine()
  const reconcile = await loseOrder(machine, 'drop-request')
  const waiting = await machine.hostwright(reconcile)
  expect(waiting.exitCode).toBe(3)
  expect(waiting.stderr).toMatch(
    /Run this again in 1 minute\. It is usually visible within minutes, at the latest at \d\d:\d\d\.\n/,
  )
  const settled = await machine.hostwright(`${reconcile} --contract none --json`)
  expect(JSON.parse(settled.stdout)).toMatchObject({ outcome: 'not-executed', contracts: [] })
  expect((await machine.hostwright('orders pending --json')).stdout).toBe('[]\n')
  const ordered = await machine.hostwright(`${line} --json`, { env })
  expect(JSON.parse(ordered.stdout)).toMatchObject({ state: 'ordered' })
})

test('--wait ends when the horizon has settled the order', async () => {
  const machine = await createMachine()
  const { stdout } = await machine.hostwright(`${await loseOrder(machine, 'drop-request')} --wait --json`)
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'not-executed' })
})

test('--contract rejects an older contract, a missing one, and that of another order', async () => {
  const machine = await createMachine()
  const list = async (): Promise<readonly { uuid: string; name: string }[]> =>
    JSON.parse((await machine.hostwright('vps list --json')).stdout)
  const [earlier] = await list()
  const reconcile = await loseOrder(machine, 'drop-response')
  await machine.sandbox.clock.advance({ minutes: 80 })
  await machine.hostwright(line.replace('web-02', 'web-03'), { env })
  await machine.sandbox.clock.advance({ minutes: 80 })
  expect((await machine.hostwright(reconcile)).exitCode).toBe(3)
  const third = (await list()).find(({ name }) => name === 'web-03')
  for (const [contract, problem] of [
    [earlier?.uuid, 'was there before this order'],
    ['00000000-0000-4000-8000-999999999999', 'is not there'],
    [third?.uuid, 'is the contract of another order in the journal'],
  ]) {
    const { exitCode, stdout, stderr } = await machine.hostwright(`${reconcile} --contract ${contract}`)
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    expect(stderr).toContain(`The contract (--contract) ${problem}`)
    expect(stderr).toContain('Nothing was changed.')
  }
})

test('an order that was quoted and never sent is not-executed', async () => {
  const machine = await createMachine()
  await machine.hostwright(vpsOrder, { env, terminal: 80, diesAtPrompt: true })
  const [{ key, state } = { key: '', state: '' }] = JSON.parse(
    (await machine.hostwright('orders pending --json')).stdout,
  ) as { readonly key: string; readonly state: string }[]
  expect(state).toBe('planned')
  const { exitCode, stdout } = await machine.hostwright(`orders reconcile ${key}`)
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/not-executed.*it was never sent/s)
})
