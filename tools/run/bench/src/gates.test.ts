import { expect, test } from 'vitest'
import { measureCommandLines } from './command-line.ts'
import { measureBundle } from './measure-bundle.ts'
import { measureCalls } from './measure-calls.ts'
import { measureImport } from './measure-import.ts'
import { measureFirstResponse } from './mcp.ts'
import { commonClient, fullClient } from './measured-clients.ts'

// The limits of reads are the current sizes, rounded up, so that any growth fails. docs/decisions says why the code of
// orders has its size.

// The module that the first order loads, including its imports. The code that the first `client.fetch` loads is not
// counted.
const ofOrders = ['vps-product']

test.each([
  { name: 'common', client: commonClient, limit: 10_390 },
  { name: 'full', client: fullClient, limit: 14_570 },
])('the $name client is at most $limit bytes, minified and gzipped', async ({ client, limit }) => {
  const bytes = await measureBundle(client)
  console.log(`${client.packages.join(' and ')}: ${bytes} bytes minified and gzipped`)
  // A bundle of less than half the limit would be empty.
  expect(bytes).toBeGreaterThan(limit / 2)
  expect(bytes).toBeLessThanOrEqual(limit)
})

test('the first order loads at most 14,000 bytes more, and all of it is at most 29,000', async () => {
  const all = await measureBundle(fullClient, ofOrders)
  const more = all - (await measureBundle(fullClient))
  console.log(`The first order: ${more} bytes more, ${all} with all of it`)
  expect(more).toBeGreaterThan(14_000 / 2)
  expect(more).toBeLessThanOrEqual(14_000)
  expect(all).toBeLessThanOrEqual(29_000)
})

test('importing the client takes at most 15 ms of processor time', () => {
  const ms = measureImport(fullClient)
  console.log(`Import: ${ms.toFixed(1)} ms`)
  expect(ms).toBeGreaterThan(0)
  expect(ms).toBeLessThanOrEqual(15)
})

test('a call takes at most 1.15 times as long as a bare fetch beside it', async () => {
  const { hostwright } = await measureCalls([fullClient])
  console.log(`A call: ${hostwright!.ratio.toFixed(2)} times a bare fetch`)
  expect(hostwright!.ratio).toBeLessThanOrEqual(1.15)
})

test('the command line starts in at most 3.5 times the processor time of bare Node beside it', () => {
  const tasks = Object.entries(measureCommandLines(9, ['bare', 'hostwright']))
  expect(tasks).toHaveLength(3)
  for (const [task, { hostwright }] of tasks) {
    console.log(`hostwright ${task}: ${hostwright!.ratio.toFixed(2)} times bare Node`)
    // The limit is 60 ms above bare Node on a machine on which bare Node takes 24 ms.
    expect(hostwright!.ratio).toBeLessThanOrEqual(3.5)
  }
})

test('the first response of the MCP server takes at most 1.25 times as long as that of a bare bundled server', () => {
  const { ratio } = measureFirstResponse(21).hostwright
  console.log(`First response of the MCP server: ${ratio.toFixed(2)} times a bare one`)
  // A server that loads the same library cannot be much faster than the bare one.
  expect(ratio).toBeGreaterThan(0.8)
  expect(ratio).toBeLessThanOrEqual(1.25)
})
