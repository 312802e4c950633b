import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@hostwright/common'
import { ConfigError } from '@hostwright/common'
import { findSite, type FoundSite } from './account/find-site.ts'
import { readRoom as readRoomOf } from './account/read-room.ts'
import { PublishError } from './errors/publish-error.ts'
import { nameSource } from './folder/name-source.ts'
import { toFolderError } from './folder/to-folder-error.ts'
import type { Publisher } from './manifest/manifest.ts'
import { readPublisher } from './manifest/read-state.ts'
import { toStatePaths } from './manifest/state-paths.ts'
import { type OpenLogin, withSsh } from './opening/with-ssh.ts'
import type { Room } from './plan/room.ts'
import type { SiteOptions } from './publish-options.ts'
import type { LockWorld } from './remote/lock.ts'
import { isRejection, type Sftp, type SftpError } from './remote/sftp.ts'
import { createVisit, type Visit } from './web/create-visit.ts'

/** Status of a request of SFTP that the server does not allow its user. */
const permissionDenied = 3

/** A site that a program is logged in to. */
export interface OpenPlace extends OpenLogin {
  readonly root: string
  /** Folders of other sites, relative to the root, that lie inside of it. */
  readonly others: readonly string[]
  readonly world: LockWorld
  /** Reads what the contract has room for. */
  readonly readRoom: () => Promise<Room>
  /** Visits the place as a visitor of the site. */
  readonly visit: Visit
  readonly source: string
  readonly publisher: (commit?: string) => Publisher
}

const waitFor = (ms: number): Promise<void> => wait(ms)

/**
 * Logs in to the site of a domain, runs a function, and ends the connection. Errors of the connection become a
 * `PublishError`.
 */
export async function withPlace<T>(
  client: Client,
  options: SiteOptions & { readonly dryRun?: boolean | undefined; readonly folder?: string },
  run: (place: OpenPlace) => Promise<T>,
): Promise<T> {
  const { to = '', folder, now = Date.now, sleep = waitFor, dryRun = false } = options
  checkTo(to)
  const name = options.name ?? (folder === undefined ? undefined : await nameSource(folder))
  const site = await findSite(client, { ...options, sleep })
  const id = randomUUID()
  const waits = { now, sleep }
  try {
    const ofRun = { ...options, isDryRun: dryRun, id, waits }
    const askRoot = (sftp: Sftp): Promise<string> => resolveRoot(sftp, site, to)
    const runAt = async (login: OpenLogin, root: string): Promise<T> => {
      const others = site.otherRoots.flatMap((other) =>
        other.startsWith(`${root}/`) ? [other.slice(root.length + 1)] : [],
      )
      const readRoom = (): Promise<Room> => readRoomOf(site.server, options.signal)
      const at = new Date(now()).toISOString()
      const source = name ?? (await readLastSource(login, root))
      const publisher = (commit?: string): Publisher => ({ source, host: hostname(), commit, at })
      const visit = createVisit({
        domain: site.name,
        to,
        id,
        webAddress: options.webAddress ?? site.server.servername,
        fetch: options.fetch,
        signal: options.signal,
      })
      return run({ ...login, root, others, world: { ...waits, id }, source, publisher, readRoom, visit })
    }
    return await withSsh(site.server, ofRun, runAt, askRoot)
  } catch (error) {
    throw toPublishError(error)
  }
}

/** Returns the name of the source that published last: who undoes or asks has no folder. */
async function readLastSource({ sftp, home }: OpenLogin, root: string): Promise<string> {
  return (await readPublisher(sftp, toStatePaths(home, root, '')))?.source ?? ''
}

function checkTo(to: string): void {
  const isInside =
    to === '' || (!to.includes('\\') && to.split('/').every((step) => !['', '.', '..'].includes(step)))
  if (!isInside)
    throw new ConfigError('to', `is ${JSON.stringify(to)}: pass a folder below the site, such as docs`)
}

async function resolveRoot(sftp: Sftp, { root, name }: FoundSite, to: string): Promise<string> {
  const path = to === '' ? root : `${root}/${to}`
  try {
    if (to === '') return await sftp.resolve(root)
    const [resolved, site] = await Promise.all([sftp.resolve(path), sftp.resolve(root)])
    if (resolved === `${site}/${to}`) return resolved
  } catch (error) {
    if (!isRejection(error)) throw error
    throw new PublishError('server-error', `${name} has no folder ${path} on the server: make it first.`, {
      paths: [path],
      cause: error,
    })
  }
  throw new PublishError(
    'conflict',
    `${path} is or contains a link on the server: publish to where it leads.`,
    {
      paths: [path],
    },
  )
}

function toPublishError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const unread = toFolderError(error)
  if (unread !== undefined) return unread
  if (error.name !== 'SftpError') return error
  return isRejection(error)
    ? new PublishError('server-error', `The server rejected a request (${error.message}). ${toHint(error)}`, {
        cause: error,
      })
    : new PublishError(
        'connection',
        'The connection to the server ended. Publish again: it goes on where it was.',
        {
          cause: error,
        },
      )
}

/** Returns what to do after a rejection. A server rejects reads and times too, which a full disk does not explain. */
function toHint({ status, message }: SftpError): string {
  if (status === permissionDenied) return 'Its rules deny it to this user: change them.'
  return /^(?:open|write|close|mkdir|rename|link)\b/.test(message)
    ? 'Its disk may be full; publish again once it has room.'
    : 'Its log may say why.'
}
