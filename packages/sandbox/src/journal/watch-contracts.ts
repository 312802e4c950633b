import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { type HostingContract, hostingContractsName } from '../hosting/server/hosting-contract.ts'
import type { Store } from '../storage/store.ts'
import { type VpsContract, vpsContractsName } from '../vps/contract.ts'
import { createDueMoments } from './due-moments.ts'
import { type ContractMachines, readHosting, readVps } from './machine-states.ts'
import { findPassed, findWritten, nextMoment, type Transition } from './transition.ts'

/** Finds the transitions of the stored contracts, reading only the contracts whose state can have changed. */
export interface ContractWatch {
  /**
   * Returns the transitions that time has caused since the last call, calculated from the contracts as they were before
   * any later write.
   */
  passTime(now: number): Transition[]
  /**
   * Returns the transitions that writes have caused since the last call. The states before and after the writes are
   * compared at the same time of the clock.
   */
  findWrites(now: number): Transition[]
  /** Accepts every contract as it is stored now, without reporting transitions. */
  readAgain(now: number): void
}

// Order in which changes at the same time are reported: VPSs before hosting servers.
const collections = [vpsContractsName, hostingContractsName] as const

export function watchContracts(store: Store, assume: AssumptionChoices, from: number): ContractWatch {
  const { changes } = store
  const { read, readStored, readBefore } = createReader(store, assume)
  const due = createDueMoments()
  let lookedAt = from

  function schedule(name: string, id: string, machines: ContractMachines | undefined): void {
    const at = machines === undefined ? Number.POSITIVE_INFINITY : nextMoment(machines, lookedAt)
    due.set(`${name} ${id}`, at)
  }

  function readAgain(now: number): void {
    lookedAt = now
    changes.forget()
    due.clear()
    for (const name of collections) {
      for (const contract of store.collection<VpsContract & HostingContract>(name).all())
        schedule(name, String(contract.id ?? contract.servername), read(name, contract))
    }
  }

  changes.watch(collections)
  readAgain(from)
  return {
    readAgain,
    passTime(now) {
      const since = lookedAt
      lookedAt = now
      const passed = due
        .take(now)
        .toSorted(byContract)
        .flatMap((key) => {
          const [name, id] = key.split(' ') as [string, string]
          const before = readBefore(name, id)
          schedule(name, id, before)
          return before === undefined ? [] : findPassed(before, since, now)
        })
      return passed.toSorted((a, b) => a.at - b.at)
    },
    findWrites(now) {
      const found: Transition[] = []
      for (const name of collections) {
        for (const id of changes.of(name).keys()) {
          const before = readBefore(name, id)
          const after = readStored(name, id)
          schedule(name, id, after)
          if (after !== undefined) found.push(...findWritten(before, after, now))
        }
      }
      changes.forget()
      return found
    },
  }
}

function createReader(store: Store, assume: AssumptionChoices) {
  const read = (name: string, contract: unknown): ContractMachines =>
    name === vpsContractsName
      ? readVps(contract as VpsContract, assume)
      : readHosting(contract as HostingContract)
  const readAny = (name: string, contract: unknown): ContractMachines | undefined =>
    contract === undefined ? undefined : read(name, contract)
  const readStored = (name: string, id: string) => readAny(name, store.collection(name).get(id))
  return {
    read,
    readStored,
    /** Returns the state machines of a contract as they were before the writes that have not been compared yet. */
    readBefore(name: string, id: string): ContractMachines | undefined {
      const changed = store.changes.of(name)
      return changed.has(id) ? readAny(name, changed.get(id)) : readStored(name, id)
    },
  }
}

/** Compares two contracts for sorting: VPSs come before hosting servers, and both are sorted by their ids. */
function byContract(one: string, other: string): number {
  const [a, b] = [one, other].map((key) => collections.findIndex((name) => key.startsWith(`${name} `)))
  return a! - b! || (one < other ? -1 : 1)
}
