import { type Ensured, isHostwrightError, type Quote } from '@hostwright/common'
import { CommandError } from '../../errors/command-error.ts'
import { exitCodes } from '../../errors/exit-code.ts'
import type { Session } from '../../session/session.ts'
import type { Ordered, Product } from './product.ts'

/** How a result is printed. */
export interface Printing {
  /** The quote of what this run has ordered. */
  readonly quote: Quote<object> | undefined
  /** The name, as the line has it. */
  readonly label: string
  /** Whether to wait until it can be used. */
  readonly wait: boolean
}

/** Prints a contract that exists or was ordered just now, once it can be used. */
export async function printOrdered(
  session: Session,
  product: Product,
  { contract, state, differs, pending }: Ensured<object, Ordered>,
  { quote, label, wait }: Printing,
): Promise<void> {
  const price = quote && { idempotency_key: quote.idempotencyKey, total_price: quote.total_price }
  const print = (ordered: Ordered): Promise<void> =>
    session.print({ product: product.name, state, ...price, ...ordered })
  if (quote)
    session.say(
      `Ordered for ${quote.total_price} yen: ${product.name} ${label} (key ${quote.idempotencyKey}).`,
    )
  else session.say(`Nothing was ordered: ${product.name} ${label} exists already.`)
  if (differs) session.say(`It differs from the order: ${differs.join(', ')}.`)
  for (const { quote: open } of pending)
    session.say(`An order of it is not settled: hostwright orders reconcile ${open.idempotencyKey}`)
  let ordered: Ordered = contract
  try {
    const isReady = (contract.status ?? 'active') === 'active'
    if (wait && !isReady) ordered = (await follow(session, product, contract, label)) ?? contract
  } catch (error) {
    await print(contract)
    throw notUsable(session, error, contract, quote)
  }
  await print(ordered)
}

async function follow(
  session: Session,
  product: Product,
  contract: Ordered,
  label: string,
): Promise<Ordered | undefined> {
  const progress = session.progress()
  const active = await product.waitUntilActive(contract, {
    signal: session.world.interrupted,
    onProgress: ({ status }) => progress.update(`${product.name} ${label}`, status),
  })
  progress.end()
  return active && { ...contract, ...active }
}

/** The error for a contract that exists and cannot be used yet. */
function notUsable(
  session: Session,
  error: unknown,
  contract: Ordered,
  quote: Quote<object> | undefined,
): CommandError {
  const isInterrupted = session.world.interrupted.aborted
  const { reason, message } = error as { readonly reason?: string; readonly message?: string }
  const isFailed = isHostwrightError(error) && reason === 'failed'
  const price = quote ? ` for ${quote.total_price} yen` : ''
  return new CommandError(isInterrupted ? 'Interrupted.' : (message ?? String(error)), {
    exitCode: isInterrupted ? exitCodes.interrupted : isFailed ? exitCodes.refused : exitCodes.notReached,
    done: `The order was executed${price}, and is being set up whether or not anybody waits. Do not order again.`,
    next: toNext(contract),
    cause: error,
  })
}

function toNext({ id, servername }: Ordered): string | undefined {
  if (servername !== undefined) return `hostwright hosting signup-status ${servername}`
  return id === undefined ? undefined : `hostwright vps signup-status ${id}`
}
