// Writes the record of an order into the folder of its argument, and prints the records there, or the error.
import type { OrderRecord } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'

const journal = createFolderJournal(process.argv[2]!)
const record: OrderRecord = {
  version: 1,
  id: '00000000-0000-4000-8000-000000000001',
  revision: 1,
  writer: 'w',
  world: '',
  path: '/v1/vps/servers',
  at: 0,
  state: 'planned',
  idempotencyKey: 'k',
  requests: [],
}
try {
  await journal.write(record)
  console.log(`${(await journal.list()).length} record`)
} catch (error) {
  console.log(String(error))
}
