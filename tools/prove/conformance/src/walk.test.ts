import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { expect, onTestFinished, test } from 'vitest'
import { documentedOperations } from '@hostwright/contract/description'
import { startPrismProxy } from '@hostwright/prism'
import { walkAll } from './walk-all.ts'
import type { Way } from './walk/walker.ts'

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
    const { walker, seen, missing } = await walkAll(sandbox, await open(sandbox))
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
