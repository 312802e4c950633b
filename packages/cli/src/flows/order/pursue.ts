import type { Client, OrderRecord, Quote } from '@hostwright/common'
import { ConfigError, isApiError } from '@hostwright/common'
import { CommandError } from '../../errors/command-error.ts'
import { exitCodes } from '../../errors/exit-code.ts'
import type { Flags, Session } from '../../session/session.ts'
import type { Intent, Intents } from './intents.ts'
import { isNameEnough } from './is-name-enough.ts'
import type { Form, Ordered, Product } from './product.ts'
import { settleRecord } from './settle-record.ts'

/** An order that somebody means. */
export interface Meant {
  readonly session: Session
  readonly client: Client
  readonly product: Product
  readonly form: Form
  readonly password: string | undefined
  readonly key: string | undefined
  readonly intents: Intents
  /** Whether the run goes on until it can be used. */
  readonly wait: boolean
}

/** An order that was executed. */
export interface Executed {
  readonly number: number
  readonly quote: Quote<object>
  readonly ordered: Ordered
  /** Whether an earlier run has ordered it. */
  readonly isEarlier: boolean
  /** How it is to be called, where it was ordered under another name. */
  readonly name?: string | undefined
}

const dayMs = 86_400_000
const freshMs = 600_000

/**
 * Brings what is meant to its end: goes on with what an earlier run has begun, or begins. Each round ends it or finds
 * that nothing was executed in the one before.
 */
export async function pursue(meant: Meant, flags: Flags): Promise<Executed> {
  for (let round = 0; round < 10; round += 1) {
    const latest = await meant.intents.latest()
    const executed =
      latest && !isOver(meant, latest, flags)
        ? await goOn(meant, latest, flags)
        : await begin(meant, (latest?.number ?? 0) + 1)
    if (executed) return executed
  }
  throw new CommandError('Other processes are placing the same order again and again.', { done: nothing })
}

const nothing = 'Nothing was ordered by this run.'

/** Whether the last intent is over, so that the line means another one. */
function isOver({ session, key }: Meant, { end, idempotencyKey }: Intent, flags: Flags): boolean {
  if (!end) return false
  if (end.contract === null) return true
  if (key !== undefined) return false
  if (flags['another'] === true || session.world.now() - end.at >= dayMs) return true
  throw new CommandError(
    `The same order was placed within the last day, as ${end.contract} (key ${idempotencyKey}).`,
    { done: `${nothing} --another orders one more.` },
  )
}

/** The next line means a new order; but a key that was sent once belongs to its order forever. */
async function endUnexecuted(meant: Meant, intent: Intent, { requests }: OrderRecord): Promise<void> {
  if (meant.key === undefined || !isSent(requests)) return drop(meant, intent.number)
  throw new CommandError(`The order of the key ${meant.key} was not executed, and a key is sent once.`, {
    done: `${nothing} Give another --key.`,
  })
}

function isSent(requests: OrderRecord['requests']): boolean {
  return requests.some(({ kind }) => kind === 'order')
}

/** Goes on with an intent that an earlier run, or another process, has begun. */
async function goOn(meant: Meant, intent: Intent, flags: Flags): Promise<Executed | undefined> {
  const { client, session, key } = meant
  const record = await client.journal.read(intent.quoteId)
  const quote = record?.quote
  if (!record || !quote) {
    if (flags['another'] !== true) throw lost(intent)
    await drop(meant, intent.number)
    return undefined
  }
  checkForm(meant, quote, intent)
  if (record.state === 'settled') return fromOutcome(meant, intent, quote, record)
  // A journal that comes from a backup has as planned what was sent since.
  if (record.state === 'planned' && !(await isThere(meant, quote))) {
    const isFresh = Math.abs(session.world.now() - quote.at) < freshMs
    // A key that was sent once belongs to its quote forever.
    const isBound = key !== undefined && isSent(record.requests)
    const isUsable = isFresh && (await client.keyId()) === quote.keyId
    if (isBound || (isUsable && (await isWellNamed(meant, quote)))) {
      return place(meant, intent, quote).catch((error: unknown) => {
        // What the account shows may be its order.
        if (error instanceof ConfigError && error.field === 'quote')
          return settle(meant, intent, quote, record)
        throw error
      })
    }
    if (await settleRecord(client.journal, quote.id)) await drop(meant, intent.number)
    return undefined
  }
  return settle(meant, intent, quote, record)
}

async function isThere({ product, session }: Meant, quote: Quote<object>): Promise<boolean> {
  return (await product.findNew(quote, { signal: session.world.interrupted })).length > 0
}

/** Finds out what became of an order that an earlier run has sent, or may have sent. */
async function settle(
  meant: Meant,
  intent: Intent,
  quote: Quote<object>,
  record: OrderRecord,
): Promise<Executed | undefined> {
  const { product, session } = meant
  session.say(
    `An earlier run has sent this order (key ${quote.idempotencyKey}): finding out what became of it.`,
  )
  const { outcome, contracts, reason, server } = await product.reconcile(quote, {
    signal: session.world.interrupted,
  })
  if (outcome === 'unknown') throw unsettled(quote, reason)
  if (outcome === 'not-executed') {
    await endUnexecuted(meant, intent, record)
    return undefined
  }
  const ordered = await toOrdered(meant, server, contracts)
  return { ...intent, quote, ordered, isEarlier: true }
}

async function fromOutcome(
  meant: Meant,
  intent: Intent,
  quote: Quote<object>,
  record: OrderRecord,
): Promise<Executed | undefined> {
  const { outcome } = record
  if (!outcome?.executed) {
    await endUnexecuted(meant, intent, record)
    return undefined
  }
  const ordered = await toOrdered(meant, outcome.server, outcome.contracts)
  return { ...intent, quote, ordered, isEarlier: true }
}

/** What is known of an order that was executed. What cannot be read changes nothing about that. */
async function toOrdered(
  { product, session }: Meant,
  server: object | undefined,
  [contract]: readonly string[] = [],
): Promise<Ordered> {
  if (server) return server
  if (contract === undefined) return {}
  const known = product.name === 'vps' ? { uuid: contract } : { servername: contract }
  return product.fromContract(contract, { signal: session.world.interrupted }).catch(() => known)
}

async function begin(meant: Meant, number: number): Promise<Executed | undefined> {
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
async function isWellNamed({ client, product, wait }: Meant, quote: Quote<object>): Promise<boolean> {
  return !wait || product.rename === undefined || isNameEnough(client, quote)
}

async function place(
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

async function drop({ intents, session }: Meant, number: number): Promise<void> {
  await intents.end(number, { at: session.world.now(), contract: null })
}

function checkForm({ form, key }: Meant, { order }: Quote<object>, { name: given }: Intent): void {
  if (key === undefined) return
  const meant: Form = { ...order, ...(given !== undefined && { name: given }) }
  const other = Object.entries(form).find(([name, value]) => meant[name] !== value)
  if (other)
    throw new CommandError(`The key ${key} belongs to another order: its ${other[0]} differs.`, {
      done: nothing,
    })
}

function unsettled({ idempotencyKey }: Quote<object>, reason: string): CommandError {
  return new CommandError(`It is unknown whether the order was executed: ${reason}.`, {
    exitCode: exitCodes.unknown,
    done: 'No second order was sent.',
    next: `hostwright orders reconcile ${idempotencyKey}`,
  })
}

function lost({ idempotencyKey }: Intent): CommandError {
  return new CommandError('An earlier run has begun this order, and the journal has no record of it.', {
    exitCode: exitCodes.unknown,
    done: `${nothing} Look for a contract that you do not know; --another orders all the same once you are sure.`,
    next: `hostwright orders reconcile ${idempotencyKey}`,
  })
}
