import { type Client, ConfigError, type OrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'

/**
 * Value of the property `path` in the journal's records of a plan's changes. The code for orders ignores these records,
 * because no order has this path.
 */
export const stepPath = 'plan'

/**
 * Lists the journal's records of the changes of plans.
 *
 * @param world the world of the client, from `readWorld`
 */
export async function listStepRecords(client: Client, world: string): Promise<OrderRecord[]> {
  const records = await portsOf(client).journal.list()
  return records.filter((record) => record.path === stepPath && record.world === world)
}

/** Whether the change of a record was made, according to the journal. */
export function wasMade({ outcome }: OrderRecord): boolean {
  return outcome?.executed === true
}

/** Returns the id of a journal record that belongs to plans, made from the world and these parts. */
export async function toRecordId(world: string, ...parts: readonly string[]): Promise<string> {
  const text = JSON.stringify(['hostwright plan', world, ...parts])
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The progress of a plan in the client's journal, from which another process continues after a crash. */
export interface Steps {
  /** Whether the change at an address was made, according to the journal. It is then not repeated. */
  isDone(address: string): boolean
  /** Whether a request of a change was sent, or was about to be, and its outcome is unknown. */
  isBegun(address: string): boolean
  /**
   * Whether the journal shows that this plan sent a change itself, in this process or another: it was made, or its
   * outcome is unknown.
   */
  isSent(address: string): Promise<boolean>
  /** Whether the journal had no record of this plan when it was read. */
  readonly isEmpty: boolean
  /**
   * Records that a change is about to be sent. Returns false if another process has made it in the meantime, and
   * rejects if one has begun it in the meantime.
   */
  begin(address: string): Promise<boolean>
  /**
   * Records that a change was made, or that the API rejected it. A change that this plan has not begun is not recorded:
   * another program has made it.
   */
  end(address: string, isMade: boolean): Promise<void>
}

/** Reads from the journal which changes of a plan were begun and ended by an earlier apply. */
export async function readSteps(client: Client, world: string, digest: string): Promise<Steps> {
  const { journal } = portsOf(client)
  const records = new Map<string, OrderRecord>()
  for (const record of await listStepRecords(client, world)) {
    if (record.idempotencyKey === digest) records.set(record.intent?.name ?? '', record)
  }
  const isEmpty = records.size === 0

  // A change asks for its record before its first write, and hashing its id takes longer than the rest of that.
  const ids = new Map<string, Promise<string>>()
  const idOf = (address: string): Promise<string> => {
    const id = ids.get(address) ?? toRecordId(world, digest, address)
    ids.set(address, id)
    return id
  }

  const read = async (address: string): Promise<OrderRecord | undefined> =>
    records.get(address) ?? journal.read(await idOf(address))

  async function write(address: string, change: Pick<OrderRecord, 'state' | 'outcome'>): Promise<boolean> {
    for (;;) {
      const known = await read(address)
      if (change.state === 'sending' && known && wasMade(known)) return false
      const record: OrderRecord = {
        ...(known ?? createRecord(client, await idOf(address), { world, digest, address })),
        revision: (known?.revision ?? 0) + 1,
        writer: crypto.randomUUID(),
        at: portsOf(client).now(),
        ...change,
      }
      if (await journal.write(record)) {
        records.set(address, record)
        return true
      }
      const other = await journal.read(record.id)
      if (other === undefined) records.delete(address)
      else records.set(address, other)
      // The other process may have sent the change after this one read its place, so this one must not.
      if (change.state === 'sending' && other?.state === 'sending') throw createBusy(address)
    }
  }

  return {
    isEmpty,
    isDone(address) {
      const record = records.get(address)
      return record !== undefined && wasMade(record)
    },
    isBegun: (address) => records.get(address)?.state === 'sending',
    async isSent(address) {
      const record = await read(address)
      return record !== undefined && (record.state === 'sending' || wasMade(record))
    },
    begin: (address) => write(address, { state: 'sending', outcome: undefined }),
    async end(address, isMade) {
      if (isMade && (await read(address))?.state !== 'sending') return
      await write(address, { state: 'settled', outcome: { executed: isMade } })
    },
  }
}

function createBusy(address: string): ConfigError {
  return new ConfigError(
    'plan',
    `is being applied by another process, which has just begun ${address}: apply it again when that has ended`,
  )
}

function createRecord(
  client: Client,
  id: string,
  { world, digest, address }: { readonly world: string; readonly digest: string; readonly address: string },
): OrderRecord {
  const intent = { name: address, number: 1 }
  const base = { version: 1, revision: 1, state: 'sending', requests: [] } as const
  return {
    ...base,
    id,
    writer: '',
    world,
    path: stepPath,
    at: portsOf(client).now(),
    idempotencyKey: digest,
    intent,
  }
}
