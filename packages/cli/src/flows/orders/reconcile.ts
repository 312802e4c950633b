import type { Client, Quote, Reconciliation } from '@hostwright/common'
import { CommandError } from '../../errors/command-error.ts'
import { type ExitCode, exitCodes } from '../../errors/exit-code.ts'
import type { Arguments, Flags, Session } from '../../session/session.ts'
import { createProduct } from '../order/product.ts'
import { recognize } from './recognize.ts'

/** Finds out what became of an order. */
export async function reconcile(
  session: Session,
  { key = '' }: Arguments,
  flags: Flags,
): Promise<ExitCode | void> {
  session.about(`order ${key}`)
  const client = await session.client()
  const { quote, state } = await find(client, key)
  const product = createProduct(client, quote.path === '/v1/server' ? 'hosting' : 'vps')
  const options = { signal: session.world.interrupted }
  // A journal that comes from a backup has as planned what was sent since.
  if (state === 'planned' && (await product.findNew(quote, options)).length === 0) {
    const reason =
      'it was quoted and never sent, as the journal has it, and no contract of its name has come since'
    await session.print({ key, outcome: 'not-sent', reason })
    return
  }
  let found = await (flags['wait'] === true
    ? product.waitUntilSettled(quote, options)
    : product.reconcile(quote, options))
  const contract = flags['contract'] as string | undefined
  const isAsked = found.likely === 'executed' || contract !== undefined
  const candidates = isAsked ? await product.findNew(quote, options) : []
  if (contract !== undefined) found = await recognize(client, quote, { found, candidates, contract })
  const { outcome, contracts, reason, likely, askAgainMs } = found
  await session.print({
    key,
    outcome,
    contracts,
    reason,
    ...(likely && { likely }),
    ...(askAgainMs !== undefined && { ask_again_seconds: Math.ceil(askAgainMs / 1000) }),
  })
  if (outcome === 'unknown') throw unsettled(quote, found, candidates)
}

function unsettled(
  { idempotencyKey, mark }: Quote<object>,
  { reason, askAgainMs }: Reconciliation,
  [candidate, ...others]: readonly string[],
): CommandError {
  const polling = `Do not order again. Worth polling in ${Math.ceil((askAgainMs ?? 60_000) / 1000)} seconds.`
  const isOne = candidate !== undefined && others.length === 0
  const recognizing = ` ${mark?.value ?? candidate} is there since the quote: if you know that nobody else has ordered it, --contract ${candidate} settles it.`
  return new CommandError(`It is unknown whether the order was executed: ${reason}.`, {
    exitCode: exitCodes.unknown,
    done: isOne ? polling + recognizing : polling,
    next: `hostwright orders reconcile ${idempotencyKey}`,
  })
}

interface Found {
  readonly quote: Quote<object>
  readonly state: string
}

/** The order of a key; where a key was quoted more than once, the one that was sent. */
async function find({ journal, account }: Client, key: string): Promise<Found> {
  const records = (await journal.list()).filter(
    ({ idempotencyKey, account: of, quote }) => idempotencyKey === key && of === account && quote,
  )
  const record =
    records.find(({ state, outcome }) => state === 'sending' || outcome?.executed) ?? records.at(-1)
  if (record?.quote) return { quote: record.quote, state: record.state }
  throw new CommandError('The journal has no order of that key.', {
    done: 'Nothing was changed.',
    next: 'hostwright orders pending',
  })
}
