// Orders a VPS once: URL KEY FOLDER NAME [die]. With `die`, the process is killed after the API has executed the order.
import { createClient } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createVps } from '@hostwright/vps'

const [baseUrl, apiKey, folder, name, end] = process.argv.slice(2)
let posts = 0
async function send(request) {
  const response = await fetch(request)
  // The first POST is the dry run.
  if (request.method === 'POST' && ++posts === 2 && end === 'die') process.kill(process.pid, 'SIGKILL')
  return response
}
const client = createClient({ baseUrl, apiKey, journal: createFolderJournal(folder), fetch: send })
const form = { name, plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' }
const terms = { root_password: 'Correct-Horse-7', agree_to_terms: true, maxTotalPrice: 100_000 }
await createVps(client)
  .orders.ensure(form, terms)
  .then(
    ({ state }) => console.log(state),
    (error) => console.log(error.name),
  )
