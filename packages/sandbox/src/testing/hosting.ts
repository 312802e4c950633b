import type { HostingOrderRequest, HostingOrderResult, ServerInfo } from '@hostwright/types'
import type { Sandbox, SandboxOptions } from '../server/create-sandbox.ts'
import type { Caller, Reply } from './create-caller.ts'
import { setUp } from './set-up.ts'

/** The hosting server of every new sandbox. */
export const servername = 'hw123456.example.jp'

export const serverPath: string = `/v1/server/${servername}`

/** The added domain of every new sandbox. */
export const seededDomain = 'example.com'

/** An order that the sandbox accepts. */
export const hostingOrder: HostingOrderRequest = {
  plan_id: 'standard',
  period: 12,
  expected_total_price: 13_200,
  agree_to_terms: true,
}

export interface HostingSetUp {
  readonly sandbox: Sandbox
  readonly call: Caller
  /** Sends a request to a path below the first server, such as `GET /domain`. */
  readonly onServer: Caller
  /** Adds the TXT record that proves the ownership of a domain. */
  readonly proveOwnership: (domain: string, server?: string) => Promise<Reply<{ id: number }>>
  /** Proves the ownership of a domain and adds it. */
  readonly addDomain: (domain: string, body?: object) => Promise<Reply<{ ssl_status?: string }>>
  /** Orders a server, waits for its setup and returns its servername. */
  readonly orderServer: (server_id: string) => Promise<string>
}

export async function setUpHosting(options?: SandboxOptions): Promise<HostingSetUp> {
  const { sandbox, call } = await setUp(options)
  const onServer: Caller = (route, sent) => call(below(serverPath, route), sent)

  async function proveOwnership(domain: string, server: string = servername) {
    const info = await call<ServerInfo>(`GET /v1/server/${server}/server-info`)
    const content = `ownership-verify=${info.body.domain_validation_token}`
    return call<{ id: number }>(`POST /v1/server/${server}/dns`, {
      body: { domain, host: '_ownership-verify', type: 'TXT', content },
    })
  }

  return {
    sandbox,
    call,
    onServer,
    proveOwnership,
    async addDomain(domain, body = {}) {
      await proveOwnership(domain)
      return onServer('POST /domain', { body: { domain, ...body } })
    },
    async orderServer(server_id) {
      const { body } = await call<HostingOrderResult>('POST /v1/server', {
        body: { ...hostingOrder, server_id },
        headers: { 'Idempotency-Key': `order-of-${server_id}` },
      })
      await sandbox.clock.advance({ minutes: 1 })
      return body.server.servername
    },
  }
}

/** Puts a path in front of a route: `GET /dns` below `/v1/server/x` becomes `GET /v1/server/x/dns`. */
export function below(path: string, route: string): string {
  return route.replace(' ', ` ${path}`)
}
