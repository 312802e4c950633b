import { expect, test } from 'vitest'
import { measureCommandLines } from './command-line.ts'
import { measureBundle } from './measure-bundle.ts'
import { measureCalls } from './measure-calls.ts'
import { measureImport } from './measure-import.ts'
import { commonClient, fullClient } from './measured-clients.ts'

// What has been reached; the aims are 9,000 and 15,000 bytes. What is loaded with the first `client.fetch` is not counted.
test.each([
  { name: 'common', client: commonClient, limit: 10_450 },
  { name: 'full', client: fullClient, limit: 20_350 },
])('the $name client is at most $limit bytes, minified and gzipped', async ({ client, limit }) => {
  const bytes = await measureBundle(client)
  console.log(`${client.packages.join(' and ')}: ${bytes} bytes minified and gzipped`)
  // Much less than that would be a bundle with nothing in it.
  expect(bytes).toBeGreaterThan(limit / 2)
  expect(bytes).toBeLessThanOrEqual(limit)
})

// Beside what Node itself takes: no machine is too slow for that, and none too busy.
test('importing the client takes at most 0.8 of the processor time in which Node starts', () => {
  const { ms, ratio } = measureImport(fullClient)
  console.log(`Import: ${ms.toFixed(1)} ms, ${ratio.toFixed(2)} of the start of Node`)
  expect(ratio).toBeGreaterThan(0)
  expect(ratio).toBeLessThanOrEqual(0.8)
})

// The aim is 1.15, and on an idle machine it is 1.1. On a busy one, a call waits for nothing but its turn: what is left of
// its time is work, and that is 1.17 of the work of a fetch, whatever else goes on.
test('a call takes at most 1.25 times as long as a bare fetch beside it', async () => {
  const { hostwright } = await measureCalls([fullClient])
  console.log(`A call: ${hostwright!.ratio.toFixed(2)} times a bare fetch`)
  expect(hostwright!.ratio).toBeLessThanOrEqual(1.25)
}, 900_000)

test('the command line starts in at most 3.5 times the processor time of bare Node', () => {
  const tasks = Object.entries(measureCommandLines(5, ['bare', 'hostwright']))
  expect(tasks).toHaveLength(3)
  for (const [task, { bare, hostwright }] of tasks) {
    const ratio = hostwright! / bare!
    console.log(`hostwright ${task}: ${hostwright!.toFixed(1)} ms, ${ratio.toFixed(2)} times bare Node`)
    expect(ratio).toBeLessThanOrEqual(3.5)
  }
})
