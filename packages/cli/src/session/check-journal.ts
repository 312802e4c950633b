import { type Client, isApiError } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import { join } from 'node:path'
import { CommandError, usageError } from '../errors/command-error.ts'
import type { Session } from './session.ts'

/** Properties of the account that were stored in the folder of an order journal. */
interface Known {
  /** The ids of the API keys that ordered, or were about to order, with this journal. */
  readonly keys: readonly string[]
  /** The hosting servers and VPSs that these keys saw. */
  readonly servers: readonly string[]
}

/**
 * Rejects an order whose journal belongs to another account, and stores the account in the journal's folder. The key of
 * a sandbox is not checked.
 */
export async function checkJournal(session: Session): Promise<void> {
  const client = await session.client()
  const key = await client.keyId()
  // A sandbox needs no check: its orders cost nothing, and without `--db` it is a new account at each start.
  if (key.startsWith('sandbox_')) return
  const { journal } = await session.settings()
  const { files } = session.system
  const path = join(journal, 'account.json')
  const known = parse(path, await files.read(path))
  const isKnownKey = known.keys.includes(key)
  const servers = await listServers(client).catch((error: unknown) => {
    if (isKnownKey) return []
    throw error
  })
  const isKnown = isKnownKey || servers.some((server) => known.servers.includes(server))
  if (!isKnown && known.servers.length > 0) throw otherAccount(journal, known)
  const now: Known = {
    keys: [...new Set([...known.keys, key])],
    servers: [...new Set([...known.servers, ...servers])],
  }
  await files.write(path, `${JSON.stringify(now, undefined, 2)}\n`)
}

function parse(path: string, text = '{}'): Known {
  try {
    const { keys = [], servers = [] } = JSON.parse(text) as Partial<Known>
    return { keys: [...keys], servers: [...servers] }
  } catch {
    throw usageError(`${path} cannot be used: it is not what an order has written there. Nothing was sent.`)
  }
}

async function listServers(client: Client): Promise<readonly string[]> {
  const [hosting, vps] = await Promise.all([
    listIfAllowed(createHosting(client).servers()),
    listIfAllowed(createVps(client).servers()),
  ])
  return [...hosting.map(({ servername }) => servername), ...vps.map(({ uuid }) => uuid)]
}

/** Returns a list, or an empty one if the API key may not read it: a key can be limited to hosting, or to VPSs. */
export function listIfAllowed<T>(list: Promise<T[]>): Promise<T[]> {
  return list.catch((error: unknown) => {
    if (isApiError(error, 'FORBIDDEN', 'TARGET_NOT_ALLOWED')) return []
    throw error
  })
}

function otherAccount(journal: string, { servers }: Known): CommandError {
  return new CommandError(
    `The journal ${journal} is for another account: this key sees none of its servers, such as ${servers[0]}. Give each account a folder of its own: hostwright context add NAME --journal FOLDER, or HOSTWRIGHT_JOURNAL.`,
    { done: 'Nothing was sent.' },
  )
}
