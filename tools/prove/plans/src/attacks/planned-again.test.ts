import { createClient, createMemoryJournal } from '@hostwright/common'
import { applyPlan, parseDesired, planAccount } from '@hostwright/plan'
import { createSandbox } from '@hostwright/sandbox'
import { expect } from 'vitest'
import { test } from './plan-scene.ts'

const memo = { version: 1, vps: { 'web-01': { memo: 'front' } } }

test('a colleague undoes what was applied, and the file is planned again: the new plan is applied', async ({
  runner,
  vps,
}) => {
  await runner.apply(await runner.plan(memo))
  await (await vps('web-01')).setMemo('')
  const again = await runner.plan(memo)
  const { done } = await runner.apply(again)
  expect(again.changes).toHaveLength(1)
  expect(done).toEqual(['vps/web-01/memo'])
  expect((await runner.plan(memo)).changes).toEqual([])
})

test('a colleague switches the packet filter off every day, and the file is planned again and applied: it is on each time', async ({
  runner,
  vps,
}) => {
  const file = {
    version: 1,
    vps: { 'web-01': { packet_filter: { enabled: true, rules: [{ type: 'web' }] } } },
  }
  const allow = ['interrupt~**', 'expose~**']
  for (let day = 0; day < 3; day += 1) {
    await runner.apply(await runner.plan(file), { allow })
    expect((await runner.plan(file)).changes).toEqual([])
    await (await vps('web-01')).packetFilter.setEnabled(false)
  }
})

test('a reboot is planned again a month after it was applied: the VPS is rebooted again', async ({
  sandbox,
}) => {
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const client = createClient({ baseUrl, apiKey, fetch, ...clock, journal: createMemoryJournal() })
  const actions = [{ action: 'reboot', vps: 'web-01' }] as const
  for (let month = 0; month < 2; month += 1) {
    const plan = await planAccount(client, { version: 1 }, { actions })
    await expect(applyPlan(plan, { client, allow: plan.needs })).resolves.toMatchObject({
      done: ['vps/web-01/reboot'],
    })
    await clock.advance({ hours: 24 * 30 })
  }
})

test('a reboot without a response is planned again, after the person looked: only the new plan reboots again', async ({
  sandbox,
}) => {
  const { baseUrl, apiKey, fetch, clock, faults } = sandbox
  const client = createClient({ baseUrl, apiKey, fetch, ...clock, journal: createMemoryJournal() })
  const actions = [{ action: 'reboot', vps: 'web-01' }] as const
  const plan = await planAccount(client, { version: 1 }, { actions })
  faults.add({ operationId: 'rebootVps', effect: 'drop-response' })
  await expect(applyPlan(plan, { client, allow: plan.needs })).rejects.toThrow('vps/web-01/reboot')
  await clock.advance({ minutes: 10 })
  await expect(applyPlan(plan, { client, allow: plan.needs })).rejects.toThrow('plan again')
  const again = await planAccount(client, { version: 1 }, { actions })
  await expect(applyPlan(again, { client, allow: again.needs })).resolves.toMatchObject({
    done: ['vps/web-01/reboot'],
  })
})

test('two sandboxes in one process, without a journal: the second one does not take over what the first one applied', async () => {
  for (let count = 0; count < 2; count += 1) {
    const { baseUrl, apiKey, fetch, clock } = await createSandbox({ speed: 0 })
    const client = createClient({ baseUrl, apiKey, fetch, ...clock })
    const { done } = await applyPlan(await planAccount(client, parseDesired(memo)), { client })
    expect(done).toEqual(['vps/web-01/memo'])
  }
})

test('a plan that is edited after `applyPlan` was called, before its promise settles: no edited change is sent', async ({
  runner,
  sandbox,
}) => {
  const order = { plan_id: 'standard-2gb', period: 12, image_id: 'debian-13', max_total_price: 25_000 }
  const secrets = { root_password: { env: 'ROOT' }, agree_to_terms: true }
  const file = { version: 1, vps: { 'web-02': { order: { ...order, ...secrets } } } }
  const plan = structuredClone(await runner.plan(file, { resolveSecret: () => 'Correct-Horse-7' }))
  const applied = runner.apply(plan, { spend: 1_000_000 }, structuredClone(plan))
  for (const change of plan.changes) {
    Object.assign(change, { maxPrice: 1_000_000 })
    Object.assign(change.after as object, { plan_id: 'standard-6gb', max_total_price: 1_000_000 })
  }
  await applied
  const plans = sandbox
    .servers()
    .filter(({ name }) => name === 'web-02')
    .map(({ plan_id }) => plan_id)
  expect(plans).not.toContain('standard-6gb')
})
