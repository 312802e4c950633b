// Plans and applies the file of the scene, against the API at the given address and with the journal in a folder.
import { createClient } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { applyPlan, planAccount } from '@hostwright/plan'
import { allowances, desired } from './crash-scene.ts'

const [, , baseUrl = '', apiKey = '', folder = '', speed = '1'] = process.argv
// The sandbox is quicker than the world; what is waited for is as much shorter.
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms / Number(speed)))
const client = createClient({
  baseUrl,
  apiKey,
  allowInsecure: true,
  journal: createFolderJournal(folder),
  pacing: false,
  sleep,
})
const plan = await planAccount(client, desired)
await applyPlan(plan, { client, ...allowances })
console.log('done', plan.changes.length)
