import { type Client, isApiError } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import { CommandError } from '../errors/command-error.ts'
import type { Session } from './session.ts'

/**
 * Rejects orders with a journal that has never seen an executed order, if the account has contracts: on a new machine,
 * or after its folder was lost, the journal does not know the orders that were made before. The key of a sandbox is not
 * checked.
 */
export async function checkJournal(session: Session): Promise<void> {
  const client = await session.client()
  // A sandbox needs no check: its orders cost nothing, and without `--db` it is a new account at each start.
  if ((await client.keyId()).startsWith('sandbox_')) return
  const records = await client.journal.list()
  // The path of the record of a plan's change is no path of the API.
  if (records.some(({ path, outcome }) => path.startsWith('/') && outcome?.executed)) return
  if (!(await hasServers(client))) return
  const { journal } = await session.settings()
  throw new CommandError(
    `Nothing was ever ordered for this account with the journal ${journal}, so it does not know what was ordered with others. If there is another one, set HOSTWRIGHT_JOURNAL to its folder; if there is none, add --new-account.`,
    { done: 'Nothing was sent.' },
  )
}

async function hasServers(client: Client): Promise<boolean> {
  const [hosting, vps] = await Promise.all([
    createHosting(client).servers().catch(unlessForbidden),
    createVps(client).servers().catch(unlessForbidden),
  ])
  return hosting.length + vps.length > 0
}

// Returns an empty list if the API key may not read the list: a key can be limited to hosting, or to VPSs.
function unlessForbidden(error: unknown): [] {
  if (isApiError(error, 'FORBIDDEN', 'TARGET_NOT_ALLOWED')) return []
  throw error
}
