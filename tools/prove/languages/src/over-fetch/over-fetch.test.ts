import { type Client, createClient, type LogFields } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { generateClients } from './generate-clients.ts'
import { overHeyApi } from './over-hey-api.ts'
import { overOpenapiFetch } from './over-openapi-fetch.ts'
import { overOrval } from './over-orval.ts'
import type { OwnClient } from './own-client.ts'

let generated: Awaited<ReturnType<typeof generateClients>>

beforeAll(async () => {
  generated = await generateClients()
})

const clients: Record<string, (client: Client, baseUrl: string) => OwnClient | Promise<OwnClient>> = {
  'openapi-fetch': overOpenapiFetch,
  'hey-api': (client, baseUrl) => overHeyApi(client, baseUrl, generated.heyApi),
  orval: (client) => overOrval(client, generated.orval),
}

const servername = 'hw123456.example.jp'
const record = { domain: 'example.com', host: 'api', type: 'A', content: '203.0.113.20' } as const

describe.each(Object.entries(clients))('the client of %s over client.fetch', (_, create) => {
  async function setUp() {
    const sandbox = await createSandbox({ speed: 0 })
    onTestFinished(sandbox.close)
    const { baseUrl, apiKey, fetch, clock } = sandbox
    const operations = new Set<unknown>()
    const log = (_message: string, { operation }: LogFields): void => void operations.add(operation)
    const logger = { debug: log, info: log, warn: log, error: log }
    const client = createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep, logger })
    const api = await create(client, baseUrl)
    const { body } = await api.listServers()
    const sent = () => sandbox.journal().requests.map(({ operationId, status }) => [operationId, status])
    return { sandbox, api, uuid: body!.servers![0]!.uuid, sent, operations }
  }

  test('reads a list and a detail', async () => {
    const { api, uuid, operations } = await setUp()
    expect(await api.getServer(uuid)).toMatchObject({ status: 200, body: { server: { uuid } } })
    expect([...operations]).toEqual(['GET /v1/vps/servers', 'GET /v1/vps/servers/{uuid}'])
  })

  test('creates with a body, and finds it with a query', async () => {
    const { api } = await setUp()
    const created = await api.createRecord(servername, record)
    expect(created.status).toBe(200)
    const { body } = await api.listRecords(servername, record.domain)
    expect(body?.records).toContainEqual(
      expect.objectContaining({ id: created.body?.id, content: record.content }),
    )
  })

  test('gets a rejection as its own kind of error', async () => {
    const { api } = await setUp()
    const missing = await api.getServer('00000000-0000-4000-8000-000000000000')
    expect(missing).toMatchObject({ status: 404, body: { error: { code: 'VPS_NOT_FOUND' } } })
  })

  test('gets an empty 202', async () => {
    const { api, uuid } = await setUp()
    expect(await api.stopServer(uuid)).toEqual({ status: 202, body: undefined })
  })

  test('waits a 429 out, and repeats a read whose response got lost', async () => {
    const { sandbox, api, uuid, sent } = await setUp()
    const busy = { status: 429, code: 'RATE_LIMIT_EXCEEDED' }
    sandbox.faults.add({ operationId: 'createDnsRecord', effect: busy })
    sandbox.faults.add({ operationId: 'getVpsServer', effect: 'drop-response' })
    expect((await api.createRecord(servername, record)).status).toBe(200)
    expect((await api.getServer(uuid)).status).toBe(200)
    expect(
      sent()
        .slice(1)
        .map(([operationId]) => operationId),
    ).toEqual(['createDnsRecord', 'createDnsRecord', 'getVpsServer', 'getVpsServer'])
    expect(sandbox.faults.pending()).toEqual([])
  })

  test('does not send an order again', async () => {
    const { sandbox, api, sent } = await setUp()
    sandbox.faults.add({ operationId: 'orderVps', effect: 'drop-response' })
    const order = {
      plan_id: 'standard-2gb',
      period: 1,
      image_id: 'debian-13',
      root_password: 'Correct-Horse-7',
      agree_to_terms: true,
    }
    await expect(api.order(order)).rejects.toMatchObject({ name: 'ConnectionError' })
    expect(sent().filter(([operationId]) => operationId === 'orderVps')).toHaveLength(1)
  })
})
