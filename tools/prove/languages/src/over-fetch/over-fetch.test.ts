import { createClient, type LogFields } from '@hostwright/common'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Calls, runFlow, type Target } from '../../typescript/flow.ts'
import { rows } from '../rows.ts'
import { generateClient } from '../run-row.ts'
import { createWitness } from '../witness.ts'

// Loads the calls of a generated client, which then run over `client.fetch` instead of the platform's `fetch`.
const load = (name: string): Promise<Clients> => import(`../../${name}/calls.ts`) as Promise<Clients>
const clients = {
  'openapi-fetch': () => import('./over-openapi-fetch.ts'),
  'typescript-hey-api': load,
  'typescript-orval': load,
}

interface Clients {
  createCalls(target: Target): Calls
}

const servername = 'hw123456.example.jp'
const record = { domain: 'example.com', host: 'api', type: 'A', content: '203.0.113.20' } as const

describe.each(Object.entries(clients))('%s over client.fetch', (name, load) => {
  const row = rows.find(({ client }) => client === name)
  beforeAll(async () => {
    const generated = row && (await generateClient(row))
    if (generated?.isOk === false) throw new Error(generated.output)
  })

  async function setUp() {
    const { createCalls } = await load(name)
    const witness = await createWitness({ ...row, speed: 0 })
    onTestFinished(witness.close)
    const { baseUrl, apiKey, fetch, clock } = witness.sandbox
    const operations = new Set<unknown>()
    const log = (_message: string, { operation }: LogFields): void => void operations.add(operation)
    const logger = { debug: log, info: log, warn: log, error: log }
    const client = createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep, logger })
    // Our client replaces the key of the generated client with its own.
    const calls = createCalls({ baseUrl, apiKey: 'not-the-key', fetch: client.fetch })
    const countSent = (id: string): number =>
      witness.sandbox.journal().requests.filter(({ operationId }) => operationId === id).length
    return { ...witness, calls, countSent, operations }
  }

  test('completes the flow, and the log names its operations', async () => {
    const { problems, calls, sandbox, operations } = await setUp()
    const printed = await runFlow(calls, 'over-client-fetch', sandbox.clock.sleep)
    expect(problems(printed.join('\n'))).toEqual([])
    expect(operations).toContain('DELETE /v1/vps/servers/{uuid}/packet-filter/rules/{rule_id}')
  })

  test('waits after a 429, and retries a read whose response was lost', async () => {
    const { sandbox, calls, countSent } = await setUp()
    const busy = { status: 429, code: 'RATE_LIMIT_EXCEEDED' }
    sandbox.faults.add({ operationId: 'createDnsRecord', effect: busy })
    sandbox.faults.add({ operationId: 'listDnsRecords', effect: 'drop-response' })
    const { id } = await calls.createRecord(servername, record)
    expect(await calls.listRecords(servername, record.domain)).toContainEqual(expect.objectContaining({ id }))
    expect(['createDnsRecord', 'listDnsRecords'].map(countSent)).toEqual([2, 2])
    expect(sandbox.faults.pending()).toEqual([])
  })

  test('does not retry an order', async () => {
    const { sandbox, calls, countSent } = await setUp()
    sandbox.faults.add({ operationId: 'orderVps', effect: 'drop-response' })
    const order = { plan_id: 'standard-2gb', period: 1, image_id: 'debian-13', expected_total_price: 1_700 }
    const ordering = calls.order({ ...order, root_password: 'Correct-Horse-7', agree_to_terms: true })
    await expect(ordering).rejects.toMatchObject({ name: 'ConnectionError' })
    expect(countSent('orderVps')).toBe(1)
  })

  test('a slash in a name does not make it another path', async () => {
    const { sandbox, calls } = await setUp()
    await calls.getMissingDomain(servername, 'shop/dns')
    const [request] = sandbox.journal().requests
    expect(request?.path).toBe(`/v1/server/${servername}/domain/shop%2Fdns`)
  })
})
