import { ApiError } from '@hostwright/common'
import type { Site } from '@hostwright/hosting'
import type { Waits } from '../remote/waits.ts'
import type { SshSwitches } from './ssh-opening.ts'

/** Changes the switches of SSH. The API rejects that for a while after the last change, so it is tried for a minute. */
export async function switchSsh(
  server: Site,
  switches: Partial<SshSwitches>,
  { now, sleep }: Waits,
): Promise<void> {
  const until = now() + 60_000
  for (let pause = 1000; ; pause *= 2) {
    try {
      await server.ssh.update(switches)
      return
    } catch (error) {
      const mayPass = error instanceof ApiError && error.code === 'OPERATION_ERROR'
      if (!mayPass || now() + pause > until) throw error
      await sleep(pause)
    }
  }
}
