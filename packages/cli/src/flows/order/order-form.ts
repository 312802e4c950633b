import { usageError } from '../../errors/command-error.ts'
import { toSecretFlags } from '../../operations/to-flags.ts'
import type { Operation } from '../../operations/operation.ts'
import { toFlags } from '../../operations/to-flags.ts'
import { toCamel } from '../../operations/to-camel.ts'
import { waitFlag } from '../../operations/to-command.ts'
import type { Flag } from '../../session/command.ts'
import type { Flags } from '../../session/session.ts'
import type { World } from '../../world/world.ts'
import type { Form } from './product.ts'

// What the flow decides by itself: the price of the quote, the consent, and whether it is tried or placed.
const decided = new Set(['expected_total_price', 'agree_to_terms', 'dry_run'])
const shorter: Readonly<Record<string, string>> = { plan_id: 'plan', image_id: 'image' }

/** The flags of an order: its form, and what is allowed to happen. */
export function toOrderFlags(operation: Operation): Record<string, Flag> {
  const flags: Record<string, Flag> = {}
  for (const input of operation.body) {
    if (decided.has(input.name) || input.secret) continue
    flags[flagOf(input.name)] = toFlags({ ...operation, query: [], body: [input] })[toCamel(input.name)]!
  }
  for (const input of operation.body) if (input.secret) Object.assign(flags, toSecretFlags(input))
  return { ...flags, ...orderFlags }
}

const orderFlags: Record<string, Flag> = {
  maxPrice: {
    type: 'integer',
    placeholder: 'YEN',
    brief:
      'The most that the order may cost in total. Needed with --yes, unless the context has max_total_price.',
  },
  agreeToTerms: {
    type: 'boolean',
    brief: 'Agrees to the terms of service, without which nothing is ordered.',
  },
  dryRun: {
    type: 'boolean',
    brief: 'Only quotes: has the API try the order, prints the price, orders nothing.',
  },
  intent: {
    type: 'string',
    placeholder: 'WORD',
    brief:
      'Your own word for an order without a name: the same word never orders twice. By default, the plan and the other flags of the order are that word.',
  },
  again: {
    type: 'string',
    placeholder: 'VALUE',
    brief: 'Orders once more what was ordered before and is gone: the value that the error gives.',
  },
  despiteOthers: {
    type: 'string',
    placeholder: 'VALUE',
    brief: 'Orders in spite of orders that nothing explains: the value that the error gives.',
  },
  wait: waitFlag,
}

/** The form of the order that the flags describe. */
export function toForm(operation: Operation, flags: Flags): Form {
  const form: Record<string, unknown> = {}
  for (const { name, secret } of operation.body) {
    const value = decided.has(name) || secret ? undefined : flags[flagOf(name)]
    if (value !== undefined) form[name] = value
  }
  return form
}

/** Rejects an order without the consent that it needs. */
export function checkConsent(flags: Flags, { stdin, stderr }: Pick<World, 'stdin' | 'stderr'>): void {
  if (flags['dryRun'] === true) return
  if (flags['agreeToTerms'] !== true)
    throw usageError(
      'An order needs --agree-to-terms: the consent to the terms of service. Nothing was ordered.',
    )
  if (flags['yes'] !== true && !(stdin.isTerminal && stderr.isTerminal))
    throw usageError('Nobody can be asked here: an order needs --yes and --max-price. Nothing was ordered.')
}

function flagOf(name: string): string {
  return shorter[name] ?? toCamel(name)
}

/** The word by which an order without a name is ordered once. */
export function toIntent(form: Form, flags: Flags): string | undefined {
  const isNamed = form['name'] !== undefined || form['server_id'] !== undefined
  const given = flags['intent'] as string | undefined
  if (isNamed || given !== undefined) return given
  return JSON.stringify(Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
