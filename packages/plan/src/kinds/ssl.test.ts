import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { ApplyError, applyPlan, type Desired, planAccount, StalePlanError } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const address = `hosting/${server}/domains/shop.example`
const desired: Desired = {
  version: 1,
  hosting: { [server]: { domains: { 'shop.example': { ssl: true } } } },
}
const anyDomain = { assumptions: { 'ownership-check': 'no-record-needed' } } as const

test('a domain with a certificate is not made already because a colleague has added it without one', async () => {
  const { client } = await setUp(anyDomain)
  const plan = await planAccount(client, desired)
  const site = createHosting(client).server(server)
  await site.domains.create({ domain: 'shop.example', ssl: false })
  await expect(applyPlan(plan, { client })).rejects.toThrow(StalePlanError)
  await site.ssl.issue('shop.example')
  await expect(applyPlan(plan, { client, onSurprise: 'skip' })).resolves.toMatchObject({
    unchanged: expect.arrayContaining([address]),
  })
})

test('a domain whose creation lost its response, and then its certificate, gets it from the next apply', async () => {
  const { client, sandbox } = await setUp(anyDomain)
  const plan = await planAccount(client, desired)
  const site = createHosting(client).server(server)
  sandbox.faults.add({ operationId: 'createDomain', effect: 'drop-response' })
  sandbox.faults.add({ operationId: 'listDomains', nth: 3, times: 9, effect: 'drop-request' })
  await expect(applyPlan(plan, { client })).rejects.toThrow(ApplyError)
  for (const { id } of sandbox.faults.pending()) sandbox.faults.remove(id)
  if ((await site.ssl.list()).some((one) => one.common_name === 'shop.example'))
    await site.ssl.delete('shop.example')
  await expect(applyPlan(plan, { client })).resolves.toMatchObject({ changedSince: [] })
  expect((await planAccount(client, desired)).changes).toEqual([])
})
