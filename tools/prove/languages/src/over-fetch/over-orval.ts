import type { Client } from '@hostwright/common'
import type { Body, Outcome, OwnClient } from './own-client.ts'

type Api = Readonly<
  Record<string, (...args: unknown[]) => Promise<{ readonly status: number; readonly data: unknown }>>
>

/** orval's client: functions that send what they are asked through `send.ts`. */
export async function overOrval({ fetch }: Client, module: string): Promise<OwnClient> {
  const api = (await import(module)) as Api

  async function call(name: string, ...args: readonly unknown[]): Promise<Outcome> {
    const { status, data } = await api[name]!(...args, { send: fetch })
    return { status, body: data as Body | undefined }
  }

  return {
    listServers: () => call('listVpsServers'),
    getServer: (uuid) => call('getVpsServer', uuid),
    stopServer: (uuid) => call('stopVps', uuid),
    createRecord: (servername, body) => call('createDnsRecord', servername, body),
    listRecords: (servername, domain) => call('listDnsRecords', servername, { domain }),
    order: (body) => call('orderVps', body),
  }
}
