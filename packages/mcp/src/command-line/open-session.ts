import { join } from 'node:path'
import {
  type Client,
  ConfigError,
  createClient,
  type Fetch,
  type PacingStore,
  type Platform,
} from '@hostwright/common'
import {
  accountName,
  createFolderJournal,
  journalFolder,
  stateFolder,
  toFileName,
  type UserPlace,
} from '@hostwright/common/folder-journal'
import { createGuard } from '../policy/guard-fetch.ts'
import type { Policy } from '../policy/policy.ts'
import { limitServers } from '../policy/limit-servers.ts'
import type { SecretStore, Session } from '../tools/tool.ts'
import { findServers } from './find-servers.ts'
import { createPlanFolder, createSecretFolder, readSecrets } from './folder-stores.ts'
import type { Options } from './read-options.ts'

/** The parts of the process and the machine that a session uses. Tests replace them. */
export interface ServerSystem extends UserPlace, Partial<Omit<Platform, 'fetch'>> {
  /** Sends a request to the API and returns the response. @default the global `fetch` */
  readonly fetch?: Fetch
  /** Path of the folder with the guides. */
  readonly guides: string
}

/**
 * Opens a session for the account that the environment variables name.
 *
 * @throws {ConfigError} if the environment lacks the address or the key or has an invalid one, or `--servers` has a
 *   name that is unknown or ambiguous
 */
export async function openSession(options: Options, system: ServerSystem): Promise<Session> {
  const { policy } = options
  const describe = once(async () => (await import('../description/load-description.ts')).loadDescription())
  const guides = once(async () => (await import('../description/load-guides.ts')).loadGuides(system.guides))
  const search = once(async () =>
    (await import('../description/search-names.ts')).createSearchNames(await describe(), await guides()),
  )
  const { connect, send: given, secrets: texts } = await openAccount(options, system)
  const servers = policy.servers && (await findServers(connect(true, given), policy.servers))
  const send = servers === undefined ? given : limitServers(given, servers)
  const { folder, store } = await openSecrets(options, system)
  const allPlans = options.plans ?? join(stateFolder(system), 'plans')
  // Plans of other servers would show what `--servers` hides, so these plans are in a folder of their own.
  const plans = servers === undefined ? allPlans : join(allPlans, toFileName(servers.toSorted().join(' ')))
  await rejectUnknownLets(policy)
  const made: string[] = []
  const guard = createGuard(send)
  return {
    policy,
    describe,
    guides,
    searchNames: async (...query) => (await search())(...query),
    reader: connect(true, send),
    ...(policy.isWriting && { writer: { client: connect(false, guard.fetch), during: guard.during } }),
    plans: createPlanFolder(plans),
    ...(store && {
      secrets: {
        ...store,
        write(name, value) {
          made.push(value)
          return store.write(name, value)
        },
      },
    }),
    hidden: async () => [...texts, ...made, ...(folder === undefined ? [] : await readSecrets(folder))],
  }
}

async function rejectUnknownLets({ lets = [] }: Policy): Promise<void> {
  if (lets.length === 0) return
  const { canLet } = await import('@hostwright/plan')
  const wrong = lets.find(({ kind }) => !canLet(kind))
  if (wrong !== undefined)
    throw new ConfigError('--let', `has ${wrong.kind}, which only a person changes: take it away`)
}

interface Account {
  readonly connect: (readOnly: boolean, through: Fetch) => Client
  readonly send: Fetch
  /** The API key, the token of this server and both forms of the password of Redis. No result may contain them. */
  readonly secrets: readonly string[]
}

const globalFetch: Fetch = Object.assign((request: Request) => fetch(request), { isPlain: true })

async function openAccount(options: Options, system: ServerSystem): Promise<Account> {
  const { env, home: _, platform: __, guides: ___, fetch: send = globalFetch, ...clocks } = system
  const { HOSTWRIGHT_BASE_URL: baseUrl, HOSTWRIGHT_API_KEY: apiKey, HOSTWRIGHT_REDIS_URL: redisUrl } = env
  if (!baseUrl) throw new ConfigError('HOSTWRIGHT_BASE_URL', 'is not set')
  if (!apiKey) throw new ConfigError('HOSTWRIGHT_API_KEY', 'is not set')
  const journal = createFolderJournal(journalFolder(system, baseUrl, options.journal))
  const pacing = redisUrl && { store: await openStore(redisUrl, baseUrl) }
  const shared = {
    ...clocks,
    baseUrl,
    apiKey,
    journal,
    userAgent: 'hostwright-mcp',
    ...(pacing && { pacing }),
  }
  return {
    send,
    connect: (readOnly, through) => createClient({ ...shared, readOnly, fetch: through }),
    secrets: [apiKey, env['HOSTWRIGHT_MCP_TOKEN'] ?? '', ...(redisUrl ? listPasswords(redisUrl) : [])],
  }
}

/** Returns the password of a URL as the URL has it, and decoded: an error of Redis can contain either. */
function listPasswords(url: string): readonly string[] {
  // The URL of a socket has no host, and is no URL for `new URL` if it has a password.
  const password = /^\w+:\/\/[^:@/]*:([^/]*)@/.exec(url)?.[1] ?? ''
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}

async function openStore(url: string, baseUrl: string): Promise<PacingStore> {
  const { connectRedis, createRedisStore } = await import('@hostwright/redis')
  const redis = connectRedis(url, { name: 'HOSTWRIGHT_REDIS_URL' })
  // The longest name that a store takes. The end of a host distinguishes it from others.
  return createRedisStore(redis, { account: accountName(baseUrl).slice(-64) })
}

interface Secrets {
  readonly folder?: string
  readonly store?: SecretStore
}

async function openSecrets({ secrets, secretCommand }: Options, system: ServerSystem): Promise<Secrets> {
  if (secretCommand === undefined)
    return secrets === undefined ? {} : { folder: secrets, store: createSecretFolder(secrets) }
  const { createSecretCommand } = await import('./secret-command.ts')
  const folder = secrets ?? join(stateFolder(system), 'secrets')
  return { folder, store: createSecretCommand(secretCommand, createSecretFolder(folder), system.env) }
}

/** Returns a function that calls `load` at its first call, and returns the same result at every later call. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () => (loaded ??= load())
}
