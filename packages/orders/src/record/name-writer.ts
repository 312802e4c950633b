import type { Client, OrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'

/**
 * Names who wrote a record, for a message: another call of this process, also if two copies of a package are installed
 * in it, or another process.
 */
export function nameWriter(client: Client, record: Pick<OrderRecord, 'process'> | undefined): string {
  return record?.process === portsOf(client).processId() ? 'another call of this process' : 'another process'
}
