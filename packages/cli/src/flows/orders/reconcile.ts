import type { Client, Quote, Reconciliation } from '@hostwright/common'
import { CommandError } from '../../errors/command-error.ts'
import { type ExitCode, exitCodes } from '../../errors/exit-code.ts'
import type { Arguments, Flags, Session } from '../../session/session.ts'
import { createProduct, type Product } from '../order/product.ts'

/** Finds out whether an order was executed. */
export async function reconcile(
  session: Session,
  { key = '' }: Arguments,
  flags: Flags,
): Promise<ExitCode | void> {
  session.about(`order ${key}`)
  const client = await session.client()
  const quote = await findQuote(client, key)
  const product = createProduct(client, quote.path === '/v1/server' ? 'hosting' : 'vps')
  const { outcome, contracts, reason, likely, askAgainMs } = await ask(session, product, quote, flags)
  await session.print({
    key,
    outcome,
    contracts,
    reason,
    ...(likely && { likely }),
    ...(askAgainMs !== undefined && { ask_again_seconds: Math.ceil(askAgainMs / 1000) }),
  })
  if (outcome === 'unknown') throw unsettled(quote, { contracts, reason, askAgainMs })
}

function ask(
  session: Session,
  product: Product,
  quote: Quote<object>,
  flags: Flags,
): Promise<Reconciliation> {
  const { interrupted: signal } = session.world
  const given = flags['contract'] as string | undefined
  if (given !== undefined)
    return product.reconcile(quote, { signal, contract: given === 'none' ? null : given })
  return flags['wait'] === true
    ? product.waitUntilSettled(quote, { signal })
    : product.reconcile(quote, { signal })
}

function unsettled(
  { idempotencyKey, mark }: Quote<object>,
  {
    contracts,
    reason,
    askAgainMs,
  }: { contracts: readonly string[]; reason: string; askAgainMs: number | undefined },
): CommandError {
  const [candidate, ...others] = contracts
  const polling =
    askAgainMs === undefined
      ? 'Do not order again. Only you can decide it: --contract ID names its contract, --contract none says that it has none.'
      : `Do not order again. Worth polling in ${Math.ceil(askAgainMs / 1000)} seconds.`
  const isOne = candidate !== undefined && others.length === 0
  const naming = ` ${mark?.value ?? candidate} exists since the quote: if you know that nobody else has ordered it, --contract ${candidate} settles it.`
  return new CommandError(`It is unknown whether the order was executed: ${reason}.`, {
    exitCode: exitCodes.unknown,
    done: isOne ? polling + naming : polling,
    next: `hostwright orders reconcile ${idempotencyKey}`,
  })
}

/** The quote of a key; where a key was quoted more than once, that of the order that was sent. */
async function findQuote({ journal, account }: Client, key: string): Promise<Quote<object>> {
  const records = (await journal.list()).filter(
    ({ idempotencyKey, account: of, quote }) =>
      idempotencyKey === key && (of === account || of.startsWith(`${account} `)) && quote,
  )
  const { quote } =
    records.findLast(({ requests }) => requests.some(({ kind }) => kind === 'order')) ?? records.at(-1) ?? {}
  if (quote) return quote
  throw new CommandError('The journal has no order of that key.', {
    done: 'Nothing was changed.',
    next: 'hostwright orders pending',
  })
}
