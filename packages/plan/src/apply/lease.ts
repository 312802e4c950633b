import { type Client, ConfigError, type OrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { toRecordId } from '../journal/steps.ts'

/**
 * Prevents two different plans with the same journal from being applied to an account at the same time. Correctness
 * does not depend on the lease: every change compares its place before it is sent.
 */
export interface Lease {
  /**
   * Renews the lease if the last renewal was 20 seconds ago or more. Rejects if another plan has taken the lease by
   * then: no further change may be sent.
   */
  renew(): Promise<void>
  /** Releases the lease if it is still held. */
  end(): Promise<void>
}

/** Value of the property `path` in the journal's record of the lease. */
export const leasePath = 'plan-lease'
const lastsMs = 60_000
const renewMs = 20_000
const lookMs = 1_000

/**
 * Takes the lease of the account for a plan. Waits until another plan has ended, or until its lease has expired: its
 * process may have died.
 *
 * @throws {ConfigError} `plan` if after 60 seconds another plan still holds the lease, and has renewed or taken it
 *   meanwhile
 */
export async function takeLease(
  client: Client,
  world: string,
  digest: string,
  signal?: AbortSignal,
): Promise<Lease> {
  const { now, sleep } = portsOf(client)
  const { read, write, isForeign } = await recordOfLease(client, world, digest)
  let renewedAt: number
  let awaited: string | undefined
  // Counts the waits: the clock of the machine that took the lease may be ahead.
  for (let waitedMs = 0; ;) {
    const record = await read()
    const isOver = waitedMs >= lastsMs
    if (!isForeign(record) || (isOver && record.writer === awaited)) {
      renewedAt = now()
      if (await write('sending', record)) break
    } else if (isOver) throw busy(record)
    else {
      awaited ??= record.writer
      await sleep(lookMs, signal)
      waitedMs += lookMs
    }
  }

  return {
    async renew() {
      while (now() >= renewedAt + renewMs) {
        const record = await read()
        if (isForeign(record)) throw busy(record)
        const at = now()
        if (await write('sending', record)) renewedAt = at
      }
    },
    async end() {
      const record = await read()
      if (record?.idempotencyKey === digest) await write('settled', record)
    },
  }
}

/** Reads and writes the record of the lease for a plan. */
async function recordOfLease(client: Client, world: string, digest: string) {
  const { journal, now } = portsOf(client)
  const id = await toRecordId(world, 'lease')
  return {
    read: () => journal.read(id),
    write: (state: OrderRecord['state'], last: OrderRecord | undefined): Promise<boolean> =>
      journal.write({
        version: 1,
        id,
        world,
        path: leasePath,
        requests: [],
        revision: (last?.revision ?? 0) + 1,
        writer: crypto.randomUUID(),
        at: now(),
        state,
        idempotencyKey: digest,
      }),
    /** Whether a plan with another digest holds the lease. */
    isForeign: (record: OrderRecord | undefined): record is OrderRecord =>
      isHeld(record, now()) && record.idempotencyKey !== digest,
  }
}

/** Whether a plan holds the lease at a time. */
export function isHeld(record: OrderRecord | undefined, now: number): record is OrderRecord {
  return record?.state === 'sending' && now < record.at + lastsMs
}

function busy({ idempotencyKey }: OrderRecord): ConfigError {
  const digest = idempotencyKey.slice(0, 12)
  return new ConfigError(
    'plan',
    `cannot be applied while the plan ${digest} is applied to the account: apply it again when that has ended`,
  )
}
