import { OrderOutcomeUnknownError } from '@hostwright/common'
import { listMissing } from './allowances.ts'
import { ApplyError, StalePlanError } from './errors.ts'
import { type Applying, makeChange, type Outcome } from './make-change.ts'
import { isInside, withOwnEffects } from './own-effects.ts'
import type { Change } from '../resource/change.ts'

type State = 'made' | 'stopped'

/**
 * Makes the changes. A change starts after those that it requires and after the previous one of its sequence. A change
 * is left out if one that it requires was not made. After a failure, and with `onSurprise: 'stop'` after a place that
 * has changed, no further change starts.
 */
export async function runChanges(
  changes: readonly Change[],
  stopped: ReadonlySet<string>,
  applying: Applying,
): Promise<void> {
  const { report, options } = applying
  const states = new Map<string, Promise<State>>()
  const sequences = new Map<string, Promise<unknown>>()
  let failure: { readonly address: string; readonly error: unknown } | undefined
  let isStale = false

  async function run(
    change: Change,
    required: readonly Promise<State>[],
    former: Promise<unknown> | undefined,
  ): Promise<State> {
    const results = await Promise.all(required)
    await former
    if (failure !== undefined || isStale) return 'stopped'
    const { address, requires } = change
    if (results.includes('stopped') || requires.some((one) => stopped.has(one))) {
      report.left(address)
      return 'stopped'
    }
    try {
      const own = await withCreations(change, applying)
      if (listMissing(own, options.allow).length === 0) return await make(own)
      report.left(address)
      return 'stopped'
    } catch (error) {
      // An order whose outcome is unknown may be paid, so its error is reported even if another change failed before it,
      // or the caller has aborted.
      if (failure === undefined || error instanceof OrderOutcomeUnknownError) failure = { address, error }
      report.tell('failed', address)
      return 'stopped'
    }
  }

  async function make(change: Change): Promise<State> {
    applying.report.tell('begin', change.address)
    const outcome = await makeChange(change, applying)
    if (isMade(change, outcome, applying)) return 'made'
    isStale ||= change.inside === undefined && options.onSurprise !== 'skip'
    return 'stopped'
  }

  // The changes of a plan are sorted so that each comes after those that it requires, so `states` already has their
  // promises here.
  for (const change of changes) {
    const required = change.requires.flatMap((address) => states.get(address) ?? [])
    const running = run(change, required, sequences.get(change.sequence))
    states.set(change.address, running)
    sequences.set(change.sequence, running)
  }
  await Promise.all(states.values())
  if (failure !== undefined)
    throw new ApplyError(failure.address, report.applied, failure.error, report.halfMade)
  if (isStale) throw new StalePlanError(report.applied)
}

/**
 * Returns a change whose surrounding resources another program has created meanwhile as a change of what exists. The
 * journal shows which creations this plan has sent itself.
 */
async function withCreations(change: Change, { steps }: Applying): Promise<Change> {
  const isOwn = await isInside(change.inside, (one) => steps.isSent(one))
  return change.inside === undefined || isOwn ? change : withOwnEffects(change, undefined)
}

/** Reports the outcome of a change, and returns whether it was made. */
function isMade({ address, inside }: Change, outcome: Outcome, { readers, report }: Applying): boolean {
  if (outcome === 'done') {
    readers.note(address)
    report.done(address)
  } else if (outcome === 'unchanged') report.unchanged(address)
  // Creating the surrounding resource has led to another state than the plan predicted. The change is left out, and the
  // next plan shows the difference.
  else if (inside !== undefined) report.left(address)
  else report.changed(outcome)
  return outcome === 'done' || outcome === 'unchanged'
}

/**
 * Largest number of changes that are made at the same time. With more, too much time would pass between reading a place
 * and changing it.
 */
const most = 4

export function createLimit(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
