import type { Client } from '@hostwright/common'
import type { Body, Outcome, OwnClient } from './own-client.ts'

interface Result {
  readonly data?: unknown
  readonly error?: unknown
  readonly response?: Response
}

type Sdk = Readonly<Record<string, (options: object) => Promise<Result>>>

/** hey-api's client: the functions of the module that it generated. */
export async function overHeyApi({ fetch }: Client, baseUrl: string, folder: string): Promise<OwnClient> {
  const sdk = (await import(`${folder}/sdk.gen.ts`)) as Sdk
  const { createClient } = (await import(`${folder}/client/index.ts`)) as { createClient(c: object): object }
  // A key of its own would be replaced by that of our client.
  const client = createClient({ baseUrl, fetch, auth: 'not-the-key' })

  async function call(name: string, options: object = {}): Promise<Outcome> {
    const { data, error, response } = await sdk[name]!({ client, ...options })
    // What `fetch` throws comes as an error without a response.
    if (response === undefined) throw error
    return { status: response.status, body: (data === '' ? undefined : (data ?? error)) as Body | undefined }
  }

  return {
    listServers: () => call('listVpsServers'),
    getServer: (uuid) => call('getVpsServer', { path: { uuid } }),
    // A response without a Content-Type is handed out as a stream unless told otherwise.
    stopServer: (uuid) => call('stopVps', { path: { uuid }, parseAs: 'text' }),
    createRecord: (servername, body) => call('createDnsRecord', { path: { servername }, body }),
    listRecords: (servername, domain) => call('listDnsRecords', { path: { servername }, query: { domain } }),
    order: (body) => call('orderVps', { body }),
  }
}
