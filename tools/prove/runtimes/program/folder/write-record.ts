// Writes the record of an order into the folder of its argument, and prints the records there, or the error.
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createRecord } from '@hostwright/common/store-tests'

const journal = createFolderJournal(process.argv[2]!)
try {
  await journal.write(createRecord('00000000-0000-4000-8000-000000000001', 1))
  console.log(`${(await journal.list()).length} record`)
} catch (error) {
  console.log(String(error))
}
