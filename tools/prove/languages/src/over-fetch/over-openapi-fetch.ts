import type { Client } from '@hostwright/common'
import type { paths } from '@hostwright/types'
import createOpenapiFetchClient from 'openapi-fetch'
import type { Body, Outcome, OwnClient } from './own-client.ts'

interface Result {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

async function toOutcome(call: Promise<Result>): Promise<Outcome> {
  const { data, error, response } = await call
  return { status: response.status, body: (data ?? error) as Body | undefined }
}

/** openapi-fetch's own client, typed by the description's paths. */
export function overOpenapiFetch({ fetch }: Client, baseUrl: string): OwnClient {
  const api = createOpenapiFetchClient<paths>({ baseUrl, fetch })
  return {
    listServers: () => toOutcome(api.GET('/v1/vps/servers')),
    getServer: (uuid) => toOutcome(api.GET('/v1/vps/servers/{uuid}', { params: { path: { uuid } } })),
    stopServer: (uuid) =>
      toOutcome(api.POST('/v1/vps/servers/{uuid}/power/stop', { params: { path: { uuid } } })),
    createRecord: (servername, body) =>
      toOutcome(api.POST('/v1/server/{servername}/dns', { params: { path: { servername } }, body })),
    listRecords: (servername, domain) =>
      toOutcome(
        api.GET('/v1/server/{servername}/dns', { params: { path: { servername }, query: { domain } } }),
      ),
    order: (body) => toOutcome(api.POST('/v1/vps/servers', { body: body as never })),
  }
}
