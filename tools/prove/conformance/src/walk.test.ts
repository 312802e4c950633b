import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { expect, onTestFinished, test } from 'vitest'
import { describedOperations } from './described.ts'
import { startPrismProxy } from '@hostwright/prism'
import { createWalker, type Way } from './walk/walker.ts'
import { walk } from './walk/walk.ts'
import { type Seen, watch } from './watched-fetch.ts'

const inProcess = async ({ baseUrl, fetch }: Sandbox): Promise<Way> => ({ baseUrl, fetch })

const ways: Record<string, (sandbox: Sandbox) => Promise<Way>> = {
  'in process': inProcess,
  'in process, over a database': inProcess,
  'over HTTP': async (sandbox) => ({ baseUrl: (await sandbox.listen({ port: 0 })).url, fetch }),
  async 'through Prism'(sandbox) {
    const prism = await startPrismProxy((await sandbox.listen({ port: 0 })).url, { isStrict: true })
    onTestFinished(prism.close)
    return { baseUrl: prism.url, fetch }
  },
}

test.each(Object.entries(ways))(
  'every method of the SDK is called, and with them every operation, %s',
  async (mode, open) => {
    const db = mode.endsWith('database') ? ':memory:' : undefined
    const sandbox = await createSandbox({ speed: 0, db })
    onTestFinished(sandbox.close)
    const { baseUrl, fetch } = await open(sandbox)
    const seen: Seen[] = []
    const walker = createWalker(sandbox, { baseUrl, fetch: watch(fetch, seen) })
    await walk(walker)

    const responded = new Set(
      sandbox
        .coverage()
        .filter(({ status, count }) => status < 300 && count > 0)
        .map(({ operationId }) => operationId),
    )
    console.log(
      `Conformance: ${responded.size} of ${describedOperations.length} operations ${mode}, ${seen.length} requests`,
    )
    expect(describedOperations).toHaveLength(table.length)
    expect(describedOperations.map(({ id }) => id).filter((id) => !responded.has(id))).toEqual([])
    expect(walker.uncalled()).toEqual([])
    expect(seen.filter(({ violations }) => violations !== null)).toEqual([])
    expect(seen.filter(({ status }) => status >= 500)).toEqual([])
    // The client keeps to the account's limits by itself.
    expect(seen.filter(({ status }) => status === 429)).toEqual([])
  },
)

// Without this, no violations would be no news.
test('Prism objects to a response that is not as described', async () => {
  const sandbox = await createSandbox({ speed: 0 })
  onTestFinished(sandbox.close)
  const prism = await startPrismProxy((await sandbox.listen({ port: 0 })).url, { isStrict: true })
  onTestFinished(prism.close)
  sandbox.faults.add({ operationId: 'getApiKey', effect: { status: 418, code: 'TEAPOT' } })
  const headers = { Authorization: `Bearer ${sandbox.apiKey}` }
  const readViolations = async () =>
    (await fetch(`${prism.url}/v1/me`, { headers })).headers.get('sl-violations')
  expect(await readViolations()).toContain('status code')
  expect(await readViolations()).toBeNull()
})
