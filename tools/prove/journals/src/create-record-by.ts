import type { OrderRecord } from '@hostwright/common'
import { createRecord } from '@hostwright/common/store-tests'

/** Creates a record whose content differs from that of every other writer. */
export function createRecordBy(writer: number | string, id: string, revision: number): OrderRecord {
  return createRecord(id, revision, { writer: `${writer}` })
}
