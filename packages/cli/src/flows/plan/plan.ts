import { resolve } from 'node:path'
import { usageError } from '../../errors/command-error.ts'
import type { ExitCode } from '../../errors/exit-code.ts'
import type { Command } from '../../session/command.ts'
import { defineCommand, type FlagValues } from '../../session/define-command.ts'
import type { Arguments, Flags, Session } from '../../session/session.ts'
import { keepPlan, outFlag } from './keep-plan.ts'
import { makePlan, planFlags, printPlan, readFiles, readPlan } from './plan-files.ts'

const flags = {
  ...planFlags,
  out: outFlag,
} as const

/** Command that shows what applying a file would change. */
export const planCommand: Command = defineCommand({
  words: ['plan'],
  brief: 'Show what apply would change',
  help: `Compares a file with the account, and shows the changes that would make the account like it: each with its values
before and after, what it destroys, interrupts, opens and costs, and the allowances that apply needs for it. Changes
nothing. --out keeps the plan, so that apply makes exactly these changes. -o markdown prints it as one fenced block of at
most 60,000 characters, for a comment on a pull request.

Exit code 4 says that there are changes, 0 that there are none.

Example: hostwright plan account.yaml --out account.plan`,
  args: [
    {
      name: 'file',
      placeholder: 'FILE',
      brief: 'The desired account: one or more files, separated by commas.',
    },
  ],
  flags,
  reads: true,
  run: showPlan,
})

async function showPlan(
  session: Session,
  { file = '' }: Arguments,
  { out, ...planned }: FlagValues<typeof flags>,
  all: Flags,
): Promise<ExitCode> {
  session.about(file)
  const files = await readFiles(session, file)
  if (out !== undefined && files.some(({ name }) => resolve(name) === resolve(out)))
    throw usageError(`--out ${out} would replace the file itself: give another name.`)
  const plan = await makePlan(session, files, planned)
  return keepPlan(session, plan, out, all)
}

/** Command that shows a stored plan. */
export const showCommand: Command = {
  words: ['show'],
  brief: 'Show a plan that was kept',
  help: `Draws a plan that plan --out has kept, as it was drawn then. Calls nothing: whether the account is still as it was is
checked by apply.

Example: hostwright show account.plan`,
  args: [{ name: 'plan', placeholder: 'PLAN', brief: 'The kept plan.' }],
  usesAccount: false,
  reads: true,
  async run(session, { plan: name = '' }, all) {
    session.about(name)
    const [file] = await readFiles(session, name)
    const plan = await readPlan(file!.text)
    if (plan === undefined) throw usageError('This is not a plan: hostwright plan FILE --out PLAN makes one.')
    await printPlan(session, plan, all)
  },
}
