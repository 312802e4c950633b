// A process that orders a VPS with a journal in which other orders are. Arguments: the folder of a build, the journal,
// the name to order. Prints what it took, as JSON.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createScriptedApi } from './scripted-api.ts'
import type { createClient, OrderJournal } from '@hostwright/common'
import type { createVps } from '@hostwright/vps'

const [root = '', place = '', name = '', listed = '[]'] = process.argv.slice(2)
const load = async <T>(...path: string[]): Promise<T> =>
  (await import(pathToFileURL(join(root, 'packages', ...path)).href)) as T
const common = await load<{ createClient: typeof createClient }>('common', 'dist', 'index.js')
const vps = await load<{ createVps: typeof createVps }>('vps', 'dist', 'index.js')

async function openJournal() {
  if (!place.startsWith('redis:')) {
    const { createFolderJournal } = await load<typeof import('@hostwright/common/folder-journal')>(
      'common',
      'dist',
      'folder-journal',
      'create-folder-journal.js',
    )
    return { journal: createFolderJournal(place), close: () => {} }
  }
  const { createClient: connect } = await import('@redis/client')
  const redis = await connect({ url: place }).connect()
  const { createRedisJournal } = await load<typeof import('@hostwright/redis')>('redis', 'dist', 'index.js')
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
const client = common.createClient({
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
const { state } = await vps
  .createVps(client)
  .orders.ensure({ ...order, name }, consent, { deadlineMs: 600_000 })
const seconds = (performance.now() - start) / 1_000
console.log(
  JSON.stringify({
    state,
    seconds,
    megabytes: process.resourceUsage().maxRSS / 1_000,
    requests: api.requests,
    read,
  }),
)
close()
