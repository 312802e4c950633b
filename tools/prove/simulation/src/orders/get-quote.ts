import { ApiError, type Quote, type QuoteOptions } from '@hostwright/common'
import { type Buyer, nameOf } from './buyer.ts'

/** A name that more than one gives. */
export const commonName = 'shop'

const minute = 60_000

/** Has an order quoted, with patience; `undefined` for one that cannot be had. */
export async function getQuote(buyer: Buyer): Promise<Quote<object> | undefined> {
  const { world, wish, machine } = buyer
  const { checks, trace, sandbox } = world
  let key = wish.hasOwnKey ? `key-of-${buyer.name.replaceAll(' ', '-')}` : undefined
  for (let attempt = 0; attempt < 4; attempt++) {
    const process = machine.process()
    const options: QuoteOptions = { mark: wish.name !== 'no mark', idempotencyKey: key }
    try {
      const quote = await process.run((orders) => orders.quote(toName(buyer), options))
      checks.seen(quote)
      trace.add(buyer.name, `${process.name} quotes ${nameOf(quote)} ${quote.mark?.value ?? ''}`)
      return wish.isStored ? (JSON.parse(JSON.stringify(quote)) as Quote<object>) : quote
    } catch (error) {
      trace.add(buyer.name, `${process.name} gets no quote: ${String(error)}`)
      checks.seen(error)
      // Another order has had the key.
      if (String(error).includes('idempotencyKey')) key = undefined
      if (error instanceof ApiError && ['SERVER_ID_TAKEN', 'VALIDATION_ERROR'].includes(error.code)) return
      await sandbox.clock.sleep(minute)
    }
  }
}

function toName({ name, wish, world }: Buyer): string | undefined {
  switch (wish.name) {
    case 'given':
      return `shop${name.slice(-1)}`
    case 'common':
      return commonName
    case 'borne':
      return world.product.borneName
    default:
      return undefined
  }
}
