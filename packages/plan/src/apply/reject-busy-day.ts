import { type Client, ConfigError } from '@hostwright/common'
import { dayMs, portsOf } from '@hostwright/common/ports'
import { listStepRecords } from '../journal/steps.ts'

/**
 * Rejects changes that would exceed the limit of a day. The journal counts the changes of all its plans, those of
 * people too. The lease has to be held: another plan could otherwise be counted before its changes are in the journal.
 *
 * @throws {ConfigError} `apply` if they do
 */
export async function rejectBusyDay(
  client: Client,
  world: string,
  more: number,
  most: number,
): Promise<void> {
  const since = portsOf(client).now() - dayMs
  const records = await listStepRecords(client, world)
  const count = records.filter(
    ({ at, state, outcome, intent }) =>
      intent !== undefined && at > since && (state === 'sending' || outcome?.executed === true),
  ).length
  if (count + more <= most) return
  throw new ConfigError(
    'apply',
    `would exceed ${most} changes in 24 hours: ${count} were made, and this plan has ${more}. Apply it later`,
  )
}
