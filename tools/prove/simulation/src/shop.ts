import {
  type Client,
  isPriceMismatch,
  type PlaceOptions,
  type PriceMismatch,
  type Quote,
} from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import type { Sandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'

/** What the two products have in common for somebody who buys. */
export interface Shop {
  quote(): Promise<Intent>
  /** The intent that takes the place of one that was not placed for its price; `undefined` after another failure. */
  requote(failure: unknown): Promise<Intent> | undefined
  /** Raises the price of what is bought here. */
  raisePrice(): void
  /** The contracts that there are, set up or not. */
  countContracts(): number
}

/** A quote, and what can be done with it. */
export interface Intent {
  readonly total_price: number
  readonly idempotencyKey: string
  place(options?: PlaceOptions): Promise<unknown>
}

export type Product = 'vps' | 'hosting'

export function createShop(product: Product, client: Client, sandbox: Sandbox): Shop {
  const agreed = { agree_to_terms: true } as const
  const shelf = {
    vps: () => {
      const { orders } = createVps(client)
      const consent = { ...agreed, root_password: 'Correct-Horse-7' }
      return {
        plan: 'standard-2gb',
        quote: () => orders.quote({ plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' }),
        place: (quote: Quote<never>, options?: PlaceOptions) => orders.place(quote, consent, options),
        contracts: 'vps-contract',
      }
    },
    hosting: () => {
      const { orders } = createHosting(client)
      return {
        plan: 'standard',
        quote: () => orders.quote({ plan_id: 'standard', period: 12 }),
        place: (quote: Quote<never>, options?: PlaceOptions) => orders.place(quote, agreed, options),
        contracts: 'hosting-contract',
      }
    },
  }
  const { plan, quote, place, contracts } = shelf[product]()

  function toIntent(quoted: Quote<object>): Intent {
    const { total_price, idempotencyKey } = quoted
    return {
      total_price,
      idempotencyKey,
      // Each shop places only its own quotes.
      place: (options) => place(quoted as Quote<never>, options),
    }
  }

  async function toRequoted({ requote }: PriceMismatch<object>): Promise<Intent> {
    return toIntent(await requote())
  }

  return {
    quote: async () => toIntent(await quote()),
    requote: (failure) => (isPriceMismatch(failure) ? toRequoted(failure) : undefined),
    raisePrice() {
      const period = sandbox.plans
        .list()
        .find(({ plan_id }) => plan_id === plan)
        ?.periods.find(({ months }) => months === 12)
      const { price, regularPrice } = period!
      const raised = { months: 12, price: price + 110, regularPrice: regularPrice + 110 }
      sandbox.plans.change(plan, { periods: [raised] })
    },
    countContracts: () =>
      sandbox.snapshot().tables.record.filter(({ collection }) => collection === contracts).length,
  }
}
