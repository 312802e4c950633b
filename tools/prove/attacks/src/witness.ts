import {
  createTruth,
  findContradiction,
  isTold,
  type Placed,
  type Product,
  type Verdict,
} from '../../orders/src/index.ts'
import type { Sandbox } from '@hostwright/sandbox'

/** Compares everything that a test's clients return with the contracts that the sandbox has. */
export interface Witness {
  /** Returns the uuids and servernames that were bought since the start. */
  bought(): string[]
  /** Notes that an order leaves a client. */
  noteSent(key: string, order: Readonly<Record<string, unknown>>): void
  /** Throws all violations at the end of a test, even if the test caught the errors. */
  finish(): void
  checkVerdict<Found extends Verdict>(key: string, found: Found, asked?: object): Found
  checkError(keys: readonly string[], error: unknown, product: Product): void
  checkContract(key: string, placed: Placed): void
  checkExists(placed: Partial<Placed>): void
  /**
   * Whether `not-executed` is allowed for an order that is executed later: for tests of executions after the horizon.
   */
  isPastHorizon: boolean
}

export function createWitness(sandbox: Sandbox): Witness {
  const truth = createTruth(sandbox)
  const violations: string[] = []
  const own = (key: string): string[] => truth.executions(key).map(({ contract }) => contract)
  function fail(text: string): never {
    violations.push(text)
    throw new Error(text)
  }

  const witness: Witness = {
    bought: () => truth.executions().map(({ contract }) => contract),
    isPastHorizon: false,
    noteSent: (key, order) =>
      truth.noteArrival({ key, price: 0, name: order['name'] ?? order['server_id'] ?? key }),
    finish() {
      const [contracts, keys] = [truth.executions().length, truth.countOrders()]
      if (contracts > keys)
        violations.push(`double charge: ${contracts} contracts under ${keys} Idempotency-Keys`)
      if (violations.length > 0) throw new Error(violations.join('; '))
    },
    checkVerdict(key, found, asked = {}) {
      const isKnowing = witness.isPastHorizon || 'contract' in asked
      if (found.outcome === 'not-executed' && !isKnowing && truth.mayCome(key))
        fail(`false verdict: not-executed, and it will be executed (${found.reason})`)
      const problem = findContradiction(found, own(key))
      if (problem) fail(`false verdict: ${problem}`)
      return found
    },
    checkError(keys, error, product) {
      if (!isTold(error, product)) fail(`silence: after leaving, the caller was given ${String(error)}`)
      const { name, code } = error as { readonly name: string; readonly code?: string }
      // Two runners derive one key from one name, and the API sells a server_id once: the other runner may have bought
      // it.
      if (name === 'OrderOutcomeUnknownError' || code === 'SERVER_ID_TAKEN' || keys.length > 1) return
      const executed = keys.flatMap(own)
      if (executed.length > 0 || keys.some(truth.mayCome))
        fail(`false verdict: rejected (${code}), and there is ${executed.join()}`)
    },
    checkContract(key, placed) {
      const target = truth.find(placed)
      if (target === undefined || !own(key).includes(target))
        fail(`false verdict: placed ${JSON.stringify(placed)}, and own is ${own(key).join() || 'none'}`)
    },
    checkExists(placed) {
      if (truth.find(placed) === undefined)
        fail(`false verdict: ensured ${JSON.stringify(placed)}, which does not exist`)
    },
  }
  return witness
}
