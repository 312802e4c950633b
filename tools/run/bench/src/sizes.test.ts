import { expect, test } from 'vitest'
import { measureBundle } from './measure-bundle.ts'
import { commonClient, fullClient } from './measured-clients.ts'

// The limits of reads are 3 % above the sizes when they were set. docs/decisions says why the code of orders has its size,
// and that 2.7 kB of each client are openapi-fetch's. Reading what arrived while a process was frozen took 0.2 kB more.

// The module that the first order loads, including its imports. The code that the first `client.fetch` loads is not
// counted.
const ofOrders = ['vps-product']

test.each([
  { name: 'common', client: commonClient, limit: 14_900 },
  { name: 'full', client: fullClient, limit: 19_600 },
])('the $name client is at most $limit bytes, minified and gzipped', async ({ client, limit }) => {
  const bytes = await measureBundle(client)
  console.log(`${client.packages.join(' and ')}: ${bytes} bytes minified and gzipped`)
  // A bundle of less than half the limit would be empty.
  expect(bytes).toBeGreaterThan(limit / 2)
  expect(bytes).toBeLessThanOrEqual(limit)
})

test('the first order loads at most 16,150 bytes more, and all of it is at most 35,900', async () => {
  const all = await measureBundle(fullClient, ofOrders)
  const more = all - (await measureBundle(fullClient))
  console.log(`The first order: ${more} bytes more, ${all} with all of it`)
  expect(more).toBeGreaterThan(16_150 / 2)
  expect(more).toBeLessThanOrEqual(16_150)
  expect(all).toBeLessThanOrEqual(35_900)
})
