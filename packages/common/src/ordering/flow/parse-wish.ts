import { ConfigError } from '@hostwright/common'
import type { Client } from '../../client/client.ts'
import type { Quote } from '../../journal/quote.ts'
import type { Product } from '../record/product.ts'
import { parseInput } from './parse-quote.ts'

/** What `ensure` is given beside the order. Secrets are sent, and kept nowhere. */
export interface EnsureInput<Order = object> {
  /** Agreement to the terms of service. */
  readonly agree_to_terms: true
  /** The most that the order may cost, in yen. @default the client's `maxTotalPrice` */
  readonly maxTotalPrice?: number | undefined
  /** Your own word for an order that has no name; it is then named after this. */
  readonly intent?: string | undefined
  /** Orders once more what was ordered and is gone: the value that the error gives. */
  readonly again?: string | undefined
  /** Orders in spite of log entries that nothing explains: the value that the error gives. */
  readonly despiteOthers?: string | undefined
  /** Called with the quote before a new order is sent. If it rejects, nothing is sent and `ensure` rejects with that. */
  readonly confirm?: ((quote: Quote<Order>) => void | Promise<void>) | undefined
}

/** An order that has to be there, checked. */
export interface Wish {
  readonly name: string
  /** Whether the caller chose the name of the contract, and not a word for it. */
  readonly isGiven: boolean
  readonly order: object
  /** Consent and secrets. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly maxTotalPrice: number | undefined
  readonly again: string | undefined
  readonly despiteOthers: string | undefined
  readonly confirm: EnsureInput['confirm']
}

/** Checks what `ensure` was given, before anything is sent. */
export function parseWish(
  { client, product }: { readonly client: Client; readonly product: Product },
  order: object,
  input: EnsureInput,
): Wish {
  const { nameField, secrets } = product
  if (!client.isJournalGiven) {
    throw new ConfigError(
      'journal',
      "is needed, so that a later run knows this order: give createClient a journal that lasts, or 'memory'",
    )
  }
  const given = Object(input) as EnsureInput
  const { maxTotalPrice = Infinity, intent, again, despiteOthers, confirm, ...rest } = given
  if (!(maxTotalPrice >= 0)) throw new ConfigError('maxTotalPrice', `is ${maxTotalPrice}: give yen, from 0`)
  const ownName = (order as Readonly<Record<string, string | undefined>>)[nameField]
  if (ownName !== undefined && intent !== undefined) {
    throw new ConfigError('intent', `is for an order without a ${nameField}: leave one of them out`)
  }
  const name = ownName ?? intent
  if (typeof name !== 'string' || name === '') {
    throw new ConfigError(nameField, `is missing: give the order one, or give an intent beside the order`)
  }
  const most = Math.min(maxTotalPrice, client.maxTotalPrice ?? Infinity)
  return {
    name,
    isGiven: ownName !== undefined,
    order,
    fields: parseInput(secrets, order, rest),
    maxTotalPrice: Number.isFinite(most) ? most : undefined,
    again,
    despiteOthers,
    confirm,
  }
}
