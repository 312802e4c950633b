import type { Taken } from '@hostwright/common'
import { createVps } from '@hostwright/vps'
import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyPlan, type Plan, type PlanAction, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const reboot: PlanAction = { action: 'reboot', vps: 'web-01' }
const powerCycle: PlanAction = { action: 'power_cycle', vps: 'web-01' }
const reinstall: PlanAction = {
  action: 'reinstall',
  vps: 'web-01',
  image_id: 'debian-13',
  root_password: { env: 'ROOT' },
}
const reset: PlanAction = { action: 'reset', hosting: server, domain: 'example.com', type: 'all' }
const resolveSecret = (): string => 'Correct-Horse-7'

async function plan(...actions: PlanAction[]) {
  const { client, ...scene } = await setUp()
  const make = (): Promise<Plan> => planAccount(client, { version: 1 }, { actions, resolveSecret })
  return { ...scene, client, make }
}

test.each([
  [reboot, ['interrupt:vps/web-01/reboot'], []],
  [powerCycle, ['delete:vps/web-01/reboot'], ['web-01 (data not yet on disk)']],
  [reset, [`delete:hosting/${server}/reset/example.com`], [`hosting/${server}/reset/example.com`]],
] as const)('%o is a change of a plan and needs its allowance', async (action, needs, destroys) => {
  const { make, client } = await plan(action)
  const made = await make()
  expect(made.needs).toEqual(needs)
  expect(made.changes).toHaveLength(1)
  expect(made.changes[0]!.destroys).toEqual(expect.arrayContaining([...destroys]))
  await expect(applyPlan(made, { client, resolveSecret })).rejects.toThrow('nothing was sent')
})

test.each([
  [{ ...reboot, vps: 'web-1' }, 'names web-1, which does not exist (did you mean web-01?)'],
  [{ ...reset, hosting: 'other.example' }, `which does not exist (there are ${server})`],
] as const)('%o on an unknown server names those that exist', async (action, message) => {
  await expect((await plan(action)).make()).rejects.toThrow(message)
})

test('a reboot is sent once, also when its plan is applied again', async () => {
  const { make, client } = await plan(reboot)
  const made = await make()
  const first = await applyPlan(made, { client, allow: ['interrupt:vps/web-01/reboot'] })
  expect(first).toMatchObject({ done: ['vps/web-01/reboot'], writes: 1 })
  const again = await applyPlan(made, { client, allow: ['interrupt~vps/*/reboot'] })
  expect(again).toMatchObject({ unchanged: ['vps/web-01/reboot'], writes: 0 })
})

test('a reboot with an unknown outcome is never retried', async () => {
  const { make, client, sandbox } = await plan(reboot)
  const made = await make()
  sandbox.faults.add({ operationId: 'rebootVps', effect: 'drop-response' })
  await expect(applyPlan(made, { client, allow: ['interrupt~vps/*/reboot'] })).rejects.toThrow(
    'web-01/reboot',
  )
  await expect(applyPlan(made, { client, allow: ['interrupt~vps/*/reboot'] })).rejects.toThrow('plan again')
})

test('a reboot for which no slot was free was not sent, so the plan can be applied again', async () => {
  const { make, client, connect, writes } = await plan(reboot)
  const made = await make()
  let isFull = false
  const take = (): Taken => (isFull ? { waitMs: 7_200_000 } : { slot: 'one' })
  const busy = connect({ pacing: { store: { take, release() {} } } })
  const onProgress = (): void => void (isFull = true)
  const apply = { client, approver: busy, allow: ['interrupt~vps/*/reboot'], onProgress }
  await expect(applyPlan(made, apply)).rejects.toThrow(/0 writes were sent.*Not sent/)
  expect(writes()).toEqual([])
  const { done } = await applyPlan(made, { client, allow: ['interrupt~vps/*/reboot'] })
  expect(done).toEqual(['vps/web-01/reboot'])
})

test('a running VPS is not reinstalled: the plan says to stop it first', async () => {
  const { make, client } = await plan(reinstall)
  const [change] = (await make()).changes
  expect(change!.obstacles).toEqual([expect.stringContaining('stops it first')])
  await expect(applyPlan(await make(), { client, allow: ['delete'], resolveSecret })).rejects.toThrow(
    'stops it first',
  )
})

test('a stopped VPS is reinstalled once, but not if it was reinstalled or started since the plan', async () => {
  const { make, client } = await plan(reinstall)
  const [listed] = await createVps(client).servers()
  const vps = createVps(client).server(listed!.uuid)
  await vps.power.ensure('stopped')
  const [made, other] = [
    await make(),
    await planAccount(client, { version: 1 }, { actions: [reinstall, reset], resolveSecret }),
  ]
  expect(made.needs).toEqual(['delete:vps/web-01/reinstall'])
  expect(JSON.stringify(made)).not.toContain('Correct-Horse-7')
  const applied = await applyPlan(made, { client, allow: made.needs, resolveSecret })
  expect(applied).toMatchObject({ done: ['vps/web-01/reinstall'], writes: 1 })
  expect(await vps.os.status()).toMatchObject({ status: 'completed', image_id: 'debian-13' })
  await expect(applyPlan(other, { client, allow: other.needs, resolveSecret })).rejects.toThrow(
    'web-01/reinstall was "stopped',
  )
})

test.each(['reinstall', 'power_cycle'] as const)(
  'a %s is not among what a delete without an address allows, because it ends a whole server',
  async (action) => {
    const { make, client, writes } = await plan(
      action === 'reinstall' ? reinstall : { action, vps: 'web-01' },
    )
    const [listed] = await createVps(client).servers()
    if (action === 'reinstall') await createVps(client).server(listed!.uuid).power.ensure('stopped')
    const before = writes().length
    const made = await make()
    await expect(applyPlan(made, { client, allow: ['delete', 'interrupt'], resolveSecret })).rejects.toThrow(
      `allow it with allow: ['${made.needs[0]}']`,
    )
    expect(writes()).toHaveLength(before)
  },
)

test('a reset erases what the plan lists, and is not made if something was added since', async () => {
  const { make, client } = await plan(reset)
  const made = await make()
  expect(made.changes[0]!.destroys).toContainEqual(expect.stringContaining(`hosting/${server}/dns/`))
  const site = createHosting(client).server(server)
  await site.dns.create({ domain: 'example.com', host: 'new', type: 'A', content: '203.0.113.9' })
  await expect(applyPlan(made, { client, allow: ['delete'] })).rejects.toThrow('reset/example.com')
  expect(await applyPlan(await make(), { client, allow: ['delete'] })).toMatchObject({ writes: 1 })
})

test.each([
  [{ action: 'order' }, 'order'],
  [{ action: 'reboot', vps: 'web-99' }, 'web-99'],
  [{ action: 'reboot', vps: 'web-01', confirm: true }, 'confirm'],
  [{ action: 'reboot', vps: 'web-01', image_id: 'debian-13' }, 'image_id'],
  [{ action: 'reinstall', vps: 'web-01', image_id: 'debian-13', root_password: 'plain' }, 'root_password'],
  [{ action: 'reset', hosting: server, domain: 'example.com' }, 'type'],
  [{ action: 'reset', hosting: server, domain: 'example.net.invalid', type: 'all' }, 'example.net.invalid'],
])('the action %o is rejected with a message that names the problem', async (action, word) => {
  const { make } = await plan(action as never)
  await expect(make()).rejects.toThrow(word)
})

test('the same action twice is rejected', async () => {
  const { make } = await plan(reboot, powerCycle)
  await expect(make()).rejects.toThrow('twice')
})
