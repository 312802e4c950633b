import type { Store } from '../../storage/store.ts'
import { beginProgress } from '../../time/progress.ts'
import { durations } from '../../time/durations.ts'
import { type HostingContract, hostingContracts, saveHosting } from './hosting-contract.ts'

/** The properties of a new contract that a caller chooses. The service assigns the others. */
export type NewHosting = Pick<
  HostingContract,
  'plan' | 'months' | 'auto_renew' | 'orderedAt' | 'ssh_enabled'
> & {
  readonly server_id: string | undefined
}

/**
 * Creates and stores a contract. The identifiers that the service assigns are counted up, so they are the same in every
 * sandbox.
 */
export function createHosting(store: Store, { server_id, ...chosen }: NewHosting): HostingContract {
  const number = store.nextNumber('hosting')
  const id = server_id ?? giveServerId(store, number)
  const contract: HostingContract = {
    ...chosen,
    server_id: id,
    servername: toServername(id),
    setup: beginProgress(store, 'hosting', durations.hostingSetup, chosen.orderedAt),
    suspended: false,
    memo: '',
    hostname: `host${number}.example.jp`,
    // Hosting servers get addresses of a block that is reserved for benchmarks, because VPSs use the three blocks for
    // documentation.
    ip_address: `198.18.${Math.floor(number / 256) % 256}.${number % 256}`,
    abroad_access_restriction: true,
  }
  saveHosting(store, contract)
  return contract
}

export function isServerIdTaken(store: Store, server_id: string): boolean {
  return hostingContracts(store).get(toServername(server_id)) !== undefined
}

function toServername(server_id: string): string {
  return `${server_id}.example.jp`
}

// Returns a server id for a number, or for the next number whose server id is not in use.
function giveServerId(store: Store, number: number): string {
  const id = `hw${100_000 + number}`
  return isServerIdTaken(store, id) ? giveServerId(store, number + 1) : id
}
