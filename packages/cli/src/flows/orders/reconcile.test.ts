import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../../testing/test-world.ts'

const line =
  'order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms --yes --no-wait'
const env = { ROOT_PASSWORD: 'Correct-Horse-7' }

/** An order of a given name whose response was lost, after a dry run that may have left the one success in the log. */
async function orderInDoubt(machine: Machine): Promise<string> {
  machine.sandbox.faults.add({ operationId: 'orderVps', effect: 'drop-request' })
  await machine.hostwright(line, { env })
  machine.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-response' })
  const { stderr } = await machine.hostwright(line, { env })
  await machine.sandbox.clock.advance({ minutes: 16 })
  const [, reconcile = ''] = /Next: hostwright (orders reconcile \S+)/.exec(stderr) ?? []
  return reconcile
}

test('where a name does not decide, the user can: the contract is told, recognized, and never ordered again', async () => {
  const machine = await createMachine()
  const reconcile = await orderInDoubt(machine)
  const unknown = await machine.hostwright(reconcile)
  expect(unknown.exitCode).toBe(3)
  const [, uuid = ''] = /nobody else has ordered it, --contract (\S+) settles it/.exec(unknown.stderr) ?? []
  const settled = await machine.hostwright(`${reconcile} --contract ${uuid} --json`)
  expect(settled).toMatchObject({ exitCode: 0, stderr: '' })
  expect(JSON.parse(settled.stdout)).toMatchObject({ outcome: 'executed', contracts: [uuid] })
  expect(JSON.parse((await machine.hostwright(`${reconcile} --json`)).stdout)).toMatchObject({
    outcome: 'executed',
    contracts: [uuid],
  })
  const again = await machine.hostwright(line, { env })
  expect(again.stderr).toContain('Ordered by an earlier run: vps web-02')
  expect((await machine.hostwright('vps list')).stdout.match(/web-02/g)).toHaveLength(1)
})

test('a contract that was there before, or is another order’s, is not recognized', async () => {
  const machine = await createMachine()
  const [earlier] = JSON.parse((await machine.hostwright('vps list --json')).stdout) as { uuid: string }[]
  const reconcile = await orderInDoubt(machine)
  const before = await machine.hostwright(`${reconcile} --contract ${earlier?.uuid}`)
  expect(before).toMatchObject({ exitCode: 1, stdout: '' })
  expect(before.stderr).toContain('was there before this order')
  const other = await machine.hostwright(`${line.replace('web-02', 'web-03')} --json`, { env })
  await machine.sandbox.clock.advance({ hours: 1 })
  const { idempotency_key } = JSON.parse(other.stdout) as { idempotency_key: string }
  const { stdout } = await machine.hostwright('vps list --json')
  const third = (JSON.parse(stdout) as { uuid: string; name: string }[]).find(({ name }) => name === 'web-03')
  const wrong = await machine.hostwright(`${reconcile} --contract ${third?.uuid}`)
  expect(wrong.stderr).toContain('does not bear its name')
  const settled = await machine.hostwright(`orders reconcile ${idempotency_key} --contract ${earlier?.uuid}`)
  expect(settled.stderr).toContain('it is settled as executed')
})
