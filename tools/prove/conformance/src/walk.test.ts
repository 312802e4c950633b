import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox/node'
import { expect, onTestFinished, test } from 'vitest'
import { documentedOperations } from '@hostwright/contract/description'
import { startPrismProxy } from '@hostwright/machine/start-prism'
import { walkAll } from './walk-all.ts'
import type { Way } from './walk/walker.ts'
import type { Seen } from './watched-fetch.ts'

async function create(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await createSandbox({ speed: 0, ...options })
  onTestFinished(sandbox.close)
  return sandbox
}

/** Calls every method of the SDK and returns what is wrong. The client has to keep within the limits by itself. */
async function findProblems(sandbox: Sandbox, way: Way) {
  const { walker, seen, missing } = await walkAll(sandbox, way)
  const isWrong = ({ violations, status }: Seen) => violations !== null || status === 429 || status >= 500
  return { missing, uncalled: walker.uncalled(), wrong: seen.filter(isWrong) }
}
const none = { missing: [], uncalled: [], wrong: [] }

test.each([{}, { db: ':memory:' }])(
  'every method of the SDK is called, and with them every operation, in process with %j',
  async (options) => {
    const sandbox = await create(options)
    expect(await findProblems(sandbox, sandbox)).toEqual(none)
  },
)

test('every method of the SDK is called, and with them every operation, over HTTP', async () => {
  const sandbox = await create()
  const { url } = await sandbox.listen({ port: 0 })
  expect(documentedOperations).toHaveLength(table.length)
  expect(await findProblems(sandbox, { baseUrl: url, fetch })).toEqual(none)
})

test('an operation that the walk leaves out is called as its case does, and is missing when that is rejected', async () => {
  const sandbox = await create()
  sandbox.faults.add({ operationId: 'getServerUsage', effect: { status: 404, code: 'NOT_FOUND' } })
  expect((await findProblems(sandbox, sandbox)).missing).toEqual(['getServerUsage'])
})

test('Prism finds nothing wrong with every operation, and reports a response that violates the description', async () => {
  const sandbox = await create()
  const prism = await startPrismProxy((await sandbox.listen({ port: 0 })).url, { isStrict: true })
  onTestFinished(prism.close)
  expect(await findProblems(sandbox, { baseUrl: prism.url, fetch })).toEqual(none)
  // The calls may have used up the limits of this minute.
  await sandbox.clock.advance({ minutes: 1 })
  sandbox.faults.add({ operationId: 'getApiKey', effect: { status: 418, code: 'TEAPOT' } })
  const headers = { Authorization: `Bearer ${sandbox.apiKey}` }
  const readViolations = async () =>
    (await fetch(`${prism.url}/v1/me`, { headers })).headers.get('sl-violations')
  expect(await readViolations()).toContain('status code')
  expect(await readViolations()).toBeNull()
})
