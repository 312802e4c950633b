import { expect, test } from 'vitest'
import { measureBundle } from './measure-bundle.ts'
import { commonClient, fullClient } from './measured-clients.ts'

// The limits of reads are 3 % above the sizes when they were set. docs/decisions says why the code of orders has its
// size, and that 2.7 kB of each client are openapi-fetch's. Telling a `fetch` that throws for a response, or returns
// none, from a failure took 0.3 kB.

// The module that the first order loads, including its imports. The code that the first `client.fetch` loads is not
// counted.
const ofOrders = ['vps-product']

test.each([
  { name: 'common', client: commonClient, limit: 14_900 },
  { name: 'full', client: fullClient, limit: 20_000 },
])('the $name client is at most $limit bytes, minified and gzipped', async ({ client, limit }) => {
  const bytes = await measureBundle(client)
  console.log(`${client.packages.join(' and ')}: ${bytes} bytes minified and gzipped`)
  // A bundle of less than half the limit would be empty.
  expect(bytes).toBeGreaterThan(limit / 2)
  expect(bytes).toBeLessThanOrEqual(limit)
})

test('the first order loads at most 16,300 bytes more', async () => {
  const more = (await measureBundle(fullClient, ofOrders)) - (await measureBundle(fullClient))
  console.log(`The first order: ${more} bytes more`)
  expect(more).toBeGreaterThan(16_300 / 2)
  expect(more).toBeLessThanOrEqual(16_300)
})
