import type { Client, OrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { readWorld } from '@hostwright/orders'
import type { Plan } from '../engine/plan.ts'
import { listStepRecords, toRecordId, wasMade } from '../journal/steps.ts'
import { isHeld, leasePath } from './lease.ts'

const path = 'plan-apply'

/** An apply of a plan, as the journal has it. */
export interface KeptApply {
  /** The digest of the plan. */
  readonly digest: string
  /** The changes of the plan in one line: `7 to add, 2 to change, 0 to delete, 0 yen`. */
  readonly summary: string
  /**
   * `running`: another process applies the plan now, or has died within the last minute. `made`: all changes are made.
   * `stopped`: the apply has ended before that; applying the same plan again continues it.
   */
  readonly state: 'running' | 'stopped' | 'made'
  /** Number of changes of the plan. */
  readonly total: number
  /** Number of changes that the plan has made. Changes that others had made before are not counted. */
  readonly made: number
  /** The addresses of the changes that were begun and whose outcome is unknown. */
  readonly unknown: readonly string[]
  /** Time of the last entry in the journal, in milliseconds since the epoch. */
  readonly at: number
}

/**
 * Lists the applies of plans in the client's journal, the latest first. Reads the journal, and with a sandbox the
 * response that names its run.
 *
 * @throws {ApiError} the errors of that request
 * @example for (const { digest, state } of await listApplies(client)) console.log(digest, state)
 */
export async function listApplies(client: Client): Promise<KeptApply[]> {
  const { journal, now } = portsOf(client)
  const world = await readWorld(client, {})
  const all = (await journal.list()).filter((record) => record.world === world)
  const running = all.find((record) => record.path === leasePath && isHeld(record, now()))
  const steps = Map.groupBy(await listStepRecords(client, world), ({ idempotencyKey }) => idempotencyKey)
  return all
    .filter((record) => record.path === path)
    .map((record) => toApply(record, steps.get(record.idempotencyKey) ?? [], running?.idempotencyKey))
    .toSorted((one, other) => other.at - one.at)
}

function toApply(record: OrderRecord, steps: readonly OrderRecord[], running: string | undefined): KeptApply {
  const { idempotencyKey: digest, intent } = record
  const begun = steps.filter(({ state }) => state === 'sending')
  return {
    digest,
    summary: intent?.name ?? '',
    state: running === digest ? 'running' : wasMade(record) ? 'made' : 'stopped',
    total: intent?.number ?? 0,
    made: steps.filter(wasMade).length,
    unknown: begun.map((step) => step.intent?.name ?? ''),
    at: Math.max(record.at, ...steps.map(({ at }) => at)),
  }
}

/** Records in the journal that a plan is being applied, or how its apply has ended. */
export async function noteApply(
  client: Client,
  world: string,
  { digest, summary, changes }: Pick<Plan, 'digest' | 'summary' | 'changes'>,
  end?: { readonly isMade: boolean },
): Promise<void> {
  const { journal, now } = portsOf(client)
  const id = await toRecordId(world, 'apply', digest)
  for (;;) {
    const last = await journal.read(id)
    const isWritten = await journal.write({
      version: 1,
      id,
      revision: (last?.revision ?? 0) + 1,
      writer: crypto.randomUUID(),
      world,
      path,
      at: now(),
      state: end === undefined ? 'sending' : 'settled',
      idempotencyKey: digest,
      intent: { name: summary, number: changes.length },
      requests: [],
      ...(end !== undefined && { outcome: { executed: end.isMade } }),
    })
    if (isWritten) return
  }
}
