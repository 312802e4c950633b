import { usageError } from '../../errors/command-error.ts'
import type { Operation } from '../../operations/operation.ts'
import { toCamel } from '../../operations/to-camel.ts'
import { toFlags, toSecretFlags } from '../../operations/to-flags.ts'
import type { Flag } from '../../session/command.ts'
import type { FlagValues } from '../../session/define-command.ts'
import type { CommonFlagValues, Flags } from '../../session/session.ts'
import type { System } from '../../system/system.ts'
import type { Form } from './product.ts'

// Properties of an order for which no flag is generated: the price comes from the quote, and `orderFlags` has flags for
// the agreement to the terms of service and for the dry run.
const decided = new Set(['expected_total_price', 'agree_to_terms', 'dry_run'])
const shorter: Readonly<Record<string, string>> = { plan_id: 'plan', image_id: 'image' }

/** Returns the flags that are generated from the properties of an order. */
export function toFormFlags(operation: Operation): Record<string, Flag> {
  const flags: Record<string, Flag> = {}
  for (const input of operation.body) {
    if (decided.has(input.name) || input.secret) continue
    flags[flagOf(input.name)] = toFlags({ ...operation, query: [], body: [input] })[toCamel(input.name)]!
  }
  for (const input of operation.body) if (input.secret) Object.assign(flags, toSecretFlags(input))
  return flags
}

/**
 * Flags of the order commands that no property of the order has: consent, price limit, dry run, repetition and waiting.
 */
export const orderFlags = {
  maxPrice: {
    type: 'integer',
    placeholder: 'YEN',
    brief:
      'The most that the order may cost in total, in yen. Needed with --yes, unless HOSTWRIGHT_MAX_TOTAL_PRICE or the context has it.',
  },
  agreeToTerms: {
    type: 'boolean',
    brief: 'Agrees to the terms of service, without which nothing is ordered.',
  },
  dryRun: {
    type: 'boolean',
    brief: 'Only has the API try the order, and prints the price. Orders nothing.',
  },
  intent: {
    type: 'string',
    placeholder: 'WORD',
    brief:
      'Identifies an order without a name of your own: any word, the same in every run. Each word is ordered once.',
  },
  again: {
    type: 'string',
    placeholder: 'VALUE',
    brief: 'Orders once more after an earlier contract is gone. Takes the value that the error shows.',
  },
  despiteOthers: {
    type: 'string',
    placeholder: 'VALUE',
    brief:
      'Orders although the log has orders that the journal does not know: one may be this order, which is then paid twice. Takes the value that the error shows.',
  },
  newAccount: {
    type: 'string',
    placeholder: 'NAME',
    brief:
      'Orders with a journal that has never ordered, although the account has contracts. Takes the name that the error shows.',
  },
  wait: {
    type: 'boolean',
    negatable: true,
    brief: 'Whether to wait until it can be used; --no-wait ends once it is ordered.',
  },
} as const

/** Values of the flags of an order command, including the flags that it shares with other commands. */
export type OrderFlags = FlagValues<typeof orderFlags> & CommonFlagValues

/** Returns the order that the flags describe, without its secrets. */
export function toForm(operation: Operation, flags: Flags): Form {
  const form: Record<string, unknown> = {}
  for (const { name, secret } of operation.body) {
    const value = decided.has(name) || secret ? undefined : flags[flagOf(name)]
    if (value !== undefined) form[name] = value
  }
  return form
}

/** Rejects an order without consent to the terms, or without a way to confirm it. A dry run needs neither. */
export function checkConsent(flags: OrderFlags, { stdin, stderr }: Pick<System, 'stdin' | 'stderr'>): void {
  if (flags.dryRun) return
  if (!flags.agreeToTerms)
    throw usageError(
      'An order needs --agree-to-terms: the consent to the terms of service. Nothing was ordered.',
    )
  if (!flags.yes && !(stdin.isTerminal && stderr.isTerminal))
    throw usageError(
      'There is no terminal to ask at: an order needs --yes and --max-price. Nothing was ordered.',
    )
}

function flagOf(name: string): string {
  return shorter[name] ?? toCamel(name)
}
