import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyPlan, type DesiredMailFilter, exportAccount, parseDesired, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'

function toFilter(keyword: string): DesiredMailFilter {
  const action = { type: 'mail_address', target: 'Office@example.net', method: 'copy' } as const
  return { conditions: [{ keyword, field: 'subject', match_type: 'contain' }], action }
}

test.each([
  ['the first is deleted', ['b', 'c'], ['a']],
  ['a new one is added before the last', ['a', 'b', 'new', 'c'], ['c']],
  ['the first becomes the last', ['b', 'c', 'a'], ['a']],
  ['all are kept', ['a', 'b', 'c'], []],
])('of three mail filters, a plan lists the ones that it deletes: %s', async (_, wanted, deleted) => {
  const { client, writes } = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const site = createHosting(client).server(server)
  for (const keyword of ['a', 'b', 'c'])
    await site.mailFilters.create({ domain: 'example.com', ...toFilter(keyword) })
  const mail = { prune: true, filters: wanted.map(toFilter) }
  const hosting = { [server]: { domains: { 'example.com': { mail } } } }
  const plan = await planAccount(client, { version: 1, hosting })
  const address = `hosting/${server}/mail_filters/example.com`
  expect(plan.changes.flatMap(({ destroys }) => destroys)).toEqual(
    deleted.map((keyword) => `${address}/subject contain ${keyword}: mail_address`),
  )
  await applyPlan(plan, { client, allow: deleted.length === 0 ? [] : ['delete'] })
  expect(writes().filter((line) => line.startsWith('DELETE'))).toHaveLength(deleted.length)
  const keywords = (await site.mailFilters.list()).map(({ conditions }) => conditions[0]!.keyword)
  expect(keywords).toEqual(wanted)
})

test('a pruned list of accounts leaves the mail filters alone, which the file does not mention', async () => {
  const { client } = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  await createHosting(client)
    .server(server)
    .mailFilters.create({ domain: 'example.com', ...toFilter('a') })
  for (const mail of [{ prune: true, accounts: {} }, { prune: true }]) {
    const hosting = { [server]: { domains: { 'example.com': { mail } } } }
    expect((await planAccount(client, { version: 1, hosting })).changes).toEqual([])
  }
})

test('an export with prune has the empty list of filters, which deletes those that are added later', async () => {
  const { client } = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const desired = parseDesired(await exportAccount(client, { only: ['mail'], prune: true }))
  const { mail } = desired.hosting![server]!.domains!['example.com']!
  expect(mail).toMatchObject({ prune: true, filters: [] })
})
