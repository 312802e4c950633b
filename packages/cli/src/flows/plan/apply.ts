import { applyPlan, type Applied, type ApplyProgress, type Plan } from '@hostwright/plan'
import { usageError } from '../../errors/command-error.ts'
import { type ExitCode, exitCodes } from '../../errors/exit-code.ts'
import type { Command } from '../../session/command.ts'
import { defineCommand, type FlagValues } from '../../session/define-command.ts'
import { checkNewAccount } from '../../session/check-new-account.ts'
import type { Arguments, Flags, Session } from '../../session/session.ts'
import type { Progress } from '../../terminal/progress.ts'
import { orderFlags } from '../order/order-form.ts'
import { findPending, keepSecret, resolveSecret } from './keep-secret.ts'
import { columnsOf, drawPlan, isData, makePlan, planFlags, readFiles, readPlan } from './plan-files.ts'
import { toQuestion } from './render-plan.ts'
import { countMade } from './count-made.ts'
import { createTold, drawChangedSince, drawLeft } from './tell-apply.ts'

const flags = {
  ...planFlags,
  allow: {
    type: 'strings',
    placeholder: 'ALLOWANCE',
    brief:
      'interrupt, expose or delete, alone or for addresses, such as delete~vps/web-*; many:SECTION for what loses much.',
  },
  spend: {
    type: 'integer',
    placeholder: 'YEN',
    brief: 'The most that all orders together may cost. 0 otherwise.',
  },
  again: {
    type: 'strings',
    placeholder: 'ADDRESS=VALUE',
    brief: 'Orders once more after an earlier contract is gone. Takes the value that the plan shows.',
  },
  onSurprise: {
    type: 'string',
    values: ['stop', 'skip'],
    brief: 'What happens where the account has changed since the plan: stop, or skip what has changed.',
  },
  expect: { type: 'string', placeholder: 'DIGEST', brief: 'The digest that the plan must have.' },
  accountEmpty: {
    type: 'boolean',
    brief: 'Applies a plan of an account without servers also with another key of it.',
  },
  newAccount: orderFlags.newAccount,
  secrets: {
    type: 'string',
    placeholder: 'FOLDER',
    brief: 'Where generated passwords are kept, one file each, which only you can read.',
  },
} as const

/** Command that applies a stored plan, or plans files and applies the result. */
export const applyCommand: Command = defineCommand({
  words: ['apply'],
  brief: 'Make the account like a file, or make the changes of a plan',
  help: `Makes the changes of a plan, or plans a file and makes its changes. Shows the plan and asks first, or takes --yes. A
change that destroys data, interrupts a service or opens access needs --allow. Orders need --spend, the most that all of
them together may cost, and are placed once, as with hostwright order. If the account has contracts and its journal has
never ordered one, --spend stops once and names what --new-account takes: only another journal knows what it has ordered.
A change is sent only if its resource is still as it was planned. If one has changed since, nothing is sent.

After an interruption, apply the same plan again: changes that were made are not repeated.

Example: hostwright apply account.yaml --yes`,
  args: [
    {
      name: 'file',
      placeholder: 'FILE|PLAN',
      brief: 'The desired account: one or more files, separated by commas; or a stored plan.',
    },
  ],
  flags,
  asks: true,
  reads: false,
  run: apply,
})

type Given = FlagValues<typeof flags>

async function apply(
  session: Session,
  { file = '' }: Arguments,
  given: Given,
  all: Flags,
): Promise<ExitCode> {
  session.about(file)
  const files = await readFiles(session, file)
  const kept = files.length === 1 ? await readPlan(files[0]!.text) : undefined
  const plan = kept ?? (await makePlan(session, files, given))
  return applyAndTell(session, plan, { ...given, isKept: kept !== undefined, isData: isData(all) })
}

/** How a plan is applied: the flags of `apply`, and whether the plan comes from a file and the result is data. */
export interface Applying extends Given {
  readonly isKept: boolean
  readonly isData: boolean
}

/** Shows a plan, asks, applies it, and tells what was made. */
export async function applyAndTell(session: Session, plan: Plan, given: Applying): Promise<ExitCode> {
  if (plan.changes.length === 0) {
    session.say('Nothing differs: there is nothing to change.')
    if (given.isData) await session.print({ done: [], unchanged: [], left: [], changedSince: [], writes: 0 })
    return exitCodes.done
  }
  if (given.spend) await checkNewAccount(session, given.newAccount)
  session.system.stderr.write(drawPlan(session, plan))
  const columns = columnsOf(session.system.stderr)
  await session.confirm(toQuestion(plan.changes, { columns }))
  const applied = await applyNow(session, plan, given, columns)
  const { unchanged, changedSince, left } = applied
  const done = new Set(applied.done)
  session.say(`${countMade(plan.changes.filter(({ address }) => done.has(address)))}.`)
  if (unchanged.length > 0)
    session.say(
      `${unchanged.length} of ${plan.changes.length} changes had been made before and were not repeated.\nIf the account differs now, plan again.`,
    )
  for (const line of drawChangedSince(changedSince, columns)) session.say(line)
  for (const line of drawLeft(left, columns)) session.say(line)
  if (left.length > 0) session.say('hostwright plan says why changes were left.')
  if (changedSince.length > 0) session.say('What has changed since needs a new plan.')
  if (given.isData) await session.print({ ...applied })
  return changedSince.length + left.length > 0 ? exitCodes.refused : exitCodes.done
}

async function applyNow(session: Session, plan: Plan, given: Applying, columns: number): Promise<Applied> {
  const { allow = [], spend = 0, again = [], onSurprise, expect, accountEmpty, secrets: folder } = given
  const progress = session.progress()
  const done = new Set<string>()
  session.changes(createTold(plan, { done, columns, isKept: given.isKept }))
  const applied = await applyPlan(plan, {
    client: await session.client(),
    allow,
    spend,
    again: Object.fromEntries(again.map(toPair)),
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
      showProgress(progress, event)
    },
  })
  progress.end()
  return applied
}

/** The states of changes whose own names would be misunderstood beside `done`. */
const shownStates: Readonly<Record<string, string>> = { begin: 'started', changed: 'stale' }

function showProgress(progress: Progress, { address, state, ended, total }: ApplyProgress): void {
  const text = `${(shownStates[state] ?? state).padEnd(9)} ${String(ended).padStart(String(total).length)}/${total}`
  if (state === 'begin' || state === 'waiting') progress.update(address, text)
  else progress.finish(address, text)
}

function toPair(text: string): [string, string] {
  const at = text.lastIndexOf('=')
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)]
  throw usageError(`--again is ${text}: give ADDRESS=VALUE, as the plan shows it.`)
}
