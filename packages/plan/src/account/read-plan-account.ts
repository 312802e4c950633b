import { type Client, isApiError } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { AccountReader } from './account-reader.ts'

/** Properties of an account that a plan stores, and by which `applyPlan` recognizes the account. */
export interface PlanAccount {
  /** The address of the API. */
  readonly api: string
  /** Names of the hosting servers that the key saw. */
  readonly hosting: readonly string[]
  /** The uuids of the VPSs that the key saw. */
  readonly vps: readonly string[]
  /** Whether the key sees the whole account or a selection of servers. */
  readonly sees: 'all' | 'selected'
  /** Id of the API key: part of its hash, which does not reveal the key. */
  readonly key: string
}

/**
 * Reads the properties that identify a client's account: its servers, and whether the key sees all of them.
 */
export async function readPlanAccount(client: Client, read: AccountReader): Promise<PlanAccount> {
  const [rights, hosting, vps, key] = await Promise.all([
    read.key(),
    unlessForbidden(read.hostingServers),
    unlessForbidden(read.vpsServers),
    portsOf(client).keyId(),
  ])
  // The response may lack a product that the key has no access to. The other product alone then decides whether the key
  // sees only selected servers.
  const { services = {} } = rights as { readonly services?: object }
  const modes = Object.values(services) as readonly ({ readonly target_mode?: string } | undefined)[]
  const isSelected = modes.some((mode) => mode?.target_mode === 'selected')
  return {
    api: client.baseUrl,
    hosting: hosting.map(({ servername }) => servername).toSorted(),
    vps: vps.map(({ uuid }) => uuid).toSorted(),
    sees: isSelected ? 'selected' : 'all',
    key: key.slice(-12),
  }
}

// Returns an empty list if the API key may not read the list: a key can be limited to hosting, or to VPSs.
async function unlessForbidden<T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await read()
  } catch (error) {
    if (isApiError(error, 'FORBIDDEN', 'TARGET_NOT_ALLOWED')) return []
    throw error
  }
}
