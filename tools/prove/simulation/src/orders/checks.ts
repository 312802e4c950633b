import { inspect } from 'node:util'
import { isApiError, isHostwrightError, type Mark, type Quote, type Reconciliation } from '@hostwright/common'
import type { Apart, Reason } from './apart.ts'
import { createDenials } from './denials.ts'
import type { Truth } from './truth.ts'
import { type Check, Violation } from './violation.ts'

/** Holds what clients say against the truth: when they say it, and at the end once more. */
export interface Checks {
  readonly violations: readonly Violation[]
  /** What was wrong, and no design could have kept from being wrong: what it was, and why. */
  readonly apart: readonly string[]
  violate(check: Check, message: string, reason?: Reason): void
  /** `place` is about to be called. */
  placing(quote: Quote<object>): void
  placed(quote: Quote<object>, server: object): void
  /** `place` has failed with another error than that the outcome is unknown, and had sent so many orders. */
  rejected(quote: Quote<object>, error: unknown, sent: number): void
  /** Nothing was executed, nor will be: all who placed it were rejected, or the journal says so. */
  denied(quote: Quote<object>, says: string, by: string): void
  reconciled(quote: Quote<object>, found: Reconciliation, by: string): void
  /** No secret may be in it. */
  seen(value: unknown): void
  /** The keys of all intents of one wish, of which one may be executed. */
  wished(keys: readonly string[]): void
  /** After everything has settled. */
  end(spent: number): void
}

export function createChecks(
  truth: Truth,
  secrets: readonly string[],
  apart: Apart,
  now: () => number,
): Checks {
  const counted: string[] = []
  const violations: Violation[] = []
  const wishes: (readonly string[])[] = []
  const violate: Checks['violate'] = (check, message, reason) =>
    void (reason ? counted.push(`${check}: ${reason}`) : violations.push(new Violation(check, message)))
  const denials = createDenials(truth, violate, apart, now)

  const affirm = toAffirm(truth, violate)
  return {
    violations,
    apart: counted,
    violate,
    placing: denials.placing,
    placed({ idempotencyKey: key }, server) {
      const says = `place gave ${inspect(server)} for ${key}`
      affirm(key, idsOf(server), 'place contradicts the truth', says)
    },
    rejected: ({ idempotencyKey: key, mark }, error, sent) => {
      const says = `place threw ${String(error)} for ${key}`
      if (!isHostwrightError(error)) return violate('told nothing certain', says)
      if (['JournalError', 'ConfigError'].includes(error.name) && sent > 0)
        violate('sent though it says it was not', says)
      // Such a rejection says that the order is known.
      if (isKnown(error, mark) && truth.executionsOf(key).length > 0)
        violate('place contradicts the truth', `${says}, and it was executed`)
    },
    denied: (quote, says, by) => denials.add(quote, 'place contradicts the truth', says, by),
    reconciled(quote, { outcome, contracts, reason }, by) {
      const key = quote.idempotencyKey
      const says = `reconcile said ${outcome} ${contracts.join(', ')} of ${key} because ${reason}`
      if (outcome === 'executed') affirm(key, contracts, 'reconcile contradicts the truth', says)
      if (outcome === 'not-executed') denials.add(quote, 'reconcile contradicts the truth', says, by)
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
        const { length } = executions.filter(({ idempotencyKey }) => keys.includes(idempotencyKey))
        if (length > 1)
          violate('executed more than once', `${keys.join(', ')}: ${length} times`, apart.ofDouble(keys))
      }
      const should = truth.spent()
      if (spent !== should) violate('the balance is another', `${spent} yen are gone, and not ${should}`)
    },
  }
}

/** Holds what is said to be executed against the truth. */
function toAffirm(truth: Truth, violate: Checks['violate']) {
  return (key: string, contracts: readonly string[], check: Check, says: string): void => {
    const executed = truth.executionsOf(key)
    const foreign = contracts.filter((id) => !executed.some(({ contract }) => contract === id))
    if (executed.length === 0) violate(check, `${says}, and it was not executed`)
    else if (foreign.length > 0) violate(check, `${says}, and these are not its own: ${foreign.join(', ')}`)
  }
}

function isKnown(error: unknown, mark: Mark | null): boolean {
  return (
    isApiError(error, 'DUPLICATE_REQUEST') ||
    (isApiError(error, 'SERVER_ID_TAKEN') && mark?.isUnique === true)
  )
}

/** What names the contract of a response to an order: nothing, as long as a VPS is not there yet. */
function idsOf(server: object): string[] {
  const { uuid, servername } = server as { readonly uuid?: unknown; readonly servername?: unknown }
  return [uuid, servername].filter((id) => typeof id === 'string')
}
