import type { OrderRecord } from '@hostwright/common'

/** Creates a record from before the first request, with the given properties replaced. */
export function createRecord(id: string, revision: number, fields: Partial<OrderRecord> = {}): OrderRecord {
  return {
    version: 1,
    id,
    revision,
    writer: 'w',
    world: '',
    path: '/v1/vps/servers',
    at: 0,
    state: 'planned',
    idempotencyKey: `key of ${id}`,
    requests: [],
    ...fields,
  }
}

/** Creates a record whose content differs from that of every other writer. */
export function createRecordBy(writer: number | string, id: string, revision: number): OrderRecord {
  return createRecord(id, revision, { writer: `${writer}` })
}

/** Returns the name of the writer of a record. */
export function writerOf(record: OrderRecord | undefined): string | undefined {
  return record?.writer
}
