import { type Client, isApiError } from '@hostwright/common'
import type { AccountReader } from './account-reader.ts'

/** Properties that distinguish an account from others. */
export interface PlanAccount {
  /** Address of the API. */
  readonly api: string
  /** Names of the hosting servers that the key saw. */
  readonly hosting: readonly string[]
  /** Uuids of the VPSs that the key saw. */
  readonly vps: readonly string[]
  /** Whether the key sees the whole account, or a selection. */
  readonly sees: 'all' | 'selected'
  /** Part of a hash of the API key, which does not reveal it. */
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
    client.keyId(),
  ])
  // For a key without access to a product, the account has nothing of it.
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

// A key can be for hosting alone, or for VPSs alone.
async function unlessForbidden<T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await read()
  } catch (error) {
    if (isApiError(error, 'FORBIDDEN', 'TARGET_NOT_ALLOWED')) return []
    throw error
  }
}
