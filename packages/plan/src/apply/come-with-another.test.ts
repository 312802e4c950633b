import { expect, test } from 'vitest'
import { applyPlan, type ApplyProgress, parseDesired, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'

test('a record that its domain has brought along is counted, and not sent', async () => {
  const { client, writes } = await setUp()
  const records = [
    { type: 'A', host: '@', content: '198.18.0.1' },
    { type: 'TXT', host: '@', content: 'of my own' },
  ]
  const desired = parseDesired({
    version: 1,
    hosting: { [server]: { domains: { 'example.net': { dns: { records } } } } },
  })
  const plan = await planAccount(client, desired)
  expect(plan.changes).toHaveLength(4)
  const events: ApplyProgress[] = []
  const applied = await applyPlan(plan, { client, onProgress: (event) => events.push(event) })
  expect(applied.done).toHaveLength(3)
  expect(applied.unchanged).toEqual([expect.stringContaining('example.net A 198.18.0.1')])
  expect(writes()).toHaveLength(3)
  expect(events.at(-1)).toMatchObject({ ended: 4, total: 4 })
  expect((await planAccount(client, desired)).changes).toEqual([])
})

test('a first record of a new domain that nobody wants is counted with the changes', async () => {
  const { client } = await setUp()
  const desired = parseDesired({
    version: 1,
    hosting: { [server]: { domains: { 'example.net': { dns: { prune: true, records: [] } } } } },
  })
  const plan = await planAccount(client, desired)
  const events: ApplyProgress[] = []
  const { done, left } = await applyPlan(plan, {
    client,
    allow: ['delete'],
    onProgress: (event) => events.push(event),
  })
  expect(left).toEqual([])
  expect(done.length).toBeGreaterThan(plan.changes.length)
  expect(events.at(-1)).toMatchObject({ ended: done.length, total: done.length })
})
