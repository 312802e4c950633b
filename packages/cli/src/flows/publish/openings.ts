import { join } from 'node:path'
import { type Client, isApiError } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import type { Finding } from '@hostwright/plan'
import { findOverdueOpenings, type SshOpening } from '@hostwright/publish'
import { configFolder } from '../../context/contexts-file.ts'
import type { System } from '../../system/system.ts'

/** Returns the folder in which this machine remembers that SSH was opened. */
export function openingsFolder(system: System): string {
  return join(configFolder(system), 'ssh-openings')
}

/** Returns a line for each opening of SSH that should have been closed. */
export function toOverdueLines(openings: readonly SshOpening[]): string[] {
  return openings.map(
    ({ server, by, at }) =>
      `SSH of ${server} was opened at ${at} by ${by}, and nobody has closed it: hostwright ssh close ${server}`,
  )
}

/** Returns findings for servers of an account that a killed publish of this machine has left open. */
export async function auditOpenings(system: System, client: Client): Promise<readonly Finding[]> {
  const { now, interrupted: signal } = system
  const findings: Finding[] = []
  for (const { server, at, set } of await findOverdueOpenings({
    openingsFolder: openingsFolder(system),
    now,
  })) {
    // The opening may be of another account.
    const settings = await createHosting(client)
      .server(server)
      .ssh.get({ signal })
      .catch((error: unknown) => {
        if (isApiError(error, 'NOT_FOUND', 'FORBIDDEN')) return undefined
        throw error
      })
    const isOpen = settings && Object.entries(set).some(([name, value]) => ({ ...settings })[name] === value)
    if (isOpen)
      findings.push({
        severity: 'problem',
        check: 'ssh-opening',
        thing: `ssh ${server}`,
        message: `a publish opened SSH at ${at} and did not close it`,
        next: `hostwright ssh close ${server}`,
      })
  }
  return findings
}
