import { type Client, JournalError, type OrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { change, createRecord, type Records } from './records.ts'

/** Id of the record of the journal itself. */
export const journalId = '00000000-0000-0000-0000-000000000000'

/**
 * Returns the record of the journal itself, with its random number and the addresses of its account. Creates it with
 * the first order, and notes the address of the client in it. Sandboxes have no account, so their address is not noted.
 */
export async function openJournal(client: Client, records: Records): Promise<OrderRecord> {
  for (let tries = 5; tries > 0; tries -= 1) {
    const fields = {
      id: journalId,
      world: '',
      path: 'journal',
      at: portsOf(client).now(),
      idempotencyKey: crypto.randomUUID(),
    }
    const own = (await records.read(journalId)) ?? createRecord(fields)
    const { addresses = [] } = own
    const isNoted = records.world || addresses.includes(client.baseUrl)
    if (own.revision && isNoted) return own
    const noted = isNoted ? addresses : [...addresses, client.baseUrl]
    const written = await records.write(change(own, { state: 'settled', addresses: noted }))
    if (written) return written
  }
  throw new JournalError('The order journal does not keep its own record, so this call sent no order')
}
