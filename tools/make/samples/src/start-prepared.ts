import { createSandbox, type JournaledRequest } from '@hostwright/sandbox/node'
import { connect, writtenAt } from './connect.ts'
import { prepare } from './prepare.ts'
import type { OperationId } from './sample-calls.ts'

/** Sandbox on a port, with the resources that the samples of one operation need. */
export interface Prepared {
  /** The two variables that every sample reads. */
  readonly env: Readonly<Record<'HOSTWRIGHT_BASE_URL' | 'HOSTWRIGHT_API_KEY', string>>
  /** Returns the requests since the preparation, such as `createDnsRecord 200`. */
  readonly requested: () => string[]
  readonly close: () => Promise<void>
}

export async function startPrepared(id: OperationId): Promise<Prepared> {
  const sandbox = await createSandbox({ speed: 0, startAt: writtenAt })
  await prepare(id, connect(sandbox))
  sandbox.transitions.set('reinstall', { mode: 'immediate' })
  // A client has to see the reboot: a VPS that runs immediately may not have begun to reboot.
  const isReboot = id === 'rebootVps'
  sandbox.transitions.set('power', isReboot ? { mode: 'reads', reads: 2 } : { mode: 'immediate' })
  const { url } = await sandbox.listen({ port: 0 })
  const before = sandbox.journal().requests.length
  return {
    env: { HOSTWRIGHT_BASE_URL: url, HOSTWRIGHT_API_KEY: sandbox.apiKey },
    requested: () => sandbox.journal().requests.slice(before).map(describe),
    close: () => sandbox.close(),
  }
}

function describe({ operationId, status }: JournaledRequest): string {
  return `${operationId} ${status}`
}
