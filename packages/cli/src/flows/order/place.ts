import { isApiError, type Quote } from '@hostwright/common'
import { CommandError } from '../../errors/command-error.ts'
import type { Intent } from './intents.ts'
import { isNameEnough } from './is-name-enough.ts'
import { drop, type Executed, type Meant, nothing } from './meant.ts'
import type { Product } from './product.ts'
import { settleRecord } from './settle-record.ts'

/** Begins an intent: quotes and places it. `undefined` where another process has just begun it. */
export async function begin(meant: Meant, number: number): Promise<Executed | undefined> {
  const { session, client, intents } = meant
  const { quote, name } = await quoteMeant(meant)
  const begun = { quoteId: quote.id, idempotencyKey: quote.idempotencyKey, at: session.world.now(), name }
  if (!(await intents.begin(number, begun))) {
    await settleRecord(client.journal, quote.id)
    return undefined
  }
  return place(meant, { number, name }, quote)
}

/** Quotes what is meant: under a name of its own where the one that was given would not tell it from others. */
async function quoteMeant(meant: Meant): Promise<{ readonly quote: Quote<object>; readonly name?: string }> {
  const { session, client, product, form, password, key } = meant
  const options = { signal: session.world.interrupted, ...(key && { idempotencyKey: key }) }
  const named = await product.quote(form, password, options)
  if (named.mark === null || (await isWellNamed(meant, named))) return { quote: named }
  await settleRecord(client.journal, named.id)
  const name = named.mark.value
  const quote = await product.quote({ ...form, name: undefined }, password, options)
  session.say(
    `An earlier run was cut off, or another order is open. So that this one can be told from it, it is called ${quote.mark?.value} until it can be used, and then ${name}.`,
  )
  return { quote, name }
}

/** Whether it has the best name that it can be ordered under: only a run that waits can change it afterwards. */
export async function isWellNamed({ client, product, wait }: Meant, quote: Quote<object>): Promise<boolean> {
  return !wait || product.rename === undefined || isNameEnough(client, quote)
}

/** Confirms and places what was quoted. */
export async function place(
  meant: Meant,
  { number, name }: Pick<Intent, 'number' | 'name'>,
  quote: Quote<object>,
): Promise<Executed> {
  const { session, client, product, password, key } = meant
  const { interrupted: signal } = session.world
  try {
    checkName(quote)
    await session.confirm(toQuestion(product, quote, name))
    session.changes()
    const ordered = await product.place(quote, password, { signal })
    return { number, quote, ordered, isEarlier: false, name }
  } catch (error) {
    // Rejected for certain, or never sent: the next run begins with a new quote.
    const isOver = (isApiError(error) && key === undefined) || error instanceof CommandError
    if (isOver && (await settleRecord(client.journal, quote.id).catch(() => false))) await drop(meant, number)
    throw error
  }
}

/** A name that a contract has already is no mark, and two machines of one name are hardly meant. */
function checkName({ mark, unmarked, order }: Quote<object>): void {
  if (mark !== null) return
  const name = String((order as { readonly name?: string }).name)
  throw new CommandError(`There is a contract of that name already: ${unmarked ?? name}.`, {
    done: nothing,
    next: 'hostwright vps list',
  })
}

function toQuestion(
  { name }: Product,
  { total_price, regular_total_price, campaign_applied, order }: Quote<object>,
  wanted: string | undefined,
): string {
  const { name: given, server_id, plan_id, period } = order as Record<string, string | number>
  const what = `${name === 'vps' ? 'VPS' : 'hosting server'} ${wanted ?? given ?? server_id ?? ''} (${plan_id}, ${period} ${period === 1 ? 'month' : 'months'})`
  const usual = campaign_applied ? ` by a campaign, instead of ${regular_total_price}` : ''
  return `Order ${what} for ${total_price} yen in total${usual}?`
}
