import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox/node'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { documentedOperations } from '@hostwright/contract/description'
import { type Prism, startPrismProxy } from '@hostwright/prism'
import { walkAll } from './walk-all.ts'
import type { Way } from './walk/walker.ts'

// Prism needs seconds to start, so the tests share one, and the sandbox behind it.
let behindPrism: Sandbox
let prism: Prism
beforeAll(async () => {
  behindPrism = await createSandbox({ speed: 0 })
  prism = await startPrismProxy((await behindPrism.listen({ port: 0 })).url, { isStrict: true })
})
afterAll(async () => {
  prism.close()
  await behindPrism.close()
})

async function create(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await createSandbox({ speed: 0, ...options })
  onTestFinished(sandbox.close)
  return sandbox
}

const ways: Record<string, () => Promise<readonly [Sandbox, Way]>> = {
  async 'in process'() {
    const sandbox = await create()
    return [sandbox, sandbox]
  },
  async 'in process, over a database'() {
    const sandbox = await create({ db: ':memory:' })
    return [sandbox, sandbox]
  },
  async 'over HTTP'() {
    const sandbox = await create()
    return [sandbox, { baseUrl: (await sandbox.listen({ port: 0 })).url, fetch }]
  },
  'through Prism': async () => [behindPrism, { baseUrl: prism.url, fetch }],
}

test.each(Object.entries(ways))(
  'every method of the SDK is called, and with them every operation, %s',
  async (mode, open) => {
    const [sandbox, way] = await open()
    const { walker, seen, missing } = await walkAll(sandbox, way)
    console.log(`Conformance: ${documentedOperations.length} operations ${mode}, ${seen.length} requests`)
    expect(documentedOperations).toHaveLength(table.length)
    expect(missing).toEqual([])
    expect(walker.uncalled()).toEqual([])
    expect(seen.filter(({ violations }) => violations !== null)).toEqual([])
    expect(seen.filter(({ status }) => status >= 500)).toEqual([])
    // The client keeps within the account's limits by itself.
    expect(seen.filter(({ status }) => status === 429)).toEqual([])
  },
)

// This test proves that a violation would be reported.
test('Prism reports a response that violates the description', async () => {
  // The walk may have used up the limits of this minute.
  await behindPrism.clock.advance({ minutes: 1 })
  behindPrism.faults.add({ operationId: 'getApiKey', effect: { status: 418, code: 'TEAPOT' } })
  const headers = { Authorization: `Bearer ${behindPrism.apiKey}` }
  const readViolations = async () =>
    (await fetch(`${prism.url}/v1/me`, { headers })).headers.get('sl-violations')
  expect(await readViolations()).toContain('status code')
  expect(await readViolations()).toBeNull()
})
