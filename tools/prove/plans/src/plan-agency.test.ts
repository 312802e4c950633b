import { expect, test } from 'vitest'
import { planAgency } from './plan-agency.ts'

test('1,000 records of 50 domains are planned with one read for each list, and applied within the limits', async () => {
  const figures = await planAgency()
  // Six reads list the servers, the domains, the records, and the rights of the key. With a sandbox's key, one more read
  // finds out which sandbox it is.
  expect(figures).toMatchObject({ domains: 50, records: 1_000, reads: 7, writes: 1_000, rejected: 0 })
})
