import { type Client, isApiError } from '@hostwright/common'
import type { AccountReader } from './account-reader.ts'

/** What tells an account from others. */
export interface PlanAccount {
  /** Address of the API. */
  readonly api: string
  /** Names of the hosting servers that the key saw. */
  readonly hosting: readonly string[]
  /** Uuids of the VPSs that the key saw. */
  readonly vps: readonly string[]
  /** Whether the key sees the whole account, or a selection. */
  readonly sees: 'all' | 'selected'
  /** Part of a hash of the key, from which it cannot be found out. */
  readonly key: string
}

/** Reads what tells the account of a client from others: its servers, and how much of them the key sees. */
export async function readPlanAccount(client: Client, read: AccountReader): Promise<PlanAccount> {
  const [rights, hosting, vps, key] = await Promise.all([
    read.key(),
    unlessForbidden(read.hostingServers),
    unlessForbidden(read.vpsServers),
    client.keyId(),
  ])
  // A key that may not use a product has nothing of it here.
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
