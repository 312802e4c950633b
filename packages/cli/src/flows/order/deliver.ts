import { isHostwrightError, type Quote } from '@hostwright/common'
import { CommandError } from '../../errors/command-error.ts'
import { exitCodes } from '../../errors/exit-code.ts'
import type { Session } from '../../session/session.ts'
import type { Intents } from './intents.ts'
import type { Ordered, Product } from './product.ts'
import type { Executed } from './meant.ts'

/** Who is told what became of an order. */
export interface Delivery {
  readonly session: Session
  readonly product: Product
  readonly intents: Intents
  readonly wait: boolean
}

/** Tells of an order that was executed, once it can be used; only then is its intent over. */
export async function deliver(delivery: Delivery, executed: Executed): Promise<void> {
  const { session, product, intents, wait } = delivery
  const { quote, number, isEarlier } = executed
  const by = isEarlier ? 'by an earlier run' : `for ${quote.total_price} yen`
  session.say(`Ordered ${by}: ${product.name} ${toContract(executed)} (key ${quote.idempotencyKey}).`)
  const told = async (ordered: Ordered): Promise<void> => {
    await session.print({
      product: product.name,
      idempotency_key: quote.idempotencyKey,
      total_price: quote.total_price,
      ...ordered,
    })
    await intents.end(number, { at: session.world.now(), contract: toContract({ ...executed, ordered }) })
  }
  let ordered = executed.ordered
  try {
    if (wait) ordered = (await follow(delivery, executed)) ?? ordered
    ordered = await rename(delivery, { ...executed, ordered })
  } catch (error) {
    await told(ordered)
    throw notUsable(session, error, { ...executed, ordered })
  }
  await told(ordered)
}

async function follow({ session, product }: Delivery, executed: Executed): Promise<Ordered | undefined> {
  const progress = session.progress()
  const thing = `${product.name} ${toContract(executed)}`
  const active = await product.waitUntilActive(executed.ordered, {
    signal: session.world.interrupted,
    onProgress: ({ status }) => progress.update(thing, status),
  })
  progress.end()
  return active
}

/** Gives it the name that was meant, where it was ordered under another one. */
async function rename({ session, product }: Delivery, { ordered, name, quote }: Executed): Promise<Ordered> {
  if (name === undefined || quote.mark === null) return ordered
  const options = { signal: session.world.interrupted }
  const renamed = await product.rename?.(ordered, quote.mark.value, name, options)
  if (renamed === ordered) session.say(`It has that name once it is there: ${toRenaming(quote, name)}`)
  return renamed ?? ordered
}

function toRenaming({ mark }: Quote<object>, name: string): string {
  return `hostwright vps rename ${mark?.value} --name ${name}`
}

/** How the contract is called by those who have ordered it. */
function toContract({ ordered, quote }: Pick<Executed, 'ordered' | 'quote'>): string {
  const { mark } = quote
  return String(ordered.servername ?? ordered.name ?? mark?.value ?? ordered.uuid ?? ordered.id)
}

/** What tells how far it is. */
function toNext({ id, status, servername }: Ordered): string | undefined {
  if (servername !== undefined) return `hostwright hosting signup-status ${servername}`
  return id === undefined || status === 'active' ? undefined : `hostwright vps signup-status ${id}`
}

/** The order was executed; what was waited for was not reached. */
function notUsable(session: Session, error: unknown, { quote, ordered, name }: Executed): CommandError {
  const isInterrupted = session.world.interrupted.aborted
  const { reason, message } = error as { readonly reason?: string; readonly message?: string }
  const failed = isHostwrightError(error) && reason === 'failed'
  return new CommandError(isInterrupted ? 'Interrupted.' : (message ?? String(error)), {
    exitCode: isInterrupted ? exitCodes.interrupted : failed ? exitCodes.refused : exitCodes.notReached,
    done: `The order was executed for ${quote.total_price} yen, and is being set up whether or not anybody waits. Do not order again.`,
    next: toNext(ordered) ?? (name === undefined ? undefined : toRenaming(quote, name)),
    cause: error,
  })
}
