import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { Calls, Target } from '../typescript/flow.js'

/** Result of a tool: the status of the response, and its body, which has no types. */
interface Result {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

/** Implements the calls with the tools of the MCP server that openapi-mcp-generator writes. */
export function createCalls({ baseUrl, apiKey }: Target): Calls {
  const client = new Client({ name: 'flow', version: '1.0.0' })
  const connected = client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['generated/build/index.js'],
      env: { API_BASE_URL: baseUrl, BEARER_TOKEN_APIKEY: apiKey },
      stderr: 'ignore',
    }),
  )

  async function call(name: string, inputs: Record<string, unknown> = {}): Promise<Result> {
    await connected
    const { content } = await client.callTool({ name, arguments: inputs })
    return readResult((content as { text: string }[])[0]!.text)
  }

  return {
    listPlans: async () => (await call('listVpsPlans')).body,
    order: async (requestBody, key) =>
      (await call('orderVps', { requestBody, ...(key && { 'Idempotency-Key': key }) })).body,
    getOrder: async (id) => (await call('getVpsSignupStatus', { id })).body.server,
    stop: async (uuid) => (await call('stopVps', { uuid })).status,
    getPower: async (uuid) => (await call('getVpsPower', { uuid })).body.power.status,
    addRule: (uuid, requestBody) => call('createPacketFilterRule', { uuid, requestBody }),
    listRules: async (uuid) => (await call('getPacketFilter', { uuid })).body.packet_filter.rules,
    deleteRule: (uuid, rule_id) => call('deletePacketFilterRule', { uuid, rule_id }),
    createRecord: async (servername, requestBody) =>
      (await call('createDnsRecord', { servername, requestBody })).body,
    listRecords: async (servername, domain) =>
      (await call('listDnsRecords', { servername, domain })).body.records,
    deleteRecord: (servername, dns_id) => call('deleteDnsRecord', { servername, dns_id }),
    getMissingDomain: (servername, domain) =>
      call('getDomain', { servername, domain }).then(
        () => undefined,
        ({ message }: Error) => /"code":"(\w+)"/.exec(message)?.[1],
      ),
    close: () => client.close(),
  }
}

/** Reads the text of a tool. The server does not mark the result of a failed call as an error. */
function readResult(text: string): Result {
  const [, status, body = ''] = /^API Response \(Status: (\d+)\):\n(.*)$/s.exec(text) ?? []
  if (status === undefined) throw new Error(text)
  return { status: Number(status), body: body === '' ? undefined : JSON.parse(body) }
}
