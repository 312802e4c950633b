import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { PublishError } from './errors/publish-error.ts'
import { type LeftSsh, leaveSsh } from './opening/leave-ssh.ts'
import { openingsFolder, readLocalOpenings } from './opening/local-openings.ts'
import { createServerOpenings } from './opening/server-openings.ts'
import { withSsh } from './opening/with-ssh.ts'
import type { LoginOptions } from './publish-options.ts'

/** Options of `closeSsh`. */
export interface CloseSshOptions extends Omit<LoginOptions, 'enableSsh' | 'fromAbroad' | 'privateKey'> {
  /** The servername. */
  readonly server: string
  /** The private key to log in with. @default none: other publishes that are going on are not found */
  readonly privateKey?: string | undefined
}

/**
 * Closes SSH after publishes that opened it and were killed before they could close it. With a private key, it also
 * finds those of other machines, and leaves SSH open while another publish is going on. Switches that somebody has
 * changed since stay. Does nothing if no opening is known.
 *
 * **Without a private key it ends the access of others that use SSH meanwhile.** Calls
 * `GET /v1/server/{servername}/ssh` (scope: read) and `PUT` of the same path (scope: write).
 *
 * @throws {PublishError} `host-key`, `login` if there is a private key
 * @throws {ApiError} the errors of both calls
 */
export async function closeSsh(client: Client, options: CloseSshOptions): Promise<LeftSsh> {
  const { server, now = Date.now, sleep = (ms) => wait(ms), privateKey } = options
  const waits = { now, sleep }
  const leaving = { folder: openingsFolder(options.openingsFolder), waits }
  const site = createHosting(client).server(server)
  const own = (await readLocalOpenings(leaving.folder)).filter((one) => one.server === server)
  const opensNothing = { enableSsh: false, fromAbroad: false, isDryRun: false }
  const run = { ...options, ...opensNothing, privateKey: privateKey ?? '', id: randomUUID(), waits }
  const unreached = async (): Promise<LeftSsh> => leaveSsh(site, own, undefined, leaving)
  if (privateKey === undefined) return unreached()
  try {
    return await withSsh(site, run, ({ sftp, overdue }) =>
      leaveSsh(site, [...own, ...overdue], createServerOpenings(sftp), leaving),
    )
  } catch (error) {
    if (error instanceof PublishError && (error.reason === 'ssh-off' || error.reason === 'connection'))
      return unreached()
    throw error
  }
}
