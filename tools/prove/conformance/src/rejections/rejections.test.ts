import { documentedOperations } from '@hostwright/contract/description'
import { openRelay } from '@hostwright/machine/open-relay'
import { startPrismProxy } from '@hostwright/machine/start-prism'
import { expect, onTestFinished, test } from 'vitest'
import { type Seen, watch } from '../watched-fetch.ts'
import { asFaults, ofAnyOperation } from './any-operation.ts'
import { createOpenCaller, toLine } from './caller.ts'
import { ofOrders } from './orders.ts'
import { reject, type Rejection } from './rejection.ts'
import { ofResources } from './resources.ts'
import { ofState } from './state.ts'
import { unreachable } from './unreachable.ts'

const rejections = { ...ofAnyOperation, ...ofState, ...ofOrders, ...ofResources }
const documented = documentedOperations.flatMap((operation) =>
  operation.responses
    .filter(({ status }) => status >= 400)
    .map(({ status, example }) => ({
      operation,
      code: example!,
      line: toLine(operation.id, status, example!),
    })),
)
const ended = new Map<Rejection, Promise<ReadonlySet<string>>>()

/** Brings about a rejection in the process, once for all tests of this file, and returns the errors that were reached. */
function reach(rejection: Rejection): Promise<ReadonlySet<string>> {
  const run = async (): Promise<ReadonlySet<string>> => {
    const reached = new Set<string>()
    await reject(
      rejection,
      createOpenCaller(reached, async (sandbox) => sandbox),
    )
    return reached
  }
  const running = ended.get(rejection) ?? run()
  ended.set(rejection, running)
  return running
}

async function reachAll(all: Readonly<Record<string, Rejection>>): Promise<ReadonlySet<string>> {
  const reached = new Set<string>()
  for (const rejection of Object.values(all)) for (const line of await reach(rejection)) reached.add(line)
  return reached
}

test.each(Object.entries(rejections))('%s', async (_, rejection) => {
  expect((await reach(rejection)).size).toBeGreaterThan(0)
})

test('every described error is reached by real behaviour, injected, or listed as unreachable', async () => {
  const met = await reachAll(rejections)
  const injected = await reachAll(asFaults)
  const listed = documented.filter(({ code, operation }) =>
    unreachable.some(({ covers }) => covers(code, operation)),
  )
  const missing = documented.filter(({ line }) => !met.has(line) && !injected.has(line))
  console.log(
    `Conformance: ${met.size} of ${documented.length} described errors are reached by real behaviour; ` +
      `${injected.size} more are injected as faults, ${listed.length} are listed as unreachable`,
  )
  expect(documented.length).toBeGreaterThan(700)
  const lines = new Set(documented.map(({ line }) => line))
  expect([...met].filter((line) => !lines.has(line))).toEqual([])
  expect(listed).toEqual(missing)
  const isIdle = ({ covers }: (typeof unreachable)[number]): boolean =>
    !documented.some(({ code, operation }) => covers(code, operation))
  expect(unreachable.filter(isIdle)).toEqual([])
})

test('Prism finds nothing wrong with the rejections', async () => {
  const relay = await openRelay()
  onTestFinished(relay.close)
  const prism = await startPrismProxy(`http://127.0.0.1:${relay.port}`, { isStrict: false })
  onTestFinished(prism.close)
  const seen: Seen[] = []
  const checked = new Set<string>()
  const carry = watch(fetch, seen)
  let close: () => unknown = () => {}
  const open = createOpenCaller(checked, async (sandbox) => {
    await close()
    close = sandbox.close
    relay.lead(Number(new URL((await sandbox.listen({ port: 0 })).url).port))
    return { baseUrl: prism.url, fetch: carry }
  })
  for (const rejection of Object.values(rejections)) if (!rejection.isDirect) await reject(rejection, open)
  await close()

  expect(checked.size).toBeGreaterThan(100)
  expect(seen.length).toBeGreaterThanOrEqual(checked.size)
  // The requests are wrong on purpose, so only Prism's violations of responses count.
  expect(seen.filter(({ violations }) => violations?.includes('"location":["response"'))).toEqual([])
  console.log(`Conformance: ${checked.size} kinds of rejections through Prism, ${seen.length} requests`)
})
