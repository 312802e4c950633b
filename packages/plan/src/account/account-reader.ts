import type { CallOptions, Client } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { createHosting } from '@hostwright/hosting'
import type {
  ApiKeyInfo,
  HostingPlan,
  HostingServer,
  PacketFilter,
  PowerState,
  Protection,
  Reinstall,
  VpsPlanList,
  VpsServer,
  VpsServerSummary,
} from '@hostwright/types'
import { createVps } from '@hostwright/vps'
import { listOf, once, oncePerKey } from './reads.ts'
import { createSiteReader, type SiteReader } from './site-reader.ts'

/** Reads the resources of an account. Each resource is read only once, when it is first needed. */
export interface AccountReader {
  /** The base URL of the API. */
  readonly account: string
  key(): Promise<ApiKeyInfo>
  hostingServers(): Promise<readonly HostingServer[]>
  hostingPlans(): Promise<readonly HostingPlan[]>
  site(servername: string): SiteReader
  vpsServers(): Promise<readonly VpsServerSummary[]>
  vpsPlans(): Promise<VpsPlanList>
  vps(uuid: string): Promise<VpsServer>
  packetFilter(uuid: string): Promise<PacketFilter>
  protection(uuid: string): Promise<Protection>
  /** Reads the state of a VPS's last installation of an operating system. */
  installation(uuid: string): Promise<Reinstall>
  /**
   * Reads the power state of a VPS after an operation in progress has ended. Waits for at most 3 minutes, then returns
   * the current state.
   */
  settledPower(uuid: string): Promise<PowerState>
}

// Deadline of each read in milliseconds: within the rate limits, the reads of an account with many domains take
// minutes.
const patientMs = 3_600_000
const powerStepMs = 5_000
const mostPowerMs = 180_000

export function createAccountReader(client: Client, given: CallOptions = {}): AccountReader {
  const options = { ...given, deadlineMs: given.deadlineMs ?? patientMs }
  const hosting = createHosting(client)
  const vps = createVps(client)
  const sites = new Map<string, SiteReader>()
  async function settledPower(uuid: string): Promise<PowerState> {
    for (let waited = 0; ; waited += powerStepMs) {
      const { status } = (await vps.server(uuid).get(options)).power
      if (status !== 'processing' || waited >= mostPowerMs) return status
      await portsOf(client).sleep(powerStepMs, options.signal ?? undefined)
    }
  }
  return {
    account: client.baseUrl,
    key: once(() => client.me(options)),
    hostingServers: once(listOf('/v1/server', () => hosting.servers(options))),
    hostingPlans: once(listOf('/v1/server/plans', () => hosting.plans(undefined, options))),
    site(servername) {
      const reader = sites.get(servername) ?? createSiteReader(hosting, servername, options)
      sites.set(servername, reader)
      return reader
    },
    vpsServers: once(listOf('/v1/vps/servers', () => vps.servers(options))),
    vpsPlans: once(() => vps.plans(options)),
    vps: oncePerKey((uuid) => vps.server(uuid).get(options)),
    packetFilter: oncePerKey((uuid) => vps.server(uuid).packetFilter.get(options)),
    settledPower: oncePerKey(settledPower),
    installation: oncePerKey((uuid) => vps.server(uuid).os.status(options)),
    protection: oncePerKey((uuid) => vps.server(uuid).protection.get(options)),
  }
}
