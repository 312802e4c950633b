import type { Site } from '@hostwright/hosting'
import { parseKnownHosts } from '../host-key/parse-known-hosts.ts'
import type { LoginOptions } from '../publish-options.ts'
import { type CheckedLogin, connect, type Connection } from '../remote/connect.ts'
import { type OpenChannel, type Sftp, SftpError } from '../remote/sftp.ts'
import type { Waits } from '../remote/waits.ts'
import { type LeaveOptions, leaveSsh } from './leave-ssh.ts'
import { openingsFolder } from './local-openings.ts'
import { openSsh } from './open-ssh.ts'
import { createServerOpenings, type ServerOpenings } from './server-openings.ts'
import { isOverdue, type SshOpening } from './ssh-opening.ts'

/** A login to a server. */
export interface OpenLogin {
  readonly sftp: Sftp
  readonly openChannel: OpenChannel
  readonly home: string
  /** Openings of SSH by others whose time is over. */
  readonly overdue: readonly SshOpening[]
}

/** The login of a run, and how long it waits. */
export interface RunOptions extends LoginOptions {
  readonly isDryRun: boolean
  readonly id: string
  readonly waits: Waits
}

const timeoutMs = 60_000

/**
 * Logs in to a server, runs a function, and ends the connection. Opens SSH before and closes it after that, if the
 * options say so. If SSH cannot be closed, a notice says so, and the error of the function wins. What the function
 * needs first may be asked (`ask`) together with what every login asks, so that it takes no round trip of its own.
 */
export async function withSsh<T, Asked = undefined>(
  server: Site,
  options: RunOptions,
  run: (login: OpenLogin, asked: Asked) => Promise<T>,
  ask?: (sftp: Sftp) => Promise<Asked>,
): Promise<T> {
  const { enableSsh = false, fromAbroad = false, isDryRun, id, waits, signal, onNotice } = options
  const folder = openingsFolder(options.openingsFolder)
  const settings = await server.ssh.get({ signal })
  const switched = { enableSsh, fromAbroad, isDryRun, folder, id, onNotice, waits }
  const opening = await openSsh(server, settings, switched)
  const use: Use = { openings: undefined, hasOthers: false }
  const outcome = await settle(async () => {
    const connection = await connect(toLogin(settings, options), {
      ...waits,
      hasSwitched: opening !== undefined && Object.keys(opening.set).length > 0,
    })
    use.connection = connection
    return withAbort(connection, signal, () => {
      const asking = ask?.(connection.sftp)
      // The run waits for it once its opening is written down.
      asking?.catch(() => undefined)
      return runAt(connection, opening, waits, use, async (login) => run(login, (await asking) as Asked))
    })
  })
  const left = opening && (await settle(() => leave(server, opening, use, { folder, waits })))
  await use.connection?.close()
  if (left?.error !== undefined)
    onNotice?.(`SSH of ${server.servername} is still open, because it could not be closed.`)
  if (outcome.error !== undefined) throw outcome.error
  if (left?.error !== undefined) throw left.error
  return outcome.value as T
}

/** How a run uses SSH. */
interface Use {
  connection?: Connection
  /** The records on the server, once the run is among them. */
  openings: ServerOpenings | undefined
  /** Whether other publishes that use SSH were going on at the login. */
  hasOthers: boolean
}

async function settle<T>(run: () => Promise<T>): Promise<{ readonly value?: T; readonly error?: unknown }> {
  try {
    return { value: await run() }
  } catch (error) {
    return { error }
  }
}

function toLogin(
  { connection_info, abroad_access_restriction }: Awaited<ReturnType<Site['ssh']['get']>>,
  { privateKey, hostKey = [], knownHosts = '', onFirstContact, address, fromAbroad }: LoginOptions,
): CheckedLogin {
  const { host, port, username } = connection_info
  const trust = {
    fingerprints: typeof hostKey === 'string' ? [hostKey] : hostKey,
    knownHosts: parseKnownHosts(knownHosts),
  }
  const hint =
    abroad_access_restriction && fromAbroad !== true
      ? 'The server rejects connections from abroad: if this machine is abroad, allow them with fromAbroad.'
      : 'SSH is on, so something else is in between, such as a firewall.'
  return { host, port, ...address, username, privateKey, trust, onFirstContact, timeoutMs, hint }
}

async function withAbort<T>(
  connection: Connection,
  signal: AbortSignal | undefined,
  run: () => Promise<T>,
): Promise<T> {
  const abort = (): void => void connection.close()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    signal?.throwIfAborted()
    return await run()
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

async function runAt<T>(
  { sftp, openChannel }: Connection,
  opening: SshOpening | undefined,
  { now }: Waits,
  use: Use,
  run: (login: OpenLogin) => Promise<T>,
): Promise<T> {
  const openings = createServerOpenings(sftp)
  const [home, found] = await Promise.all([sftp.resolve('.'), openings.list()])
  use.hasOthers = found.some((one) => one.state === 'in' && !isOverdue(one, now()))
  if (opening !== undefined) await openings.write(opening)
  use.openings = openings
  return run({ sftp, openChannel, home, overdue: found.filter((one) => isOverdue(one, now())) })
}

/** Leaves by the records on the server. Without a connection, SSH is closed unless others were using it. */
async function leave(
  server: Site,
  opening: SshOpening,
  { openings, hasOthers }: Use,
  options: LeaveOptions,
): Promise<void> {
  try {
    await leaveSsh(server, [opening], openings, options)
  } catch (error) {
    const isCut = error instanceof SftpError && error.status === undefined
    if (!isCut || hasOthers) throw error
    await leaveSsh(server, [opening], undefined, options)
  }
}
