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

/**
 * Takes the lease of the account for a plan. Waits until the lease of another plan has expired: its process may have
 * died.
 *
 * @throws {ConfigError} `plan` if the other plan renews its lease meanwhile, or a third one takes it
 */
export async function takeLease(
  client: Client,
  world: string,
  digest: string,
  signal?: AbortSignal,
): Promise<Lease> {
  const { journal, now, sleep } = portsOf(client)
  const id = await toRecordId(world, 'lease')
  let renewedAt = -Infinity

  async function write(state: OrderRecord['state'], last: OrderRecord | undefined): Promise<boolean> {
    const base = { version: 1, id, world, path: leasePath, requests: [] } as const
    const at = now()
    const isWritten = await journal.write({
      ...base,
      revision: (last?.revision ?? 0) + 1,
      writer: crypto.randomUUID(),
      at,
      state,
      idempotencyKey: digest,
    })
    if (isWritten) renewedAt = at
    return isWritten
  }

  /** Whether a plan with another digest holds the lease. */
  function isForeign(record: OrderRecord | undefined): record is OrderRecord {
    return isHeld(record, now()) && record.idempotencyKey !== digest
  }

  let waitedFor: string | undefined
  for (;;) {
    const record = await journal.read(id)
    if (isForeign(record) && record.writer !== waitedFor) {
      if (waitedFor !== undefined) throw busy(record)
      waitedFor = record.writer
      // Waits until the other plan's lease ends, but at most for the full duration of a lease: the clock of the machine
      // that took the lease may be ahead.
      await sleep(Math.min(lastsMs, record.at + lastsMs - now()), signal)
    } else if (await write('sending', record)) break
  }

  return {
    async renew() {
      while (now() >= renewedAt + renewMs) {
        const record = await journal.read(id)
        if (isForeign(record)) throw busy(record)
        await write('sending', record)
      }
    },
    async end() {
      const record = await journal.read(id)
      if (record?.idempotencyKey === digest) await write('settled', record)
    },
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
