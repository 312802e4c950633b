import type { Store } from '../storage/store.ts'
import { saveContract, type VpsContract } from './contract.ts'
import { beginInstallation } from './reinstall-state.ts'

/** The properties of a new contract that a caller chooses. The service assigns the others. */
export type NewContract = Pick<VpsContract, 'plan' | 'image' | 'months' | 'orderedAt'> & {
  readonly name: string | undefined
}

// The three address blocks that are reserved for documentation, so no address belongs to a real machine.
const blocks = ['203.0.113', '198.51.100', '192.0.2'] as const
const addressesPerBlock = 254

/** Creates and stores a contract. Its identifiers are counted up, so they are the same in every sandbox. */
export function createContract(store: Store, { name, ...chosen }: NewContract): VpsContract {
  const number = store.nextNumber('vps')
  const ip_address = toAddress(number)
  const hostname = `${ip_address.replaceAll('.', '-')}.static.example.com`
  const contract: VpsContract = {
    ...chosen,
    id: 40_000_000 + number,
    uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: name ?? `vps-${40_000_000 + number}`,
    ip_address,
    hostname,
    reverse_hostname: hostname,
    suspended: false,
    memo: null,
    installation: beginInstallation(store, 'create', chosen.orderedAt),
    power: null,
    packet_filter: { enabled: false, rules: [] },
    protection: { os_reinstall: false },
  }
  saveContract(store, contract)
  return contract
}

// The blocks have 762 addresses, after which they repeat: with more VPSs, some have the same address.
function toAddress(number: number): string {
  const index = (number - 1) % (blocks.length * addressesPerBlock)
  return `${blocks[Math.floor(index / addressesPerBlock)]}.${(index % addressesPerBlock) + 1}`
}
