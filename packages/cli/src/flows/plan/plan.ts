import { parseDesired, type Plan, planAccount } from '@hostwright/plan'
import { usageError } from '../../errors/command-error.ts'
import { type ExitCode, exitCodes } from '../../errors/exit-code.ts'
import type { Command } from '../../session/command.ts'
import type { Arguments, Flags, Session } from '../../session/session.ts'

/** What would be changed. */
export const planCommand: Command = {
  words: ['plan'],
  brief: 'Show what apply would change',
  help: `Compares a file with the account, and prints the changes that would make the account like it: what is added,
changed, deleted and ordered, and at which price. Changes nothing. --out keeps the plan, so that apply makes exactly
these changes.

Exit code 4 says that there are changes, 0 that there are none.

Example: hostwright plan account.yaml --out account.plan`,
  args: [{ name: 'file', placeholder: 'FILE', brief: 'What the account shall be.' }],
  flags: {
    out: { type: 'string', placeholder: 'PLAN', brief: 'Keeps the plan in this file.' },
    rotate: { type: 'strings', placeholder: 'ADDRESS', brief: 'Changes the password of this account too.' },
    ownershipLabel: {
      type: 'string',
      placeholder: 'LABEL',
      brief: 'Begins the TXT record that proves a domain.',
    },
  },
  reads: true,
  run: showPlan,
}

async function showPlan(session: Session, { file = '' }: Arguments, flags: Flags): Promise<ExitCode> {
  session.about(file)
  const plan = await makePlan(session, await readFile(session, file), flags)
  const out = flags['out'] as string | undefined
  if (out !== undefined) {
    await session.world.files.write(out, `${JSON.stringify(plan, undefined, 2)}\n`)
    session.say(`The plan is in ${out}. hostwright apply ${out} makes these changes.`)
  }
  session.say(plan.summary)
  const isWhole = flags['json'] === true || flags['output'] === 'json' || flags['output'] === 'yaml'
  await session.print(isWhole ? plan : toRows(plan))
  return plan.changes.length > 0 ? exitCodes.differences : exitCodes.done
}

/** Compares the text of a file with the account. */
export async function makePlan(session: Session, text: string, flags: Flags): Promise<Plan> {
  const { rotate, ownershipLabel } = flags as { rotate?: string[]; ownershipLabel?: string }
  return planAccount(await session.client(), parseDesired(text), {
    signal: session.world.interrupted,
    ...(rotate && { rotate }),
    ...(ownershipLabel !== undefined && { ownershipLabel }),
  })
}

export async function readFile(session: Session, file: string): Promise<string> {
  const text = file === '-' ? await session.world.stdin.read() : await session.world.files.read(file)
  if (text !== undefined) return text
  throw usageError('There is no such file.')
}

/** The changes, a line each. */
export function toRows({ changes }: Plan): readonly object[] {
  return changes.map(({ action, address, destroys, price, obstacles }) => ({
    action,
    address,
    destroys: destroys.length > 0,
    ...(changes.some((change) => change.price) && { price: price ?? null }),
    ...(changes.some((change) => change.obstacles.length > 0) && { obstacles: obstacles.join('; ') }),
  }))
}
