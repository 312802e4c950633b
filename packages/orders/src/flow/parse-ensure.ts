import { type Client, ConfigError, type Quote } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { Product } from '../record/product.ts'
import { parseInput, rejectOutsideFields } from './parse-quote.ts'
import { parseWord } from './parse-word.ts'

/**
 * The name of an order without a `name` or `server_id`, and the values that permit `ensure` one more order. `find`
 * orders nothing: it returns `undefined` where `ensure` would order with the same values.
 */
export interface FindInput {
  /**
   * Identifies an order without a `name` or `server_id`: a word of your choice, the same in every run. A word is ordered
   * once, whether as a name or as an `intent`. The contract gets a derived name, such as `hw-3f9c0a7be21d44c08a15`, from which its order is recognized. A VPS can be renamed
   * later if the journal is kept, which has its uuid.
   */
  readonly intent?: string | undefined
  /**
   * Orders once more after the contract of an earlier order is gone. Takes the value of `again` of the `ConfigError`
   * that reports it. **Spends money again.**
   */
  readonly again?: string | undefined
  /**
   * Orders although the execution log has orders or dry runs that the journal cannot explain. Takes the value of
   * `despiteOthers` of the `OrderOutcomeUnknownError` that lists them, and allows no others. One of them may be this order, which is then
   * **paid twice**: look at the contracts first.
   */
  readonly despiteOthers?: string | undefined
}

/** Consent, price limit and options of `ensure`. A password is sent with the order and stored nowhere. */
export interface EnsureInput<Order = object> extends FindInput {
  /** Must be `true`: the customer agrees to the terms of service. */
  readonly agree_to_terms: true
  /**
   * Highest price of the order in yen. At a higher price nothing is ordered. The client's `maxTotalPrice`
   * applies as well. @default the client's `maxTotalPrice`
   */
  readonly maxTotalPrice?: number | undefined
  /**
   * Called with the quote before a new order is sent. The order is sent only if it returns `true` or a promise of it;
   * with any other value, `ensure` rejects with a `ConfigError`, and if it throws, with its error. It can take as long as
   * a person needs: the deadline of the order starts after it, and the contracts and the log are read again.
   */
  readonly confirm?: ((quote: Quote<Order>) => boolean | Promise<boolean>) | undefined
}

/** An order, with the word that identifies it. The word was checked, and that the order has no secret. */
export interface NamedOrder extends Omit<FindInput, 'intent'> {
  /** The word: the name of the order, or its `intent`. Both are one space, so that no word is ordered in both forms. */
  readonly name: string
  /** True if the word is the contract's own name, false if it comes from the option `intent`. */
  readonly isGiven: boolean
  readonly order: object
}

/** The arguments of `ensure`, checked. */
export interface EnsureRequest extends NamedOrder {
  /** The agreement to the terms and the secrets, which are sent with the order and not stored. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly maxTotalPrice: number | undefined
  readonly confirm: EnsureInput['confirm']
}

interface Shop {
  readonly client: Client
  readonly product: Product
}

/** Checks the arguments of `ensure` before anything is sent. */
export function parseEnsure(ordering: Shop, order: object, input: EnsureInput): EnsureRequest {
  const { client, product } = ordering
  const given = Object(input) as EnsureInput
  const { maxTotalPrice = Infinity, intent, again, despiteOthers, confirm, ...rest } = given
  if (typeof maxTotalPrice !== 'number' || !(maxTotalPrice >= 0)) {
    throw new ConfigError('maxTotalPrice', `is ${String(maxTotalPrice)}: give yen as a number, from 0`)
  }
  if (confirm !== undefined && typeof confirm !== 'function')
    throw new ConfigError('confirm', 'is no function')
  const most = Math.min(maxTotalPrice, portsOf(client).maxTotalPrice ?? Infinity)
  return {
    ...parseName(ordering, order, { intent, again, despiteOthers }),
    fields: parseInput(product.secrets, order, rest),
    maxTotalPrice: Number.isFinite(most) ? most : undefined,
    confirm,
  }
}

/** Checks the name or `intent` of an order, that it has no secret property, and that the client has a journal. */
export function parseName(
  { client, product: { nameField } }: Shop,
  order: object,
  { intent, again, despiteOthers }: FindInput,
): NamedOrder {
  rejectOutsideFields(order)
  if (!portsOf(client).isJournalGiven) {
    throw new ConfigError('journal', "is missing: give createClient one that lasts, or 'memory'")
  }
  const ownName = (Object(order) as Readonly<Record<string, string | undefined>>)[nameField]
  if (ownName !== undefined && intent !== undefined) {
    throw new ConfigError('intent', `is for an order without a ${nameField}: leave one of them out`)
  }
  const given = ownName ?? intent
  if (!given || typeof given !== 'string') {
    throw new ConfigError(nameField, `is missing: name the order, or pass an intent`)
  }
  const isGiven = ownName !== undefined
  const name = parseWord(isGiven ? nameField : 'intent', given)
  const named = isGiven ? { ...order, [nameField]: name } : order
  return { name, isGiven, order: named, again, despiteOthers }
}
