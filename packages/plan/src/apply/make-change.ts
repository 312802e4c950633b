import { type CallOptions, ConfigError, isApiError, mayBeExecuted } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { ApplyOptions, ChangedSince } from './apply-options.ts'
import type { Secrets } from './create-secrets.ts'
import { isHalfMade, leaveHalfMade } from './half-made.ts'
import { judge } from './judge.ts'
import type { Lease } from './lease.ts'
import { awaitOrder, placeOrder } from './place-orders.ts'
import { findWhere } from '../engine/find-where.ts'
import type { Readers } from './readers.ts'
import type { Report } from './report.ts'
import { sendOperation } from './send-operation.ts'
import { senderOf } from './sender-of.ts'
import { toPatience, toUnproven } from './wait-for.ts'
import { readPlace } from '../engine/place.ts'
import type { Steps } from '../journal/steps.ts'
import { factsOf } from '../kinds/table.ts'
import type { Change, Place } from '../resource/change.ts'
import type { PlannedOperation } from '../resource/planned-operation.ts'
import type { Where } from '../resource/where.ts'
import { withToken } from '../zone/ownership.ts'

/** Data that all changes of one apply share. */
export interface Applying {
  readonly options: ApplyOptions
  readonly report: Report
  readonly secrets: Secrets
  readonly steps: Steps
  readonly readers: Readers
  /** Returns the highest price of an order that keeps all orders together within `spend`. */
  readonly takeYen: (order: Change) => number
  readonly lease: Lease
  /**
   * Runs work when fewer than the largest number of changes are being made. A change that is waiting does not count.
   */
  readonly limit: <T>(work: () => Promise<T>) => Promise<T>
}

/** Result of a change: made now, made before, or not made because its place has changed. */
export type Outcome = 'done' | 'unchanged' | ChangedSince

/** Result of one attempt of a change: its outcome, or the time to wait before the next attempt. */
type Attempt = { readonly outcome: Outcome } | { readonly againMs: number }

// Deadline of each request of a change, in milliseconds: it may wait longer for the rate limits than a usual call.
const patientMs = 3_600_000
/** Longest time until a created resource is listed if the response to its creation was lost, in milliseconds. */
const lostMs = 60_000

/**
 * Makes one change: reads its place, and sends its requests only if the place is as planned or partly changed by this
 * plan.
 */
export async function makeChange(change: Change, applying: Applying): Promise<Outcome> {
  const { steps, options, report } = applying
  const { client, signal } = options
  if (change.at.kind === 'order') return makeOrder(change, applying)
  rejectUnknown(change, applying)
  const state = { sent: 0, waitedMs: 0, isFresh: false, wasBegun: steps.isBegun(change.address) }
  // An earlier apply began this creation, and its response may be lost. The API may still be executing it and would
  // accept a second creation, so the apply waits until a created resource would be listed.
  if (state.wasBegun && factsOf(change).repeat === 'two-lists') {
    const first = await applying.limit(() => look(change, applying, true))
    if (judge(first.change, first.now, true) === 'send') {
      report.tell('waiting', change.address)
      await portsOf(client).sleep(lostMs, signal ?? undefined)
    }
  }
  for (;;) {
    signal?.throwIfAborted()
    const attempt = await applying.limit(() => attemptChange(change, applying, state))
    if ('outcome' in attempt) return attempt.outcome
    if (attempt.againMs > 0) {
      report.tell('waiting', change.address)
      await portsOf(client).sleep(attempt.againMs, signal ?? undefined)
      applying.readers.expire()
      state.waitedMs += attempt.againMs
    }
    state.isFresh = true
  }
}

/**
 * Rejects a reboot, reinstall or reset that an earlier apply may have executed. Repeating it would stop or erase what
 * was started since then.
 */
function rejectUnknown(change: Change, { steps }: Applying): void {
  if (factsOf(change).repeat !== 'never' || !steps.isBegun(change.address)) return
  throw new ConfigError(
    'plan',
    `was begun, and it is unknown whether ${change.address} was executed: check the server, and plan again`,
  )
}

interface State {
  /** Number of requests of the change that the API has executed. */
  sent: number
  waitedMs: number
  /** Whether the next attempt has to read the place again. */
  isFresh: boolean
  /** Whether an earlier apply has begun the change, and its outcome is unknown. */
  readonly wasBegun: boolean
}

interface Look {
  readonly change: Change
  readonly where: Where
  readonly now: Place
}

async function attemptChange(given: Change, applying: Applying, state: State): Promise<Attempt> {
  const { steps, secrets, report } = applying
  const isBegun = state.sent > 0 || steps.isBegun(given.address)
  const isDirect =
    given.needs.includes('delete') || given.needs.includes('interrupt') || factsOf(given).compared === 'whole'
  const { change, where, now } = await look(given, applying, state.isFresh || isBegun || isDirect)
  const judgement = judge(change, now, isBegun)
  const { address, before, after } = change
  if (judgement === 'changed') return { outcome: { address, before, now, after } }
  if (judgement === 'made') {
    // A deletion that was made by another program, or along with another one, is this plan's: what gets the name later
    // is another resource, which a second apply must not delete.
    if (change.action === 'delete') await steps.begin(address)
    await steps.end(address, true)
    // If this apply has sent a creation that was rejected, the resource may be a colleague's, or its own: the API has
    // returned 409 for a creation that it executed. A generated secret stays `pending`.
    if (state.sent === 0) return { outcome: 'unchanged' }
    await secrets.settle(address, 'live')
    return { outcome: 'done' }
  }
  const [operation, ...more] = await factsOf(change).requests(where, change, now)
  if (operation === undefined) return { outcome: 'unchanged' }
  const body = operation.body && (await secrets.fill(change, operation.body))
  await applying.lease.renew()
  if (!(await steps.begin(address))) {
    await secrets.settleUnused(address)
    return { outcome: 'unchanged' }
  }
  try {
    await sendOperation(senderOf(change, applying.options), operation, body, callOptions(applying))
    report.countWrite()
  } catch (error) {
    if (!isUnsent(error)) report.countWrite()
    return await afterError(error, [operation, ...more], { change, where, now }, applying, state)
  }
  state.sent += 1
  if (more.length > 0) return { againMs: 0 }
  await steps.end(address, true)
  await secrets.settle(address, 'live')
  return { outcome: 'done' }
}

/** Whether an error says that its request was not sent. */
function isUnsent(error: unknown): boolean {
  const { name, sent } = Object(error) as { readonly name?: string; readonly sent?: boolean }
  return sent === false || name === 'ConfigError'
}

/** Reads the place again after an error; returns `undefined` if that read fails too. */
async function lookAgain(change: Change, applying: Applying): Promise<Place | undefined> {
  try {
    return (await look(change, applying, true)).now
  } catch {
    return undefined
  }
}

/** Reads the place of a change. */
async function look(given: Change, { readers }: Applying, isFresh: boolean): Promise<Look> {
  const account = isFresh ? readers.fresh() : readers.recent(given.requires)
  const where = await findWhere(account, given)
  if (where === undefined) throw new Error(`The server of ${given.address} is not listed.`)
  const change = await withToken(given, where)
  return { change, where, now: await readPlace(where, change) }
}

/**
 * Returns the outcome of a change after an error: the change may have been made although its response was an error or
 * was lost. If the API may accept it later, returns the time to wait. Otherwise rejects with the error.
 */
async function afterError(
  error: unknown,
  missing: readonly [PlannedOperation, ...PlannedOperation[]],
  { change, where }: Look,
  applying: Applying,
  state: State,
): Promise<Attempt> {
  const { steps, secrets, options } = applying
  const { address } = change
  const [operation] = missing
  const isNotExecuted = !mayBeExecuted(error)
  // The change stays begun if one of its other requests was executed, or may be: the next apply then continues it. A
  // deletion that was rejected because its resource is gone is made: what gets its name later is another resource.
  const isRejected = isNotExecuted && state.sent === 0 && !state.wasBegun
  if (isRejected && change.action !== 'delete') await steps.end(address, false)
  if (options.signal?.aborted) throw error
  const isForNow = toPatience(operation, error, state.waitedMs)
  if (isForNow !== undefined && !isApiError(error, 'OPERATION_ERROR')) return { againMs: isForNow }
  const now = await lookAgain(change, applying)
  if (now !== undefined && judge(change, now, true) === 'made') {
    await steps.end(address, true)
    if (isNotExecuted && state.sent === 0) return { outcome: 'unchanged' }
    await secrets.settle(address, 'live')
    return { outcome: 'done' }
  }
  if (isRejected) await steps.end(address, false)
  if (isForNow !== undefined) return { againMs: isForNow }
  if (isNotExecuted) await secrets.settleUnused(address)
  if (isHalfMade(change, now, state)) await endHalfMade(change, now, missing, applying)
  throw toUnproven(error, operation, where, change)
}

/** Puts back the former state of a half-made change if its kind can do that, and reports how the change was left. */
async function endHalfMade(
  change: Change,
  now: Place | undefined,
  missing: readonly PlannedOperation[],
  applying: Applying,
): Promise<void> {
  const { report, steps } = applying
  const left = await leaveHalfMade(change, now, missing, async (operation) => {
    await sendOperation(senderOf(change, applying.options), operation, operation.body, callOptions(applying))
    report.countWrite()
  })
  report.halfMade.push(left)
  if (left.isPutBack) await steps.end(change.address, false)
}

async function makeOrder(change: Change, applying: Applying): Promise<Outcome> {
  const { options, report, secrets, steps, readers } = applying
  if (change.action !== 'order') {
    report.tell('waiting', change.address)
    await steps.begin(change.address)
    await awaitOrder(options.client, change.address, options)
    await steps.end(change.address, true)
    readers.expire()
    return 'done'
  }
  const again =
    change.again !== undefined && options.again?.[change.address] === change.again ? change.again : undefined
  await applying.lease.renew()
  await steps.begin(change.address)
  try {
    await placeOrder(senderOf(change, options), change, secrets, {
      signal: options.signal,
      again,
      mostYen: applying.takeYen(change),
      onOrdered() {
        report.countWrite()
        report.done(change.address)
      },
    })
  } catch (error) {
    if (!mayBeExecuted(error) && !options.signal?.aborted) await steps.end(change.address, false)
    throw error
  }
  await steps.end(change.address, true)
  readers.expire()
  return 'done'
}

function callOptions({ options: { signal } }: Applying): CallOptions {
  return { signal, deadlineMs: patientMs }
}
