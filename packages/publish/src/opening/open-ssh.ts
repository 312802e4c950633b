import { hostname } from 'node:os'
import type { Site } from '@hostwright/hosting'
import type { Waits } from '../remote/waits.ts'
import { PublishError } from '../errors/publish-error.ts'
import { writeLocalOpening } from './local-openings.ts'
import type { SshOpening, SshSwitches } from './ssh-opening.ts'
import { switchSsh } from './switch-ssh.ts'

/** Options of `openSsh`. */
export interface OpeningOptions {
  readonly enableSsh: boolean
  readonly fromAbroad: boolean
  readonly isDryRun: boolean
  /** The folder in which this machine remembers openings. */
  readonly folder: string
  readonly id: string
  readonly waits: Waits
  readonly onNotice: ((text: string) => void) | undefined
}

/** How long a publish may take before its opening is reported. */
const opensForMs = 3_600_000

/**
 * Switches SSH on, or opens it to addresses abroad, if it is not and the options say so. What was changed is written
 * down on this machine before. Returns the record; `undefined` if the options open nothing.
 */
export async function openSsh(
  server: Site,
  { ssh_enabled, abroad_access_restriction }: SshSwitches,
  options: OpeningOptions,
): Promise<SshOpening | undefined> {
  const { enableSsh, fromAbroad, isDryRun, folder, id, waits, onNotice } = options
  const { servername } = server
  const set: Partial<SshSwitches> = {
    ...(!ssh_enabled && { ssh_enabled: true }),
    ...(fromAbroad && abroad_access_restriction && { abroad_access_restriction: false }),
  }
  if (!ssh_enabled && !enableSsh)
    throw new PublishError(
      'ssh-off',
      `SSH is off for ${servername}: switch it on with enableSsh, which opens all sites of the server to its SSH keys until the end of the publish.`,
    )
  if (Object.keys(set).length > 0 && isDryRun)
    throw new PublishError(
      'ssh-off',
      `SSH is closed for ${servername}, and a dry run switches nothing: compare with the server once SSH is open.`,
    )
  if (isDryRun || (!enableSsh && !fromAbroad)) return undefined
  const nowMs = waits.now()
  const opening: SshOpening = {
    id,
    server: servername,
    by: `${hostname()}, process ${process.pid}`,
    at: new Date(nowMs).toISOString(),
    until: new Date(nowMs + opensForMs).toISOString(),
    before: { ssh_enabled, abroad_access_restriction },
    set,
    state: 'in',
  }
  if (Object.keys(set).length === 0) return opening
  onNotice?.(
    `SSH of ${servername} is opened until the end of this publish: all sites of the server are open to the holders of its SSH keys${fromAbroad ? ', also from abroad' : ''}.`,
  )
  await writeLocalOpening(folder, opening)
  await switchSsh(server, set, waits)
  return opening
}
