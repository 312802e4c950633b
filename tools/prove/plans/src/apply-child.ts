// Plans and applies the file of the scene, with the API at the given address and the journal in the given folder.
import { createClient } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { applyPlan, planAccount } from '@hostwright/plan'
import { allowances, desired } from './crash-scene.ts'

const [, , baseUrl = '', apiKey = '', folder = ''] = process.argv

async function control(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${baseUrl}/_sandbox${path}`, init)
  if (!response.ok) throw new Error(`The control plane says ${response.status} to ${path}`)
  return response.json()
}

// The sandbox's time advances only by the waits of this process, so that a busy machine changes nothing.
let time = Date.parse(((await control('/clock')) as { now: string }).now)
const now = (): number => time
async function sleep(ms: number): Promise<void> {
  time += ms
  await control('/clock/advance', { method: 'POST', body: JSON.stringify({ seconds: ms / 1_000 }) })
}

const client = createClient({
  baseUrl,
  apiKey,
  allowInsecure: true,
  journal: createFolderJournal(folder),
  pacing: false,
  now,
  monotonic: now,
  sleep,
})
const plan = await planAccount(client, desired)
const { left } = await applyPlan(plan, { client, ...allowances })
// This process leaves an order whose outcome is unknown, and the changes on its server, to the next one.
if (left.length > 0) throw new Error(`Left: ${left.join(', ')}`)
console.log('done', plan.changes.length)
