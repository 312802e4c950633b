import type { Plan } from '@hostwright/plan'
import { type ExitCode, exitCodes } from '../../errors/exit-code.ts'
import { toWord } from '../../output/to-word.ts'
import type { Flags, Session } from '../../session/session.ts'
import { withContext } from '../../session/with-context.ts'
import { tellHowLong } from './how-long.ts'
import { isData, printPlan } from './plan-files.ts'

/** Flag of the commands that can keep a plan in a file. */
export const outFlag = {
  type: 'string',
  placeholder: 'PLAN',
  brief: 'Keeps the plan in this file, which only you can read.',
} as const

/** Prints a plan, and keeps it in a file if one is given. Returns whether there are changes, as the exit code. */
export async function keepPlan(
  session: Session,
  plan: Plan,
  out: string | undefined,
  flags: Flags,
): Promise<ExitCode> {
  if (out !== undefined) {
    await session.system.files.write(out, `${JSON.stringify(plan, undefined, 2)}\n`)
    const line = withContext(`hostwright apply ${toWord(out, session.system.platform)}`, flags.context)
    session.say(`The plan is in ${out}. ${line} makes these changes.`)
  }
  // The drawn plan ends with the summary, so at a terminal it would be there twice.
  if (isData(flags) || !session.system.stdout.isTerminal) session.say(plan.summary)
  await printPlan(session, plan, flags)
  const time = tellHowLong(plan, session.rates)
  if (time !== undefined) session.say(time)
  return plan.changes.length > 0 ? exitCodes.differences : exitCodes.done
}
