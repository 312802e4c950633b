import { toWord } from '../../output/to-word.ts'
import type { Command } from '../../session/command.ts'
import { type ExitCode } from '../../errors/exit-code.ts'
import { defineCommand, type FlagValues } from '../../session/define-command.ts'
import type { Arguments, Flags, Session } from '../../session/session.ts'
import { orderFlags } from '../order/order-form.ts'
import { applyAndTell, applyFlags } from './apply-and-tell.ts'
import { isData, makePlan, planFlags, readFiles, readPlan } from './plan-files.ts'

const flags = {
  ...planFlags,
  ...applyFlags,
  spend: {
    type: 'integer',
    placeholder: 'YEN',
    brief: 'The most that all orders together may cost, in yen. 0 otherwise.',
  },
  again: {
    type: 'strings',
    placeholder: 'ADDRESS=VALUE',
    brief: 'Orders once more after an earlier contract is gone. Takes the value that the plan shows.',
  },
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

After an interruption, apply the same plan again: changes that were made are not repeated. Exit code 1 says that a change
was left, 4 that the account is not yet as the file says, because a new domain brought records of its own, or because a
change that this plan has made was undone since.

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

async function apply(
  session: Session,
  { file = '' }: Arguments,
  given: FlagValues<typeof flags>,
  all: Flags,
): Promise<ExitCode> {
  session.about(file)
  const files = await readFiles(session, file)
  const kept = files.length === 1 ? await readPlan(files[0]!.text) : undefined
  const plan = kept ?? (await makePlan(session, files, given))
  const again = `Apply the same ${kept === undefined ? 'file' : 'plan'} again`
  const { again: orderAgain, ...options } = given
  return applyAndTell(session, plan, {
    ...options,
    orderAgain,
    again,
    plan: `hostwright plan ${kept === undefined ? toWord(file, session.system.platform) : 'FILE'}`,
    isData: isData(all),
  })
}
