import { applyPlan, type Applied, type ApplyProgress, type Plan, planAccount } from '@hostwright/plan'
import { usageError } from '../../errors/command-error.ts'
import { type ExitCode, exitCodes } from '../../errors/exit-code.ts'
import type { FlagValues } from '../../session/define-command.ts'
import { checkNewAccount } from '../../session/check-new-account.ts'
import type { Session } from '../../session/session.ts'
import { rejectTilde } from '../../system/reject-tilde.ts'
import { asItIs } from '../../language/translate.ts'
import { pad } from '../../output/pad.ts'
import type { Progress } from '../../terminal/progress.ts'
import { countMade } from './count-made.ts'
import { tellHowLong } from './how-long.ts'
import { findPending, keepSecret, resolveSecret } from './keep-secret.ts'
import { columnsOf, drawPlan } from './plan-files.ts'
import { toQuestion } from './render-plan.ts'
import { createTold, drawChangedSince, drawList, type TellScreen } from './tell-apply.ts'

/** Flags of all commands that apply a plan. */
export const applyFlags = {
  allow: {
    type: 'strings',
    placeholder: 'ALLOWANCE',
    brief:
      'interrupt, expose or delete, alone or for addresses, such as delete~vps/web-*; many:SECTION for what loses much.',
  },
  onSurprise: {
    type: 'string',
    values: ['stop', 'skip'],
    brief: 'What happens where the account has changed since the plan: stop, or skip what has changed.',
  },
  expect: { type: 'string', placeholder: 'DIGEST', brief: 'The digest that the plan must have.' },
} as const

/** How a plan is applied. */
export interface Applying extends FlagValues<typeof applyFlags> {
  readonly spend?: number | undefined
  /** The orders to repeat, as `ADDRESS=VALUE`. */
  readonly orderAgain?: readonly string[] | undefined
  readonly accountEmpty?: boolean | undefined
  readonly newAccount?: string | undefined
  /** Folder for generated passwords. */
  readonly secrets?: string | undefined
  /** The advice how to go on, such as `Apply the same plan again`. */
  readonly again: string
  /** The command that makes another plan. */
  readonly plan: string
  /** Whether the result is printed as data. */
  readonly isData: boolean
}

/** Shows a plan, asks, applies it, and tells what was made. */
export async function applyAndTell(session: Session, plan: Plan, given: Applying): Promise<ExitCode> {
  rejectTilde(given.secrets ?? '')
  if (plan.changes.length === 0) {
    session.say('Nothing differs: there is nothing to change.')
    if (given.isData) await session.print({ done: [], unchanged: [], left: [], changedSince: [], writes: 0 })
    return exitCodes.done
  }
  if (given.spend) await checkNewAccount(session, given.newAccount)
  session.system.stderr.write(drawPlan(session, plan))
  const time = tellHowLong(plan, session.rates)
  if (time !== undefined) session.say(time)
  const { stderr, translate = asItIs } = session.system
  const screen = { columns: columnsOf(stderr), translate }
  await session.confirm(toQuestion(plan.changes, screen))
  const applied = await applyNow(session, plan, given, screen)
  const { unchanged, changedSince, left } = applied
  const done = new Set(applied.done)
  session.say(
    countMade(
      plan.changes.filter(({ address }) => done.has(address)),
      translate,
    ),
  )
  if (unchanged.length > 0)
    session.say(
      `${unchanged.length} of ${plan.changes.length} changes had been made before and were not repeated.\nIf the account differs now, plan again.`,
    )
  for (const line of drawChangedSince(changedSince, screen)) session.say(line)
  for (const line of drawList('left', left, screen)) session.say(line)
  if (left.length > 0) session.say(`${given.plan} says why changes were left.`)
  if (changedSince.length > 0) session.say('What has changed since needs a new plan.')
  if (given.isData) await session.print({ ...applied })
  if (changedSince.length + left.length > 0) return exitCodes.refused
  return (await tellDifferences(session, plan, applied, screen)) ? exitCodes.differences : exitCodes.done
}

/**
 * Says where the account is not yet as the file says, and returns whether it differs: because a domain that the plan
 * added has brought records of its own, or because a change that the plan made before was undone since. Another journal
 * does not know that it was made, so a plan of it can be this very one again. Plans again only then.
 */
async function tellDifferences(
  session: Session,
  { changes, desired, options }: Plan,
  { done, unchanged }: Applied,
  screen: TellScreen,
): Promise<boolean> {
  const { ownershipLabel, only } = options
  const isNew =
    only === undefined &&
    changes.some(({ at, action, address }) => {
      return at.kind === 'domains' && action === 'create' && done.includes(address)
    })
  if (!isNew && unchanged.length === 0) return false
  const rest = await planAccount(await session.client(), desired, {
    ownershipLabel,
    signal: session.system.interrupted,
    resolveSecret: (reference) => resolveSecret(session, reference),
  })
  const all = rest.changes.map(({ address }) => address)
  const undone = all.filter((address) => unchanged.includes(address))
  if (undone.length > 0) session.say('These were undone since this plan made them. Plan again, here:')
  for (const line of drawList('differs', undone, screen)) session.say(line)
  const others = isNew ? all.filter((address) => !unchanged.includes(address)) : []
  if (others.length > 0)
    session.say(
      'The account is not yet as the file says. A new domain can bring records of its own. Plan again:',
    )
  for (const line of drawList('differs', others, screen)) session.say(line)
  return undone.length + others.length > 0
}

async function applyNow(session: Session, plan: Plan, given: Applying, screen: TellScreen): Promise<Applied> {
  const { allow = [], spend = 0, orderAgain = [], onSurprise, expect, accountEmpty, secrets: folder } = given
  const progress = session.progress()
  const done = new Set<string>()
  session.changes(createTold(plan, { done, screen, again: given.again, plan: given.plan }))
  const applied = await applyPlan(plan, {
    client: await session.client(),
    allow,
    spend,
    again: Object.fromEntries(orderAgain.map(toPair)),
    ...(onSurprise !== undefined && { onSurprise: onSurprise as 'stop' | 'skip' }),
    expect,
    accountEmpty,
    signal: session.system.interrupted,
    resolveSecret: (reference) => resolveSecret(session, reference),
    // Without a folder for generated secrets, a plan that generates secrets is rejected before its first change.
    ...(folder !== undefined && {
      onSecret: (secret) => keepSecret(session, folder, secret),
      findPending: (address, property) => findPending(session, folder, address, property),
    }),
    onProgress(event) {
      if (event.state === 'done') done.add(event.address)
      showProgress(progress, event, screen)
    },
  })
  progress.end()
  return applied
}

/** The states of changes whose own names would be misunderstood beside `done`. */
const shownStates: Readonly<Record<string, string>> = { begin: 'started', changed: 'stale' }

function showProgress(
  progress: Progress,
  { address, state, ended, total }: ApplyProgress,
  { translate }: TellScreen,
): void {
  const text = `${pad(translate(shownStates[state] ?? state), 9)} ${String(ended).padStart(String(total).length)}/${total}`
  if (state === 'begin' || state === 'waiting') progress.update(address, text)
  else progress.finish(address, text)
}

function toPair(text: string): [string, string] {
  const at = text.lastIndexOf('=')
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)]
  throw usageError(`--again is ${text}: give ADDRESS=VALUE, as the plan shows it.`)
}
