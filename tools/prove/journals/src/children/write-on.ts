// A process that writes new orders, three revisions each, until it is killed. Prints a line with id and revision for
// each stored record.
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createRecordBy } from '../create-record-by.ts'

const journal = createFolderJournal(process.argv[2] ?? '')
for (;;) {
  const id = randomUUID()
  for (const revision of [1, 2, 3]) {
    if (await journal.write(createRecordBy('child', id, revision))) writeSync(1, `${id} ${revision}\n`)
  }
}
