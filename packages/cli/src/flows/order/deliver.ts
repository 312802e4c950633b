import { isHostwrightError, type Quote } from '@hostwright/common'
import type { Ensured } from '@hostwright/orders'
import { CommandError } from '../../errors/command-error.ts'
import { exitCodes } from '../../errors/exit-code.ts'
import type { Session } from '../../session/session.ts'
import { withContext } from '../../session/with-context.ts'
import type { OrderFlags } from './order-form.ts'
import type { OrderedProduct } from './product.ts'

/** The running order command, with everything that waiting for its contract and printing it needs. */
interface Delivery {
  readonly session: Session
  readonly product: OrderedProduct
  readonly orders: ReturnType<OrderedProduct['orders']>
  readonly label: string
  readonly flags: OrderFlags
}

/** The properties of a contract that the order command reads. */
interface Contract {
  readonly id?: number
  readonly uuid?: string | null
  readonly servername?: string
  readonly status?: string
}

/**
 * Waits until the contract that `ensure` found or ordered can be used, and prints it. With `--no-wait`, prints it
 * without waiting.
 */
export async function deliver(
  delivery: Delivery,
  ensured: Ensured,
  quote: Quote<object> | undefined,
): Promise<void> {
  const { session, product, orders, label, flags } = delivery
  const contract: Contract = ensured.contract
  say(delivery, ensured, quote)
  const { total_price, idempotencyKey: idempotency_key } = quote ?? {}
  const print = (now: object): Promise<void> => {
    const shown = { product: product.name, state: ensured.state, ...contract, ...now }
    return session.print(quote ? { ...shown, total_price, idempotency_key } : shown)
  }
  const id = contract.servername ?? contract.id ?? (contract.uuid ? contract : undefined)
  if (flags.wait === false || !isBeingSetUp(contract) || id === undefined) return print({})
  const progress = session.progress()
  const active = await orders
    .waitUntilActive(id, {
      signal: session.system.interrupted,
      onProgress: ({ status }) => progress.update(`${product.name} ${label}`, status),
    })
    .catch(async (error: unknown) => {
      await print({})
      throw toWaitError(session, error, toNext(product.name, contract))
    })
  progress.end()
  await print(active)
}

/** Returns the command that shows how far the set-up of a contract is. */
function toNext(product: 'vps' | 'hosting', { id, uuid, servername }: Contract): string {
  const order = servername ?? id
  return order === undefined ? `hostwright vps get ${uuid}` : `hostwright ${product} signup-status ${order}`
}

function isBeingSetUp({ status }: Contract): boolean {
  return status === 'setup_pending' || status === 'building'
}

function say(
  { session, product: { name }, label, flags }: Delivery,
  { contract, state, differs, pending }: Ensured,
  quote: Quote<object> | undefined,
): void {
  if (state === 'ordered') session.say(`Ordered for ${quote?.total_price} yen: ${name} ${label}.`)
  else if (isBeingSetUp(contract)) session.say(`${name} ${label} is ordered already, and is being set up.`)
  else session.say(`${name} ${label} exists already: this run has ordered nothing.`)
  const properties = differs?.filter((property) => property !== 'status') ?? []
  if (properties[0]) session.say(`It differs from this line: ${properties.join(', ')}. Nothing was changed.`)
  const { status }: Contract = contract
  if (differs?.includes('status'))
    session.say(`Its status is ${status}, which says neither that it lives nor that it has ended.`)
  const { uuid, servername }: Contract = contract
  for (const { idempotencyKey } of pending.map((order) => order.quote)) {
    const line = `hostwright orders reconcile ${idempotencyKey} --contract ${servername ?? uuid}`
    const settling = withContext(line, flags.context)
    session.say(
      `An earlier order of this name is not settled. If you know that this contract is its own: ${settling}`,
    )
  }
}

/**
 * Returns the error for a wait that ended before the ordered contract could be used: its set-up failed or took too
 * long, or the user interrupted the wait.
 */
function toWaitError({ system }: Session, error: unknown, next: string): CommandError {
  const { reason, message = String(error) } = error as { readonly reason?: string; readonly message?: string }
  const hasFailed = isHostwrightError(error) && reason === 'failed'
  const isInterrupted = system.interrupted.aborted
  return new CommandError(isInterrupted ? 'Interrupted.' : message, {
    exitCode: isInterrupted ? exitCodes.interrupted : hasFailed ? exitCodes.refused : exitCodes.notReached,
    done: 'It is ordered and paid, and is set up whether or not anybody waits. Do not order again.',
    next,
    cause: error,
  })
}
