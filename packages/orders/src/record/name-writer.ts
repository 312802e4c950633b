import type { OrderRecord } from '@hostwright/common'
import { processId } from '@hostwright/common/ports'

/**
 * Names who wrote a record, for a message: another call of this process, also if two copies of a package are installed
 * in it, or another process.
 */
export function nameWriter(record: Pick<OrderRecord, 'process'> | undefined): string {
  return record?.process === processId() ? 'another call of this process' : 'another process'
}
