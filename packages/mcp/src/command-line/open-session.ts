import { join } from 'node:path'
import { type Client, ConfigError, createClient, type Fetch, type Platform } from '@hostwright/common'
import {
  createFolderJournal,
  journalFolder,
  stateFolder,
  type UserPlace,
} from '@hostwright/common/folder-journal'
import { guardFetch } from '../policy/guard-fetch.ts'
import { limitServers } from '../policy/limit-servers.ts'
import { createOrdinaryWrites } from '../policy/ordinary-writes.ts'
import type { Session } from '../tools/tool.ts'
import { createPlanFolder, createSecretFolder, readSecrets } from './folder-stores.ts'
import type { Options } from './read-options.ts'

/** The surroundings of a session: what tests replace. */
export interface System extends UserPlace, Partial<Omit<Platform, 'fetch'>> {
  /** Carries requests to the API. @default the global `fetch` */
  readonly fetch?: Fetch
}

/**
 * Opens a session for the account that the environment names.
 *
 * @throws {ConfigError} where the environment lacks the address or the key
 */
export async function openSession(options: Options, system: System): Promise<Session> {
  const { policy } = options
  const { HOSTWRIGHT_BASE_URL: baseUrl, HOSTWRIGHT_API_KEY: apiKey } = system.env
  if (!baseUrl) throw new ConfigError('HOSTWRIGHT_BASE_URL', 'is not set')
  if (!apiKey) throw new ConfigError('HOSTWRIGHT_API_KEY', 'is not set')
  const describe = once(async () => (await import('../description/load-description.ts')).loadDescription())
  const search = once(async () =>
    (await import('../description/search-names.ts')).createSearchNames(await describe()),
  )
  const ordinary = once(async () => createOrdinaryWrites(await describe()))
  const { env: _, home: __, platform: ___, fetch: given = (request) => fetch(request), ...clocks } = system
  const send = policy.servers === undefined ? given : limitServers(given, policy.servers)
  const journal = createFolderJournal(options.journal ?? journalFolder(system, baseUrl))
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
  const token = system.env['HOSTWRIGHT_MCP_TOKEN'] ?? ''
  return {
    policy,
    describe,
    searchNames: async (...query) => (await search())(...query),
    reader: connect(true, send),
    ...(policy.isWriting && {
      writer: connect(
        false,
        guardFetch(send, async (request) => (await ordinary())(request)),
      ),
    }),
    plans: createPlanFolder(options.plans ?? join(stateFolder(system), 'plans')),
    ...(secrets !== undefined && { secrets: createSecretFolder(secrets) }),
    hidden: async () => [apiKey, token, ...(secrets === undefined ? [] : await readSecrets(secrets))],
  }
}

/** Calls a function at the first use, and returns the same result from then on. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () => (loaded ??= load())
}
