import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { toEffects } from './effects.ts'
import { applyPlan, parseDesired, planAccount } from '../index.ts'
import { effectCases, toCaseChange } from '../testing/effect-cases.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'

test('a change that opens one thing and ends another needs both allowances', async () => {
  const { client, writes } = await setUp()
  await createHosting(client)
    .server(server)
    .ssh.update({ ssh_enabled: false, abroad_access_restriction: false })
  const sent = writes().length
  const ssh = { ssh_enabled: true, abroad_access_restriction: true }
  const plan = await planAccount(client, parseDesired({ version: 1, hosting: { [server]: { ssh } } }))
  const address = `hosting/${server}/ssh`
  expect(plan.needs).toEqual([`interrupt:${address}`, `expose:${address}`])
  for (const allow of [['interrupt'], ['expose'], ['delete'], [`interrupt:${address}`]])
    await expect(applyPlan(plan, { client, allow })).rejects.toThrow('The plan was not applied')
  expect(writes()).toHaveLength(sent)
  await applyPlan(plan, { client, allow: [`interrupt:${address}`, `expose:${address}`] })
  expect(writes()).toHaveLength(sent + 1)
})

test.each(effectCases)('$what', (one) => {
  expect(toEffects(toCaseChange(one)).needs).toEqual(one.needs)
})
