// Prints the lines of code of each part of the repository.
import { whyWithout } from '@hostwright/requirements'
import { countLines } from './count-lines.ts'
import { toRooms } from './to-rooms.ts'

const why = whyWithout('Python 3 with venv')
if (why === undefined) {
  const rooms = toRooms(await countLines())
  console.table(Object.fromEntries(rooms.map(({ name, ...lines }) => [name, lines])))
} else {
  console.error(why)
  process.exitCode = 1
}
