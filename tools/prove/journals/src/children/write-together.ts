// A process that writes the same orders as another one, first revision 1 of each and then revision 2. It waits for a
// line on stdin before each ten orders, so that both write at the same time, and prints a line with id and revision for
// each write that it won.
import { once } from 'node:events'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createRecordBy } from '../create-record-by.ts'

const [folder = '', writer = '', ...ids] = process.argv.slice(2)
const journal = createFolderJournal(folder)
for (const [index, id] of ids.entries()) {
  if (index % 10 === 0) {
    console.log('ready')
    await once(process.stdin, 'data')
  }
  for (const revision of [1, 2]) {
    if (await journal.write(createRecordBy(writer, id, revision))) console.log(id, revision)
  }
}
process.stdin.destroy()
