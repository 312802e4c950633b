import {
  type CallOptions,
  type Client,
  ConfigError,
  isApiError,
  toInit,
  type Wait,
  type WaitOptions,
} from '@hostwright/common'
import { type ClientPorts, portsOf } from '@hostwright/common/ports'
import type { VpsSignupServer, VpsUuid } from '@hostwright/types'

/** A contract of a VPS, as far as it is known: `ensure` may know only the `uuid` or only the `id` of its order. */
export type Contract = Partial<VpsSignupServer>

/** A contract whose VPS can be used. */
type Active = Contract & {
  readonly uuid: VpsUuid
  /** The VPS can be used. */
  readonly status: 'active'
}

type ReadSignup = (id: number, options: CallOptions) => Promise<VpsSignupServer>

/**
 * Waits until the VPS of a contract can be used: by the VPS itself if its uuid is known, else by the sign-up status of
 * its order. That status stays `active` when the contract is suspended.
 */
export async function waitUntilActive(
  client: Client,
  contract: Contract,
  readSignup: ReadSignup,
  options?: WaitOptions<VpsSignupServer>,
): Promise<Active> {
  const { id, uuid } = contract
  if (id === undefined && !uuid) throw new ConfigError('contract', 'has neither id nor uuid')
  const wait: Wait<Contract> = {
    goal: uuid ? `VPS ${uuid} to be active` : `order ${id} to be active`,
    read: uuid ? createReader(portsOf(client), contract, readSignup) : (reading) => readSignup(id!, reading),
    isReached: (one) => one.status === 'active' && !!one.uuid,
    // Any status but these, such as `suspended`, does not become `active` by itself.
    isFailed: ({ status = '' }) => !['setup_pending', 'building', 'active'].includes(status),
    intervalMs: 10_000,
    deadlineMs: 3_600_000,
  }
  return client.waitUntil(wait, options as WaitOptions<Contract>) as Promise<Active>
}

/** Returns a function that reads a VPS, also after maintenance has given it another uuid. */
function createReader(
  { api }: ClientPorts,
  contract: Contract,
  readSignup: ReadSignup,
): Wait<Contract>['read'] {
  let uuid = contract.uuid!
  let wasListed = false
  return async (options) => {
    const init = toInit(options)
    try {
      const { data } = await api.GET('/v1/vps/servers/{uuid}', { params: { path: { uuid } }, ...init })
      return toState(contract, uuid, data.server)
    } catch (error) {
      const { id } = contract
      // Maintenance may have changed the uuid, and the key may order without the right to read VPSs.
      if (id !== undefined && isApiError(error, 'VPS_NOT_FOUND', 'FORBIDDEN')) return readSignup(id, options)
      if (wasListed || !isApiError(error, 'VPS_NOT_FOUND')) throw error
      wasListed = true
      const { data } = await api.GET('/v1/vps/servers', init)
      const [moved, other] = data.servers.filter(({ name }) => name === contract.name)
      if (!moved || other) throw error
      uuid = moved.uuid
      return toState(contract, uuid, moved)
    }
  }
}

function toState(contract: Contract, uuid: VpsUuid, { status }: { readonly status: string }): Contract {
  return { ...contract, uuid, status: status as VpsSignupServer['status'] }
}
