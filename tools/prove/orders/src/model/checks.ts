import { inspect } from 'node:util'
import { isApiError, isHostwrightError, type Mark, type Quote, type Reconciliation } from '@hostwright/common'
import { type Check, findContradiction, isTold, type Violation } from '../checks.ts'
import type { Placed, Product } from '../products.ts'
import type { Truth } from '../truth.ts'
import type { Apart, Reason } from './apart.ts'

/** Compares the reports of clients with the truth: immediately, and again at the end. */
export interface Checks {
  readonly violations: readonly Violation[]
  /** Violations that no design could have prevented, each with its reason. */
  readonly apart: readonly string[]
  violate(check: Check, message: string, reason?: Reason): void
  /** Notes that `place` is about to be called. A rejection is no longer valid then, but a settled outcome is. */
  placing(quote: Quote<object>): void
  placed(quote: Quote<object>, server: Placed): void
  /** Checks an error of `place` other than an unknown outcome, given how many orders the call had sent. */
  rejected(quote: Quote<object>, error: unknown, sent: number): void
  /**
   * Notes a report that an order was not executed and will not be: all calls of `place` were rejected, or the journal
   * says so.
   */
  denied(quote: Quote<object>, says: string, by: string, isFinal?: boolean): void
  reconciled(quote: Quote<object>, found: Reconciliation, by: string): void
  /** Checks that a value contains no secret. */
  seen(value: unknown): void
  /** Notes the keys of all intents of one wish, of which one may be executed. */
  wished(keys: readonly string[]): void
  /** Runs the final checks, after everything has settled. */
  end(spent: number): void
}

/** A report that an order was not executed. It must be true, and stay true. */
interface Denial {
  readonly says: string
  readonly by: string
  readonly at: number
  /** Quote of the report. */
  readonly id: string
  /** Whether the report stays valid when the quote is placed again. */
  readonly isFinal: boolean
}

interface ChecksOptions {
  readonly truth: Truth
  readonly product: Product
  readonly secrets: readonly string[]
  readonly apart: Apart
  readonly now: () => number
}

export function createChecks({ truth, product, secrets, apart, now }: ChecksOptions): Checks {
  const counted: string[] = []
  const violations: Violation[] = []
  const wishes: (readonly string[])[] = []
  const own = (key: string): string[] =>
    truth.executions(key).flatMap(({ contract, former }) => [contract, ...former])
  const violate: Checks['violate'] = (check, message, reason) =>
    void (reason ? counted.push(`${check}: ${reason}`) : violations.push({ check, message }))

  const denials = createDenials(own, violate, apart, now)
  return {
    violations,
    apart: counted,
    violate,
    placing: denials.placing,
    placed({ idempotencyKey: key }, server) {
      // A VPS that is not set up yet has no uuid.
      const contracts = [server.uuid ?? server.servername].filter((id) => id !== undefined)
      const problem = findContradiction({ outcome: 'executed', contracts }, own(key))
      if (problem) violate('contradicts the truth', `place gave ${inspect(server)} for ${key}: ${problem}`)
    },
    rejected({ idempotencyKey: key, mark }, error, sent) {
      const says = `place threw ${String(error)} for ${key}`
      if (!isHostwrightError(error) || (sent > 0 && !isKnownEnd(error, mark, product)))
        violate(
          isNotSent(error) ? 'sent though it says it was not' : 'told nothing certain',
          `${says}, ${sent} sent`,
        )
      // These rejections say that another order has the key or the name.
      if (isKnownName(error, mark) && own(key).length > 0)
        violate('contradicts the truth', `${says}, and it was executed`)
    },
    denied: denials.add,
    reconciled(quote, found, by) {
      const key = quote.idempotencyKey
      const says = `reconcile said ${found.outcome} of ${key} because ${found.reason}`
      if (found.outcome === 'not-executed') return denials.add(quote, says, by, true)
      const problem = findContradiction(found, own(key))
      if (problem && found.outcome === 'executed') violate('contradicts the truth', `${says}: ${problem}`)
    },
    seen(value) {
      const text = typeof value === 'string' ? value : inspect(value, { depth: 12, showHidden: true })
      if (secrets.some((secret) => text.includes(secret))) violate('a secret is told', text)
    },
    wished: (keys) => void wishes.push(keys),
    end(spent) {
      denials.checkAll()
      const executions = truth.executions()
      for (const keys of wishes) {
        const { length } = executions.filter(({ key }) => keys.includes(key))
        if (length > 1)
          violate('executed more than once', `${keys.join(', ')}: ${length} times`, apart.ofDouble(keys))
      }
      const cost = truth.cost()
      if (spent !== cost) violate('the balance is another', `${spent} yen are gone, and not ${cost}`)
    },
  }
}

/** Remembers the reports that an order was not executed. */
function createDenials(
  own: (key: string) => string[],
  violate: Checks['violate'],
  apart: Apart,
  now: () => number,
): Pick<Checks, 'placing'> & { add: Checks['denied']; checkAll: () => void } {
  const denials = new Map<string, Denial>()

  function check(key: string): void {
    const denial = denials.get(key)
    const executed = own(key)
    if (denial === undefined || executed.length === 0) return
    const message = `${denial.says}, and there is ${executed.join()}`
    violate('contradicts the truth', message, apart.ofDenial(key, denial.by, denial.at))
  }

  return {
    placing({ idempotencyKey: key, id }) {
      const denial = denials.get(key)
      // A settled order is not placed again, but another quote may have its key.
      if (denial?.isFinal !== false && denial?.id === id) return
      check(key)
      denials.delete(key)
    },
    add({ idempotencyKey: key, id }, says, by, isFinal = false) {
      check(key)
      if (denials.get(key)?.isFinal) return
      denials.set(key, { says, id, by, at: now(), isFinal })
      check(key)
    },
    checkAll: () => [...denials.keys()].forEach(check),
  }
}

const isNotSent = (error: unknown): boolean =>
  ['JournalError', 'ConfigError'].includes((error as Error | undefined)?.name ?? '')

function isKnownName(error: unknown, mark: Mark | null): boolean {
  return (
    isApiError(error, 'DUPLICATE_REQUEST') ||
    (isApiError(error, 'SERVER_ID_TAKEN') && mark?.isUnique === true)
  )
}

/** Reports whether an error may end a call that has sent an order: it must not say that nothing was sent. */
function isKnownEnd(error: unknown, mark: Mark | null, product: Product): boolean {
  return !isNotSent(error) && isTold(error, product) && !isKnownName(error, mark)
}
