// A process that writes the same orders as another one, each first revision and then the second. It waits for a line
// on stdin before each ten of them, so that both are at it at once, and prints what it won, a line each: the id and the revision.
import { once } from 'node:events'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createRecordBy } from '../create-record.ts'

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
