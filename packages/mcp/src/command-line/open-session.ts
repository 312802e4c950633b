import {
  type Client,
  ConfigError,
  createClient,
  type Fetch,
  type World as ClientWorld,
} from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { loadDescription } from '../description/load-description.ts'
import { createSearchNames } from '../description/search-names.ts'
import { guardFetch } from '../policy/guard-fetch.ts'
import { limitServers } from '../policy/limit-servers.ts'
import { createOrdinaryWrites } from '../policy/ordinary-writes.ts'
import type { Session } from '../tools/tool.ts'
import { createPlanFolder, createSecretFolder, readSecrets } from './folder-stores.ts'
import { journalFolder, type Place, planFolder } from './folders.ts'
import type { Options } from './read-options.ts'

/** The surroundings of a session: what tests replace. */
export interface World extends Place, Partial<Omit<ClientWorld, 'fetch'>> {
  /** Carries requests to the API. @default the global `fetch` */
  readonly fetch?: Fetch
}

/**
 * Opens a session for the account that the environment names.
 *
 * @throws {ConfigError} where the environment lacks the address or the key
 */
export async function openSession(options: Options, world: World): Promise<Session> {
  const { policy } = options
  const { HOSTWRIGHT_BASE_URL: baseUrl, HOSTWRIGHT_API_KEY: apiKey } = world.env
  if (!baseUrl) throw new ConfigError('HOSTWRIGHT_BASE_URL', 'is not set')
  if (!apiKey) throw new ConfigError('HOSTWRIGHT_API_KEY', 'is not set')
  const description = await loadDescription()
  const { env: _, home: __, platform: ___, fetch: given = (request) => fetch(request), ...clocks } = world
  const send = policy.servers === undefined ? given : limitServers(given, policy.servers)
  const journal = createFolderJournal(options.journal ?? journalFolder(world, baseUrl))
  const connect = (readOnly: boolean, through: Fetch): Client =>
    createClient({
      ...clocks,
      baseUrl,
      apiKey,
      journal,
      readOnly,
      fetch: through,
      userAgent: 'hostwright-mcp',
    })
  const { secrets } = options
  const token = world.env['HOSTWRIGHT_MCP_TOKEN'] ?? ''
  return {
    policy,
    description,
    searchNames: createSearchNames(description),
    reader: connect(true, send),
    ...(policy.isWriting && { writer: connect(false, guardFetch(send, createOrdinaryWrites(description))) }),
    plans: createPlanFolder(options.plans ?? planFolder(world)),
    ...(secrets !== undefined && { secrets: createSecretFolder(secrets) }),
    hidden: async () => [apiKey, token, ...(secrets === undefined ? [] : await readSecrets(secrets))],
  }
}
