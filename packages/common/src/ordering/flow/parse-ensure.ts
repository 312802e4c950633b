import { ConfigError } from '@hostwright/common'
import type { Client } from '../../client/client.ts'
import type { Quote } from '../../journal/quote.ts'
import type { Product } from '../record/product.ts'
import { parseInput } from './parse-quote.ts'

/** What identifies an order, and what it is allowed in spite of. */
export interface FindInput {
  /**
   * Identifies an order without a `name` or `server_id`: your own word, the same in every run. The contract gets a derived
   * name, such as `hw-3f9c0a7be21d44c08a15`, which proves whose it is; a VPS can be renamed later.
   */
  readonly intent?: string | undefined
  /**
   * Orders once more after the contract of an earlier order is gone: the value of `again` of the `ConfigError` that says so.
   * **Spends money again.**
   */
  readonly again?: string | undefined
  /**
   * Orders although the execution log has orders or dry runs that the journal cannot explain: the value of `despiteOthers`
   * of the `OrderOutcomeUnknownError` that lists them. One of them may be this order, which is then **paid twice**: look at
   * the contracts first.
   */
  readonly despiteOthers?: string | undefined
}

/** Consent, limits and options of `ensure`. A password among them is sent, and stored nowhere. */
export interface EnsureInput<Order = object> extends FindInput {
  /** Agreement to the terms of service. */
  readonly agree_to_terms: true
  /**
   * The most that the order may cost, in yen, tax included. Above it, nothing is ordered. The client's `maxTotalPrice`
   * applies as well. @default the client's `maxTotalPrice`
   */
  readonly maxTotalPrice?: number | undefined
  /** Called with the quote before a new order is sent. If it throws, nothing is ordered and `ensure` rejects with that. */
  readonly confirm?: ((quote: Quote<Order>) => void | Promise<void>) | undefined
}

/** An order that has to be there, by its name. */
export interface NamedOrder extends Omit<FindInput, 'intent'> {
  readonly name: string
  /** Whether the caller chose the name of the contract, and not a word for it. */
  readonly isGiven: boolean
  readonly order: object
}

/** An order that has to be there, checked. */
export interface EnsureRequest extends NamedOrder {
  /** Consent and secrets. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly maxTotalPrice: number | undefined
  readonly confirm: EnsureInput['confirm']
}

interface Shop {
  readonly client: Client
  readonly product: Product
}

/** Checks what `ensure` was given, before anything is sent. */
export function parseEnsure(ordering: Shop, order: object, input: EnsureInput): EnsureRequest {
  const { client, product } = ordering
  const given = Object(input) as EnsureInput
  const { maxTotalPrice = Infinity, intent, again, despiteOthers, confirm, ...rest } = given
  if (!(maxTotalPrice >= 0)) throw new ConfigError('maxTotalPrice', `is ${maxTotalPrice}: give yen, from 0`)
  const most = Math.min(maxTotalPrice, client.maxTotalPrice ?? Infinity)
  return {
    ...parseName(ordering, order, { intent, again, despiteOthers }),
    fields: parseInput(product.secrets, order, rest),
    maxTotalPrice: Number.isFinite(most) ? most : undefined,
    confirm,
  }
}

/** Checks what identifies an order. */
export function parseName(
  { client, product: { nameField } }: Shop,
  order: object,
  { intent, again, despiteOthers }: FindInput,
): NamedOrder {
  if (!client.isJournalGiven) {
    throw new ConfigError(
      'journal',
      "is needed, so that a later run knows this order: give createClient a journal that lasts, or 'memory'",
    )
  }
  const ownName = (order as Readonly<Record<string, string | undefined>>)[nameField]
  if (ownName !== undefined && intent !== undefined) {
    throw new ConfigError('intent', `is for an order without a ${nameField}: leave one of them out`)
  }
  // No name has a space, so a word for an order is never taken for the name of another.
  const name = ownName ?? (intent ? `intent ${intent}` : '')
  if (typeof name !== 'string' || name === '') {
    throw new ConfigError(nameField, `is missing: name the order, or pass an intent`)
  }
  return { name, isGiven: ownName !== undefined, order, again, despiteOthers }
}
