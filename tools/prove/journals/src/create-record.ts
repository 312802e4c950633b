import type { OrderRecord } from '@hostwright/common'

/** A record as it is written before anything is sent, but for the given properties. */
export function createRecord(id: string, revision: number, fields: Partial<OrderRecord> = {}): OrderRecord {
  return {
    version: 1,
    id,
    revision,
    writer: 'w',
    account: 'https://api.example.com',
    path: '/v1/vps/servers',
    at: 0,
    state: 'planned',
    idempotencyKey: `key of ${id}`,
    requests: [],
    ...fields,
  }
}

/** A record whose content is that of one writer alone. */
export function createRecordBy(writer: number | string, id: string, revision: number): OrderRecord {
  return createRecord(id, revision, { writer: `${writer}` })
}

/** Who wrote a record. */
export function writerOf(record: OrderRecord | undefined): string | undefined {
  return record?.writer
}
