import type { CreateMailFilterRequest } from '@hostwright/types'
import { expect, test } from 'vitest'
import { domain, setUp } from './testing/ensure-scene.ts'

const conditions: CreateMailFilterRequest['conditions'] = [
  { field: 'subject', match_type: 'contain', keyword: 'offer' },
  { field: 'from', match_type: 'match', keyword: 'shop@example.net' },
]
const filter: CreateMailFilterRequest = { domain, conditions, action: { type: 'trash', method: 'move' } }

test('a mail filter is created once, also if its conditions are in another order', async () => {
  const { site, writes } = await setUp()
  const { id, outcome } = await site.mailFilters.ensure(filter)
  expect(outcome).toBe('created')
  const again = { ...filter, domain: 'Example.com', conditions: conditions.toReversed() }
  expect(await site.mailFilters.ensure(again)).toEqual({ id, outcome: 'unchanged' })
  expect(writes.map(([line]) => line)).toEqual(['POST /mail-filter'])
})

test.each<Partial<CreateMailFilterRequest>>([
  { conditions: conditions.slice(1) },
  { conditions: [{ field: 'from', match_type: 'contain', keyword: 'offer' }, conditions[1]!] },
  { action: { type: 'spam_folder', method: 'move' } },
  { action: { type: 'mail_address', target: 'info@example.net', method: 'move' } },
])('with %o it is another mail filter, and is added beside the first', async (change) => {
  const { site } = await setUp()
  await site.mailFilters.ensure(filter)
  expect(await site.mailFilters.ensure({ ...filter, ...change })).toMatchObject({ outcome: 'created' })
  expect(await site.mailFilters.ensure({ ...filter, ...change })).toMatchObject({ outcome: 'unchanged' })
  expect(await site.mailFilters.list()).toHaveLength(2)
})

test('a filter that forwards to an address is found in whatever form responses write its domain', async () => {
  const { site } = await setUp()
  const action: CreateMailFilterRequest['action'] = {
    type: 'mail_address',
    target: 'info@例え.jp',
    method: 'copy',
  }
  expect(await site.mailFilters.ensure({ ...filter, action })).toMatchObject({ outcome: 'created' })
  expect(await site.mailFilters.ensure({ ...filter, action })).toMatchObject({ outcome: 'unchanged' })
})
