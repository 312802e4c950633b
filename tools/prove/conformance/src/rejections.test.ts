import { expect, onTestFinished, test } from 'vitest'
import { describedErrors, describedOperations } from './described.ts'
import { startPrismProxy } from '@hostwright/prism'
import { allRejections } from './rejections/all-rejections.ts'
import { createOpenCaller, toLine } from './rejections/caller.ts'
import {
  callWithABrokenAddress,
  callWithABrokenBody,
  callWithFaults,
} from './rejections/for-any-operation.ts'
import { orderTwiceAtOnce } from './rejections/of-orders.ts'
import { openRelay } from './rejections/open-relay.ts'
import { unreachable } from './unreachable.ts'
import { type Seen, watch } from './watched-fetch.ts'

const described = new Set(describedErrors.map(toLine))
const met = new Set<string>()

// Prism fixes a broken address, does not return a body that is no JSON, and lets go one by one what is sent at once.
const notThroughPrism = new Set([callWithABrokenAddress, callWithABrokenBody, orderTwiceAtOnce])

test.each(allRejections)('%s', async (_, drive) => {
  const reached = new Set<string>()
  await drive(createOpenCaller(reached, async (sandbox) => sandbox))
  expect(reached).not.toHaveLength(0)
  for (const line of reached) met.add(line)
})

test('every described error is reached by real behaviour, injected, or listed as unreachable', async () => {
  const injected = new Set<string>()
  await callWithFaults(createOpenCaller(injected, async (sandbox) => sandbox))
  const listed = describedOperations.flatMap((operation) =>
    operation.errors
      .filter((error) => unreachable.some(({ covers }) => covers(error, operation)))
      .map(toLine),
  )
  const missing = [...described].filter((line) => !met.has(line) && !injected.has(line))

  const reached = [...described].filter((line) => met.has(line)).length
  console.log(
    `Reached by real behaviour: ${reached} of ${described.size - injected.size}; ` +
      `${injected.size} more are injected as faults, ${listed.length} are listed as unreachable`,
  )
  expect(described.size).toBeGreaterThan(700)
  expect([...met].filter((line) => !described.has(line))).toEqual([])
  expect(listed.toSorted()).toEqual(missing.toSorted())
  const idle = unreachable.filter(
    ({ covers }) =>
      !describedOperations.some((operation) => operation.errors.some((error) => covers(error, operation))),
  )
  expect(idle).toEqual([])
})

test('Prism finds nothing wrong with the rejections', async () => {
  const relay = await openRelay()
  onTestFinished(relay.close)
  const prism = await startPrismProxy(relay.url, { isStrict: false })
  onTestFinished(prism.close)
  const seen: Seen[] = []
  const checked = new Set<string>()
  const carry = watch(fetch, seen)
  let close: () => unknown = () => {}
  const open = createOpenCaller(checked, async (sandbox) => {
    await close()
    close = sandbox.close
    relay.lead((await sandbox.listen({ port: 0 })).url)
    return { baseUrl: prism.url, fetch: carry }
  })
  for (const [, drive] of allRejections) if (!notThroughPrism.has(drive)) await drive(open)
  await close()

  expect(checked.size).toBeGreaterThan(100)
  expect(seen.length).toBeGreaterThanOrEqual(checked.size)
  // Requests are wrong here on purpose, so only what Prism says of the responses counts.
  expect(seen.filter(({ violations }) => violations?.includes('"location":["response"'))).toEqual([])
  console.log(`Conformance: ${checked.size} kinds of rejections through Prism, ${seen.length} requests`)
})
