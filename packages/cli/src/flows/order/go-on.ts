import { ConfigError, type OrderRecord, type Quote, type ReconcileOptions } from '@hostwright/common'
import { CommandError } from '../../errors/command-error.ts'
import { exitCodes } from '../../errors/exit-code.ts'
import type { Flags } from '../../session/session.ts'
import type { Intent } from './intents.ts'
import { drop, type Executed, type Meant, nothing } from './meant.ts'
import { isWellNamed, place } from './place.ts'
import type { Form, Ordered } from './product.ts'
import { settleRecord } from './settle-record.ts'

const freshMs = 600_000

/** Goes on with an intent that an earlier run, or another process, has begun. */
export async function goOn(meant: Meant, intent: Intent, flags: Flags): Promise<Executed | undefined> {
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
    const isOwn = (await client.keyId()) === quote.keyId
    if (isBound || (isFresh && isOwn && (await isWellNamed(meant, quote)))) {
      return place(meant, intent, quote).catch((error: unknown) => {
        // What the account shows may be its order.
        if (!(error instanceof ConfigError && error.field === 'quote')) throw error
        return reconcile(meant, intent, quote, record)
      })
    }
    // Its contract may not be listed yet: the log of its key tells.
    if (!isFresh && isOwn && quote.logged !== null) {
      return reconcile(meant, intent, quote, record, { horizonMs: freshMs, sentBefore: new Date(quote.at) })
    }
    if (await settleRecord(client.journal, quote.id)) await drop(meant, intent.number)
    return undefined
  }
  return reconcile(meant, intent, quote, record)
}

async function isThere({ product, session }: Meant, quote: Quote<object>): Promise<boolean> {
  const contracts = await product.findNew(quote, { signal: session.world.interrupted })
  return contracts.length > 0
}

/** Finds out what became of an order that an earlier run has sent, or may have sent. */
async function reconcile(
  meant: Meant,
  intent: Intent,
  quote: Quote<object>,
  record: OrderRecord,
  options: ReconcileOptions = {},
): Promise<Executed | undefined> {
  const { product, session } = meant
  const key = quote.idempotencyKey
  session.say(`An earlier run has sent this order, or may have (key ${key}): finding out what became of it.`)
  const { outcome, contracts, reason, server } = await product.reconcile(quote, {
    ...options,
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
