import { type KeptApply, listApplies } from '@hostwright/plan'
import type { Command } from '../../session/command.ts'
import type { Session } from '../../session/session.ts'
import { withContext } from '../../session/with-context.ts'

/** Command that lists the applies of plans that the journal has. */
export const appliesCommand: Command = {
  words: ['applies'],
  brief: 'List the plans that were applied, and how to go on',
  help: `Lists the plans that were applied with this journal, the latest first: \`made\` have made all their changes; \`stopped\`
have ended before, and go on where the same plan is applied again; \`running\` are being applied, or their process died
within the last minute. \`unknown\` names the changes that were sent without a response: applying the plan again looks them
up before it sends anything. Changes nothing.

Example: hostwright applies`,
  reads: true,
  async run(session, _, { context }) {
    const applies = await listApplies(await session.client())
    if (applies.length === 0) session.say('No plan was applied with this journal.')
    await session.print(
      applies.map((one) => toRow(one, context)),
      ['plan', 'state', 'changes', 'at', 'next'],
    )
    sayUnknown(session, applies)
  },
}

function toRow(
  { digest, state, made, total, at, summary, unknown }: KeptApply,
  context: string | undefined,
): object {
  const plan = digest.slice(0, 12)
  return {
    plan,
    digest,
    state,
    changes: `${made} of ${total}`,
    made,
    total,
    summary,
    unknown,
    at: new Date(at).toISOString(),
    next: state === 'stopped' ? withContext(`hostwright apply PLAN --expect ${plan}`, context) : null,
  }
}

/** Names the changes of stopped applies whose outcome is unknown, beside the table. */
function sayUnknown(session: Session, applies: readonly KeptApply[]): void {
  for (const { digest, state, unknown } of applies) {
    if (state !== 'stopped' || unknown.length === 0) continue
    session.say(
      `${digest.slice(0, 12)}: the outcome of ${unknown.length} ${unknown.length === 1 ? 'change is' : 'changes is'} unknown.`,
    )
  }
}
