import { createClient } from '@hostwright/common'
import type { Sdk } from '@hostwright/contract/cases'
import { createHosting } from '@hostwright/hosting'
import type { Sandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'

/** UUID of the VPS, and name of the hosting server, that every sandbox begins with. */
export const uuid = '00000000-0000-4000-8000-000000000001'
export const servername = 'hw123456.example.jp'

/** Fixed time of the samples: the first payment of a VPS depends on the day, and an order states its price. */
export const writtenAt: number = Date.parse('2026-10-31T12:00:00+09:00')

/** Connects the SDK to a sandbox, on the sandbox's clock. */
export function connect({ baseUrl, apiKey, fetch, clock }: Sandbox): Sdk {
  const client = createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep })
  const vps = createVps(client)
  const hosting = createHosting(client)
  return { client, vps, server: vps.server(uuid), hosting, site: hosting.server(servername) }
}
