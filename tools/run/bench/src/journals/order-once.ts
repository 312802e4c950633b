// A process that orders a VPS with a journal in which other orders are. Arguments: the journal, the name to order, the
// contracts of the account. Prints what it took, as JSON.
import { createClient, type OrderJournal } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createVps } from '@hostwright/vps'
import { createScriptedApi } from './scripted-api.ts'

const [place = '', name = '', listed = '[]'] = process.argv.slice(2)

async function openJournal() {
  if (!place.startsWith('redis:')) return { journal: createFolderJournal(place), close: () => {} }
  const { createClient: connect } = await import('@redis/client')
  const { createRedisJournal } = await import('@hostwright/redis')
  const redis = await connect({ url: place }).connect()
  return {
    journal: createRedisJournal(redis, { account: 'bench', timeoutMs: 60_000 }),
    close: () => void redis.close(),
  }
}

const { journal, close } = await openJournal()
let read = 0
const counted: OrderJournal = {
  ...journal,
  async read(id) {
    read += 1
    return journal.read(id)
  },
  async list() {
    const listed = await journal.list()
    read += listed.length
    return listed
  },
  ...(journal.find && {
    async find(query) {
      const found = await journal.find!(query)
      read += found.length
      return found
    },
  }),
}
const api = createScriptedApi(JSON.parse(listed) as object[])
const client = createClient({
  baseUrl: 'https://api.example.com',
  apiKey: 'bench-key-of-nobody',
  fetch: api.fetch,
  journal: counted,
  pacing: false,
  deadlineMs: 600_000,
})
const order = { plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' } as const
const consent = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const
const start = performance.now()
await createVps(client).orders.ensure({ ...order, name }, consent, { deadlineMs: 600_000 })
const seconds = (performance.now() - start) / 1_000
const megabytes = process.resourceUsage().maxRSS / 1_000
console.log(JSON.stringify({ seconds, megabytes, requests: api.requests, read }))
close()
